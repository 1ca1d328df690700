import { discard, playerState, takeOut } from './cards.js';
import { exerted } from './event-kinds/index.js';
import type { CardId } from './state.js';
import { command, type G } from './vocabulary.js';

/**
 * Discards a skill card from hand (3e.exert.cost), as often as the player has any (3e.exert.unlimited); learned skills do not count
 * (3e.exert.not-learned).
 */
export const exert = command('exert', (g: G, player: number, card: CardId): void => {
  if (!takeOut(playerState(g, player).hand, card)) return;
  g.emit(exerted, { player, card, rule: '3e.exert.cost' });
  discard(g, card, '3e.exert.cost');
});
