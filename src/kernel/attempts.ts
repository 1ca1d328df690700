import type { Citation, RuleId } from '../register/index.js';
import type { AnyAction } from './action-values.js';
import type { AnyActionKind } from './actions.js';
import type { RulesContext } from './context.js';
import type { Decision } from './decision.js';
import type { Game } from './game.js';
import type { Ruling } from './rulings.js';
import { type Quoting, quoting, rulingOf } from './rulings.js';
import type { Envelope } from './state.js';
import { assertPlayer } from './state-registry.js';

/** Something that could be tried, and what comes of it. */
export interface Tried {
  /** The action. */
  readonly action: AnyAction;
  /** Its kind; `null` for an answer of chance. */
  readonly kind: AnyActionKind | null;
  /** Whether it may be done now. */
  readonly legal: boolean;
  /** Why not; `null` for what may be done. */
  readonly ruling: Ruling | null;
}

/**
 * Everything that the player who is asked could sensibly try here, or that `player` could: what may be done, in the order of
 * `legalActions`, and what is refused among it, with the ruling. What has its time elsewhere is not listed.
 */
export function triedBy<S extends Envelope, C>(g: Game<S, C>, quote: Quoting, player?: number): Tried[] {
  const waiting = g.waiting();
  if (waiting === null) return [];
  const { f, step } = waiting;
  const seen: RulesContext<S, C> = g;
  if (step.does === 'chance')
    return g.legalActions(player).map((action) => ({ action, kind: null, legal: true, ruling: null }));
  const asked = g.askedAt(f);
  const whose = player ?? asked;
  const tried: Tried[] = [];
  for (const kind of [...step.offers, ...g.besides(step)]) {
    if (whose !== asked && kind.by === undefined) continue;
    const add = (action: AnyAction): void => {
      if (kind.by !== undefined && kind.by(seen, f, action) !== whose) return;
      const verdict = g.judge(action);
      const ruling = verdict.legal ? null : rulingOf(g, verdict, quote);
      tried.push({ action, kind, legal: verdict.legal, ruling });
    };
    if (kind.tries === undefined) kind.candidates(seen, f, add, whose);
    else kind.tries(seen, f, add, whose);
  }
  return tried;
}

/** Something that could be tried, and what comes of it. */
export interface AttemptOf<A, Subject, D extends Decision> {
  /** The action. */
  readonly action: A;
  /** What it is about, as exactly as it says: an ability, a course, an amount. */
  readonly is: Subject;
  /** Whether it may be done now. */
  readonly legal: boolean;
  /** Why not, as `explain` says it; `null` for what may be done. */
  readonly ruling: Ruling<D> | null;
}

/** Everything that could be tried with one thing. */
export interface AttemptGroupOf<Attempt, Subject> {
  /** The thing: what somebody would tap. Nothing in particular for what is a button of its own. */
  readonly about: Subject;
  /** What could be tried with it, in the order in which it is listed. */
  readonly attempts: readonly Attempt[];
}

/** An answer to what is asked. */
export interface AnswerOf<A, Subject> {
  /** The action that gives it. */
  readonly action: A;
  /** What it is. */
  readonly is: Subject;
}

/** A question and its answers. */
export interface AnswersOf<Answer, Question> {
  /** What is asked about. */
  readonly question: Question;
  /** The answers: one for each legal action, in their order. */
  readonly list: readonly Answer[];
}

/** How an edition says what an action is about. */
export interface SubjectParts<S extends Envelope, C, Subject> {
  /** What an action of a kind is about; the kind is `null` for an answer of chance. */
  subjectOf(g: RulesContext<S, C>, kind: AnyActionKind | null, action: AnyAction): Subject;
  /** What somebody would tap for it. */
  groupOf(g: RulesContext<S, C>, subject: Subject): Subject;
}

/** The question what could be tried, grouped by what it is about, with rules as `cite` quotes them. */
export const attemptsOf =
  <S extends Envelope, C, Subject, Attempt>({ subjectOf, groupOf }: SubjectParts<S, C, Subject>) =>
  (cite?: (id: RuleId) => Citation | undefined) =>
  (g: Game<S, C>, player?: number): readonly AttemptGroupOf<Attempt, Subject>[] => {
    assertPlayer(g.state, player);
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

/** The question what each answer to what is asked is; `null` once the game is over. */
export const answersOf =
  <S extends Envelope, C, Subject, Question, Answer>(
    { subjectOf }: Pick<SubjectParts<S, C, Subject>, 'subjectOf'>,
    questionOf: (g: Game<S, C>) => Question,
  ) =>
  (g: Game<S, C>, player?: number): AnswersOf<Answer, Question> | null => {
    assertPlayer(g.state, player);
    if (g.waiting() === null) return null;
    const list = g
      .legalActions(player)
      .map(
        (action) => ({ action, is: subjectOf(g, g.rules.actions[action.type] ?? null, action) }) as Answer,
      );
    return { question: questionOf(g), list };
  };
