type AsRead<T> = T extends readonly (infer Item)[]
  ? readonly AsRead<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: AsRead<T[Key]> }
    : T;

type Filled<T> = T extends readonly (infer Item)[]
  ? readonly Filled<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]-?: Filled<T[Key]> }
    : T;

type Both<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** `true` if two types accept the same values and the same keys are optional. Filling the optional keys finds those that one lacks. */
export type Same<A, B> = Both<AsRead<A>, AsRead<B>> extends true ? Both<Filled<A>, Filled<B>> : false;

/** Fails to compile unless it gets `true`. */
export type Expect<T extends true> = T;
