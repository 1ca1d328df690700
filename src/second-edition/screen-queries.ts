import { answersNow, attemptsCiting } from './attempts/index.js';
import { distancesOn, facesInto, inspection, oddsNow, pathOn, reachable } from './inspect/index.js';

/** What a screen asks of a position, as the functions of the same names answer it: for `bindQueries`. */
export const screenQueries = {
  inspect: inspection,
  attempts: /* @__PURE__ */ attemptsCiting(),
  answers: answersNow,
  reach: reachable,
  odds: oddsNow,
  distances: distancesOn,
  path: pathOn,
  facesFor: facesInto,
} as const;
