import type { AnswerThing, Journey, RefusalThing, Way } from '../things/answer-things.js';

/** What can be done at a space. */
export interface Offers {
  /** Answers that are no way there. */
  readonly answers: readonly AnswerThing[];
  /** Ways there, the cheapest first. */
  readonly ways: readonly Way[];
  readonly refusal: RefusalThing | null;
}

const none: Offers = { answers: [], ways: [], refusal: null };

/** What can be done, by space. A step that a way takes is not listed as an answer. */
export function offersBySpace(
  answers: readonly AnswerThing[],
  journeys: readonly Journey[],
  refusals: readonly RefusalThing[],
): ReadonlyMap<string, Offers> {
  const found = new Map<string, Offers>();
  for (const { space, ways } of journeys) found.set(space, { ...none, ways });
  for (const one of answers) {
    if (one.space === null) continue;
    const there = found.get(one.space) ?? none;
    const steps = (one.action.type.startsWith('move/') || one.actions !== undefined) && there.ways.length > 0;
    found.set(one.space, steps ? there : { ...there, answers: [...there.answers, one] });
  }
  for (const refusal of refusals)
    if (refusal.space !== null && !found.has(refusal.space)) found.set(refusal.space, { ...none, refusal });
  return found;
}
