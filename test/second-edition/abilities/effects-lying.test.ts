import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/second-edition/index.js';
import {
  aJewel,
  around,
  Bench,
  board,
  drawn,
  fighting,
  go,
  gold,
  hurt,
  met,
  moving,
  on,
} from './workshop.js';

/* What adventure cards hold on to, what follows a Hero, and what lies in wait on a space. */

const START = 3;
const HERE = aJewel('green');
const robs = (amount: number | 'all'): Effect => ({ do: 'lose-gold', amount, onto: 'this' });
const takes: Effect = { do: 'lose-card', kind: 'any', which: 'choice', onto: 'this' };
const hoardOf = (table: Bench, card = 'my-challenge') => table.state.hoards?.[card];
const trackOf = (table: Bench) => table.state.track.find((entry) => entry?.card === 'my-challenge');

/** A Challenge that does this when somebody escapes from it. */
const robber = (...effects: Effect[]) => ({
  challenge: {
    abilities: [on('escaped', effects)],
    reward: [{ do: 'take-back' }] as readonly Effect[],
    mind: { value: 4, damage: 1 },
    body: { value: 4, damage: 1 },
    life: 1,
  },
});

const flee = (table: Bench): Bench => table.play('combat/escape').roll(10, 10);

describe('what a card took', () => {
  it('effect lose-gold, onto this: the gold lies on the card, no more than there is, and stays with it on the track', () => {
    const table = flee(
      new Bench(robber(robs(5)), { given: fighting('escape'), me: { gold: 2, space: HERE } }),
    );
    expect(table.me.gold).toBe(0);
    expect(hoardOf(table)).toEqual({ gold: 2, cards: [], progress: 0 });
    expect(trackOf(table)).toMatchObject({ space: HERE });
    expect(table.happened('hoard/gold')).toMatchObject([{ player: 0, card: 'my-challenge', amount: 2 }]);
    expect(table.happened('gold/paid')).toEqual([]);
  });

  it('effect lose-gold, onto this: with nothing to take, nothing lies there', () => {
    const table = flee(new Bench(robber(robs('all')), { given: fighting('escape'), me: { gold: 0 } }));
    expect(table.state.hoards).toBeUndefined();
    expect(table.happened('hoard/gold')).toEqual([]);
  });

  it('effect lose-card, onto this: an Item or an Ally lies on the card, without what lay on it', () => {
    const table = flee(
      new Bench(robber(takes), {
        given: fighting('escape'),
        me: { allies: [{ card: 'my-ally', wounds: 2 }], items: ['my-item'] },
      }),
    );
    table.choose('my-ally');
    expect(table.me.allies).toEqual([]);
    expect(hoardOf(table)).toEqual({ gold: 0, cards: ['my-ally'], progress: 0 });
    expect(table.happened('card/discarded')).toEqual([]);
  });

  it('effect take-back: the Hero who defeats it gets gold and cards; the Ally comes back unhurt', () => {
    const table = flee(
      new Bench(robber(robs(2), takes), {
        given: fighting('escape'),
        me: { allies: [{ card: 'my-ally', wounds: 2 }], space: HERE },
        other: { space: HERE },
      }),
    );
    table.play('move/stay', 'adventure/face card=my-challenge', 'combat/stand');
    table.play('combat/attack by=my-rival').roll(10, 10);
    expect(table.player(1).gold).toBe(START + 2);
    expect(table.player(1).allies).toEqual([{ card: 'my-ally', wounds: 0, exhaustion: 0 }]);
    expect(table.state.hoards).toBeUndefined();
    expect(table.happened('hoard/taken')).toMatchObject([{ player: 1, card: 'my-challenge', amount: 2 }]);
  });

  it('effect take-back: who is at a limit makes room, or leaves the card, which is discarded then', () => {
    const full = ['hedge-healer', 'marsh-hunter'].filter((id) => id !== 'my-ally');
    const rich = () =>
      new Bench(
        {
          encounter: {
            effects: [
              { do: 'lose-card', kind: 'ally', which: 'choice', onto: 'this' },
              { do: 'draw-market', count: 2, take: 2, kind: 'ally' },
              { do: 'take-back' },
            ],
          },
        },
        { given: drawn(), me: { allies: ['my-ally'] } },
      );
    expect(full).toHaveLength(2);
    const [one = '', two = ''] =
      rich().ruleset.rules.content.decks.market?.filter(
        (id) => rich().ruleset.rules.content.cards[id]?.kind === 'ally' && id !== 'my-ally',
      ) ?? [];
    const at = () => rich().draw(one, two).choose(one).choose(two);
    const room = at();
    expect(room.choices).toEqual([one, two, 'nothing']);
    room.choose(one);
    expect(room.me.allies.map(({ card }) => card)).toEqual([two, 'my-ally']);
    const left = at().choose('nothing');
    expect(left.me.allies.map(({ card }) => card)).toEqual([one, two]);
    expect(left.state.decks.market?.bottom).toContain('my-ally');
    expect(left.state.hoards).toBeUndefined();
  });

  it('goes with the card: gold to the bank, cards under their decks', () => {
    const table = flee(
      new Bench(
        { ...robber(robs(2), takes), challenge: { ...robber(robs(2), takes).challenge, reward: [] } },
        {
          given: fighting('escape'),
          me: { items: ['my-item'], space: HERE },
          other: { space: HERE },
        },
      ),
    );
    table.play('move/stay', 'adventure/face card=my-challenge', 'combat/stand');
    table.play('combat/attack by=my-rival').roll(10, 10);
    expect(table.player(1).gold).toBe(START);
    expect(table.state.hoards).toBeUndefined();
    expect(table.state.decks.market?.bottom).toContain('my-item');
    expect(table.happened('hoard/lost')).toMatchObject([{ card: 'my-challenge', gold: 2 }]);
  });

  it('goes to the bank at once where the card is gone already', () => {
    const table = met([{ do: 'discard-this' }, robs(2)]);
    expect(table.me.gold).toBe(START - 2);
    expect(table.state.hoards).toBeUndefined();
  });

  it('effect progress, count gold-on-this: counters are counted on a Challenge, and so is the gold on it, as long as it is undefeated', () => {
    const table = new Bench(
      {
        challenge: {
          mind: { value: 5, damage: 1 },
          abilities: [
            on('escape-failed', [{ do: 'progress', add: 6 }, robs(1)]),
            { always: [{ stat: 'mind', add: { count: 'progress' } }] },
            on('escaped', [
              { do: 'gain-gold', amount: { count: 'gold-on-this', times: 5 } },
              { do: 'progress', add: -20 },
            ]),
          ],
        },
      },
      { given: fighting('escape'), me: { space: HERE } },
    );
    table.play('combat/escape').roll(1, 1);
    expect(hoardOf(table)).toEqual({ gold: 1, cards: [], progress: 6 });
    expect(table.happened('hoard/counters')).toMatchObject([{ card: 'my-challenge', progress: 6 }]);
    // Mind 2 against 5 and 6 counters: eight more is too little, and then it is 17.
    table.play('combat/escape').roll(1, 7);
    expect(hoardOf(table)).toEqual({ gold: 2, cards: [], progress: 12 });
    table.play('combat/escape').roll(10, 5);
    expect(table.me.gold).toBe(START - 2 + 2 * 5);
    expect(hoardOf(table)).toEqual({ gold: 2, cards: [], progress: 0 });
  });
});

describe('what follows a Hero', () => {
  const hunter = (more: object = {}) => ({
    challenge: {
      mind: { value: 4, damage: 1 },
      body: { value: 4, damage: 1 },
      life: 1,
      abilities: [on('escaped', [{ do: 'follow' }])],
      ...more,
    },
  });
  const away = () => flee(new Bench(hunter(), { given: fighting('escape'), me: { space: HERE } }));

  it('effect follow: it waits where it was left, and comes to the Hero before its Adventure step', () => {
    const table = away();
    expect(trackOf(table)).toMatchObject({ follows: 0, space: HERE });
    const from = table.myHero.space ?? '';
    const to = around(from).find((id) => board.spaces[id]?.terrain !== 'town') ?? '';
    table.play(`move/adjacent to=${to}`);
    if (table.waiting === 'movement/after') table.play('move/done');
    expect(trackOf(table)).toMatchObject({ follows: 0, space: to });
    expect(table.happened('challenge/came')).toMatchObject([{ player: 0, from: HERE, to }]);
    expect(table.legal()).toContain('adventure/face card=my-challenge');
  });

  it('does not go into a town', () => {
    const town = board.towns[0]?.space ?? '';
    const beside = around(town).find((id) => board.neighbours[id]) ?? '';
    const table = new Bench(hunter(), {
      me: { space: beside },
      game: { track: [{ card: 'my-challenge', space: beside, position: 1, follows: 0 }] },
      given: moving,
    });
    table.play(`move/adjacent to=${town}`);
    expect(trackOf(table)?.space).toBe(beside);
  });

  it('earns no adventure counter but one of its own color where it is beaten', () => {
    const yellow = aJewel('yellow');
    const beat = (space: string, color: 'green' | 'yellow') => {
      const table = new Bench(hunter(), {
        me: { space },
        game: {
          counters: { [space]: [color] },
          track: [{ card: 'my-challenge', space: HERE, position: 1, follows: 0 }],
        },
        given: moving,
      });
      table.play('move/stay', 'adventure/face card=my-challenge', 'combat/stand');
      return table.play('combat/attack by=my-hero').roll(10, 10).me.counters;
    };
    expect(beat(yellow, 'yellow')).toMatchObject({ green: 0, yellow: 0 });
    expect(beat(aJewel('green'), 'green')).toMatchObject({ green: 1 });
  });

  it('goes on following where a battle with it is described', () => {
    const table = new Bench(hunter({ abilities: [] }), {
      me: { space: HERE },
      other: {},
      game: { track: [{ card: 'my-challenge', space: HERE, position: 1, follows: 1 }] },
      given: fighting('escape', { from: 'track' }),
    });
    expect(trackOf(flee(table))?.follows).toBe(0);
  });

  it('goes on after the Hero who leaves it undefeated next', () => {
    const table = new Bench(hunter({ abilities: [] }), {
      me: { space: HERE },
      other: {},
      game: { track: [{ card: 'my-challenge', space: HERE, position: 1, follows: 1 }] },
      given: { turn: { player: 0, step: 'adventure' } },
    });
    table.play('adventure/face card=my-challenge');
    flee(table);
    expect(trackOf(table)?.follows).toBe(0);
    expect(table.happened('challenge/follows')).toMatchObject([{ player: 0, card: 'my-challenge' }]);
  });
});

describe('what lies on a space', () => {
  const snare = (...abilities: object[]) => ({ encounter: { abilities: abilities as never } });

  it('effect lay: the card lies on the space of the Hero, and acts on each Hero who enters it', () => {
    const space = HERE;
    const beside = around(space)[0] ?? '';
    const table = met(
      [{ do: 'lay' }],
      { me: { space }, other: { space: beside } },
      snare(on('space-entered', [hurt('you', 1), { do: 'finish' }])),
    );
    expect(table.state.laid).toEqual([{ card: 'my-encounter', space }]);
    expect(table.myHero.wounds).toBe(0);
    const sprung = new Bench(snare(on('space-entered', [hurt('you', 1), { do: 'finish' }])), {
      me: { space: beside },
      other: {},
      game: { laid: [{ card: 'my-encounter', space }] },
      given: moving,
    });
    sprung.play(`move/adjacent to=${space}`);
    expect(sprung.myHero.wounds).toBe(1);
    expect(sprung.state.laid).toBeUndefined();
    expect(sprung.state.removed).toContain('my-encounter');
  });

  it('is in force on its space and nowhere else', () => {
    const made = snare(
      { always: [{ stat: 'movement-dice', of: 'you', add: 2 }] },
      go('before-moving', [gold(2), { do: 'finish' }]),
    );
    const at = (space: string) =>
      new Bench(made, {
        me: { space },
        game: { laid: [{ card: 'my-encounter', space: HERE }] },
        given: moving,
      });
    const there = at(HERE);
    const dice = (table: Bench) => table.legal('move/roll').length;
    expect(there.canUse('my-encounter')).toBe(true);
    expect(at(around(HERE)[0] ?? '').canUse('my-encounter')).toBe(false);
    expect(dice(there) - dice(at(around(HERE)[0] ?? ''))).toBe(2);
    there.use('my-encounter');
    expect(there.me.gold).toBe(START + 2);
    expect(there.state.laid).toBeUndefined();
  });

  it('keeps the gold on it for the Hero who comes', () => {
    const table = met(
      [robs(2), { do: 'lay' }],
      { me: { space: HERE } },
      snare(go('before-moving', [{ do: 'take-back' }, { do: 'finish' }])),
    );
    expect(hoardOf(table, 'my-encounter')?.gold).toBe(2);
    expect(table.me.gold).toBe(START - 2);
  });

  it('cannot be laid once it is taken or gone', () => {
    const table = met(
      [{ do: 'discard-this' }, { do: 'lay' }],
      {},
      snare(on('space-entered', [{ do: 'finish' }])),
    );
    expect(table.state.laid).toBeUndefined();
    expect(table.state.removed).toContain('my-encounter');
  });
});
