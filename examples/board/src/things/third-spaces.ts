import { texts } from '../texts.js';
import type { Journey } from './answer-things.js';
import type { LandmarkThing, SpaceThing } from './board-things.js';
import type { Reading } from './third-reading.js';

/* The hexes of the board in Third Edition: what is there, and what leads there. */

/** What a way costs beside its dice. */
export const costOfWay = ({ cost, damage }: { readonly cost: number; readonly damage: number }): string =>
  [cost > 0 ? texts().table.actions(cost) : '', damage > 0 ? texts().table.damage(damage) : '']
    .filter(Boolean)
    .join(', ');

/** What a hex is, by its id. */
export function spacesOf(
  { told, words: said }: Reading,
  journeys: readonly Journey[],
): (id: string) => SpaceThing {
  return (id) => {
    const here = told.hexes.find(({ hex }) => hex === id);
    const market = told.markets.find(({ hex }) => hex === id);
    return {
      id,
      name: said.name('hex', id, { form: 'long' }),
      lines: [
        ...(here?.heroes ?? []).map((player) => texts().table.stands(said.name('player', player))),
        ...(here?.villain && told.villain !== null
          ? [texts().table.stands(said.name('card', told.villain.card))]
          : []),
        ...(here?.gem ? [texts().table.gem(texts().term(here.gem.type), here.gem.faceup)] : []),
        ...(here && here.zombies > 0 ? [texts().table.zombies(here.zombies)] : []),
        ...(market ? [texts().table.market(market.offers.map(({ card }) => said.name('card', card)))] : []),
      ],
      signs: here?.gem ? [here.gem.faceup ? `gem/${here.gem.type}` : 'facedown'] : [],
      cards: here?.story ?? [],
      ways: journeys.find(({ space }) => space === id)?.ways ?? [],
    };
  };
}

export function landmarksOf({ view, told, words: said, stepsFrom }: Reading): readonly LandmarkThing[] {
  const home = told.players[view.viewer ?? 0]?.hex ?? null;
  const steps = home === null ? {} : stepsFrom(home);
  const landmark = (space: string, name: string, kind: LandmarkThing['kind']): LandmarkThing => ({
    space,
    name,
    kind,
    away: steps[space] ?? null,
  });
  return [
    ...told.players.flatMap(({ player, hex }) =>
      hex === null ? [] : [landmark(hex, said.name('player', player), 'hero')],
    ),
    ...told.hexes.flatMap(({ hex, place }) =>
      place === null ? [] : [landmark(hex, said.name('hex', hex), 'town')],
    ),
    ...told.hexes.flatMap(({ hex, gem }) =>
      gem?.faceup
        ? [
            landmark(
              hex,
              `${texts().table.gem(texts().term(gem.type), true)}, ${said.name('hex', hex)}`,
              'adventure',
            ),
          ]
        : [],
    ),
  ];
}
