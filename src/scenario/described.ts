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

export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new InvalidScenarioError(problems);
}

/**
 * The problems of a scenario; `lay` lays it out or throws.
 * @param named - the path of the rules in a scenario, such as `game/modules`
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

/** Gives a state seeded or manual chance, as the scenario says. Returns the generator, or `null`. */
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
