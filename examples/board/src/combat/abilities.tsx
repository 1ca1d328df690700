import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';
import type { AbilityThing } from '../things/combat-things.js';
import { TokenSign } from './token-symbol.js';

/** What the cards of a side can do, with what it costs; a button where it can be used now, with the fewest tokens. */
export function Abilities({ abilities }: { readonly abilities: readonly AbilityThing[] }) {
  const { client, screen, busy } = useAtTable();
  if (abilities.length === 0) return null;
  return (
    <ul className="abilities" aria-label={texts().table.abilities}>
      {abilities.map(({ card, ability, name, text, surges, used }) => {
        const [answer] = (busy ? [] : screen.answers)
          .filter((one) => one.card === card && one.ability === ability)
          .toSorted((a, b) => a.tokens.length - b.tokens.length);
        const inside = (
          <>
            <strong>{name}</strong>
            {surges === '' ? null : (
              <span className="surges" role="img" aria-label={texts().table.surges(Number(surges) || 1)}>
                <TokenSign symbol="surge" /> {surges}
              </span>
            )}
            {used ? <em>{texts().table.used}</em> : null}
            {text === '' ? null : <span className="does">{text}</span>}
          </>
        );
        return (
          <li key={`${card} ${ability}`} data-used={used}>
            {answer ? (
              <button type="button" className="ability" onClick={() => void client.act([answer.action])}>
                {inside}
              </button>
            ) : (
              <p className="ability">{inside}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
