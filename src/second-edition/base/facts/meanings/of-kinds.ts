import type { EventKind } from '../../../../kernel/index.js';

/** What kinds of event mean: what has happened, in a sentence, and what each detail says. */
export type Meanings<K extends EventKind> = {
  readonly [One in K as One['type']]: readonly [
    meaning: string,
    details: { readonly [Name in keyof One['details']]: string },
  ];
};
