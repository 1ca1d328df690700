import type { AnswerThing } from '../things/answer-things.js';

/** Answers that begin alike: what they have in common is chosen first. */
export interface AnswerGroup {
  readonly label: string;
  /** What is said of all of them. */
  readonly hint: string;
  readonly likely: AnswerThing['likely'];
  /** What is said of all of them is left out of each. */
  readonly answers: readonly AnswerThing[];
}

/** So many answers can be read at a glance. */
const few = 4;

/** What stands between the parts of what is said of an answer. */
const between = ' · ';

/** What all have in common; `none` where they differ. */
const common = <T>(all: readonly T[], none: T): T =>
  new Set(all.map((one) => JSON.stringify(one))).size === 1 ? (all[0] ?? none) : none;

function groupOf(label: string, answers: readonly AnswerThing[]): AnswerGroup {
  const parts = answers.map((one) => one.hint.split(between));
  const shared = (parts[0] ?? []).filter((part) => parts.every((some) => some.includes(part)));
  const likely = common(
    answers.map((one) => one.likely),
    null,
  );
  return {
    label,
    hint: shared.join(between),
    likely,
    answers: answers.map((one, at) => ({
      ...one,
      hint: (parts[at] ?? []).filter((part) => !shared.includes(part)).join(between),
      likely: likely === null ? one.likely : null,
    })),
  };
}

/** The answers in their order; where many differ in two things, those with the same first one are one group. */
export function grouped(answers: readonly AnswerThing[]): readonly (AnswerThing | AnswerGroup)[] {
  const parted = answers.filter(({ parts }) => parts !== null);
  return answers.flatMap((one): readonly (AnswerThing | AnswerGroup)[] => {
    const { parts } = one;
    if (parts === null || parted.length <= few) return [one];
    const alike = parted.filter((other) => other.parts?.first === parts.first);
    if (alike.length < 2) return [one];
    return alike[0] === one ? [groupOf(parts.first, alike)] : [];
  });
}

const ending = /\/(?:done|end|pass|decline|leave|none)$/;
const stem = (type: string): string => type.slice(0, type.indexOf('/'));

/**
 * What is asked for, with the answer that ends it below, and what else can be done. A rest asks for somebody of the party, a market for
 * something to buy: these answers are about cards, and stand before the end nevertheless. Where all are about cards, they are what is asked for.
 */
export function askedFor(
  plain: readonly AnswerThing[],
  cards: readonly AnswerThing[],
): { readonly main: readonly AnswerThing[]; readonly more: readonly AnswerThing[] } {
  // Beside cards to choose from, the choice of none is about no card.
  const isNone = ({ action: { type } }: AnswerThing): boolean =>
    cards.some(({ action, ability }) => ability === null && action.type === type);
  const ends = (one: AnswerThing): boolean => ending.test(one.action.type) || isNone(one);
  const stems = new Set(plain.filter(ends).map(({ action }) => stem(action.type)));
  const isAsked = ({ action, ability }: AnswerThing): boolean =>
    ability === null && (plain.length === 0 || stems.has(stem(action.type)));
  return {
    main: [...plain.filter((one) => !ends(one)), ...cards.filter(isAsked), ...plain.filter(ends)],
    more: cards.filter((one) => !isAsked(one)),
  };
}
