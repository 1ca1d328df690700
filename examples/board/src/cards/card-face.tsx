import type { ReactNode } from 'react';
import type { CardThing } from '../things/things.js';

interface Props {
  readonly card: CardThing;
  readonly children?: ReactNode;
}

/** A card as somebody reads it. */
export function CardFace({ card, children }: Props) {
  return (
    <article className="card" data-tone={card.tone} data-card={card.id}>
      <header>
        <h3>{card.name}</h3>
        <p className="sort">{card.sort}</p>
      </header>
      {card.worths.length > 0 ? (
        <dl className="worths">
          {card.worths.map(({ label, value, told }) => (
            <div key={label} title={told}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {card.text === '' ? null : <p className="text">{card.text}</p>}
      {card.flavor === '' ? null : <p className="flavor">{card.flavor}</p>}
      {card.note === '' ? null : <p className="note">{card.note}</p>}
      {children}
    </article>
  );
}
