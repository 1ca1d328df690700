import { texts } from '../texts.js';
import type { CardThing } from '../things/things.js';
import { CardChip } from './card-chip.js';

/** What a card that counts in a test has on its face. */
const success = 'Revealed in a test';

/** Cards that a test revealed, as they lie there, with those that are successes. */
export function Revealed({ cards }: { readonly cards: readonly CardThing[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className="chips revealed" aria-label={texts().term(success)}>
      {cards.map((card, at) => {
        const counts = card.worths.find(({ label }) => label === success);
        return (
          // A card that was shuffled in again may lie there twice.
          <li key={`${at} ${card.id}`} data-success={counts !== undefined}>
            <CardChip card={card} />
            {counts === undefined ? null : <b>✓ {texts().term(counts.value)}</b>}
          </li>
        );
      })}
    </ul>
  );
}
