import { createEngine } from './engine.js';
import type { FollowedOf, Simulation } from './kernel/index.js';
import { type QuestionName, questions } from './queries.js';
import { secondEdition } from './second-edition/bundled.js';
import type { SecondEditionTypes } from './second-edition/types.js';
import type { Table } from './table/table.js';
import { thirdEdition } from './third-edition/bundled.js';
import type { ThirdEditionTypes } from './third-edition/types.js';

/* The editions that come with the package, and the types of their games. */

/** The editions that come with the package, each with the types of its games. */
export type Editions = {
  /** Runebound Second Edition, played where options name no edition. */
  readonly 'second-edition': SecondEditionTypes;
  /** Runebound Third Edition: options name it, and a scenario. */
  readonly 'third-edition': ThirdEditionTypes;
};
/** The name of an edition, as options and states have it. */
export type EditionId = keyof Editions;

/** The state of a game: a deeply immutable JSON value, and the whole truth. */
export type GameState<E extends EditionId = 'second-edition'> = Editions[E]['state'];
/** What a player, or chance, can do: plain JSON, told apart by `type`. */
export type Action<E extends EditionId = 'second-edition'> = Editions[E]['action'];
/** What a game is created from. */
export type GameOptions<E extends EditionId = 'second-edition'> = Editions[E]['options'];
/** What one player may know of a state. It can be looked at and simulated, but not played on. */
export type GameView<E extends EditionId = 'second-edition'> = Editions[E]['view'];
/** A fact that happened, told apart by `type`, with all that it takes to animate the change and the rule behind it. */
export type GameEvent<E extends EditionId = 'second-edition'> = Editions[E]['event'];
/** The same as one player sees it: without what is hidden from that one. In Second Edition nothing is. */
export type SeenGameEvent<E extends EditionId = 'second-edition'> = Editions[E]['seen'];
/** What a game waits for, told apart by `kind`. */
export type Decision<E extends EditionId = 'second-edition'> = Editions[E]['decision'];

/** A private, mutable game, as `simulate` gives it. */
export type GameSimulation<E extends EditionId = 'second-edition'> = Simulation<Editions[E]>;
/** A table at which a game is played, as `createTable` lays it. */
export type GameTable<E extends EditionId = 'second-edition'> = Table<Editions[E]>;

export const engine = /* @__PURE__ */ createEngine([secondEdition, thirdEdition]);

/** Puts a question to the edition of a state. Which types go together, the functions below say. */
export function queryResult<R>(
  state: GameState<EditionId> | GameView<EditionId>,
  name: QuestionName,
  ...args: readonly (string | number | undefined)[]
): R {
  const ruleset = engine.rulesetFor(state);
  const question = questions[ruleset.rules.edition as EditionId][name];
  return ruleset.ask(state, question as never, ...(args as never)) as R;
}

/** What lies on the table as one player knows it, kept up by events: a view without what is being resolved, and without chance. */
export type FollowedView<E extends EditionId = 'second-edition'> = FollowedOf<GameView<E>>;
