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

/** What all have in common; `none` where they differ. */
const common = <T>(all: readonly T[], none: T): T =>
  new Set(all.map((one) => JSON.stringify(one))).size === 1 ? (all[0] ?? none) : none;

function groupOf(label: string, answers: readonly AnswerThing[]): AnswerGroup {
  const hint = common(
    answers.map((one) => one.hint),
    '',
  );
  const likely = common(
    answers.map((one) => one.likely),
    null,
  );
  return {
    label,
    hint,
    likely,
    answers: answers.map((one) => ({
      ...one,
      hint: hint === '' ? one.hint : '',
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
