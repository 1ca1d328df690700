import { cite } from './register/cite.js';
import * as secondAttempts from './second-edition/attempts/index.js';
import * as second from './second-edition/inspect/index.js';
import * as thirdAttempts from './third-edition/attempts/index.js';
import * as third from './third-edition/inspect/index.js';

/* What screens ask of a position, edition by edition: the same questions, to which each has answers of its own. */

/** What each edition tells. */
interface QueryResults {
  readonly 'second-edition': {
    readonly inspect: second.Inspection;
    readonly attempts: readonly secondAttempts.AttemptGroup[];
    readonly answers: secondAttempts.Answers | null;
    readonly reach: second.Reach | null;
    readonly odds: second.Odds;
  };
  readonly 'third-edition': {
    readonly inspect: third.Inspection;
    readonly attempts: readonly thirdAttempts.AttemptGroup[];
    readonly answers: thirdAttempts.Answers | null;
    readonly reach: third.Reach | null;
    readonly odds: third.Odds;
  };
}

/** What is told of a state or a view, under the name of the question: its edition says what that is. */
export type QueryResultOf<S, Q extends keyof QueryResults[keyof QueryResults]> = S extends {
  readonly edition: infer Id extends keyof QueryResults;
}
  ? QueryResults[Id][Q]
  : QueryResults[keyof QueryResults][Q];

/** The questions, by edition. Each is put to a ruleset by its `ask`. */
export const questions = {
  'second-edition': {
    inspect: second.inspection,
    attempts: /* @__PURE__ */ secondAttempts.attemptsCiting(cite),
    answers: secondAttempts.answersNow,
    reach: second.reachable,
    odds: second.oddsNow,
    distances: second.distancesOn,
    path: second.pathOn,
    facesFor: second.facesInto,
  },
  'third-edition': {
    inspect: third.inspection,
    attempts: /* @__PURE__ */ thirdAttempts.attemptsCiting(cite),
    answers: thirdAttempts.answersNow,
    reach: third.reachable,
    odds: third.oddsNow,
    distances: third.distancesOn,
    path: third.pathOn,
    facesFor: third.facesInto,
  },
} as const;

/** The name of a question. */
export type QuestionName = keyof (typeof questions)[keyof typeof questions];
