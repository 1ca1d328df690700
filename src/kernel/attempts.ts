import type { Citation, RuleId } from '../register/index.js';
import type { AnyAction } from './action-values.js';
import type { AnyActionKind } from './actions.js';
import type { RulesContext } from './context.js';
import type { Decision } from './decision.js';
import type { Game } from './game.js';
import { type Quoting, quoting, type Ruling, rulingOf } from './rulings.js';
import type { Envelope } from './state.js';
import { assertPlayer } from './state-registry.js';

/** An action that a player could try, and whether it is legal. */
export interface Tried {
  /** The action. */
  readonly action: AnyAction;
  /** Its kind; `null` for an answer of chance. */
  readonly kind: AnyActionKind | null;
  /** Whether it is legal now. */
  readonly legal: boolean;
  /** Why it is not legal; `null` if it is. */
  readonly ruling: Ruling | null;
}

/**
 * Everything that the player who is asked, or `player`, could sensibly try here: legal actions in the order of
 * `legalActions`, and refused ones with their ruling. Actions that have another time are not listed.
 *
 * @param isOver - asked before each; once it is true, the others are left out
 */
export function triedBy<S extends Envelope, C>(
  g: Game<S, C>,
  quote: Quoting,
  player?: number,
  isOver: () => boolean = () => false,
): Tried[] {
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
      if (isOver() || (kind.by !== undefined && kind.by(seen, f, action) !== whose)) return;
      const verdict = g.judge(action);
      const ruling = verdict.legal ? null : rulingOf(g, verdict, quote);
      tried.push({ action, kind, legal: verdict.legal, ruling });
    };
    if (kind.tries === undefined) kind.candidates(seen, f, add, whose);
    else kind.tries(seen, f, add, whose);
  }
  return tried;
}

/** An action that a player could try, and whether it is legal. */
export interface AttemptOf<A, Subject, D extends Decision> {
  /** The action. */
  readonly action: A;
  /** What exactly it is about: an ability, a course, an amount. */
  readonly is: Subject;
  /** Whether it is legal now. */
  readonly legal: boolean;
  /** Why it is not legal, as `explain` says it; `null` if it is. */
  readonly ruling: Ruling<D> | null;
}

/** All attempts that concern one thing. */
export interface AttemptGroupOf<Attempt, Subject> {
  /** The thing that a person would tap. An action that is a button by itself has the subject `nothing`. */
  readonly about: Subject;
  /** The attempts, in the order in which they are listed. */
  readonly attempts: readonly Attempt[];
}

/** An answer to a question of the game. */
export interface AnswerOf<A, Subject> {
  /** The action that gives it. */
  readonly action: A;
  /** What the answer means. */
  readonly is: Subject;
}

/** A question of the game and its answers. */
export interface AnswersOf<Answer, Question> {
  /** The subject of the question. */
  readonly question: Question;
  /** The answers: one for each legal action, in their order. */
  readonly list: readonly Answer[];
}

/**
 * The parameter of an action that names a sort of thing: as its kind says, else as the parameter is called.
 *
 * @param sorts - the sorts of an edition by name of parameter
 */
export const namedIn =
  ({ parameters, names }: AnyActionKind, action: AnyAction, sorts: Readonly<Record<string, string>>) =>
  (sort: string): unknown =>
    action[Object.keys(parameters).find((name) => (names?.[name] ?? sorts[name]) === sort) ?? ''];

/** How an edition tells what an action is about. */
export interface SubjectParts<S extends Envelope, C, Subject> {
  /** The subject of an action; `kind` is `null` for an answer of chance. */
  subjectOf(g: RulesContext<S, C>, kind: AnyActionKind | null, action: AnyAction): Subject;
  /** The thing that a person would tap for it. */
  groupOf(g: RulesContext<S, C>, subject: Subject): Subject;
}

/** Makes the query for attempts, grouped by subject. `cite` quotes the rules; `isOver` says when to stop. */
export const attemptsOf =
  <S extends Envelope, C, Subject, Attempt>({ subjectOf, groupOf }: SubjectParts<S, C, Subject>) =>
  (cite?: (id: RuleId) => Citation | undefined, isOver?: () => boolean) =>
  (g: Game<S, C>, player?: number): readonly AttemptGroupOf<Attempt, Subject>[] => {
    assertPlayer(g.state, player);
    const groups = new Map<string, { readonly about: Subject; readonly attempts: Attempt[] }>();
    for (const { action, kind, legal, ruling } of triedBy(g, quoting(g.rules, cite), player, isOver)) {
      const is = subjectOf(g, kind, action);
      const about = groupOf(g, is);
      const key = JSON.stringify(about);
      const group = groups.get(key) ?? { about, attempts: [] };
      groups.set(key, group);
      group.attempts.push({ action, is, legal, ruling } as Attempt);
    }
    return [...groups.values()];
  };

/** Makes the query for the answers to the present question; `null` once the game is over. */
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
