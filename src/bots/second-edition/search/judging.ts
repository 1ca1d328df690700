import type { SecondEditionTypes } from '../../../second-edition/types.js';
import { type JudgedDecision, type JudgingOptions, judged, type PastActions } from '../../search/judging.js';
import { searcher } from './bots.js';

/**
 * The decisions of a game that a searching bot thinks worst: where it would have done something else, it plays both on
 * with the same deals of hidden cards and dice, and compares. It takes as long as it may: call it in a worker.
 *
 * @param past - a table, as `createTable` gives
 * @param options - how long it judges; with an endless budget and a number of passes, it judges alike on every machine
 * @returns at most `most` decisions, the worst first
 * @throws InvalidArgumentError for wrong options
 *
 * @example
 * ```ts
 * import { createTable } from 'runebound-engine';
 * import { worstDecisions } from 'runebound-engine/bots';
 *
 * const table = createTable({ options: { players: 2, seed: 'tamalir' } });
 * worstDecisions(table, { budget: Infinity, passes: 3 }); // []
 * ```
 */
export const worstDecisions = (
  past: PastActions<SecondEditionTypes>,
  options: JudgingOptions = {},
): readonly JudgedDecision<SecondEditionTypes['action']>[] => judged(past, searcher, options);
