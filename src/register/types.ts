import type { RuleId } from './rule-ids.js';

/**
 * The kind of statement: the meaning of a word (`definition`), an item of the box (`component`), a step before the
 * first turn (`setup`), what happens (`rule`), a cap or a threshold (`limit`), a choice of a player (`option`), when or
 * in which order (`timing`), or a worked example of the document (`example`).
 */
export type RuleKind =
  | 'definition'
  | 'component'
  | 'setup'
  | 'rule'
  | 'limit'
  | 'option'
  | 'timing'
  | 'example';

/** A document that rules come from: a rulebook, a variant, a FAQ. */
export interface RuleDocument {
  /** The document in a citation, for example `rulebook-2e`. */
  readonly id: string;
  /** Its short name, which is also the name of its file in `rules/`: `second-edition`, `official-faq`, and so on. */
  readonly name: string;
  /** Its full title. */
  readonly title: string;
  /** The edition of the game it was written for: `1e`, `2e` or `3e`. */
  readonly edition: string;
}

/** One rule of one document: a single statement, complete on its own, in our own words. Frozen. */
export interface Rule {
  /** Its id; it never changes after a release. */
  readonly id: RuleId;
  /** The {@link RuleDocument.id | id} of the document it comes from. */
  readonly document: string;
  /** The headings of the document that lead to it, `A > B`. */
  readonly section: string;
  /** The kind of statement. */
  readonly kind: RuleKind;
  /** The statement. */
  readonly text: string;
  /** Rules that should be read together with this one. Often empty. */
  readonly see: readonly RuleId[];
  /** Rules that this one disables while its module is in the game. Often empty. */
  readonly replaces: readonly RuleId[];
  /** Where the document is unclear: the question, our reading, and why. */
  readonly note?: string;
}

/** A rule as it is shown to a person who asks why. Plain JSON. */
export interface Citation {
  /** The rule's name. */
  readonly id: RuleId;
  /** The {@link RuleDocument.id | id} of the document, which names its edition: `rulebook-2e`. */
  readonly document: string;
  /** The edition of the game that the document was written for: `1e`, `2e` or `3e`. */
  readonly edition: string;
  /** The headings that lead to the rule, `A > B`. */
  readonly section: string;
  /** The statement, in our words. */
  readonly text: string;
}
