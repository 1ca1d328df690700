import { texts } from '../texts.js';
import type { Journey } from './answer-things.js';
import type { LandmarkThing, SpaceThing } from './board-things.js';
import type { Reading } from './second-reading.js';

/* The spaces of the board in Second Edition: what is there, and what leads there. */

/** What a space is, by its id. */
export function spacesOf(
  { told, words: said, adventure }: Reading,
  journeys: readonly Journey[],
): (id: string) => SpaceThing {
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
      use: '',
      cards: here?.challenges ?? [],
      ways: journeys.find(({ space }) => space === id)?.ways ?? [],
    };
  };
}

export const landmarksOf = ({ told, words: said }: Reading): readonly LandmarkThing[] => [
  ...told.players.flatMap(({ player, space }): LandmarkThing[] =>
    space === null ? [] : [{ space, name: said.name('player', player), kind: 'hero' }],
  ),
  ...told.spaces.flatMap(({ space, town }): LandmarkThing[] =>
    town === null ? [] : [{ space, name: said.name('town', town), kind: 'town' }],
  ),
  ...told.spaces.flatMap(({ space, counters }) =>
    counters.map(
      (color): LandmarkThing => ({
        space,
        name: `${texts().table.adventure(said.name('color', color))}, ${said.name('space', space)}`,
        kind: 'adventure',
      }),
    ),
  ),
];
