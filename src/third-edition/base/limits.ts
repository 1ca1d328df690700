import { attributes } from '../abilities/language.js';
import { assetOf, playerState, skillOf } from './cards.js';
import { attributeOf, handSize } from './characters.js';
import { excess } from './frames.js';
import type { CardId, SeenPlayer } from './state.js';
import { type G, question } from './vocabulary.js';

/* How much a player may have. It stands apart from what is done about it, so that every chapter can look at it. */

/** What a player has too much of: cards one of which has to go. Empty if nothing. */
export const tooMuch = question(
  'what a player has too much of',
  (g: G, player: number): readonly CardId[] => {
    const p = g.state.players[player] as SeenPlayer;
    // No hero keeps two assets of one of the five types (3e.asset.types, 3e.asset.one-per-type).
    const double = p.assets.find((id, at) =>
      p.assets.some((other, before) => before < at && assetOf(g, other).type === assetOf(g, id).type),
    );
    if (double !== undefined) return p.assets.filter((id) => assetOf(g, id).type === assetOf(g, double).type);
    // No more learned skills of a type than the attribute (3e.skill.learned-limit).
    for (const type of attributes) {
      const learned = p.skills.filter((id) => skillOf(g, id).type === type);
      if (learned.length > attributeOf(g, player, type)) return learned;
    }
    return p.hand.length > handSize(g, player) ? p.hand : [];
  },
);

/** Deals with what a player has too much of, at once (3e.skill.hand-limit, 3e.skill.learned-limit, 3e.asset.second). */
export function settle(g: G, player: number): void {
  if (playerState(g, player).hero !== '' && tooMuch(g, player).length > 0) g.call(excess, { player });
}
