import { cardId, listOf, object, seat, text } from '../schemas.js';
import { ability } from './parts.js';

/** The player may use an ability that something set off and that has a cost. */
export const offerLocals = () =>
  object('an offer frame', {
    player: seat, // Who may use it.
    card: cardId, // The card.
    ability, // Its ability.
  });

/** One moment has set off several abilities of a player, who chooses their order (3e.game.simultaneous). */
export const triggersLocals = () =>
  object('a triggers frame', {
    player: seat, // Whose abilities they are.
    /** Abilities that have not acted yet, as `card/ability`; those of one card in the order of the card (3e.game.ability-order). */
    left: listOf(text('an ability, as `card/ability`', 300), 100),
  });
