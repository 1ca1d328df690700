import type { CitedRules, EventKind } from '../../../../kernel/index.js';

/** What kinds of event mean: what has happened, in a sentence, what each detail says, and the rules by which it happens. */
export type Meanings<K extends EventKind> = {
  readonly [One in K as One['type']]: readonly [
    meaning: string,
    details: { readonly [Name in keyof One['details']]: string },
    rules: CitedRules,
  ];
};
