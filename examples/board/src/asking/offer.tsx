import { CardChip } from '../cards/card-chip.js';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';

/** The offer of two players who deal with each other, as it stands. */
export function Offer() {
  const { offer } = useAtTable().screen;
  const said = texts().things;
  if (offer.length === 0) return null;
  return (
    <dl className="offer" aria-live="polite">
      {offer.map(({ player, name, gold, cards, worth }) => (
        <div key={player} data-player={player}>
          <dt>{said.offered(name)}</dt>
          <dd className="chips">
            {gold === 0 ? null : <b>{said.gold(gold)}</b>}
            {cards.map((card) => (
              <CardChip key={card.id} card={card} />
            ))}
            {gold === 0 && cards.length === 0 ? <span className="faint">{said.offersNothing}</span> : null}
          </dd>
          {cards.length === 0 ? null : <dd className="faint">{said.comesTo(worth)}</dd>}
        </div>
      ))}
    </dl>
  );
}
