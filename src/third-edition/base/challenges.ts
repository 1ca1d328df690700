import { playerState } from './cards.js';
import { inOrder, isDefeated } from './characters.js';
import { combat } from './frames.js';
import type { CardId } from './state.js';
import type { G } from './vocabulary.js';

/* Heroes fight heroes only where a card says so (3e.pvp.none). */

/**
 * The heroes that a card can challenge: in the same hex, not defeated, not challenged by it before (3e.hero.corbin.bounty). A defeated
 * hero challenges no hero (3e.defeat.hero), and a hero in a combat does not either (3e.combat.only-foe).
 */
export const challenged = (g: G, player: number, card: CardId): readonly number[] => {
  if (isDefeated(g, player) || g.find(combat) !== undefined) return [];
  const { hex, used } = playerState(g, player);
  return inOrder(g, player).filter(
    (other) =>
      other !== player &&
      playerState(g, other).hex === hex &&
      !isDefeated(g, other) &&
      !used.includes(`${card}/${other}`),
  );
};
