import { readTrained, type ScoreOf } from '../../search/trained.js';
import { standingNames } from './standing.js';

export type { ScoreOf, ValueLayer, ValueNetwork } from '../../search/trained.js';

/** A trained value of Second Edition, read. @throws InvalidArgumentError for what is none */
export const readNetwork = (given: unknown): ScoreOf => readTrained(given, standingNames, 'Second Edition');
