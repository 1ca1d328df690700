import { actionCode } from 'runebound-engine/kernel';
import { texts } from '../texts.js';
import type { AnswerThing, Journey } from './answer-things.js';

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
    .flatMap(({ space, ways: [way] }): (AnswerThing & { readonly actions: readonly unknown[] })[] => {
      const [action] = way?.actions ?? [];
      if (way === undefined || action === undefined || way.actions.length < 2) return [];
      const there = waits(space);
      if (there === null) return [];
      return [
        {
          space,
          card: null,
          ability: null,
          tokens: [],
          amount: null,
          on: null,
          die: null,
          group: 'board',
          code: way.actions.map((one) => actionCode(one)).join(' '),
          action,
          actions: way.actions,
          label: texts().things.to(nameOf(space)),
          hint: [texts().things.away(way.actions.length), ...there, way.cost].filter(Boolean).join(' · '),
          likely: null,
          makesRoom: false,
          parts: null,
        },
      ];
    })
    .toSorted((one, other) => one.actions.length - other.actions.length)
    .slice(0, most);
}
