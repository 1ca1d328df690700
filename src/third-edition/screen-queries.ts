// Written by `npm run generate -- functions`. Do not edit.
import { answersNow, attemptsCiting } from './attempts/index.js';
import { distancesOn, facesInto, inspection, oddsNow, pathOn, reachable } from './inspect/index.js';

/** `inspect` as a query. */
export const inspectQuery = inspection;
/** `attempts` as a query. */
export const attemptsQuery = /* @__PURE__ */ attemptsCiting();
/** `answers` as a query. */
export const answersQuery = answersNow;
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
