import { describe, expect, it } from 'vitest';
import { brokenInvariants, type GameState } from '../../../../src/index.js';
import { aboard, crossing, frail, sturdy } from './voyagers.js';

const ID = 'island-of-dread';

/** State as anybody may scribble on it. */
// biome-ignore lint/suspicious/noExplicitAny: broken states have no type
type Scribble = (state: any) => void;

/** Player 0 at sea and player 1 in Dallak, with a Captain each. */
const atSea = (): GameState =>
  aboard(
    { space: crossing, items: ['book-of-korsec-amin'] },
    {
      given: 'movement',
      with: {
        [ID]: {
          captains: [{ card: sturdy, wounds: 5, exhaustion: 5 }, frail],
          maps: [{ blue: 2, green: 1 }, { blue: 1 }],
          tiles: ['ruins', 'sea'],
        },
      },
    },
  ).state;

const hiring = (): GameState =>
  aboard({ space: 'orris' }, { given: 'market', decks: { captains: { top: ['the-grey-gull'] } } })
    .draw('cork-vest')
    .play('captain/call').state;

const visit = (): GameState =>
  aboard({ space: 'island-of-dread' }, { given: { drawn: { player: 0, card: 'gate-of-teeth' } } }).state;

function brokenBy(scribble: Scribble, state: GameState) {
  const copy = structuredClone(state);
  scribble(copy);
  return brokenInvariants(copy).map(({ at: _, ...said }) => said);
}

const captains = 'Captains are alive, and no more tired than they can be';
const together = 'Captains are with Heroes in towns and at sea';
const maps = 'map counters are conserved';
const silver = 'only silver cards lie beside the silver deck';
const underWay = 'hirings and visits are about what is there';
const tiles = 'event tiles lie on their own spaces';
const track = 'no Challenge of the sea or of the island waits on the undefeated track';

const rules: Readonly<Record<string, string>> = {
  [captains]: 'iod.shipwreck.causes',
  [together]: 'iod.hire.leave-without-voyage',
  [maps]: 'iod.components.map-counters',
  [tiles]: 'iod.board.event-colors',
  [silver]: 'iod.island.reshuffle-silver',
  [track]: 'iod.adventure.sea-card-discard',
};

type Case = [what: string, name: string, message: string, scribble: Scribble, from?: () => GameState];

const cases: readonly Case[] = [
  [
    'a place too few for Captains',
    captains,
    'there is one place for a Captain a player',
    (s) => s.ext[ID].captains.pop(),
  ],
  [
    'a place too many',
    captains,
    'there is one place for a Captain a player',
    (s) => s.ext[ID].captains.push(null),
  ],
  [
    'a Captain of no card',
    captains,
    'nobody is no Captain',
    (s) => Object.assign(s.ext[ID].captains[1], { card: 'nobody' }),
  ],
  [
    'an Item for a Captain',
    captains,
    'cork-vest is no Captain',
    (s) => Object.assign(s.ext[ID].captains[1], { card: 'cork-vest' }),
  ],
  [
    'a Captain with wounds as many as Life',
    captains,
    `${sturdy} has 6 wounds and is not dead`,
    (s) => Object.assign(s.ext[ID].captains[0], { wounds: 6 }),
  ],
  [
    'one more exhaustion than Stamina',
    captains,
    `${sturdy} has 6 exhaustion counters`,
    (s) => Object.assign(s.ext[ID].captains[0], { exhaustion: 6 }),
  ],
  [
    'a wound on shore',
    captains,
    `${frail} was hurt on shore`,
    (s) => Object.assign(s.ext[ID].captains[1], { wounds: 1 }),
  ],
  [
    'exhaustion on shore',
    captains,
    `${frail} was hurt on shore`,
    (s) => Object.assign(s.ext[ID].captains[1], { exhaustion: 1 }),
  ],
  [
    'a Captain inland',
    together,
    'player 1 has a Captain neither in a town nor at sea',
    (s) => Object.assign(s.players[1].hero, { space: 'h0507' }),
  ],
  [
    'a Captain with one who is nowhere',
    together,
    'player 1 has a Captain neither in a town nor at sea',
    (s) => Object.assign(s.players[1].hero, { space: null }),
  ],
  ['maps of too few', maps, 'map counters are counted for each player', (s) => s.ext[ID].maps.pop()],
  [
    'maps of too many',
    maps,
    'map counters are counted for each player',
    (s) => s.ext[ID].maps.push({ blue: 0, green: 0 }),
  ],
  [
    'a blue counter too few',
    maps,
    'there are 5 blue map counters',
    (s) => {
      s.ext[ID].pool.blue -= 1;
    },
  ],
  [
    'a green counter too many',
    maps,
    'there are 7 green map counters',
    (s) => {
      s.ext[ID].maps[1].green += 1;
    },
  ],
  [
    'a tile on a space of another',
    tiles,
    'a plains tile lies on h0613',
    (s) => {
      s.ext[ID].tiles.h0613 = 'plains';
    },
  ],
  [
    'a tile on the space of none',
    tiles,
    'a ruins tile lies on h0507',
    (s) => {
      s.ext[ID].tiles.h0507 = 'ruins';
    },
  ],
  [
    'a card of the sea among the silver discards',
    silver,
    'maelstrom-eel is no silver card',
    (s) => s.ext[ID].silver.push('maelstrom-eel'),
  ],
  ['no card at all among them', silver, 'nobody is no silver card', (s) => s.ext[ID].silver.push('nobody')],
  [
    'a Challenge of the sea on the track',
    track,
    'maelstrom-eel is on the undefeated challenge track',
    (s) => {
      s.track[0] = { card: 'maelstrom-eel', space: 'h0507', order: 0 };
    },
  ],
  [
    'one of the island on the track',
    track,
    'gate-of-teeth is on the undefeated challenge track',
    (s) => {
      s.track[0] = { card: 'gate-of-teeth', space: 'h0507', order: 0 };
    },
  ],
  [
    'a hiring where no town is',
    underWay,
    'there is no town atlantis to hire in',
    (s) => Object.assign(s.frames.at(-1), { town: 'atlantis' }),
    hiring,
  ],
  [
    'a Captain hired who is no card',
    underWay,
    'nobody is no Captain',
    (s) => Object.assign(s.frames.at(-1), { card: 'nobody' }),
    hiring,
  ],
  [
    'an Item hired',
    underWay,
    'cork-vest is no Captain',
    (s) => Object.assign(s.frames.at(-1), { card: 'cork-vest' }),
    hiring,
  ],
  [
    'a visit about no card',
    underWay,
    'nobody is no silver card',
    (s) => Object.assign(islandFrame(s), { card: 'nobody' }),
    visit,
  ],
  [
    'a visit about a card of the sea',
    underWay,
    'maelstrom-eel is no silver card',
    (s) => Object.assign(islandFrame(s), { card: 'maelstrom-eel' }),
    visit,
  ],
];

const islandFrame = (s: { frames: { kind: string }[] }): object =>
  s.frames.find(({ kind }) => kind === 'island') as object;

describe('what is always true of The Island of Dread', () => {
  it('is true at sea, in the midst of hiring and on the island', () => {
    for (const state of [atSea(), hiring(), visit()]) expect(brokenInvariants(state)).toEqual([]);
  });

  it.each(cases)('is broken by %s', (_what, name, message, scribble, from = atSea) => {
    const rule = rules[name];
    const found = brokenBy(scribble, from());
    expect(found).toContainEqual({ path: name, message, ...(rule ? { rule } : {}) });
    expect(found.filter(({ path }) => path === name)).toHaveLength(1);
  });

  it('does not weigh Captains once the game is over', () => {
    const found = brokenBy((s) => {
      s.outcome = { winners: [0], ranking: [0, 1], how: 'assif-shib-sa', rule: 'iod.victory.first-wins' };
      s.ext[ID].captains[0].wounds = 6;
    }, atSea());
    expect(found.map(({ path }) => path)).not.toContain(captains);
  });

  it('says nothing of a card on the track that does not exist: others do', () => {
    const found = brokenBy((s) => {
      s.track[0] = { card: 'nobody', space: 'h0507', order: 0 };
    }, atSea());
    expect(found.map(({ path }) => path)).not.toContain(track);
  });
});
