import { describe, expect, it } from 'vitest';
import { defineModule, InvalidArgumentError, inspect, override, viewFor } from '../../../src/index.js';
import type { Ability, SecondEditionModule, Value } from '../../../src/second-edition/index.js';
import { inspection, lifeOf, partsOf, settingTo } from '../../../src/second-edition/rules.js';
import { Table } from '../../toolkit.js';
import { Bench, duelling, fighting, go, moving, trading } from '../abilities/workshop.js';
import { aboard, captain, crossing, sturdy } from '../modules/island-of-dread/voyagers.js';

/* Values as people read them, in the hard cases: what counts, for whom, by whose word, and for how long. */

const seen = (table: Bench, player?: number) => table.ruleset.ask(table.state, inspection, player);
const hero = (table: Bench, player = 0) => seen(table).players[player]?.hero;
const ally = (table: Bench) => seen(table).players[0]?.allies[0];
const attack = (table: Bench, type: string) => hero(table)?.attacks.find((one) => one.type === type);

/** A value in short: `4 = 2 +2 counters`. */
const short = (value: Value | undefined): string =>
  value === undefined
    ? 'nothing'
    : [
        `${value.value} = ${value.base}`,
        ...value.changes.map(({ change, from }) => `${change > 0 ? '+' : ''}${change} ${from}`),
      ].join(' ');

const always = (stat: string, add: number, more: object = {}, condition?: object): Ability =>
  ({
    always: [{ stat, add, ...more }],
    ...(condition ? { if: condition } : {}),
  }) as Ability;

describe('a Hero', () => {
  it('has its printed values where nothing changes them', () => {
    const table = new Bench({}, { given: moving });
    expect(hero(table)).toMatchObject({ card: 'my-hero', name: 'Hero', is: 'hero' });
    expect(short(hero(table)?.body)).toBe('2 = 2');
    expect(hero(table)?.life).toMatchObject({ counters: 0, left: 5 });
  });

  it('with experience counters has what each of them adds, by its rule', () => {
    const table = new Bench({}, { me: { experience: { body: 2, life: 1 }, wounds: 1 }, given: moving });
    expect(hero(table)?.body).toEqual({
      value: 6,
      base: 2,
      changes: [{ from: 'counters', counter: 'body', counters: 2, change: 4, rule: '2e.experience.body' }],
    });
    expect(short(hero(table)?.life.max)).toBe('6 = 5 +1 counters');
    expect(hero(table)?.life).toMatchObject({ counters: 1, left: 5 });
    expect(short(hero(table)?.mind)).toBe('2 = 2');
  });

  it('under Advanced Runebound has one for each counter, and stands with wounds equal to its Life', () => {
    const { players } = inspect(
      Table.of({
        game: {
          modules: ['advanced-runebound'],
          players: [{ hero: 'mordrog', experience: { mind: 3 }, wounds: 2 }, {}],
        },
        given: { turn: { player: 0, step: 'movement' } },
      }).state,
    );
    const mordrog = players[0]?.hero;
    expect(mordrog?.mind.changes).toEqual([
      { from: 'counters', counter: 'mind', counters: 3, change: 3, rule: 'adv.experience.plus-one' },
    ]);
    expect(mordrog?.life.left).toBe((mordrog?.life.max.value ?? 0) - 2 + 1);
  });

  it('loses what an Item gives while that lies face down', () => {
    const item = { abilities: [always('stamina', 2)] };
    expect(short(hero(new Bench({ item }, { me: { items: ['my-item'] }, given: moving }))?.stamina.max)).toBe(
      '6 = 4 +2 card',
    );
    const down = [{ card: 'my-item', faceDown: true }];
    expect(short(hero(new Bench({ item }, { me: { items: down }, given: moving }))?.stamina.max)).toBe(
      '4 = 4',
    );
  });

  it('never has less than one Life: what a card would take below that is given back by the limit', () => {
    const item = { abilities: [always('life', -9)] };
    const life = hero(new Bench({ item }, { me: { items: ['my-item'] }, given: moving }))?.life.max;
    expect(short(life)).toBe('1 = 5 -9 card +5 limit');
    expect(life?.changes[1]).toEqual({ from: 'limit', atLeast: 1, change: 5 });
  });

  it('in a combat between Heroes is reported with what the other’s card takes from it', () => {
    const item = { abilities: [always('mind', -1, { of: 'enemy' })] };
    const table = new Bench({ item }, { me: { items: ['my-item'] }, other: {}, given: duelling('escape') });
    expect(short(hero(table)?.mind)).toBe('2 = 2');
    expect(hero(table, 1)?.mind).toMatchObject({
      value: 1,
      changes: [{ from: 'card', card: 'my-item', player: 0, change: -1 }],
    });
  });
});

describe('an Ally', () => {
  const banner = { abilities: [always('body', 2, { of: 'your-party' })] };

  it('has the bonus of its player’s Item, and names the Item', () => {
    const table = new Bench(
      { item: banner },
      { me: { allies: ['my-ally'], items: ['my-item'] }, given: moving },
    );
    expect(ally(table)?.body).toEqual({
      value: 3,
      base: 1,
      changes: [{ from: 'card', card: 'my-item', player: 0, change: 2, rule: '2e.items.always-on' }],
    });
  });

  it('has nothing of the Hero’s counters', () => {
    const table = new Bench({}, { me: { allies: ['my-ally'], experience: { body: 3 } }, given: moving });
    expect(short(ally(table)?.body)).toBe('1 = 1');
  });

  it('is out of the inspection once it is killed', () => {
    const table = new Bench(
      {},
      { me: { allies: [{ card: 'my-ally', wounds: 2 }] }, given: fighting('ranged') },
    );
    expect(ally(table)?.life).toMatchObject({ counters: 2, left: 1 });
    table.play('combat/attack by=my-ally').roll(1, 1);
    expect(seen(table).players[0]?.allies).toEqual([]);
    expect(seen(table).combat?.party.map(({ card }) => card)).toEqual(['my-hero']);
  });

  it('does not defend', () => {
    const table = new Bench({}, { me: { allies: ['my-ally'] }, given: moving });
    expect(ally(table)?.defense).toEqual([]);
    expect(hero(table)?.defense).toHaveLength(3);
  });
});

describe('an Event in play', () => {
  it('changes the Mind of all Heroes and of no Ally, and is reported with what it does', () => {
    const event = { text: 'All Heroes have 2 less Mind.', abilities: [always('mind', -2)] };
    const table = new Bench(
      { event },
      { me: { allies: ['my-ally'] }, other: {}, game: { event: 'my-event' }, given: moving },
    );
    for (const player of [0, 1])
      expect(hero(table, player)?.mind).toEqual({
        value: 0,
        base: 2,
        changes: [{ from: 'event', card: 'my-event', change: -2, rule: '2e.cards.event' }],
      });
    expect(short(ally(table)?.mind)).toBe('1 = 1');
    expect(seen(table).event).toEqual({
      card: 'my-event',
      name: 'Event',
      number: 1,
      text: 'All Heroes have 2 less Mind.',
      abilities: event.abilities,
    });
  });
});

describe('what holds in combat only', () => {
  const spear = { abilities: [always('roll', 3, {}, { roll: ['attack'], attribute: ['body'] })] };

  it('counts for the attacks it is meant for, and for nothing else', () => {
    const table = new Bench({ item: spear }, { me: { items: ['my-item'] }, given: fighting('escape') });
    expect(short(attack(table, 'melee')?.bonus)).toBe('5 = 2 +3 card');
    expect(short(attack(table, 'ranged')?.bonus)).toBe('2 = 2');
    expect(short(hero(table)?.defense.find(({ type }) => type === 'melee')?.bonus)).toBe('2 = 2');
    expect(short(hero(table)?.body)).toBe('2 = 2');
  });

  it('an Item that is activated gives what it gives until the round is over', () => {
    const item = {
      use: 'activate' as const,
      abilities: [go('ranged', [{ do: 'change', modifiers: [{ stat: 'body', add: 4 }], for: 'round' }])],
    };
    const table = new Bench({ item }, { me: { items: ['my-item'] }, given: fighting('ranged') });
    expect(short(hero(table)?.body)).toBe('2 = 2');
    expect(seen(table).combat?.activations).toEqual([{ player: 0, left: 1, refused: null }]);
    table.use('my-item');
    expect(hero(table)?.body.changes).toEqual([
      { from: 'effect', card: 'my-item', player: 0, lasts: 'round', change: 4 },
    ]);
    expect(short(attack(table, 'melee')?.bonus)).toBe('6 = 2 +4 effect');
    expect(seen(table).combat?.activations[0]).toMatchObject({
      left: 0,
      refused: { rule: '2e.activation.per-round' },
    });
  });

  it('damage that a card changes is reported with the attack', () => {
    const item = { abilities: [always('magic-damage', 2), always('melee-damage', -5)] };
    const table = new Bench({ item }, { me: { items: ['my-item'] }, given: fighting('escape') });
    expect(short(attack(table, 'magic')?.damage)).toBe('3 = 1 +2 card');
    expect(short(attack(table, 'melee')?.damage)).toBe('0 = 1 -5 card +4 limit');
  });
});

describe('an enemy', () => {
  it('is changed by a card of its foe, and by its own words', () => {
    const challenge = { abilities: [always('body', 1, {}, { round: { atLeast: 1 } })] };
    const item = { abilities: [always('body', -3, { of: 'enemy' }), always('life', -1, { of: 'enemy' })] };
    const table = new Bench(
      { challenge, item },
      { me: { items: ['my-item'] }, given: fighting('melee', { wounds: 1 }) },
    );
    const enemy = seen(table).combat?.enemy;
    const melee = enemy?.attacks.find(({ type }) => type === 'melee');
    expect(short(melee?.target ?? undefined)).toBe('10 = 12 -3 card +1 enemy');
    expect(melee?.target?.changes[1]).toMatchObject({ from: 'enemy', card: 'my-challenge' });
    expect(short(enemy?.life.max)).toBe('2 = 3 -1 card');
    expect(enemy?.life).toMatchObject({ counters: 1, left: 1 });
    expect(enemy).toMatchObject({
      is: 'challenge',
      name: 'Challenge',
      player: null,
      words: ['beast'],
      challenge: null,
    });
  });

  it('that lies on the track has the number of its place', () => {
    const table = Table.of({
      game: {
        players: [{ hero: 'mordrog', space: 'h0208' }, {}],
        track: [{ card: 'brood-of-the-bloodmother', space: 'h0208', position: 3 }],
      },
      given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape', from: 'track' } },
    });
    expect(inspect(table.state).combat?.enemy.challenge).toBe(3);
    expect(inspect(table.state).spaces.find(({ space }) => space === 'h0208')?.challenges).toEqual([
      'brood-of-the-bloodmother',
    ]);
  });

  it('that is a Hero sets no numbers, and deals its own damage with what makes it up', () => {
    const rival = { abilities: [always('melee-damage', 2)] };
    const table = new Bench({ rival }, { other: { wounds: 2 }, given: duelling('escape') });
    const { enemy, escape: away } = seen(table).combat ?? {};
    expect(enemy).toMatchObject({ is: 'hero', card: 'my-rival', player: 1 });
    expect(enemy?.life).toMatchObject({ counters: 2, left: 3 });
    expect(enemy?.attacks.map(({ target }) => target)).toEqual([null, null, null]);
    expect(short(enemy?.attacks[1]?.damage)).toBe('3 = 1 +2 card');
    expect(away?.target).toBeNull();
  });

  it('from which nobody escapes says so', () => {
    const table = new Bench({ challenge: { escape: false } }, { given: fighting('ranged') });
    expect(seen(table).combat?.escape).toMatchObject({
      possible: false,
      refused: { rule: '2e.escape.optional', reason: 'There is no escape from this enemy.' },
    });
  });

  it('tells who has attacked, and who may not any more', () => {
    const table = new Bench({}, { me: { allies: ['my-ally'] }, given: fighting('ranged') });
    table.play('combat/attack by=my-hero').roll(10, 10);
    expect(seen(table).combat).toMatchObject({
      moment: 'melee',
      round: 1,
      party: [
        { card: 'my-hero', attacks: 1, refused: { rule: '2e.combat.melee-defend-only' } },
        { card: 'my-ally', attacks: 0, refused: null },
      ],
      enemy: { life: { counters: 1, left: 2 } },
    });
  });
});

describe('markets and experience', () => {
  it('prices are those of the player who asks, with what changes them', () => {
    const item = {
      abilities: [always('item-price', -2), always('healing-price', -1), always('sale-price', 1)],
    };
    const table = new Bench(
      { item },
      {
        me: { items: ['my-item'], gold: 2 },
        other: { gold: 9 },
        game: { stacks: { tamalir: ['black-dagger', 'my-ally'] } },
        given: trading,
      },
    );
    table.play(table.legal('chance/draw')[0] ?? '');
    const mine = seen(table).market;
    const dagger = mine?.towns.find(({ town }) => town === 'tamalir')?.offers[0];
    const printed = dagger?.price.base ?? 0;
    expect(mine).toMatchObject({ player: 0, open: true, town: 'tamalir' });
    expect(dagger).toMatchObject({ card: 'black-dagger', kind: 'item', price: { value: printed - 2 } });
    expect(dagger?.affordable).toBe(printed - 2 <= 2);
    expect(short(mine?.healing)).toBe('0 = 1 -1 card');
    expect(mine?.healing.rule).toBe('2e.market.healing');
    expect(mine?.sales.map(({ card, price, refused }) => [card, short(price), refused])).toEqual([
      ['my-item', '3 = 2 +1 card', null],
    ]);
    const others = seen(table, 1).market;
    expect(others).toMatchObject({ player: 1, open: false, healing: { value: 1 } });
    expect(others?.towns.find(({ town }) => town === 'tamalir')?.offers[0]?.price.value).toBe(printed);
  });

  it('a counter costs what its rule says; too few points and limits bar it', () => {
    const poor = seen(new Bench({}, { me: { counters: { green: 1 } }, given: moving })).players[0]
      ?.experience;
    expect(poor).toMatchObject({ points: 1, cost: 5, rule: '2e.experience.cost-1-2' });
    expect(poor?.bonuses[0]).toEqual({
      bonus: 'mind',
      counters: 0,
      adds: 2,
      refused: {
        rule: '2e.experience.cost-1-2',
        reason: 'You need 5 experience points, and have 1.',
        why: { text: 'You need {0} experience points, and have {1}.', values: [5, 1] },
      },
    });
    const rich = seen(new Bench({}, { me: { points: 9, experience: { life: 3 } }, given: moving })).players[0]
      ?.experience;
    expect(
      rich?.bonuses.filter(({ refused }) => refused).map(({ bonus, refused }) => [bonus, refused?.rule]),
    ).toEqual([['life', '2e.experience.life-max-three']]);
    expect(rich?.barred.map(({ color, refused }) => [color, refused.rule])).toEqual([
      ['green', '2e.experience.life-first-green'],
      ['yellow', '2e.experience.life-second-yellow'],
      ['blue', '2e.experience.life-third-blue'],
    ]);
  });
});

describe('the course of the game', () => {
  it('is reported in the words of the rulebook', () => {
    const at = (step: 'movement' | 'adventure' | 'experience') =>
      seen(new Bench({}, { me: { space: 'h0208', points: 9 }, given: { turn: { player: 0, step } } })).turn;
    expect(at('movement')).toMatchObject({
      player: 0,
      step: 'Movement',
      moment: 'the beginning of the Movement step',
      asked: { actor: 0, rule: '2e.movement.optional' },
    });
    expect(at('adventure').step).toBe('Adventure');
    expect(at('experience').step).toBe('Experience');
  });

  it('has the dice left, each with the terrains it shows', () => {
    const table = new Bench({}, { given: { movement: { player: 0, dice: [3, 6] } } });
    expect(seen(table).movement?.dice).toEqual([
      { face: 3, terrains: ['road', 'forest'] },
      { face: 6, terrains: ['hill', 'mountain'] },
    ]);
    expect(seen(new Bench({}, { given: fighting('ranged') })).movement).toBeNull();
  });

  it('a roll under way has all that counts for it', () => {
    const item = {
      use: 'discard' as const,
      abilities: [go('after-roll', [{ do: 'change', modifiers: [{ stat: 'roll', add: 2 }], for: 'roll' }])],
    };
    const table = new Bench({ item }, { me: { items: ['my-item'] }, given: fighting('ranged') });
    table.play('combat/attack by=my-hero').roll(3, 5);
    expect(seen(table).roll).toMatchObject({ by: 'my-hero', purpose: 'attack', dice: [3, 5], target: 12 });
    expect(short(seen(table).roll?.total)).toBe('10 = 2 +8 dice');
    expect(table.use('my-item').waiting).not.toBe('roll/before');
  });
});

describe('modules', () => {
  it('a Captain at sea is a companion, with his own values; on shore he is listed separately', () => {
    const table = aboard(
      { space: crossing },
      { given: 'movement', with: { 'island-of-dread': { captains: [sturdy] } } },
    );
    const { players, modules } = inspect(table.state);
    expect(players[0]?.companions.map(({ card, is }) => [card, is])).toEqual([
      [captain(table)?.card, 'companion'],
    ]);
    const sailor = modules['island-of-dread']?.players[0];
    expect(sailor).toMatchObject({ on: 'sea', captain: { card: sturdy, loan: false } });
    expect(sailor?.captain?.life).toEqual(players[0]?.companions[0]?.life);
    expect(sailor?.stops.length).toBeGreaterThan(0);
    expect(modules['island-of-dread']?.players[1]).toMatchObject({ on: 'land', captain: null });

    const ashore = aboard(
      { space: 'orris' },
      { given: 'movement', with: { 'island-of-dread': { captains: [sturdy] } } },
    );
    expect(inspect(ashore.state).players[0]?.companions).toEqual([]);
    expect(inspect(ashore.state).modules['island-of-dread']?.players[0]?.captain?.card).toBe(sturdy);
    expect(inspect(ashore.state).runesToWin).toBeNull();
  });

  it('what the Book takes from the last enemy is reported by its rules: a Life of 7, and no damage in the first round', () => {
    const table = aboard(
      { space: 'island-of-dread', items: ['book-of-korsec-amin'] },
      { given: { combat: { hero: 0, challenge: 'assif-shib-sa', phase: 'before-combat' } } },
    );
    const before = inspect(table.state).combat?.enemy;
    const book = table.legal('ability/use').find((code) => code.includes('book-of-korsec-amin')) ?? '';
    const enemy = inspect(table.play(book).state).combat?.enemy;
    const printed = before?.life.max.value ?? 0;
    expect(enemy?.life.max).toEqual({
      value: 7,
      base: printed,
      changes: [
        { from: 'module', module: 'island-of-dread', change: 7 - printed, rule: 'iod.legendary.book-life' },
      ],
    });
    const melee = before?.attacks[1]?.damage;
    expect(melee?.value).toBeGreaterThan(0);
    expect(enemy?.attacks[1]?.damage).toMatchObject({ value: 0, base: melee?.base });
    expect(enemy?.attacks[1]?.damage.changes.at(-1)).toMatchObject({ rule: 'iod.legendary.book-no-damage' });
  });

  it('a doom track is shown space by space, with cards that nobody saw as their backs alone', () => {
    const { modules } = inspect(
      Table.of({
        game: {
          modules: ['doom-track'],
          players: 3,
          with: { 'doom-track': { track: ['green', 'brood-of-the-bloodmother'], counters: 2 } },
        },
        given: { turn: { player: 0, step: 'movement' } },
      }).state,
    );
    expect(modules['doom-track']).toMatchObject({ trigger: 6, cards: 2, counters: 2, endgame: null });
    expect(modules['doom-track']?.spaces.slice(0, 3)).toMatchObject([
      { card: { card: null, color: 'green' }, counter: true },
      { card: { card: 'brood-of-the-bloodmother', color: 'yellow' }, counter: true },
      { card: null, counter: false },
    ]);
  });

  const plusOne = (told: boolean): SecondEditionModule =>
    defineModule({
      id: 'tougher',
      title: 'Tougher',
      overrides: [
        override(lifeOf, (next) => (g, player, card) => next(g, player, card) + 1),
        ...(told
          ? [
              override(partsOf, (next) => (g, asked) => {
                const parts = next(g, asked);
                return asked.of === 'character' && asked.value === 'life'
                  ? settingTo(lifeOf(g, asked.player, asked.card), parts, { module: 'tougher' })
                  : parts;
              }),
            ]
          : []),
      ],
      inspect: (g) => ({ players: g.state.players.length }),
    });

  it('of your own are named if they say what they change, and still add up if they do not', () => {
    const silent = new Bench({}, { given: moving }, [plusOne(false)]);
    expect(hero(silent)?.life.max).toEqual({ value: 6, base: 5, changes: [{ from: 'module', change: 1 }] });
    const told = new Bench({}, { given: moving }, [plusOne(true)]);
    expect(hero(told)?.life.max.changes).toEqual([{ from: 'module', module: 'tougher', change: 1 }]);
    expect(seen(told).modules.tougher).toEqual({ players: 1 });
  });
});

describe('asking', () => {
  const { state } = Table.of({ game: { players: 2 }, given: { turn: { player: 1, step: 'movement' } } });

  it('gives the same object for the same state, and the same of a view', () => {
    expect(inspect(state)).toBe(inspect(state));
    expect(Object.isFrozen(inspect(state).players)).toBe(true);
    expect(inspect(viewFor(state, null))).toEqual(inspect(state));
    expect(inspect(state).market?.player).toBe(1);
  });

  it('refuses players who are not there', () => {
    for (const player of [-1, 2, 0.5, '0', null])
      expect(() => inspect(state, player as never)).toThrow(InvalidArgumentError);
  });
});
