import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Props {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly tabs: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
}

export function Tabs({ chosen, onChoose, tabs }: Props) {
  return (
    <Radix.Root value={chosen} onValueChange={onChoose} className="tabs">
      <Radix.List className="tab-list" aria-label="What to look at">
        {tabs.map(({ id, title }) => (
          <Radix.Trigger key={id} value={id} className="tab">
            {title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} className="tab-content">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
