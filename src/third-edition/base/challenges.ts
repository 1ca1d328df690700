import { playerState } from './cards.js';
import { inOrder, isDefeated } from './characters.js';
import type { CardId } from './state.js';
import type { G } from './vocabulary.js';

/* Heroes against heroes: only where a card says so (3e.pvp.none). */

/** The heroes whom a card can challenge: in the same hex, not defeated, and not challenged by it before (3e.hero.corbin.bounty). */
export const challenged = (g: G, player: number, card: CardId): readonly number[] => {
  const { hex, used } = playerState(g, player);
  return inOrder(g, player).filter(
    (other) =>
      other !== player &&
      playerState(g, other).hex === hex &&
      !isDefeated(g, other) &&
      !used.includes(`${card}/${other}`),
  );
};
