import { createEngine } from './engine.js';
import type { FollowedOf, Simulation } from './kernel/index.js';
import { type QuestionName, questions } from './queries.js';
import type { SpelledSecondEditionAction } from './second-edition/actions.js';
import { secondEdition } from './second-edition/bundled.js';
import type { SecondEditionHeroId, SecondEditionModuleId } from './second-edition/known-ids.js';
import type { SecondEditionOptions } from './second-edition/options.js';
import type { SecondEditionTypes } from './second-edition/types.js';
import type { Table } from './table/table.js';
import type { SpelledThirdEditionAction } from './third-edition/actions.js';
import { thirdEdition } from './third-edition/bundled.js';
import type { ScenarioId, ThirdEditionHeroId } from './third-edition/known-ids.js';
import type { ThirdEditionOptions } from './third-edition/options.js';
import type { ThirdEditionTypes } from './third-edition/types.js';

/** The bundled editions, each with the types of its games. */
export type Editions = {
  /** Runebound Second Edition, the default. */
  readonly 'second-edition': SecondEditionTypes;
  /** Runebound Third Edition: options name it, and a scenario. */
  readonly 'third-edition': ThirdEditionTypes;
};
/** The id of an edition in options and states. */
export type EditionId = keyof Editions;

/** The complete state of a game: a deeply immutable JSON value. */
export type GameState<E extends EditionId = 'second-edition'> = Editions[E]['state'];
/** An action of a player or of chance: plain JSON, told apart by `type`. */
export type Action<E extends EditionId = 'second-edition'> = Editions[E]['action'];
/** An action for a function of the root: an id that is written out has to be one of the bundled content ({@link Spelled}). */
export type SpelledAction<
  E extends EditionId,
  Card extends string,
  Place extends string,
> = E extends 'third-edition'
  ? SpelledThirdEditionAction<Card, Place>
  : SpelledSecondEditionAction<Card, Place>;
interface OptionsOf {
  readonly 'second-edition': SecondEditionOptions<SecondEditionModuleId, SecondEditionHeroId>;
  readonly 'third-edition': ThirdEditionOptions<ScenarioId, ThirdEditionHeroId> & {
    readonly edition: 'third-edition';
  };
}
/** The options of a new game by the bundled rules: the ids of modules, scenarios and heroes are those that come with the package. */
export type GameOptions<E extends EditionId = 'second-edition'> = OptionsOf[E] & {
  /** The edition to play; Second Edition if left out. */
  readonly edition?: E;
};
/** What one player may know of a state. Queries and simulations take it; `apply` does not. */
export type GameView<E extends EditionId = 'second-edition'> = Editions[E]['view'];
/** An event, told apart by `type`, with its rule and all details that an animation needs. */
export type GameEvent<E extends EditionId = 'second-edition'> = Editions[E]['event'];
/** An event as one player sees it, without hidden details. Second Edition hides none. */
export type SeenGameEvent<E extends EditionId = 'second-edition'> = Editions[E]['seen'];
/** What a game waits for, told apart by `kind`. */
export type Decision<E extends EditionId = 'second-edition'> = Editions[E]['decision'];

/** A private, mutable game, made by `simulate`. */
export type GameSimulation<E extends EditionId = 'second-edition'> = Simulation<Editions[E]>;
/** A table for one game, made by `createTable`. */
export type GameTable<E extends EditionId = 'second-edition'> = Table<Editions[E]>;

export const engine = /* @__PURE__ */ createEngine([secondEdition, thirdEdition]);

/** Asks the edition of a state. The functions below say which types go together. */
export function queryResult<R>(
  state: GameState<EditionId> | GameView<EditionId>,
  name: QuestionName,
  ...args: readonly (string | number | undefined)[]
): R {
  const ruleset = engine.rulesetFor(state);
  const question = questions[ruleset.rules.edition as EditionId][name];
  return ruleset.ask(state, question as never, ...(args as never)) as R;
}

/** The table as one player knows it, updated by events: a view without frames and chance. */
export type FollowedView<E extends EditionId = 'second-edition'> = FollowedOf<GameView<E>>;
