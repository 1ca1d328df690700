import { useEffect, useState } from 'react';
import { usual } from '../../../server/src/bots/strengths.js';
import { CardChip } from '../cards/card-chip.js';
import type { View } from '../table/client.js';
import { useAtTable } from '../table/context.js';
import { useTable } from '../table/use-table.js';
import { texts } from '../texts.js';

/** What the bot that is dealt with would say to the offer, a little later; empty beside a person, and where nothing can be offered. */
function useVerdict(): string {
  const { client, screen, look } = useAtTable();
  const { seats } = useTable(client);
  const { view, viewer } = look;
  const [found, setFound] = useState<{ readonly of: View; readonly takes: boolean | null }>();
  const other = screen.offer.find(({ player }) => player !== viewer);
  const seat = seats[other?.player ?? -1];
  const strength = seat?.is === 'bot' ? (seat.strength ?? usual) : null;
  const mayOffer = screen.answers.some(({ action }) => action.type === 'offer/propose');
  useEffect(() => {
    if (strength === null || !mayOffer) return;
    let isOver = false;
    const show = (takes: boolean | null): void => (isOver ? undefined : setFound({ of: view, takes }));
    void import('../table/local.js')
      .then(({ takesOffer }) => takesOffer(view, strength))
      .then(show, () => show(null));
    return () => {
      isOver = true;
    };
  }, [view, strength, mayOffer]);
  const takes = found?.of === view ? found.takes : null;
  return takes === null || other === undefined ? '' : texts().things.takesIt(other.name, takes);
}

/** The offer of two players who deal with each other, as it stands. */
export function Offer() {
  const { offer } = useAtTable().screen;
  const verdict = useVerdict();
  const said = texts().things;
  if (offer.length === 0) return null;
  return (
    <>
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
      {verdict === '' ? null : (
        <p className="when verdict" aria-live="polite">
          {verdict}
        </p>
      )}
    </>
  );
}
