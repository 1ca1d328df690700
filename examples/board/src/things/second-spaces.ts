import { rulesetOfSecond } from '../editions/second.js';
import { texts } from '../texts.js';
import type { AnswerThing, Journey } from './answer-things.js';
import type { LandmarkThing, SpaceThing } from './board-things.js';
import { farAnswers } from './far.js';
import { landmarkBy } from './landmark.js';
import type { Reading } from './second-reading.js';

/* The spaces of the board in Second Edition: what is there, and what leads there. */

/** What a space is, by its id. */
export function spacesOf(
  { view, told, words: said, adventure }: Reading,
  journeys: readonly Journey[],
): (id: string) => SpaceThing {
  const { sunbursts } = rulesetOfSecond(view).rules.content.board;
  return (id) => {
    const here = told.spaces.find(({ space }) => space === id);
    const town = here?.town ?? null;
    const offers = told.market?.towns.find((one) => one.town === town)?.offers ?? [];
    return {
      id,
      name: said.name('space', id, { form: 'long' }),
      lines: [
        ...(here?.heroes ?? []).map((player) => texts().table.stands(said.name('player', player))),
        ...(here?.counters ?? []).map(adventure),
        ...(town === null ? [] : [texts().table.town]),
        ...(offers.length > 0
          ? [texts().table.market(offers.map(({ card }) => said.name('card', card)))]
          : []),
      ],
      signs: [
        ...(here?.counters ?? []).map((color) => `counter/${color}`),
        ...(Object.values(sunbursts).some((all) => all.includes(id)) ? ['sunburst'] : []),
      ],
      cards: here?.challenges ?? [],
      ways: journeys.find(({ space }) => space === id)?.ways ?? [],
    };
  };
}

/** So many places that are far are listed, beside those a step away. */
const most = 6;

/** An answer for each town and adventure that the dice lead to in several steps. */
export const farOf = (
  { told, words: said, adventure }: Reading,
  journeys: readonly Journey[],
): readonly AnswerThing[] =>
  farAnswers(
    journeys,
    (space) => said.name('space', space, { form: 'long' }),
    (space) => {
      const here = told.spaces.find((one) => one.space === space);
      const lies = [
        ...(here?.counters ?? []).map(adventure),
        ...(here?.challenges ?? []).map((card) => said.name('card', card)),
        ...(here?.town ? [texts().table.town] : []),
      ];
      return lies.length === 0 ? null : lies;
    },
    most,
  );

export function landmarksOf({ view, told, words: said, stepsFrom }: Reading): readonly LandmarkThing[] {
  const home = told.players[view.viewer ?? told.turn.player ?? 0]?.space ?? null;
  const landmark = landmarkBy(home === null ? {} : stepsFrom(home));
  return [
    ...told.players.flatMap(({ player, space }) =>
      space === null ? [] : [landmark(space, said.name('player', player), 'hero')],
    ),
    ...told.spaces.flatMap(({ space, town }) =>
      town === null ? [] : [landmark(space, said.name('town', town), 'town')],
    ),
    ...told.spaces.flatMap(({ space, counters }) =>
      counters.map((color) =>
        landmark(
          space,
          `${texts().table.adventure(said.name('color', color))}, ${said.name('space', space)}`,
          'adventure',
        ),
      ),
    ),
  ];
}
