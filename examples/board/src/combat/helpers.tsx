import { Fragment } from 'react';
import { CardChip } from '../cards/card-chip.js';
import { WorthOf } from '../cards/worths.js';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';
import type { SideThing } from '../things/combat-things.js';

/** Those who fight beside a hero: a line each, with what is left of them and what each attack is worth. */
export function Helpers({ helpers }: { readonly helpers: readonly SideThing[] }) {
  const { screen } = useAtTable();
  const [{ gauges, blows } = { gauges: [], blows: [] }] = helpers;
  return (
    <div className="side" data-side={0}>
      <table className="helpers">
        <thead>
          <tr>
            <th scope="col">{texts().table.helpers}</th>
            {gauges.map(({ label }) => (
              <th key={label} scope="col">
                {texts().term(label)}
              </th>
            ))}
            {blows.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {helpers.map(({ card: id, name, acting, gauges: left, blows: attacks }) => {
            const card = screen.card(id);
            return (
              <tr key={id} className="fighter" data-acting={acting} data-card={id}>
                <td>{card === null ? name : <CardChip card={{ ...card, name, note: '' }} />}</td>
                {left.map((gauge) => (
                  <td key={gauge.label} title={gauge.told}>
                    <b>{gauge.left}</b>
                    {gauge.left > gauge.max ? null : <span className="faint">/{gauge.max}</span>}
                  </td>
                ))}
                {attacks.map(({ label, worths }) => (
                  <td key={label}>
                    {worths.map((worth, at) => (
                      <Fragment key={worth.label}>
                        {at === 0 ? null : '/'}
                        <WorthOf worth={worth} bare />
                      </Fragment>
                    ))}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
