import { Popover } from 'radix-ui';
import type { Worth } from '../things/things.js';

/** Numbers, each with all that makes it up. */
export function Worths({ worths }: { readonly worths: readonly Worth[] }) {
  return (
    <ul className="worth-list">
      {worths.map(({ label, value, told }) => (
        <li key={label}>
          {told === value ? (
            <span className="worth">
              <span>{label}</span> <b>{value}</b>
            </span>
          ) : (
            <Popover.Root>
              <Popover.Trigger className="worth told" title={told}>
                <span>{label}</span> <b>{value}</b>
              </Popover.Trigger>
              <Popover.Portal>
                <Popover.Content className="popover small" sideOffset={4} collisionPadding={8}>
                  {label}: {told}
                </Popover.Content>
              </Popover.Portal>
            </Popover.Root>
          )}
        </li>
      ))}
    </ul>
  );
}
