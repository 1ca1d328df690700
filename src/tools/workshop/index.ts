/** Shared by the command and the scripts; not for import from outside. */
export {
  type BotKind,
  botKinds,
  botNamed,
  secondEditionPlayers,
  spreadNamed,
  thirdEditionPlayers,
} from './bots.js';
export { type DatasetSetting, datasetColumns, type Rows, rowsOfGame } from './dataset.js';
export { type Order, ordersOf, type Setting, type SimulatedGame, simulate } from './simulation/games.js';
export { reportOn, type SimulationReport, type Span } from './simulation/report.js';
export { aligned, percent, type Row, sharesTable, type Table, table } from './tables.js';
export { type Dealing, type Dealt, dealer, type SpreadSetting } from './threads/dealing.js';
export { type Crew, type SpreadOptions, spreadSearch } from './threads/spread.js';
export { ratingsChart } from './tournament/chart.js';
export {
  type Makers,
  type PlayedGame,
  playTournamentGame,
  type TournamentGame,
} from './tournament/game.js';
export {
  type Duel,
  type Interval,
  type Standing,
  type TournamentReport,
  tournamentReport,
} from './tournament/report.js';
export {
  checkSetting,
  type Entrant,
  gamesOfRound,
  type TournamentOrder,
  type TournamentSetting,
  tournamentOrders,
  wholeRounds,
} from './tournament/setting.js';
export { trialOf } from './trial/second-edition/trial.js';
export { trialInScenario } from './trial/third-edition/trial.js';
export type { Never, Trial, TrialOrders, TrialReport, TriedCard } from './trial/trial.js';
