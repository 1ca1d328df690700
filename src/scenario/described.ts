import {
  EngineError,
  type Envelope,
  InvalidScenarioError,
  type Owned,
  type Problem,
  type Source,
  sourceFrom,
  UnknownRulesetError,
  wordsOfSeed,
} from '../kernel/index.js';

/* What descriptions of every edition have in common, from their first reading to the position that can be played on. */

/** Nothing is played on where something is wrong. */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new InvalidScenarioError(problems);
}

/**
 * What is wrong with a description, where `lay` puts it on the table or throws.
 *
 * @param named - where in a description its rules are named, such as `game/modules`
 */
export function problemsIn(lay: () => unknown, named: string): readonly Problem[] {
  try {
    lay();
    return [];
  } catch (error) {
    if (error instanceof InvalidScenarioError) return error.problems;
    if (error instanceof UnknownRulesetError) {
      const { reason: message, rule } = error;
      return [{ path: named, message, ...(rule ? { rule } : {}) }];
    }
    if (error instanceof EngineError) return [{ path: 'game', message: error.message }];
    throw error;
  }
}

/** Gives a state the chance that its description asks for: told, unless there is a seed. Gives the generator, or `null`. */
export function giveChance(
  state: Owned<Envelope>,
  { chance, seed }: { readonly chance?: string | undefined; readonly seed?: string | number | undefined },
): Source | null {
  const seeded = (chance ?? (seed === undefined ? 'manual' : 'seeded')) === 'seeded';
  const source = seeded ? sourceFrom(wordsOfSeed(seed ?? 'scenario')) : null;
  state.chance = {
    mode: seeded ? 'seeded' : 'manual',
    generator: source ? source.words() : null,
    answered: 0,
    trail: 0,
  };
  return source;
}
