import type { EventKind, GameEvent } from '../kernel/index.js';
import type { AnyModule, AnyRuleset, AnyState } from './ruleset.js';
import type { Vector, vectorForms } from './schema.js';
import type { Shape, Sort } from './shapes.js';

/* What an edition tells the runner of vectors; everything else is the same for all of them. */

/** Something that a vector asks to be in force: a module, a scenario. */
export interface Part {
  /** Its id, as the vector has it; of the wrong form, it may be anything. */
  readonly id: unknown;
  /** Where it stands in `game` or `create`, such as `modules/0`. */
  readonly path: string;
}

/** Rules and content that vectors are run with, in addition to the package. */
export interface VectorSetup {
  /** Modules of the author's own. */
  readonly modules?: readonly AnyModule[];
  /** A ruleset that every vector is played by. */
  readonly ruleset?: AnyRuleset;
}

/** The names that there are with a ruleset, as far as they are an edition's own. */
export interface OwnNames {
  /** Every name of a kind: what is in play, and what is in the boxes, as a vector may say that it is not in play. */
  list(sort: Sort): readonly string[];
  /** The name that the engine has for a thing with several, such as the hex of a city. */
  meant(sort: Sort, name: string): string;
  /** Whether a choice is there that is the name of nothing: a face, a player, nobody. */
  isChoice(name: string): boolean;
  /** What is wrong with the name of an ability of a card, as actions call it. */
  problemOfAbility(card: unknown, ability: unknown): string | null;
}

/** An edition, as the runner of vectors knows it. */
export interface Edition {
  /** What vectors, options and states call it. */
  readonly id: keyof typeof vectorForms;
  /** How many players it seats at most. */
  readonly seats: number;
  /** The key of `game` and `create` that says what is in force, such as `modules`. */
  readonly names: string;
  /** What such a part is called, such as `module`. */
  readonly part: string;
  /** What a vector asks to be in force. */
  partsIn(options: Readonly<Record<string, unknown>>): readonly Part[];
  /** The modules of the package, by their ids. */
  readonly bundled: Readonly<Record<string, AnyModule>>;
  /** Whether a rule of the register is of this game: what a vector shows is. */
  hasRule(id: string): boolean;
  /** Parts that the register has rules of, whether they are here or not. */
  readonly registered: readonly string[];
  /** The ruleset of a vector whose parts are all there. Throws an EngineError if they cannot be put together. */
  compose(vector: Vector, footholds: VectorSetup): AnyRuleset;
  /** The position that a vector describes, and what happens before anybody is asked. */
  start(
    position: Pick<Vector, 'game' | 'given'>,
    ruleset: AnyRuleset,
  ): { readonly state: AnyState; readonly events: readonly GameEvent[] };
  /** The names that there are with a ruleset. */
  namesOf(ruleset: AnyRuleset): OwnNames;
  /** What parameters of actions name, where that is something whose names are known. */
  readonly parameterSorts: Readonly<Record<string, Sort | undefined>>;
  /** A kind of event with what it means, where that does not stand in the kind itself. */
  meaningOf?(kind: EventKind): EventKind;
  /** The state as vectors speak of it. */
  stateShape(ruleset: AnyRuleset): Shape;
  /** Values as vectors speak of them: what no state holds, because cards, counters and rules make it up. */
  readonly valuesShape: Shape;
  /** The values in a state. */
  valuesIn(ruleset: AnyRuleset, state: never): object;
  /** A combat as vectors expect it. */
  readonly combatShape: Shape;
  /** The innermost combat of a state; `null` if there is none. */
  combatIn(state: never): object | null;
}
