import type { GameTypes, Ruleset } from './kernel/index.js';

/* How the types of a state's game follow its edition. */

/** The types of the games of some editions, by the id of each. */
export type Editions = Readonly<Record<string, GameTypes>>;

/** The types of the editions in a list. */
export type EditionsIn<L extends readonly unknown[]> = {
  readonly [E in L[number] as E extends { readonly id: infer Id extends string } ? Id : never]: E extends {
    rulesetOf(modules: readonly string[]): Ruleset<infer T>;
  }
    ? T
    : never;
};

/** The id of the edition that a state, or a view, is of. */
export type EditionOf<R extends Editions, S> = S extends { readonly edition: infer Id extends keyof R }
  ? Id
  : keyof R;

/** The types of the game that a state, or a view, is of. */
export type TypesOf<R extends Editions, S> = R[EditionOf<R, S>];

/** A state of any edition. */
export type StateIn<R extends Editions> = R[keyof R]['state'];

/** A view of any edition. */
export type ViewIn<R extends Editions> = R[keyof R]['view'];

/** A state or a view of any edition. */
export type SeenIn<R extends Editions> = R[keyof R]['state'] | R[keyof R]['view'];

/** Options of an edition: they name it, unless it is the one played by default. */
export type OptionsFor<R extends Editions, Id extends keyof R> = R[Id]['options'] & {
  /** The edition to play. */
  readonly edition?: Id;
};
