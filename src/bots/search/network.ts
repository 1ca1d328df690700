import { standingNames } from './standing.js';
import { readTrained, type ScoreOf } from './trained.js';

export type { ScoreOf, ValueLayer, ValueNetwork } from './trained.js';

/** A trained value of Second Edition, read. @throws InvalidArgumentError for what is none */
export const readNetwork = (given: unknown): ScoreOf => readTrained(given, standingNames, 'Second Edition');
