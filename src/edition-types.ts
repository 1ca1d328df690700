import type { GameTypes, Ruleset } from './kernel/index.js';

/** The types of the games of editions, by id. */
export type Editions = Readonly<Record<string, GameTypes>>;

/** The types of the editions in a list. */
export type EditionsIn<L extends readonly unknown[]> = {
  readonly [E in L[number] as E extends { readonly id: infer Id extends string } ? Id : never]: E extends {
    rulesetOf(modules: readonly string[]): Ruleset<infer T>;
  }
    ? T
    : never;
};

/** The edition of a state or a view. */
export type EditionOf<R extends Editions, S> = S extends { readonly edition: infer Id extends keyof R }
  ? Id
  : keyof R;

/** The types of the game of a state or a view. */
export type TypesOf<R extends Editions, S> = R[EditionOf<R, S>];

/** A state of any edition. */
export type StateIn<R extends Editions> = R[keyof R]['state'];

/** A view of any edition. */
export type ViewIn<R extends Editions> = R[keyof R]['view'];

/** A state or a view of any edition. */
export type SeenIn<R extends Editions> = R[keyof R]['state'] | R[keyof R]['view'];

/** Options name the edition, unless it is the default. */
export type OptionsFor<R extends Editions, Id extends keyof R> = R[Id]['options'] & {
  /** The edition to play. */
  readonly edition?: Id;
};
