import { EmblemPicture } from '../faces/emblem-picture.js';
import { useAtTable } from '../table/context.js';
import { Reveal } from '../table/reveal.js';
import { texts } from '../texts.js';
import type { CardThing } from '../things/things.js';
import { CardActions } from './card-actions.js';
import { CardFace } from './card-face.js';

/** A card by its name; its face, and what can be done with it, open on a click. */
export function CardChip({ card }: { readonly card: CardThing }) {
  const { screen, busy } = useAtTable();
  const useful = !busy && screen.answers.some((one) => one.card === card.id);
  return (
    <Reveal
      className="chip"
      named={card.name}
      data={{ 'data-tone': card.tone, 'data-useful': useful, 'data-card': card.id }}
      content={(close) => (
        <CardFace card={card}>
          <CardActions card={card.id} onChosen={close} />
        </CardFace>
      )}
    >
      <EmblemPicture emblem={card.emblem} />
      <span>{texts().breakable(card.name)}</span>
      {card.note === '' ? null : <small>{card.note}</small>}
    </Reveal>
  );
}
