import { sameJson } from '../kernel/copy.js';
import {
  type DeepReadonly,
  EngineError,
  type Envelope,
  Game,
  InvalidArgumentError,
  InvalidScenarioError,
  type Json,
  type Owned,
  type Problem,
  type Rules,
  UnknownRulesetError,
  viewerOf,
} from '../kernel/index.js';
import { show } from '../kernel/saves/describe-value.js';
import { arrangeModules } from './of-modules.js';

/* From a state to a scenario: it says the table, then the step in progress, and compares the scenario's position with the state. */

/** A position as a scenario. */
export interface ToldPosition<T> {
  /** The scenario; `null` if no scenario comes near the state, as in a game that is over or in its setup. */
  readonly scenario: T | null;
  /** The members of the state that the scenario does not give back, with the reason; empty if it gives back all. */
  readonly unsaid: readonly Problem[];
}

export interface TellingParts<S, T> {
  /** Why no scenario can be like it; `null` if one may be. */
  hopeless(state: S): Problem | null;
  /** The table in the words of scenarios. */
  table(state: S): object;
  /** What may be going on, the plainest words first. */
  readonly givens: (state: S) => readonly object[];
  build(scenario: T): S;
  /** A state without what does not matter for what may come, such as the order of cards out of the game. */
  alike(state: S): object;
}

const unlike = (from: unknown, to: unknown, path: string): Problem | null => {
  if (Object.is(from, to) || sameJson(Object.freeze(from), to)) return null;
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null)
    return { path, message: `Here it is ${show(from)}; in the scenario it is ${show(to)}.` };
  const keys = Object.keys({ ...from, ...to });
  for (const key of keys) {
    const found = unlike(from[key as never], to[key as never], `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
};

/** What a scenario loses of a state, one problem for each of its members. */
function lost(state: object, built: object): readonly Problem[] {
  return Object.entries(state).flatMap(([name, value]) => {
    const found = unlike(value, built[name as never], name);
    return found === null ? [] : [found];
  });
}

/** The ids of the modules of a state. @throws InvalidArgumentError if it has none */
export function modulesIn(state: unknown): readonly string[] {
  try {
    const { modules } = state as { readonly modules?: unknown };
    if (Array.isArray(modules) && modules.every((id) => typeof id === 'string')) return [...modules];
  } catch {
    // Reported below.
  }
  throw new InvalidArgumentError('This is no state: pass what createGame, apply or parseState gave.');
}

/** A ruleset reads the state first: it refuses what is no state of its rules. */
function check<S extends object>(ruleset: { decision(state: S): unknown }, state: S): void {
  modulesIn(state);
  let decision: unknown;
  try {
    ({ decision } = ruleset);
  } catch {
    // Without types, a caller may pass anything.
  }
  if (typeof decision !== 'function') throw new UnknownRulesetError('This is no ruleset.');
  ruleset.decision(state);
}

/**
 * @param parts - makes the parts of the telling; it is called once state and ruleset are checked
 * @throws InvalidArgumentError if it is a view, or no state
 * @throws UnknownRulesetError if it is no ruleset
 */
export function tell<S extends object, T, R extends { decision(state: S): unknown }>(
  parts: (ruleset: R) => TellingParts<S, T>,
  ruleset: R,
  state: S,
): ToldPosition<T> {
  check(ruleset, state);
  const { hopeless, table, givens, build, alike } = parts(ruleset);
  if (viewerOf(state as Envelope) !== undefined)
    throw new InvalidArgumentError(
      'This is a view, in which cards are hidden: deal them first, as questionOfView of runebound-engine/desk does.',
    );
  const reason = hopeless(state);
  if (reason !== null) return { scenario: null, unsaid: [reason] };
  const game = table(state);
  const wanted = alike(state);
  let nearest: ToldPosition<T> = { scenario: null, unsaid: [] };
  for (const given of givens(state)) {
    const scenario = { game, given } as T;
    try {
      const unsaid = lost(wanted, alike(build(scenario)));
      if (unsaid.length === 0) return { scenario, unsaid };
      if (nearest.scenario === null || unsaid.length < nearest.unsaid.length) nearest = { scenario, unsaid };
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const unsaid =
        error instanceof InvalidScenarioError ? error.problems : [{ path: 'game', message: error.message }];
      if (nearest.scenario === null) nearest = { scenario: null, unsaid };
    }
  }
  return nearest;
}

/** The parts of a state that its modules tell. */
export const withModules = <S extends Envelope, C>(rules: Rules<S, C>, state: S): Record<string, Json> => {
  const g = new Game<S, C>(rules, state);
  return Object.fromEntries(
    rules.modules.flatMap(({ id, describeScenario }) =>
      describeScenario === undefined ? [] : [[id, describeScenario(g)]],
    ),
  );
};

/** Lays out what modules add to a table, where it is possible. */
export function withParts<S extends Envelope, C>(
  rules: Rules<S, C>,
  table: Owned<S>,
  parts: Record<string, Json>,
): Owned<S> {
  try {
    arrangeModules(new Game<S, C>(rules, table as S, null, null), { with: parts });
  } catch {
    // A part that cannot be laid out is found when the whole scenario is.
  }
  return table;
}

/** An object without the members that are as they would be if nothing was said. */
export const said = (members: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) =>
        value !== undefined &&
        value !== null &&
        value !== 0 &&
        value !== false &&
        !(typeof value === 'object' && Object.keys(value).length === 0),
    ),
  );

type Decks = DeepReadonly<Envelope['decks']>;

/** The cards with a known place, of the decks in which they would lie otherwise. */
export function saidOfDecks(decks: Decks, laid: Decks): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(decks).flatMap(([id, { top, pool, bottom }]) => {
      const inDeck = new Set([...top, ...pool, ...bottom]);
      const before = laid[id] ?? { top: [], bottom: [] };
      const isSame = (['top', 'bottom'] as const).every((end) =>
        sameJson(Object.freeze(before[end].filter((card) => inDeck.has(card))), end === 'top' ? top : bottom),
      );
      return isSame ? [] : [[id, said({ top, bottom })]];
    }),
  );
}

/** Decks without a count of cards set aside where there is none. */
export const alikeDecks = (decks: Decks): object =>
  Object.fromEntries(Object.entries(decks).map(([id, { aside = 0, ...deck }]) => [id, { ...deck, aside }]));

/** Everything in progress, as it is. */
export const stackIn = ({
  frames,
  revealed,
}: {
  readonly frames: readonly unknown[];
  readonly revealed: readonly string[];
}): object => ({
  stack: { frames, ...(revealed.length === 0 ? {} : { revealed }) },
});
