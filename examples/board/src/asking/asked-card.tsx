import { useState } from 'react';
import { CardFace } from '../cards/card-face.js';
import { useNarrow } from '../table/use-narrow.js';
import { texts } from '../texts.js';
import type { CardThing } from '../things/things.js';

/** So many characters leave room for the answers below them on a phone. */
const room = 160;

/** The card that is asked about. On a phone a long text is cut, so that the answers stay in sight; a button has the rest. */
export function AskedCard({ card }: { readonly card: CardThing }) {
  const isNarrow = useNarrow('phone');
  const [whole, setWhole] = useState('');
  const isWhole = whole === card.id;
  if (!isNarrow || card.text.length + card.flavor.length <= room) return <CardFace card={card} />;
  return (
    <div className="asked-card" data-whole={isWhole}>
      <CardFace card={card}>
        <button
          type="button"
          className="quiet"
          aria-expanded={isWhole}
          onClick={() => setWhole(isWhole ? '' : card.id)}
        >
          {isWhole ? texts().table.question.lessText : texts().table.question.moreText}
        </button>
      </CardFace>
    </div>
  );
}
