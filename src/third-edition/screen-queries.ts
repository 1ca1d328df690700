import { answersNow, attemptsCiting } from './attempts/index.js';
import { distancesOn, facesInto, inspection, oddsNow, pathOn, reachable } from './inspect/index.js';

/* What a screen asks of a position, for `bindQueries`: each is a value of its own, so that an app carries only what it asks. */

/** `answers` as a query. */
export const answersQuery = answersNow;
/** `attempts` as a query. */
export const attemptsQuery = /* @__PURE__ */ attemptsCiting();
/** `inspect` as a query. */
export const inspectQuery = inspection;
/** `reach` as a query. */
export const reachQuery = reachable;
/** `odds` as a query. */
export const oddsQuery = oddsNow;
/** `distances` as a query. */
export const distancesQuery = distancesOn;
/** `path` as a query. */
export const pathQuery = pathOn;
/** `facesFor` as a query. */
export const facesForQuery = facesInto;

/** All of them, by the names of the functions that they answer for. */
export const screenQueries = {
  inspect: inspectQuery,
  attempts: attemptsQuery,
  answers: answersQuery,
  reach: reachQuery,
  odds: oddsQuery,
  distances: distancesQuery,
  path: pathQuery,
  facesFor: facesForQuery,
} as const;
