import { describe, expect, it } from 'vitest';
import { brokenInvariants, type GameState } from '../../../src/index.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import type { Table } from '../../toolkit.js';
import { doomOf, table } from './doom.js';

/** State as anybody may scribble on it. */
// biome-ignore lint/suspicious/noExplicitAny: broken states have no type
type Scribble = (state: any) => void;

const copyOf = (state: GameState, scribble: Scribble): GameState => {
  const copy = structuredClone(state);
  scribble(copy);
  return copy;
};

/** A turn of the normal game, with something in every place that a doom track has. */
const normal = (): Table =>
  table(
    3,
    {
      counters: 2,
      track: ['green', 'marsh-leeches', 'atavax'],
      piles: { green: ['hedge-witch', 'green'], blue: ['ash-drake'], red: ['velisande-the-veiled'] },
    },
    { turn: { player: 0, step: 'movement' } },
  );

/** The Endgame: player 1 is out, and the first of two others is confronted. */
const endgame = (): Table =>
  table(
    3,
    { counters: 8, track: ['marsh-leeches'], endgame: { order: [1, 0, 2], out: [1] } },
    { turn: { player: 0, step: 'start' } },
  ).draw('threnodax-lord-of-graves');

/** The last counter is placed while spoils are taken: the Endgame waits for the knockout. */
const due = (): Table =>
  table(
    2,
    { counters: 7, track: ['green', 'marsh-leeches', 'hedge-witch'] },
    { combat: { hero: 0, against: 1, phase: 'melee' } },
    {
      players: [
        { hero: 'ysolde-saltblade', space: 'h0105', allies: ['a-question-of-honor', 'acolyte-of-flame'] },
        { hero: 'mordrog', space: 'h0105', wounds: 4, gold: 6, allies: ['archmage-ulvane'] },
      ],
    },
  )
    .play('combat/attack by=ysolde-saltblade')
    .roll(1, 1)
    .roll(10, 10)
    .play('card/discard player=0 card=a-question-of-honor');

const sound = { normal: normal().state, endgame: endgame().state, due: due().state };

/** Takes a card out of its deck, so that it can lie elsewhere. */
const takeOut = (s: GameState, deck: string, card: string): string => {
  const piles = s.decks[deck] as unknown as Record<string, string[] | number>;
  for (const part of ['top', 'pool', 'bottom'])
    piles[part] = (piles[part] as string[]).filter((id) => id !== card);
  return card;
};
const frameOf = (s: GameState, kind: string) => s.frames.find((f) => f.kind === kind) as object;

/** For every invariant of a doom track: where it is broken, by what, and what is said of it. */
const surgeries: Readonly<
  Record<string, Readonly<Record<string, readonly [keyof typeof sound, Scribble, string]>>>
> = {
  'the doom track holds adventure cards, and each discard pile those of its color': {
    'a green card on the red pile': [
      'normal',
      (s) => doomOf(s).piles.red.seen.push(doomOf(s).piles.green.seen.pop() as string),
      'hedge-witch is on the red discard pile',
    ],
    'a yellow card behind one that belongs there': [
      'normal',
      (s) => doomOf(s).piles.green.seen.push(takeOut(s, 'yellow', 'gallows-ogre')),
      'gallows-ogre is on the green discard pile',
    ],
  },
  'unseen cards on the doom track lie beside their decks': {
    'one on the track too many': [
      'normal',
      (s) => doomOf(s).track.push({ unseen: 'green' }),
      'more green cards lie unseen than were put aside',
    ],
    'one of a deck from which none was put aside': [
      'normal',
      (s) => doomOf(s).track.push({ unseen: 'red' }),
      'more red cards lie unseen than were put aside',
    ],
    'one in a pile': [
      'normal',
      (s) => {
        doomOf(s).piles.yellow.unseen = 1;
      },
      'more yellow cards lie unseen than were put aside',
    ],
  },
  'a doom counter is added as soon as it is due': {
    'a sixth card with three players': [
      'normal',
      (s) => {
        for (const color of ['yellow', 'blue', 'red'] as const) {
          s.decks[color].aside = 1;
          doomOf(s).track.push({ unseen: color });
        }
      },
      '6 cards are on the doom track, and 6 add a counter',
    ],
  },
  'the last doom counter opens the Endgame': {
    'a counter that has no space': [
      'endgame',
      (s) => {
        doomOf(s).counters = 9;
      },
      'there are 9 doom counters on 8 spaces',
    ],
    'all counters in the middle of the normal game': [
      'normal',
      (s) => {
        doomOf(s).counters = 8;
      },
      'with 8 doom counters the Endgame has not begun',
    ],
    'all counters where the last step is only about to come': [
      'normal',
      (s) => {
        doomOf(s).counters = 8;
        Object.assign(frameOf(s, 'turn'), { step: 'experience' });
      },
      'with 8 doom counters the Endgame has not begun',
    ],
    'an Endgame that a counter is missing for': [
      'endgame',
      (s) => {
        doomOf(s).counters = 7;
      },
      'with 7 doom counters the Endgame has begun',
    ],
    'an Endgame that is due once more': [
      'endgame',
      (s) => s.frames.push({ kind: 'endgame-due', step: 'begin' }),
      'the Endgame waits to begin, and is not due',
    ],
    'an Endgame that is due too early': [
      'due',
      (s) => {
        doomOf(s).counters = 7;
      },
      'the Endgame waits to begin, and is not due',
    ],
  },
  'cards wait only while they are placed': {
    'a card that nobody places': [
      'normal',
      (s) => doomOf(s).waiting.push(doomOf(s).piles.blue.seen.pop() as string),
      'cards wait to be put on the doom track, and nobody puts them there',
    ],
  },
  'the Endgame is played in its order': {
    'an order that is sought too early': [
      'normal',
      (s) => {
        s.frames[0].step = 'endgame-order';
      },
      'the order of the Endgame is sought before it has begun',
    ],
    'a confrontation in the normal game': [
      'normal',
      (s) => s.frames.push({ kind: 'confrontation', step: 'draw', player: 0, card: null }),
      'a confrontation is under way before the Endgame',
    ],
    'a player twice': [
      'endgame',
      (s) => Object.assign(doomOf(s).endgame as object, { order: [1, 0, 0] }),
      'the order names a player twice, or one who is not there',
    ],
    'a player who is not there': [
      'endgame',
      (s) => Object.assign(doomOf(s).endgame as object, { order: [1, 0, 5] }),
      'the order names a player twice, or one who is not there',
    ],
    'somebody out before those who come first': [
      'endgame',
      (s) => Object.assign(doomOf(s).endgame as object, { out: [2] }),
      'players are eliminated in their order',
    ],
    'the second out as if last': [
      'endgame',
      (s) => Object.assign(doomOf(s).endgame as object, { out: [1, 2] }),
      'players are eliminated in their order',
    ],
    'a turn of one who is not next': [
      'endgame',
      (s) => Object.assign(doomOf(s).endgame as object, { out: [] }),
      'it is not the turn of player 0',
    ],
    'turns before everybody has a place': [
      'endgame',
      (s) => Object.assign(doomOf(s).endgame as object, { order: [1, 0] }),
      'it is not the turn of player 0',
    ],
    'a turn that is over with nobody eliminated': [
      'endgame',
      (s) => {
        s.frames = s.frames.slice(0, 2);
        s.frames[1].step = '';
        s.decks.red.bottom.push(...s.revealed.splice(0));
      },
      'the turn of player 0 ends, and nobody is eliminated',
    ],
    'a confrontation in the turn of another': [
      'endgame',
      (s) => Object.assign(frameOf(s, 'confrontation'), { player: 2 }),
      'player 2 is confronted in the turn of another',
    ],
    'a confrontation between two turns': [
      'endgame',
      (s) => {
        s.frames = s.frames.filter(({ kind }: { kind: string }) => kind !== 'turn');
        s.decks.red.bottom.push(...s.revealed.splice(0));
      },
      'player 0 is confronted in the turn of another',
    ],
  },
};

/** What is fine though it looks like the above. */
const fine: Readonly<Record<string, readonly [keyof typeof sound, Scribble]>> = {
  'more cards than add a counter, once all spaces have one': [
    'endgame',
    (s) => {
      for (const color of ['green', 'yellow', 'blue', 'red'] as const)
        for (const at of [1, 2]) {
          s.decks[color].aside = at;
          doomOf(s).track.push({ unseen: color });
        }
    },
  ],
  'as many cards unseen as were put aside, on the track and in a pile': [
    'normal',
    (s) => {
      s.decks.green.aside += 1;
      doomOf(s).piles.green.unseen += 1;
    },
  ],
  'all counters placed at the end of a turn that was cut short': [
    'normal',
    (s) => {
      doomOf(s).counters = 8;
      Object.assign(frameOf(s, 'turn'), { step: 'end' });
    },
  ],
  'an Endgame between two turns': [
    'endgame',
    (s) => {
      s.frames = s.frames.slice(0, 1);
    },
  ],
  'an Endgame whose order is still sought': [
    'endgame',
    (s) => {
      s.frames = [{ ...s.frames[0], step: 'endgame-order' }];
      Object.assign(doomOf(s).endgame as object, { order: [1], out: [] });
    },
  ],
};

const broken = (where: keyof typeof sound, scribble: Scribble) =>
  brokenInvariants(copyOf(sound[where], scribble));

describe('what is true of a doom track in every state', () => {
  it.each(Object.entries(sound))('nothing is broken in a sound position: %s', (_, state) => {
    expect(brokenInvariants(state)).toEqual([]);
  });

  it('every invariant of the track is put to the test', () => {
    const base = rulesetOf([]).rules.invariants.map(({ name }) => name);
    const { invariants } = rulesetOf(['doom-track']).rules;
    expect(Object.keys(surgeries).sort()).toEqual(
      invariants
        .map(({ name }) => name)
        .filter((name) => !base.includes(name))
        .sort(),
    );
  });

  describe.each(Object.entries(surgeries))('%s', (name, ways) => {
    it.each(Object.entries(ways))('finds %s', (_, [where, scribble, message]) => {
      expect(broken(where, scribble)).toEqual([
        expect.objectContaining({ path: name, message: expect.stringContaining(message) }),
      ]);
    });
  });

  it.each(Object.entries(fine))('does not mind %s', (_, [where, scribble]) => {
    const names = Object.keys(surgeries);
    expect(broken(where, scribble).filter(({ path }) => names.includes(path))).toEqual([]);
  });

  it('2e.doom-track.clear: what is no card of a colored deck, or no card at all, is named in every place of the track', () => {
    for (const place of [
      (s) => doomOf(s).track.push({ card: 'black-dagger' }),
      (s) => doomOf(s).piles.red.seen.push('black-dagger'),
      (s) => doomOf(s).waiting.push('black-dagger'),
    ] satisfies Scribble[]) {
      const told = broken('normal', (s) => {
        takeOut(s, 'market', 'black-dagger');
        place(s);
      });
      expect(told.map(({ message }) => message)).toContain('black-dagger is no card of a colored deck');
    }
  });
});
