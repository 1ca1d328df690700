/** Shared by the command and the scripts; not for import from outside. */
export * from './bots.js';
export * from './dataset.js';
export * from './simulation/games.js';
export * from './simulation/report.js';
export * from './tables.js';
export * from './threads/dealing.js';
export * from './threads/spread.js';
export * from './tournament/chart.js';
export * from './tournament/game.js';
export * from './tournament/report.js';
export * from './tournament/setting.js';
export * from './trial/second-edition/trial.js';
export * from './trial/third-edition/trial.js';
export * from './trial/trial.js';
