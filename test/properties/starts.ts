import fc from 'fast-check';
import { type GameState, UnknownRulesetError } from '../../src/index.js';
import { fromScenario, type Scenario } from '../../src/scenario/second-edition/index.js';
import { bundledModules, rulesetOf } from '../../src/second-edition/index.js';
import { positionFrom } from './positions.js';

/* Positions from which random games begin: from the setup, and from the middle of anything, with any modules that go together. */

/** A way to begin: options of a game, or a scenario. */
export type Start =
  | { readonly players: number; readonly seed: number; readonly modules: readonly string[] }
  | { readonly scenario: Scenario };

export const modulesOf = (start: Start): readonly string[] =>
  'players' in start ? start.modules : (start.scenario.game.modules ?? []);

/** Modules with all that they require, in the order of the bundle: a stable name for a set. */
export function complete(modules: readonly string[]): readonly string[] {
  const wanted = new Set(modules);
  for (const id of wanted) for (const needed of bundledModules[id]?.requires ?? []) wanted.add(needed);
  return Object.keys(bundledModules).filter((id) => wanted.has(id));
}

/** Why these modules cannot be in force together, or `null`. */
export function refusalOf(modules: readonly string[]): UnknownRulesetError | null {
  try {
    rulesetOf(modules);
    return null;
  } catch (error) {
    if (error instanceof UnknownRulesetError) return error;
    throw error;
  }
}

/** For how many players a game with these modules is. */
function seatsFor(modules: readonly string[]): readonly [number, number] {
  const rooms = modules.flatMap((id) => bundledModules[id]?.seats ?? []);
  return [
    Math.max(1, ...rooms.map((room) => room.atLeast)),
    Math.min(6, ...rooms.map((room) => room.atMost)),
  ];
}

/** As many of these modules as go together, the earlier ones first. */
export function compatible(modules: readonly string[]): readonly string[] {
  let chosen: readonly string[] = [];
  for (const id of modules) {
    const more = complete([...chosen, id]);
    if (refusalOf(more) === null) chosen = more;
  }
  return chosen;
}

/** Any modules that go together: often none, or all that do. */
const anyModules: fc.Arbitrary<readonly string[]> = fc
  .shuffledSubarray(Object.keys(bundledModules))
  .map(compatible);

const fromSetup = (modules: fc.Arbitrary<readonly string[]>): fc.Arbitrary<Start> =>
  modules.chain((chosen) => {
    const [min, max] = seatsFor(chosen);
    return fc.record(
      { players: fc.integer({ min, max }), seed: fc.nat(), modules: fc.constant(chosen) },
      { noNullPrototype: true },
    );
  });

const fromAnywhere = (modules: fc.Arbitrary<readonly string[]>): fc.Arbitrary<Start> =>
  fc
    .tuple(
      fc.array(fc.nat({ max: 9999 }), { minLength: 40, maxLength: 120 }),
      fc.nat(),
      fc.constantFrom('seeded', 'manual'),
      modules,
    )
    .map(([numbers, seed, chance, chosen]) => {
      const { game, given } = positionFrom(numbers, chosen, seatsFor(chosen));
      const random = chance === 'seeded' ? { seed } : { chance: 'manual' as const };
      return { scenario: { game: { ...game, ...random }, ...(given ? { given } : {}) } };
    });

/** Any way to begin with modules. */
const startsOf = (modules: fc.Arbitrary<readonly string[]>): fc.Arbitrary<Start> =>
  fc.oneof({ weight: 1, arbitrary: fromSetup(modules) }, { weight: 3, arbitrary: fromAnywhere(modules) });

/** Any way to begin with exactly these modules. */
export const startsWith = (modules: readonly string[]): fc.Arbitrary<Start> => startsOf(fc.constant(modules));

/** The modules of the expansion packs, VA46 to VA51. */
export const packs: readonly string[] = [
  ...['rituals-and-runes', 'weapons-of-legend', 'traps-and-terrors', 'beasts-and-bandits'],
  ...['seven-scions', 'seven-scions-cooperative', 'cataclysm'],
];

/** Any way to begin with one of these modules at least, and any others that go together with it. */
export const startsAmong = (wanted: readonly string[]): fc.Arbitrary<Start> =>
  startsOf(
    fc
      .tuple(
        fc.shuffledSubarray([...wanted], { minLength: 1 }),
        fc.shuffledSubarray(Object.keys(bundledModules).filter((id) => !wanted.includes(id))),
      )
      .map(([first, others]) => compatible([...first, ...others])),
  );

/** Any way to begin. */
export const starts: fc.Arbitrary<Start> = startsOf(anyModules);

/** The first state, or `null` where the description breaks a rule and cannot be put on the table. */
export function begin(start: Start): GameState | null {
  if ('players' in start) return rulesetOf(start.modules).createGame(start);
  try {
    return fromScenario(start.scenario);
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidScenarioError') return null;
    throw error;
  }
}
