/*
 * What could be tried in a position, and why not; what is asked, and what each answer is. Both are questions that read the table, and both
 * say in the same words what an action is about.
 */
import { quoting, type Ruling, triedBy } from '../../kernel/index.js';
import type { Citation, RuleId } from '../../register/index.js';
import type { ThirdEditionAction } from '../actions.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import { assertPlayer } from '../inspect/inspection.js';
import type { ThirdEditionDecision } from '../types.js';
import { type QuestionSubject, questionOf } from './questions.js';
import type { Subject } from './subject-types.js';
import { groupOf, subjectOf } from './subjects.js';

export type { QuestionSubject } from './questions.js';
export type { DieSubject, Subject, TokenSubject } from './subject-types.js';

/** Something that could be tried, and what comes of it. */
export interface Attempt {
  /** The action. */
  readonly action: ThirdEditionAction;
  /** What it is about, as exactly as it says: an ability, a course, a die. */
  readonly is: Subject;
  /** Whether it may be done now. */
  readonly legal: boolean;
  /** Why not, as `explain` says it; `null` for what may be done. */
  readonly ruling: Ruling<ThirdEditionDecision> | null;
}

/** Everything that could be tried with one thing. */
export interface AttemptGroup {
  /** The thing: what somebody would tap. Nothing in particular for what is a button of its own. */
  readonly about: Subject;
  /** What could be tried with it, in the order in which it is listed. */
  readonly attempts: readonly Attempt[];
}

/** An answer to what is asked. */
export interface Answer {
  /** The action that gives it. */
  readonly action: ThirdEditionAction;
  /** What it is. */
  readonly is: Subject;
}

/** A question and its answers. */
export interface Answers {
  /** What is asked about. */
  readonly question: QuestionSubject;
  /** The answers: one for each legal action, in their order. */
  readonly list: readonly Answer[];
}

/**
 * The question what could be tried, legal or not, grouped by what it is about: a card, a hex, a token, a player. What is refused has its ruling, as
 * `explain` gives it, with rules as `cite` quotes them. The legal ones are exactly `legalActions`; what has its time elsewhere is not listed. Made once,
 * it is answered once for each state.
 *
 * @param cite - `cite` of `runebound-engine/register`; without it rules are cited by their ids
 * @returns the question; its player is the one who tries, by index, and the one who is asked if left out. It throws InvalidArgumentError if
 * there is no such player.
 * @example
 * ```ts
 * const attempts = attemptsCiting(cite);
 * for (const { about, attempts: tried } of ruleset.ask(state, attempts, undefined))
 *   for (const { action, ruling } of tried) console.log(about.is, action.type, ruling?.reason ?? 'yes');
 * ```
 */
export function attemptsCiting(
  cite?: (id: RuleId) => Citation | undefined,
): (g: G, player?: number) => readonly AttemptGroup[] {
  return (g, player) => {
    assertPlayer(g, player);
    const groups = new Map<string, { readonly about: Subject; readonly attempts: Attempt[] }>();
    for (const { action, kind, legal, ruling } of triedBy(g, quoting(g.rules, cite), player)) {
      const is = subjectOf(g, kind, action);
      const about = groupOf(g, is);
      const key = JSON.stringify(about);
      const group = groups.get(key) ?? { about, attempts: [] };
      groups.set(key, group);
      group.attempts.push({ action, is, legal, ruling } as Attempt);
    }
    return [...groups.values()];
  };
}

/**
 * What is asked, and what each answer is; `null` once the game is over.
 *
 * @param player - whose answers, by index: of another than the one who is asked, what that one may do at any time
 * @throws InvalidArgumentError if there is no such player
 * @example
 * ```ts
 * ruleset.ask(state, answersNow).list.map(({ is }) => (is.is === 'course' ? is.text : is.is)); // ['Pay 2 gold', 'Fight']
 * ```
 */
export function answersNow(g: G, player?: number): Answers | null {
  assertPlayer(g, player);
  if (g.waiting() === null) return null;
  const list = g.legalActions(player).map((action) => ({
    action: action as ThirdEditionAction,
    is: subjectOf(g, g.rules.actions[action.type] ?? null, action),
  }));
  return { question: questionOf(g), list };
}
