import { texts } from '../texts.js';
import type { AnswerThing, Journey } from './answer-things.js';
import type { LandmarkThing, SpaceThing } from './board-things.js';
import { farAnswers } from './far.js';
import { landmarkBy } from './landmark.js';
import { errandsOf } from './third-players.js';
import { kindOf, type Reading } from './third-reading.js';

/* The hexes of the board in Third Edition: what is there, and what leads there. */

/** What a way costs beside its dice. */
export const costOfWay = ({ cost, damage }: { readonly cost: number; readonly damage: number }): string =>
  [cost > 0 ? texts().table.actions(cost) : '', damage > 0 ? texts().table.damage(damage) : '']
    .filter(Boolean)
    .join(', ');

/** What a hex is, by its id. */
export function spacesOf(
  reading: Reading,
  journeys: readonly Journey[],
  me: number | null,
): (id: string) => SpaceThing {
  const { told, words: said } = reading;
  const errands = errandsOf(reading, me);
  return (id) => {
    const here = told.hexes.find(({ hex }) => hex === id);
    const market = told.markets.find(({ hex }) => hex === id);
    return {
      id,
      name: said.name('hex', id, { form: 'long' }),
      lines: [
        ...(here?.kind ? [kindOf(reading, here.kind)] : []),
        ...(here?.heroes ?? []).map((player) => texts().table.stands(said.name('player', player))),
        ...(here?.villain && told.villain !== null
          ? [texts().table.stands(said.name('card', told.villain.card))]
          : []),
        ...(here?.gem ? [texts().table.gem(texts().term(here.gem.type), here.gem.faceup)] : []),
        ...errands
          .filter(({ spaces, card }) => spaces.includes(id) && !here?.story.includes(card))
          .map(({ card }) => texts().things.doneHere(said.name('card', card))),
        ...(here && here.zombies > 0 ? [texts().table.zombies(here.zombies)] : []),
        ...(market ? [texts().table.market(market.offers.map(({ card }) => said.name('card', card)))] : []),
      ],
      signs: [
        ...(here?.kind ? [`place/${here.kind}`] : []),
        ...(here?.gem ? [here.gem.faceup ? `gem/${here.gem.type}` : 'facedown'] : []),
      ],
      cards: [...(here?.villain && told.villain !== null ? [told.villain.card] : []), ...(here?.story ?? [])],
      ways: journeys.find(({ space }) => space === id)?.ways ?? [],
    };
  };
}

/** What can be looked for. A place says its kind; of several places of a quest it is the nearest alone. */
export function landmarksOf(reading: Reading, me: number | null): readonly LandmarkThing[] {
  const { told, words: said } = reading;
  const home = told.players[me ?? 0]?.hex ?? null;
  const landmark = landmarkBy(home === null ? {} : reading.stepsFrom(home));
  return [
    ...told.players.flatMap(({ player, hex }) =>
      hex === null ? [] : [landmark(hex, said.name('player', player), 'hero')],
    ),
    ...(told.villain?.hex
      ? [landmark(told.villain.hex, said.name('card', told.villain.card), 'villain')]
      : []),
    ...errandsOf(reading, me).map(({ card, where, spaces: [space = ''] }) =>
      landmark(space, `${said.name('card', card)}: ${where}`, 'quest'),
    ),
    ...told.hexes.flatMap(({ hex, kind }) =>
      kind === null ? [] : [landmark(hex, `${kindOf(reading, kind)}: ${said.name('hex', hex)}`, 'town')],
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

/** An answer for each place and gem that the dice lead to in several steps, as the map lights them, the nearest first. */
export function farOf(
  reading: Reading,
  journeys: readonly Journey[],
  me: number | null,
): readonly AnswerThing[] {
  const { told, words: said } = reading;
  const errands = errandsOf(reading, me);
  return farAnswers(
    journeys,
    (hex) => said.name('hex', hex, { form: 'long' }),
    (hex) => {
      const here = told.hexes.find((one) => one.hex === hex);
      const gem = here?.gem?.faceup ? texts().table.gem(texts().term(here.gem.type), true) : null;
      const villain = here?.villain ? texts().things.villain : null;
      const quests = errands
        .filter(({ spaces }) => spaces.includes(hex))
        .map(({ card }) => texts().things.doneHere(said.name('card', card)));
      return here?.place || gem !== null || villain !== null || quests.length > 0
        ? [villain ?? '', gem ?? '', ...quests]
        : null;
    },
  );
}
