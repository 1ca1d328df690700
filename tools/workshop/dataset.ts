import * as second from '../../src/bots/second-edition/index.js';
import * as third from '../../src/bots/third-edition/index.js';
import { rulesetOf } from '../../src/second-edition/bundled.js';
import { rulesetOf as rulesetOfScenario } from '../../src/third-edition/bundled.js';
import { type BotKind, secondEditionBots, thirdEditionBots } from './bots.js';
import type { Setting } from './simulation/games.js';

/** The games of a data set: an unfinished one is dropped, as it teaches nothing. */
export interface DatasetSetting extends Omit<Setting, 'players'> {
  readonly players: number;
}

export type Rows = readonly (readonly number[])[];

/** The second column names its unit: in games by rounds all may lose. */
export const datasetColumns = (edition: DatasetSetting['edition']): readonly string[] =>
  edition === 'third-edition'
    ? ['game', 'round', 'seat', 'won', ...third.standingNames]
    : ['game', 'turn', 'seat', 'won', ...second.standingNames];

const SEAT = 2;
const WON = 3;

/** The rows of a game: one for each player at the start of each turn, or round; none for an unfinished game. */
export const rowsOfGame = (setting: DatasetSetting, game: number): Rows =>
  setting.edition === 'third-edition' ? thirdEditionRows(setting, game) : secondEditionRows(setting, game);

const seedOf = ({ seed }: DatasetSetting, game: number): string => `${seed}/${game}`;

function seated<B>(
  { bots, players, ...setting }: DatasetSetting,
  of: Readonly<Record<BotKind, (seed: string) => B>>,
  game: number,
): B[] {
  const seed = seedOf({ ...setting, bots, players }, game);
  return Array.from({ length: players }, (_, seat) =>
    of[bots[(game + seat) % bots.length] as BotKind](`${seed}/${seat}`),
  );
}

function settled(rows: readonly number[][], winners: readonly number[]): Rows {
  for (const row of rows) row[WON] = winners.includes(row[SEAT] as number) ? 1 / winners.length : 0;
  return rows;
}

function secondEditionRows(setting: DatasetSetting, game: number): Rows {
  const { modules, players, bound } = setting;
  const ruleset = rulesetOf(modules);
  const rows: number[][] = [];
  let turn = 0;
  const { outcome } = second.playGame({
    modules,
    players,
    seed: seedOf(setting, game),
    maxTurns: bound,
    ruleset,
    bots: seated(setting, secondEditionBots, game),
    onAction(_action, state) {
      if (state.turn === turn) return;
      turn = state.turn;
      for (const [seat, standing] of second.standings(state, ruleset).entries())
        rows.push([game, turn, seat, 0, ...standing]);
    },
  });
  return outcome === null || outcome.winners.length === 0 ? [] : settled(rows, outcome.winners);
}

/** Games that all lost are included: a model has to learn how likely they are. Players out of the game get no rows. */
function thirdEditionRows(setting: DatasetSetting, game: number): Rows {
  const { scenarios, players, bound } = setting;
  const scenario = scenarios[game % scenarios.length] as third.PlayOptions['scenario'] & string;
  const ruleset = rulesetOfScenario(scenario);
  const rows: number[][] = [];
  let round = 0;
  const { outcome } = third.playGame({
    scenario,
    players,
    seed: seedOf(setting, game),
    maxRounds: bound,
    ruleset,
    bots: seated(setting, thirdEditionBots, game),
    onAction(_action, state) {
      if (state.round === round) return;
      round = state.round;
      for (const [seat, standing] of third.standings(state, ruleset).entries())
        if (state.players[seat]?.out === false) rows.push([game, round, seat, 0, ...standing]);
    },
  });
  return outcome === null ? [] : settled(rows, outcome.winners);
}
