import type { Json } from '../../../kernel/index.js';
import type { G } from '../../base/vocabulary.js';
import { cardId, either, listOf, object, text, whole, yesNo } from '../../saves/words.js';
import { arranging } from '../module-state.js';
import { isCaptain } from './captains.js';
import { isVoyaging } from './chart.js';
import { sea } from './content/board.js';
import { tileFaces } from './content/sea-types.js';
import { type MapColor, type Maps, mapColors, mapsInBox, memoryOf } from './memory.js';

/* The part of a scenario under `with`. Captains in towns are in the market stacks. */

const mapsOf = (color: MapColor) => whole(0, mapsInBox[color]).optional();
const maps = object('map counters', { blue: mapsOf('blue'), green: mapsOf('green') });
const harm = whole(0, 99).optional();
const captain = either(
  'the id of a Captain, or an object with it as `card`, and `wounds`, `exhaustion` and `loan`',
  cardId,
  object('a Captain', { card: cardId, wounds: harm, exhaustion: harm, loan: yesNo.optional() }),
);

const described = object('the Island of Dread', {
  /** The Captain of each player, `null` for none. */
  captains: listOf(captain.nullable(), 6).optional(),
  /** Map counters of each player; the pool holds the rest. */
  maps: listOf(maps, 6).optional(),
  /** Event tiles, on all of their spaces or on these. */
  tiles: listOf(text('an event tile, or an event space'), 20).optional(),
  /** Silver cards discarded during the present visit. */
  silver: listOf(cardId, 20).optional(),
});

/** Sets up Captains, map counters, event tiles and silver discards. The invariants find impossible parts. */
export const arrange = arranging(described, (g, data, refuse, take) => {
  const memory = memoryOf(g);
  const player = (path: string, at: number): boolean => {
    if (at < g.state.players.length) return true;
    refuse(`${path}/${at}`, `There are only ${g.state.players.length} players.`);
    return false;
  };
  data.captains?.forEach((one, at) => {
    if (one === null || !player('captains', at)) return;
    const { card, ...harm } = typeof one === 'string' ? { card: one } : one;
    if (!Object.hasOwn(g.content.cards, card) || !isCaptain(g, card))
      refuse(`captains/${at}`, `There is no Captain "${card}".`);
    else memory.captains[at] = { wounds: 0, exhaustion: 0, loan: false, ...harm, card: take(card) };
  });
  g.state.players.forEach((_, at) => {
    // A ship without a Captain is lost: its Hero is on land.
    if (isVoyaging(g, at) && (data.captains?.[at] ?? null) === null)
      refuse(
        `captains/${at}`,
        `The Hero of player ${at} is at sea: name the Captain of the ship.`,
        'iod.voyage.start',
      );
  });
  data.maps?.forEach((held, at) => {
    if (!player('maps', at)) return;
    for (const color of mapColors) {
      const number = held[color] ?? 0;
      (memory.maps[at] as Maps)[color] = number;
      memory.pool[color] -= number;
    }
  });
  for (const said of data.tiles ?? [])
    for (const { space, tile } of sea.eventSpaces)
      if (said === space || said === tile) memory.tiles[space] = tile;
  const strange = (data.tiles ?? []).find(
    (said) => !tileFaces.some((face) => face === said) && !Object.hasOwn(memory.tiles, said),
  );
  if (strange !== undefined) refuse('tiles', `${strange} is no event tile and no event space.`);
  memory.silver = (data.silver ?? []).map(take);
  if (memory.pool.blue < 0 || memory.pool.green < 0)
    refuse('maps', 'There are six map counters of each color.');
});

/** The value from which {@link arrange} sets this part up. */
export function describe(g: G): Json {
  const { pool: _, tiles, ...memory } = memoryOf(g);
  return { ...memory, tiles: Object.keys(tiles) };
}
