import { describe, expect, it } from 'vitest';
import { brokenInvariants, type GameState } from '../../../../src/index.js';
import { fallen, freedTamalir, ID } from './fallen.js';

/** State as anybody may scribble on it. */
// biome-ignore lint/suspicious/noExplicitAny: broken states have no type
type Scribble = (memory: any, state: any) => void;

/** A freed town, claims, an open quest with marks, an activated card. */
const table = (): GameState =>
  fallen(
    { space: 'tamalir' },
    {
      given: 'movement',
      said: {
        claimed: [['the-old-hunger', 'mother-of-nettles'], ['murder-of-cinder-crows']],
        quests: ['where-the-star-came-down', 'a-draught-of-still-water', 'silver-for-the-seals'],
        marks: [{ 'where-the-star-came-down': ['h1101'], 'a-draught-of-still-water': ['counter'] }],
        activated: ['the-old-hunger'],
        towns: freedTamalir,
      },
    },
  ).state;

function brokenBy(scribble: Scribble) {
  const copy = structuredClone(table()) as unknown as { ext: Record<string, unknown> };
  scribble(copy.ext[ID], copy);
  return brokenInvariants(copy as unknown as GameState);
}

/** Nine points more, and the decks in which they lie. */
const victory = [
  ['the-ash-herder', 'ashen-flock-1'],
  ['lay-the-dead-to-rest', 'ashen-flock-2'],
  ['rabble-of-the-threshold', 'demon-horde-1'],
  ['hunt-the-strays', 'demon-horde-2'],
  ['the-baker-and-his-sons', 'frenzied-rage-1'],
  ['bring-the-deserters-home', 'frenzied-rage-2'],
] as const;

const cases: readonly [what: string, message: string, scribble: Scribble][] = [
  [
    'a card met on the road that does not lie on the table',
    'success is no market card that lies on the table, or stands there twice',
    (_m, s) => {
      const dice = { pool: 1, dice: [1], matches: 1, gold: 0, traded: false };
      const met = { player: 0, town: null, space: 'h1101', offers: ['success'], ...dice };
      s.frames.push({ kind: 'trade', step: 'choose', ...met });
    },
  ],
  [
    'a strange town',
    'there is no town atlantis',
    (m) => {
      m.counters.atlantis = 'destroyed';
    },
  ],
  [
    'a town both ways',
    'tamalir is freed, and has a counter',
    (m) => {
      m.counters.tamalir = 'savage-brood';
    },
  ],
  [
    'four comets',
    'there are 4 counters with destroyed',
    (m) => {
      m.counters.vynelvale = 'destroyed';
    },
  ],
  [
    'a counter that was never turned over',
    '7 counters are turned over',
    (m) => {
      delete m.counters.vynelvale;
    },
  ],
  [
    'a savior from elsewhere',
    'somebody freed a town who does not play',
    (m) => {
      m.freed.tamalir.by = 4;
    },
  ],
  [
    'a quest counter twice',
    'two players have the same quest counter',
    (m) => {
      m.questCounters = [3, 3];
    },
  ],
  [
    'no quest counter',
    'a player has no quest counter',
    (m) => {
      m.questCounters = [3, null];
    },
  ],
  [
    'a seat too many',
    'there is a place for one quest counter a player',
    (m) => {
      m.questCounters.push(1);
    },
  ],
  [
    'two of a level',
    'a Hero has claimed two cards of a level',
    (m, s) => {
      m.claimed[1].push('the-ash-herder');
      s.players[1].kept.push('the-ash-herder');
      s.decks['ashen-flock-1'].pool = ['streets-without-breath'];
    },
  ],
  [
    'a card that is nobody’s',
    'murder-of-cinder-crows was claimed, and nobody has it',
    (_, s) => {
      s.players[1].kept = [];
      s.decks['ashen-flock-1'].pool.unshift('murder-of-cinder-crows');
    },
  ],
  [
    'a card that nobody has claimed',
    'murder-of-cinder-crows is kept, and nobody has claimed it',
    (m) => {
      m.claimed[1] = [];
    },
  ],
  [
    'a last card without a freed town',
    'the-old-hunger was claimed, and its town is not freed',
    (m) => {
      m.freed.tamalir.by = 1;
    },
  ],
  [
    'no quest',
    'murder-of-cinder-crows is no quest',
    (m) => {
      m.quests[0] = 'murder-of-cinder-crows';
    },
  ],
  [
    'marks for what is not open',
    'player 0 has marks for the-great-cull, which is not open',
    (m) => {
      m.marks[0]['the-great-cull'] = ['h0101'];
    },
  ],
  [
    'the same mark twice',
    'player 0 has marked the same twice',
    (m) => {
      m.marks[0]['where-the-star-came-down'] = ['h1101', 'h1101'];
    },
  ],
  [
    'the quest counter on two cards',
    'the quest counter of player 0 lies on two cards',
    (m) => {
      m.marks[0]['silver-for-the-seals'] = ['counter'];
    },
  ],
  [
    'a victory',
    'player 0: 13 points and a freed town, which win the game',
    (m, s) => {
      for (const [card, deck] of victory) {
        for (const part of ['top', 'pool', 'bottom'])
          s.decks[deck][part] = s.decks[deck][part].filter((id: string) => id !== card);
        m.claimed[0].push(card);
        s.players[0].kept.push(card);
      }
    },
  ],
  [
    'a card activated twice',
    'a card is activated twice',
    (m) => {
      m.activated.push('the-old-hunger');
    },
  ],
  [
    'a card activated that nobody has',
    'the-red-mayor is activated, and nobody has it',
    (m) => {
      m.activated = ['the-red-mayor'];
    },
  ],
  [
    'cards left in the deck of a freed town',
    'cards lie in the deck savage-brood-2, and its town is freed',
    (_, s) => {
      s.decks['savage-brood-2'].pool = ['the-great-cull'];
      s.removed = s.removed.filter((card: string) => card !== 'the-great-cull');
    },
  ],
  [
    'a Curse card on the track',
    'the-ash-herder is on the undefeated challenge track',
    (_, s) => {
      s.decks['ashen-flock-1'].pool = ['streets-without-breath'];
      s.track[0] = { card: 'the-ash-herder', space: 'h1101', order: 1 };
    },
  ],
  [
    'a Challenge on a quest space',
    'a Challenge waits on quest space 6',
    (_, s) => {
      s.decks.green.pool = s.decks.green.pool.filter((card: string) => card !== 'cinder-imp');
      s.track[5] = { card: 'cinder-imp', space: 'h1109', order: 1 };
    },
  ],
  [
    'market cards under a curse',
    'market cards lie in vynelvale',
    (_, s) => {
      s.decks.market.pool = s.decks.market.pool.filter((card: string) => card !== 'loyal-hound');
      s.stacks.vynelvale = ['loyal-hound'];
    },
  ],
];

describe('what is always true after the cataclysm', () => {
  it('the table itself is sound', () => expect(brokenBy(() => undefined)).toEqual([]));

  it.each(cases)('%s', (_, message, scribble) =>
    expect(brokenBy(scribble).map((problem) => problem.message)).toContain(message),
  );
});
