import { readTrained, type ScoreOf } from '../../search/trained.js';
import { standingNames } from './standing.js';

export type { ScoreOf, ValueLayer, ValueNetwork } from '../../search/trained.js';

/**
 * Reads a trained value of Second Edition.
 *
 * @throws InvalidArgumentError for a wrong value
 */
export const readNetwork = (given: unknown): ScoreOf => readTrained(given, standingNames, 'Second Edition');
