/*
 * What could be tried in a position, and why not; what is asked, and what each answer is. Both are questions that read the table, and both
 * say in the same words what an action is about.
 */
import { InvalidArgumentError, quoting, type Ruling, triedBy } from '../../kernel/index.js';
import type { Citation, RuleId } from '../../register/index.js';
import type { SecondEditionAction } from '../actions.js';
import type { SecondEditionGame as G } from '../base/vocabulary.js';
import type { SecondEditionDecision } from '../types.js';
import { groupOf, type QuestionSubject, questionOf, type Subject, subjectOf } from './subjects.js';

export type { QuestionSubject, Subject } from './subjects.js';

/** Something that could be tried, and what comes of it. */
export interface Attempt {
  /** The action. */
  readonly action: SecondEditionAction;
  /** What it is about, as exactly as it says: an ability, a course, an amount. */
  readonly is: Subject;
  /** Whether it may be done now. */
  readonly legal: boolean;
  /** Why not, as `explain` says it; `null` for what may be done. */
  readonly ruling: Ruling<SecondEditionDecision> | null;
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
  readonly action: SecondEditionAction;
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

/** A player of this game, or whoever is asked. */
function assertSeat(g: G, player: number | undefined): void {
  const { length } = g.state.players;
  if (player !== undefined && !(Number.isInteger(player) && player >= 0 && player < length))
    throw new InvalidArgumentError(`There is no such player: players are 0 to ${length - 1}.`);
}

/**
 * The question what could be tried, with rules as `cite` quotes them. Made once, it is answered once for each state.
 *
 * @param cite - `cite` of `runebound-engine/register`; without it rules are cited by their ids
 */
export function attemptsCiting(
  cite?: (id: RuleId) => Citation | undefined,
): (g: G, player?: number) => readonly AttemptGroup[] {
  return (g, player) => {
    assertSeat(g, player);
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
 */
export function answersNow(g: G, player?: number): Answers | null {
  assertSeat(g, player);
  if (g.waiting() === null) return null;
  const list = g.legalActions(player).map((action) => ({
    action: action as SecondEditionAction,
    is: subjectOf(g, g.rules.actions[action.type] ?? null, action),
  }));
  return { question: questionOf(g), list };
}
