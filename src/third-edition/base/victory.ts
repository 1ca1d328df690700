import type { RuleId } from '../../register/rule-ids.js';
import { gameLost, gameWon } from './event-kinds/index.js';
import { command, type G } from './vocabulary.js';

/* Who defeats the villain wins alone, or all lose (3e.end.win, 3e.end.loss, 3e.game.competitive); no ties (3e.end.no-tie). */

export const waysToLose = { 'all-eliminated': 'Every hero has been eliminated.' } as const;

/** Ends the game. Without winners all players lose; otherwise the others share the last place. */
export const endGame = command(
  'the game ends',
  (g: G, winners: readonly number[], how: string, rule: RuleId): void => {
    const others = g.state.players.map((_, player) => player).filter((player) => !winners.includes(player));
    const ranking = winners.length === 0 ? [others] : others.length === 0 ? [winners] : [winners, others];
    if (winners.length === 0) g.emit(gameLost, { how, ranking, rule });
    for (const player of winners) g.emit(gameWon, { player, how, winners, ranking, rule });
    g.end({ winners, ranking, how, rule });
  },
);
