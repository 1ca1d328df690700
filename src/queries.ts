import { cite } from './register/cite.js';
import * as secondAttempts from './second-edition/attempts/index.js';
import type * as second from './second-edition/inspect/index.js';
import { screenQueries as secondQueries } from './second-edition/screen-queries.js';
import * as thirdAttempts from './third-edition/attempts/index.js';
import type * as third from './third-edition/inspect/index.js';
import { screenQueries as thirdQueries } from './third-edition/screen-queries.js';

/* The queries of screens, with the same names in every edition and answers of their own. */

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

/** The answer to a query about a state or a view, by its edition. */
export type QueryResultOf<S, Q extends keyof QueryResults[keyof QueryResults]> = S extends {
  readonly edition: infer Id extends keyof QueryResults;
}
  ? QueryResults[Id][Q]
  : QueryResults[keyof QueryResults][Q];

const citing = <Q, A>(queries: Q, attempts: A): Q & { readonly attempts: A } => ({ ...queries, attempts });

/** The queries of screens by edition, with the words of the rules in what is refused. */
export const questions = {
  'second-edition': /* @__PURE__ */ citing(
    secondQueries,
    /* @__PURE__ */ secondAttempts.attemptsCiting(cite),
  ),
  'third-edition': /* @__PURE__ */ citing(thirdQueries, /* @__PURE__ */ thirdAttempts.attemptsCiting(cite)),
} as const;

export type QuestionName = keyof (typeof questions)[keyof typeof questions];
