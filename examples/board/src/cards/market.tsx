import { useEffect, useRef } from 'react';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';
import type { StallThing } from '../things/things.js';
import { CardActions } from './card-actions.js';
import { CardFace } from './card-face.js';
import { Tip } from './tip.js';

/** What lies in the markets, with what it costs and why it cannot be had. */
export function Market({ stalls }: { readonly stalls: readonly StallThing[] }) {
  const { trading } = useAtTable().screen;
  const list = useRef<HTMLDivElement>(null);
  const nearest = stalls[0]?.place;
  // The market where the hero is stands first: it is seen, wherever the list was scrolled to before.
  useEffect(() => {
    if (nearest !== undefined || trading) list.current?.parentElement?.scrollTo(0, 0);
  }, [nearest, trading]);
  if (stalls.length === 0) return <p className="empty">{texts().table.cards.nothing}</p>;
  return (
    <div ref={list}>
      {stalls.map(({ place, near, offers }, at) => (
        <section key={place} className="stall" aria-label={texts().table.cards.marketOf(place)}>
          <h3>
            <Tip of={`stalls ${at}`}>{place}</Tip> {near === '' ? null : <small>{near}</small>}
          </h3>
          <div className="offers">
            {offers.map((card) => (
              <CardFace key={card.id} card={card}>
                <CardActions card={card.id} />
              </CardFace>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
