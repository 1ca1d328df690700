import { attributes } from '../abilities/language.js';
import { assetOf, playerState, skillOf } from './cards.js';
import { attributeOf, handSize } from './characters.js';
import { excess } from './frames.js';
import type { CardId, SeenPlayer } from './state.js';
import { type G, query } from './vocabulary.js';

/* The limits of what a player may have, in a file of their own so that every other file can import them. */

/**
 * The cards of which a player has to discard one; empty if it is within its limits. Where several limits are passed, it holds the cards of
 * all: the player chooses, since a discard may change another limit (3e.game.simultaneous).
 */
export const tooMuch = query('what a player has too much of', (g: G, player: number): readonly CardId[] => {
  const p = g.state.players[player] as SeenPlayer;
  // One asset of each of the five types (3e.asset.types, 3e.asset.one-per-type).
  const much = p.assets.filter((id, at) =>
    p.assets.some((other, place) => place !== at && assetOf(g, other).type === assetOf(g, id).type),
  );
  // As many learned skills of a type as the attribute (3e.skill.learned-limit).
  for (const type of attributes) {
    const learned = p.skills.filter((id) => skillOf(g, id).type === type);
    if (learned.length > attributeOf(g, player, type)) much.push(...learned);
  }
  // As many cards in hand as the maximum hand size (3e.skill.hand-limit).
  if (p.hand.length > handSize(g, player)) much.push(...p.hand);
  return much;
});

/** Has a player discard the excess at once (3e.skill.hand-limit, 3e.skill.learned-limit, 3e.asset.second). */
export function settle(g: G, player: number): void {
  if (playerState(g, player).hero !== '' && tooMuch(g, player).length > 0) g.call(excess, { player });
}
