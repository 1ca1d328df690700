import { describe, expect, it } from 'vitest';
import {
  brokenInvariants,
  type GameState,
  InvalidSaveError,
  parseState,
  serialize,
} from '../../../../src/index.js';
import { breaking, ID, underSky } from './storms.js';

/* What is always true of a game with the Seven Scions, and what a save of one is refused for. */

/** State as anybody may scribble on it. */
// biome-ignore lint/suspicious/noExplicitAny: broken states have no type
type Scribble = (state: any) => void;

const mordrog = { hero: 'mordrog' };
const tamsin = { hero: 'tamsin-two-coins', space: 'h0913' };

const calm = (): GameState =>
  underSky([{ ...mordrog, space: 'h0105' }, tamsin], { storm: { held: { 'the-archer': 0 } } }).state;
const endgame = (): GameState =>
  underSky([mordrog, tamsin], {
    storm: { endgame: { order: [1, 0], out: [1] } },
    given: { turn: { player: 0, step: 'start' } },
  }).state;
const battle = (): GameState =>
  breaking(tamsin, mordrog).draw('drift-of-sodden-dead').play('combat/escape').roll(6, 6).state;

/** A Storm card is drawn, and the holder of a counter is asked before it is resolved. */
const drawn = (): GameState =>
  underSky([tamsin, mordrog], { storm: { counter: 8, held: { 'the-archer': 0 } } })
    .play('storm/wait')
    .draw('drift-of-sodden-dead').state;

function brokenBy(scribble: Scribble, state: GameState) {
  const copy = structuredClone(state);
  scribble(copy);
  return brokenInvariants(copy);
}

type Case = readonly [
  what: string,
  message: string,
  rule: string,
  scribble: Scribble,
  from?: () => GameState,
];

const cases: readonly Case[] = [
  [
    'a storm counter beyond its track',
    'the storm counter is on space 9 of 8',
    'va50.storm-step.track-length',
    (s) => Object.assign(s.ext[ID], { counter: 9 }),
  ],
  [
    'two scion counters of one player',
    'a player holds two scion counters',
    'va50.event.choose-one',
    (s) => Object.assign(s.ext[ID].held, { 'the-trickster': 0 }),
  ],
  [
    'a scion counter of nobody',
    'a scion counter is held by a player who is not there',
    'va50.event.choose-one',
    (s) => Object.assign(s.ext[ID].held, { 'the-archer': 2 }),
  ],
  [
    'the counter of a Scion that is awake',
    'the-archer does not slumber, and its counter is held',
    'va50.event.choose-one',
    (s) => {
      s.decks.scions.top.shift();
      s.players[1].allies.push({ card: 'the-archer', wounds: 0, exhaustion: 0 });
    },
  ],
  [
    'a Challenge that waits',
    'bone-rabble is on the undefeated challenge track',
    'va50.setup.track-taken',
    (s) => {
      s.decks.green.pool = s.decks.green.pool.filter((card: string) => card !== 'bone-rabble');
      s.track[0] = { card: 'bone-rabble', space: 'h0105', order: 1 };
    },
  ],
  [
    'an Event in play',
    'early-snows is in the Event area',
    'va50.event.no-lasting-effect',
    (s) => {
      s.decks.green.pool = s.decks.green.pool.filter((card: string) => card !== 'early-snows');
      s.event = 'early-snows';
    },
  ],
  [
    'an Encounter that stays open',
    'an Encounter is open with player 1',
    'va50.encounter.discard',
    (s) => {
      s.decks.green.pool = s.decks.green.pool.filter((card: string) => card !== 'a-letter-for-greyhaven');
      s.players[1].quests.push({ card: 'a-letter-for-greyhaven', progress: 0 });
    },
  ],
  [
    'red cards in their deck',
    'there are cards in the red deck',
    'va50.setup.red-cards-out',
    (s) => s.decks.red.pool.push(s.removed.pop()),
  ],
  [
    'more Storm cards than players',
    '6 cards are in the deck storm-green',
    'va50.setup.storm-count',
    (s) => delete s.decks['storm-green'].aside,
  ],
  [
    // Two play: one card is drawn, so one can be left.
    'more Storm cards than players, counted with those that were drawn',
    '2 cards are in the deck storm-green, and 1 of its cards were drawn',
    'va50.setup.storm-count',
    (s) => {
      const deck = s.decks['storm-green'];
      deck.pool.pop();
      deck.aside = deck.pool.length - 2;
    },
  ],
  [
    'a Scion too many',
    'player 1: 2 Allies',
    'va50.scion.one-per-hero',
    (s) => {
      s.decks.scions.top.splice(1, 2);
      for (const card of ['the-trickster', 'the-lanternbearer'])
        s.players[1].allies.push({ card, wounds: 0, exhaustion: 0 });
    },
  ],
  [
    'a turn of the Endgame out of its order',
    'players are out in their order',
    'va50.endgame.hero-order',
    (s) => Object.assign(s.ext[ID].endgame, { out: [0] }),
    endgame,
  ],
  [
    'deeds of too few',
    'the deeds of each Hero are counted',
    'va50.endgame.hero-order',
    (s) => s.ext[ID].endgame.deeds.pop(),
    endgame,
  ],
  [
    'Stormlords before the Endgame',
    'the Endgame has not begun',
    'va50.endgame.hero-order',
    (s) => Object.assign(s.ext[ID], { endgame: null }),
    endgame,
  ],
  [
    'a Hero away from a battle in which it does not fight',
    'a Hero is away from a battle in which it does not fight',
    'va50.storm-challenge.together',
    (s) => {
      s.frames.find((f: { kind: string }) => f.kind === 'joint-battle').fighting = [1];
    },
    battle,
  ],
  [
    'a scion counter of one who has yet to choose',
    'a player who has yet to choose holds a scion counter',
    'va50.event.choose-one',
    (s) => {
      s.frames.push({ kind: 'scion-counters', step: 'choose', player: 0, card: 'x', asking: [0, 1] });
      s.ext[ID].held = { [s.decks.scions.top[0]]: 1 };
    },
  ],
  [
    'something else in the place of the combat of a joint battle',
    'the battle is fought by a combat, and not by a frame of the kind harm',
    'va50.storm-challenge.together',
    (s) => {
      const at = s.frames.findIndex((f: { kind: string }) => f.kind === 'joint-battle');
      const from = {
        kind: 'harm',
        step: 'answer',
        player: 0,
        target: s.players[0].hero.card,
        harm: 'wounds',
      };
      const by = { amount: 1, from: 'enemy', rule: '2e.escape.fail', by: '', used: [], boosts: [] };
      s.frames.splice(at + 1, 0, { ...from, ...by });
    },
    battle,
  ],
  [
    'one who acts in a battle in which it does not fight',
    'player 1 acts in a battle in which that Hero does not fight',
    'va50.storm-challenge.together',
    (s) => {
      const at = s.frames.findIndex((f: { kind: string }) => f.kind === 'joint-battle');
      Object.assign(s.frames[at], { fighting: [0], away: [], returning: [] });
      s.frames[at + 1].attacker = 1;
    },
    battle,
  ],
  [
    'a Storm card that was never drawn',
    'ysharra-lady-of-embers is drawn in the storm, and does not lie on the table',
    'va50.storm-step.draw-lowest-color',
    (s) => {
      const now = s.frames.at(-1);
      expect(now).toMatchObject({ kind: 'storm', step: 'drawn', card: 'drift-of-sodden-dead' });
      now.card = 'ysharra-lady-of-embers';
    },
    drawn,
  ],
  [
    'a fighter who is not there',
    'there is no player 5',
    'va50.storm-event.each-hero',
    (s) => s.frames.find((f: { kind: string }) => f.kind === 'joint-battle').fighting.push(5),
    battle,
  ],
  [
    'a Stormlord to be met that is none',
    'bone-rabble is no Stormlord that waits',
    'va50.endgame.one-by-one',
    (s) => s.frames.find((f: { kind: string }) => f.kind === 'stormlords').left.push('bone-rabble'),
    endgame,
  ],
];

describe('a game with the Seven Scions never has', () => {
  it.each(cases.map((each) => [each[0], each] as const))('%s', (_name, each) => {
    const [, message, rule, scribble, from = calm] = each;
    expect(brokenInvariants(from())).toEqual([]);
    const broken = brokenBy(scribble, from());
    expect(broken.map((one) => one.message)).toContain(message);
    expect(broken.find((one) => one.message === message)?.rule).toBe(rule);
  });
});

const forged: readonly (readonly [string, Scribble, () => GameState])[] = [
  ['no memory', (s) => delete s.ext[ID], calm],
  ['a counter of words', (s) => Object.assign(s.ext[ID], { counter: 'high' }), calm],
  ['a color of no Storm card', (s) => Object.assign(s.ext[ID], { beaten: 'red' }), calm],
  [
    'a storm frame of another player',
    (s) =>
      Object.assign(
        s.frames.find((f: { kind: string }) => f.kind === 'storm'),
        { player: 1 },
      ),
    battle,
  ],
  [
    'a joint battle against another card',
    (s) =>
      Object.assign(
        s.frames.find((f: { kind: string }) => f.kind === 'joint-battle'),
        { card: 'bone-rabble' },
      ),
    battle,
  ],
  [
    'a Storm step that leads nowhere',
    (s) =>
      Object.assign(
        s.frames.find((f: { kind: string }) => f.kind === 'storm'),
        { then: 'market' },
      ),
    battle,
  ],
];

describe('a save is refused for', () => {
  it.each(forged)('%s', (_what, scribble, from) => {
    const copy = JSON.parse(serialize(from()));
    scribble(copy);
    expect(() => parseState(JSON.stringify(copy))).toThrow(InvalidSaveError);
  });

  it('nothing, if it was played', () => {
    for (const state of [calm(), endgame(), battle()]) expect(parseState(serialize(state))).toEqual(state);
  });
});
