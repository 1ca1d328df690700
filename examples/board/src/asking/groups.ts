import { withoutCoordinates } from '../board/named.js';
import { texts } from '../texts.js';
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

/** Whether only coordinates tell an answer from another one of its list: two lands of one name, of which the same is said. */
export const isAlike = (answer: AnswerThing, all: readonly AnswerThing[]): boolean =>
  all.some(
    (one) =>
      one.code !== answer.code &&
      one.group === answer.group &&
      one.hint === answer.hint &&
      withoutCoordinates(one.label) === withoutCoordinates(answer.label),
  );

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

/** Answers that differ in the tokens which they use: these are chosen one by one. */
export interface AnswerPick extends AnswerGroup {
  /** The kind of action that the tokens are for. */
  readonly pick: string;
}

/** A row of a list of answers. */
export type AnswerRow = AnswerThing | AnswerGroup | AnswerPick;

/** What tells answers apart for a person: those that say the same come to the same, as with equal tokens. */
const said = ({ action, label, hint, card, ability, likely }: AnswerThing): string =>
  JSON.stringify([action.type, label, hint, card, ability, likely]);

/** One of each, with the number of those that come to the same; the one that a bot advises stands for them. */
function unlike(answers: readonly AnswerThing[], advice: string | null): readonly AnswerThing[] {
  const all = new Map<string, AnswerThing[]>();
  for (const one of answers) all.set(said(one), [...(all.get(said(one)) ?? []), one]);
  return [...all.values()].flatMap((same) => {
    const one = same.find(({ code }) => code === advice) ?? same[0];
    return one === undefined ? [] : same.length === 1 ? [one] : [{ ...one, alike: same.length }];
  });
}

/** Whether its tokens are not a part of what another answer uses. */
const isMost = (one: AnswerThing, all: readonly AnswerThing[]): boolean =>
  !all.some(
    ({ tokens }) => tokens.length > one.tokens.length && one.tokens.every((key) => tokens.includes(key)),
  );

/** So many answers that use the most tokens are rows of their own. */
const strongest = 2;

/** The answers in their order; where many differ in two things, those with the same first one are one group, and where the second is any number of
 * tokens, these can be chosen one by one. */
export function grouped(answers: readonly AnswerThing[], advice: string | null = null): readonly AnswerRow[] {
  const different = unlike(answers, advice);
  const inParts = (pick: boolean) =>
    different.filter(({ parts }) => parts !== null && (parts.pick === true) === pick);
  const [parted, picked] = [inParts(false), inParts(true)];
  return different.flatMap((one): readonly AnswerRow[] => {
    const { parts } = one;
    if (parts === null) return [one];
    const all = parts.pick ? picked : parted;
    const alike = all.filter((other) => other.parts?.first === parts.first);
    if ((parts.pick ? alike : all).length <= few || alike.length < 2) return [one];
    if (!parts.pick) return alike[0] === one ? [groupOf(parts.first, alike)] : [];
    const most = alike.filter((other) => isMost(other, alike)).slice(0, strongest);
    const others = alike.filter((other) => !most.includes(other));
    if (most.includes(one)) return [one];
    const hint = texts().table.question.pick;
    return others[0] === one
      ? [{ label: parts.first, hint, likely: null, pick: one.action.type, answers: others }]
      : [];
  });
}

const ending = /\/(?:done|end|pass|decline|leave|none|go-on)$/;
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
  // Where one goes on otherwise, abilities are asked for.
  const byAbility = plain.some(({ action }) => action.type.endsWith('/go-on'));
  const isAsked = ({ action, ability }: AnswerThing): boolean =>
    (ability === null || byAbility) && (plain.length === 0 || stems.has(stem(action.type)));
  return {
    main: [...plain.filter((one) => !ends(one)), ...cards.filter(isAsked), ...plain.filter(ends)],
    more: cards.filter((one) => !isAsked(one)),
  };
}
