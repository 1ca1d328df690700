import type * as z from 'zod';
import type { EventKind, GameEvent } from '../kernel/index.js';
import type { ToldPosition } from '../scenario/told.js';
import type { AnyModule, AnyRuleset, AnyState, VectorOptions } from './ruleset.js';
import type { PositionForm, Vector } from './schema.js';
import type { Shape, Sort } from './shapes.js';

/** What a vector needs in force: a module or a scenario. */
export interface Part {
  readonly id: unknown;
  /** Its path in `game` or `create`, such as `modules/0`. */
  readonly path: string;
  /** Its noun, if it is not that of the edition's parts. */
  readonly noun?: string;
}

/** The id of an edition in vectors, options and states. */
export type EditionId = 'second-edition' | 'third-edition';

export type Played = Pick<Vector, 'content' | 'game' | 'create'>;

/** The names of a ruleset that are specific to an edition. */
export interface OwnNames {
  /** Every name of this sort, in play or in the boxes: a vector may say that a thing is not in play. */
  list(sort: Sort): readonly string[];
  /** The engine's name of a thing with several names, such as the hex of a city. */
  meant(sort: Sort, name: string): string;
  /** Whether a choice exists that names no id: a face, a player, nobody. */
  isChoice(name: string): boolean;
  /** What is wrong with the name of a card's ability, as actions use it. */
  problemOfAbility(card: unknown, ability: unknown): string | null;
}

export interface Edition {
  readonly id: EditionId;
  /** The form of its positions, and that of its vectors. */
  readonly position: PositionForm;
  readonly form: z.ZodType<Vector, Vector>;
  /** The most players. */
  readonly seats: number;
  readonly names: string;
  readonly part: string;
  partsIn(options: Readonly<Record<string, unknown>>): readonly Part[];
  /** The bundled modules, by id. */
  readonly bundled: Readonly<Record<string, AnyModule>>;
  /** Whether the documents of this game have the rule. */
  hasRule(id: string): boolean;
  /** Whether an id belongs to the other game: a vector may not show such rules. */
  isOfOther(id: string): boolean;
  /** The ruleset of a vector with known parts. Throws an EngineError if they do not fit together. */
  compose(vector: Played, options: VectorOptions): AnyRuleset;
  /** The ruleset of a state: its bundled modules. @throws UnknownRulesetError if it has others */
  rulesetOf(modules: readonly string[]): AnyRuleset;
  start(
    position: Pick<Vector, 'game' | 'given'>,
    ruleset: AnyRuleset,
  ): { readonly state: AnyState; readonly events: readonly GameEvent[] };
  /** The other way: the description of a position, and what it cannot say. */
  tell(state: AnyState, ruleset: AnyRuleset): ToldPosition<Pick<Vector, 'game' | 'given'>>;
  namesOf(ruleset: AnyRuleset): OwnNames;
  /** The sorts of action parameters that name a known thing. */
  readonly parameterSorts: Readonly<Record<string, Sort | undefined>>;
  meaningOf?(kind: EventKind): EventKind;
  stateShape(ruleset: AnyRuleset): Shape;
  /** Values that cards, counters and rules compute, so that no state holds them. */
  readonly valuesShape: Shape;
  valuesIn(ruleset: AnyRuleset, state: never): object;
  readonly combatShape: Shape;
  combatIn(state: never): object | null;
}

/** The rules of a vector, and their edition. */
export interface Rules {
  readonly ruleset: AnyRuleset;
  readonly edition: Edition;
}
