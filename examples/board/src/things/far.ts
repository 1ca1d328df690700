import { texts } from '../texts.js';
import { type AnswerThing, inOne, type Journey } from './answer-things.js';

/**
 * An answer for each place worth a walk that the dice lead to in several steps, as a tap on the map takes it, the nearest first. The places
 * are named as a whole, with what waits there; `waits` is `null` where nothing does. At most so many are listed.
 */
export function farAnswers(
  journeys: readonly Journey[],
  nameOf: (space: string) => string,
  waits: (space: string) => readonly string[] | null,
  most = Number.POSITIVE_INFINITY,
): readonly AnswerThing[] {
  return journeys
    .flatMap(({ space, ways: [way] }) => {
      const there = way === undefined || way.actions.length < 2 ? null : waits(space);
      return way === undefined || there === null ? [] : { space, there, ...way };
    })
    .toSorted((one, other) => one.actions.length - other.actions.length)
    .slice(0, most)
    .map(({ space, there, actions, cost }) =>
      inOne(actions, {
        space,
        group: 'board',
        label: texts().things.to(nameOf(space)),
        hint: [texts().things.away(actions.length), ...there, cost].filter(Boolean).join(' · '),
      }),
    );
}
