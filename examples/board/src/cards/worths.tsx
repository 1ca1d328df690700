import { Reveal } from '../table/reveal.js';
import { texts } from '../texts.js';
import type { Worth } from '../things/things.js';

/** Numbers, each with all that makes it up. */
export function Worths({ worths }: { readonly worths: readonly Worth[] }) {
  return (
    <ul className="worth-list">
      {worths.map((worth) => (
        <li key={worth.label}>
          <WorthOf worth={worth} />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly worth: Worth;
  /** Where a heading says what it is. */
  readonly bare?: boolean;
}

export function WorthOf({ worth: { label, value, told }, bare = false }: Props) {
  const said = texts().term(label);
  const text = (
    <>
      <span className={bare ? 'aloud' : undefined}>{said}</span> <b>{value}</b>
    </>
  );
  if (told === value) return <span className="worth">{text}</span>;
  return (
    <Reveal className="worth told" title={told} named={said} small content={() => `${said}: ${told}`}>
      {text}
    </Reveal>
  );
}
