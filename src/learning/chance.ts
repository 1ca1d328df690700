import { type ChanceOutcome, canonicalJson, InvalidArgumentError, viewerOf } from '../kernel/index.js';
import type { AnyRuleset } from './edition.js';
import type { AnySeen } from './observation.js';

/* Chance as a player: numbered outcomes with probabilities, equivalent ones merged. */

/** An outcome of chance, with its number. */
export interface NumberedOutcome extends ChanceOutcome {
  /** The number that `step` takes: its index in the ruleset's list of outcomes. */
  readonly index: number;
}

/**
 * How outcomes are merged: `alike` merges dice in another order and things that look the same, such as counters of one
 * color; `exact` also merges all outcomes with the same resulting position, at the price of a step for each.
 */
export type Merging = 'alike' | 'exact';

/** More outcomes than any request of the rules has. */
export const mostOutcomes = 4096;

export const numbered = (ruleset: AnyRuleset, state: AnySeen): NumberedOutcome[] =>
  ruleset.chanceOutcomes(state).map((outcome, index) => ({ ...outcome, index }));

/** The merged outcomes of chance, with probabilities that add up to 1; empty if chance is not asked. */
export function outcomesIn(
  ruleset: AnyRuleset,
  state: AnySeen,
  merging: Merging = 'alike',
): NumberedOutcome[] {
  if (merging !== 'alike' && merging !== 'exact')
    throw new InvalidArgumentError('Outcomes are merged as "alike" or as "exact".');
  const outcomes = numbered(ruleset, state);
  // The ruleset lists dice in another order as one outcome already, and no two cards are alike.
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
 * The outcome at a number from 0 to 1.
 *
 * @throws InvalidArgumentError if chance is not asked, and for another number
 */
export function outcomeAt(outcomes: readonly NumberedOutcome[], random: number): NumberedOutcome {
  if (!(typeof random === 'number' && random >= 0 && random < 1))
    throw new InvalidArgumentError('Chance falls by a number from 0 up to, and not, 1.');
  let rest = random;
  for (const outcome of outcomes) {
    rest -= outcome.probability;
    if (rest < 0) return outcome;
  }
  // Rounding may leave a rest.
  const last = outcomes.at(-1);
  if (last === undefined) throw new InvalidArgumentError('Chance is not asked here.');
  return last;
}
