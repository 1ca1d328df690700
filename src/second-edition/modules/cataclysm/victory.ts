import { playerState } from '../../base/cards.js';
import { win } from '../../base/victory.js';
import type { G } from '../../base/vocabulary.js';
import { levelOf } from './curses.js';
import { memoryOf } from './memory.js';

/** Victory points: the levels of a Hero's Curse cards, including one taken from another Hero (va51.curse.victory-points). */
export const victoryPoints = (g: G, player: number): number =>
  playerState(g, player).kept.reduce((sum, card) => sum + levelOf(g, card), 0);

/** Fifteen minus the number of players (va51.winning.target). */
export const pointsToWin = (g: G): number => 15 - g.state.players.length;

export const freedBy = (g: G, player: number): readonly string[] =>
  Object.entries(memoryOf(g).freed).flatMap(([town, { by }]) => (by === player ? [town] : []));

/** Whether a player has points enough and has freed a town (va51.winning.condition). */
export const hasPoints = (g: G, player: number): boolean =>
  victoryPoints(g, player) >= pointsToWin(g) && freedBy(g, player).length > 0;

/** Ends the game if a player has enough points and has freed a town. */
export function checkVictory(g: G): void {
  g.state.players.forEach((_, player) => {
    if (g.state.outcome === null && hasPoints(g, player))
      win(g, player, 'victory-points', 'va51.winning.condition');
  });
}
