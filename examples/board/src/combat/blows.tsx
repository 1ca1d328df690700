import { WorthOf, Worths } from '../cards/worths.js';
import { texts } from '../texts.js';
import type { SideThing } from '../things/combat-things.js';

/** What somebody can do in a combat: several kinds of attack as a small table. */
export function Blows({ blows }: { readonly blows: SideThing['blows'] }) {
  const [first] = blows;
  if (first === undefined) return null;
  if (blows.length === 1)
    return (
      <div className="blow">
        <span className="blow-label">{first.label}</span>
        <Worths worths={first.worths} />
      </div>
    );
  const labels = [...new Set(blows.flatMap(({ worths }) => worths.map(({ label }) => label)))];
  return (
    <table className="blows">
      <thead>
        <tr>
          <td />
          {labels.map((label) => (
            <th key={label} scope="col">
              {texts().term(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {blows.map((blow) => (
          <tr key={blow.label}>
            <th scope="row">{blow.label}</th>
            {labels.map((label) => {
              const worth = blow.worths.find((one) => one.label === label);
              return <td key={label}>{worth === undefined ? null : <WorthOf worth={worth} bare />}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
