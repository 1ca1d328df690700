import { type ChanceOutcome, canonicalJson, InvalidArgumentError, viewerOf } from '../kernel/index.js';
import type { AnyRuleset } from './edition.js';
import type { AnySeen } from './seen.js';

/* Chance as a player: its answers with their numbers and probabilities, those that come to the same merged. */

/** One answer that chance may give, with its number. */
export interface NumberedOutcome extends ChanceOutcome {
  /** The number that `step` takes: its place in the ruleset's own list of outcomes. */
  readonly index: number;
}

/**
 * How far outcomes are merged: `alike` merges dice that fell in another order and things of one look, such as counters of one color;
 * `exact` also merges all outcomes that lead to the same position, which takes a step for each of them.
 */
export type Merging = 'alike' | 'exact';

/** More outcomes than any request of the rules has. */
export const mostOutcomes = 4096;

/** What chance may answer now, as the ruleset lists it. */
export const numbered = (ruleset: AnyRuleset, state: AnySeen): NumberedOutcome[] =>
  ruleset.chanceOutcomes(state).map((outcome, index) => ({ ...outcome, index }));

/** What chance may answer now, merged, with probabilities that add up to 1; empty while it is not asked. */
export function outcomesIn(
  ruleset: AnyRuleset,
  state: AnySeen,
  merging: Merging = 'alike',
): NumberedOutcome[] {
  if (merging !== 'alike' && merging !== 'exact')
    throw new InvalidArgumentError('Outcomes are merged as "alike" or as "exact".');
  const outcomes = numbered(ruleset, state);
  // Dice in another order are one outcome of the ruleset, and no two cards are alike.
  const isMerged = merging === 'exact' || outcomes[0]?.action.type === 'chance/pick';
  if (!isMerged || viewerOf(state as never) !== undefined) return outcomes;
  const merged = new Map<string, NumberedOutcome>();
  for (const outcome of outcomes) {
    const next: AnySeen = ruleset.apply(state, outcome.action);
    const position = canonicalJson({ ...next, chance: null });
    const same = merged.get(position);
    merged.set(
      position,
      same === undefined ? outcome : { ...same, probability: same.probability + outcome.probability },
    );
  }
  return [...merged.values()];
}

/**
 * The outcome that a number from 0 to 1 falls on.
 * @throws InvalidArgumentError where chance is not asked, and for another number
 */
export function outcomeAt(outcomes: readonly NumberedOutcome[], random: number): NumberedOutcome {
  if (!(typeof random === 'number' && random >= 0 && random < 1))
    throw new InvalidArgumentError('Chance falls by a number from 0 up to, and not, 1.');
  let rest = random;
  for (const outcome of outcomes) {
    rest -= outcome.probability;
    if (rest < 0) return outcome;
  }
  // What is left is an error of the last digits.
  const last = outcomes.at(-1);
  if (last === undefined) throw new InvalidArgumentError('Chance is not asked here.');
  return last;
}
