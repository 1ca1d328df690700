import { type Bot, playGame, standingNames, standings } from '../bots/index.js';
import { rulesetOf } from '../second-edition/whole.js';
import { type BotKind, secondEditionBots } from './bots.js';

/* A data set to learn from: how players stood, turn by turn, and who won. */

/** What games a data set is made of. */
export interface DatasetSetting {
  readonly modules: readonly string[];
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  /** Turns a player after which a game is given up: one without a winner teaches nothing. */
  readonly bound: number;
  /** Who plays: the n-th bot of the g-th game. */
  readonly botOf: (game: number, seat: number, seed: string) => Bot;
}

/** The columns: which game, which turn, whose standing, whether that player won in the end, or which share of it; and the standing. */
export const datasetColumns = ['game', 'turn', 'seat', 'won', ...standingNames] as const;

/** The rows of one game: one for each player at the beginning of each turn; none if nobody won. */
export function rowsOfGame(setting: DatasetSetting, game: number): readonly (readonly number[])[] {
  const { modules, players, bound } = setting;
  const seed = `${setting.seed}/${game}`;
  const ruleset = rulesetOf(modules);
  const rows: number[][] = [];
  let turn = 0;
  const { outcome } = playGame({
    modules,
    players,
    seed,
    maxTurns: bound,
    ruleset,
    bots: Array.from({ length: players }, (_, seat) => setting.botOf(game, seat, `${seed}/${seat}`)),
    onAction(_action, state) {
      if (state.turn === turn) return;
      turn = state.turn;
      for (const [seat, standing] of standings(state, ruleset).entries())
        rows.push([game, turn, seat, 0, ...standing]);
    },
  });
  if (outcome === null || outcome.winners.length === 0) return [];
  const share = 1 / outcome.winners.length;
  const won = datasetColumns.indexOf('won');
  const seatAt = datasetColumns.indexOf('seat');
  for (const row of rows) row[won] = outcome.winners.includes(row[seatAt] as number) ? share : 0;
  return rows;
}

/** Bots of these kinds in turn, whose seats change from game to game. */
export const datasetBot =
  (kinds: readonly BotKind[]): DatasetSetting['botOf'] =>
  (game, seat, seed) =>
    secondEditionBots[kinds[(game + seat) % kinds.length] as BotKind](seed);
