import { attributes } from '../abilities/language.js';
import { assetOf, playerState, skillOf } from './cards.js';
import { attributeOf, handSize } from './characters.js';
import { excess } from './frames.js';
import type { CardId, SeenPlayer } from './state.js';
import { type G, query } from './vocabulary.js';

/* How much a player may have. It stands apart from what is done about it, so that every chapter can look at it. */

/**
 * What a player has too much of: cards one of which has to go. Empty if nothing. Where several limits are passed at once, it is of all of them: the
 * player says which comes first, for a card that goes may change another limit (3e.game.simultaneous).
 */
export const tooMuch = query('what a player has too much of', (g: G, player: number): readonly CardId[] => {
  const p = g.state.players[player] as SeenPlayer;
  // No hero keeps two assets of one of the five types (3e.asset.types, 3e.asset.one-per-type).
  const much = p.assets.filter((id, at) =>
    p.assets.some((other, place) => place !== at && assetOf(g, other).type === assetOf(g, id).type),
  );
  // No more learned skills of a type than the attribute (3e.skill.learned-limit).
  for (const type of attributes) {
    const learned = p.skills.filter((id) => skillOf(g, id).type === type);
    if (learned.length > attributeOf(g, player, type)) much.push(...learned);
  }
  // No more cards in hand than its maximum size (3e.skill.hand-limit).
  if (p.hand.length > handSize(g, player)) much.push(...p.hand);
  return much;
});

/** Deals with what a player has too much of, at once (3e.skill.hand-limit, 3e.skill.learned-limit, 3e.asset.second). */
export function settle(g: G, player: number): void {
  if (playerState(g, player).hero !== '' && tooMuch(g, player).length > 0) g.call(excess, { player });
}
