import { Popover } from 'radix-ui';
import { useAtTable } from '../table/context.js';
import type { CardThing } from '../things/things.js';
import { CardActions } from './card-actions.js';
import { CardFace } from './card-face.js';

/** A card by its name; its face, and what can be done with it, open on a click. */
export function CardChip({ card }: { readonly card: CardThing }) {
  const { screen, busy } = useAtTable();
  const useful = !busy && screen.answers.some((one) => one.card === card.id);
  return (
    <Popover.Root>
      <Popover.Trigger className="chip" data-tone={card.tone} data-useful={useful} data-card={card.id}>
        {card.name}
        {card.note === '' ? null : <small>{card.note}</small>}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="popover" sideOffset={6} collisionPadding={8} aria-label={card.name}>
          <CardFace card={card}>
            <CardActions card={card.id} />
          </CardFace>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
