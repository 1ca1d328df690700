import { useEffect, useRef } from 'react';
import { texts } from '../texts.js';
import type { StallThing } from '../things/things.js';
import { CardActions } from './card-actions.js';
import { CardFace } from './card-face.js';
import { Tip } from './tip.js';

/** What lies in the markets, with what it costs and why it cannot be had. */
export function Market({ stalls }: { readonly stalls: readonly StallThing[] }) {
  const first = useRef<HTMLElement>(null);
  const nearest = stalls[0]?.place;
  // The market that one comes to is seen first.
  useEffect(() => {
    if (nearest !== undefined) first.current?.closest('.tab-content')?.scrollTo(0, 0);
  }, [nearest]);
  if (stalls.length === 0) return <p className="empty">{texts().table.cards.nothing}</p>;
  return stalls.map(({ place, near, offers }, at) => (
    <section
      key={place}
      ref={at === 0 ? first : null}
      className="stall"
      aria-label={texts().table.cards.marketOf(place)}
    >
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
  ));
}
