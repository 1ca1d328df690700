import { type FrameRef, sameItems } from '../../../kernel/index.js';
import { cardId, count, type FrameWith, listOf, object, seat, text, whole } from '../schemas.js';
import { side } from './parts.js';

/** The locals of {@link EffectsFrame}. */
export const effectsLocals = () =>
  object('an effects frame', {
    /** The player whom the card calls "you", together with its hero (3e.game.you). */
    player: seat,
    /** The card of the effects. */
    card: cardId,
    /** The address of the list of effects in the content. */
    list: text('where a list of effects stands', 300),
    /** The index of the current effect, from 0. */
    at: whole(0, 1000),
    /** The choices made for it so far. */
    chosen: listOf(text('a choice'), 1000),
    /** The surge symbols spent (3e.combat.surge-x). */
    x: count,
    /** The successes of the last test, or the matches of the last exploration. */
    counted: count,
    /** The side of the combat that uses it; `null` outside combat. */
    side: side.nullable(),
  });
/** A list of effects is carried out, one after the other. */
export type EffectsFrame = FrameWith<'effects', typeof effectsLocals>;
/** Called for a list of card effects. */
export const effects: FrameRef<EffectsFrame, 'player' | 'card' | 'list'> = {
  kind: 'effects',
  form: {
    write(f, { player, card, list, at = 0, chosen = [], x = 0, counted = 0, side = null }, step, own) {
      f.player = player;
      f.card = card;
      f.list = list;
      f.at = at;
      f.chosen = own(chosen);
      f.x = x;
      f.counted = counted;
      f.side = side;
      f.kind = 'effects';
      f.step = step;
    },
    same: (a, b) =>
      a.player === b.player &&
      a.card === b.card &&
      a.list === b.list &&
      a.at === b.at &&
      sameItems(a.chosen, b.chosen) &&
      a.x === b.x &&
      a.counted === b.counted &&
      a.side === b.side,
  },
};
