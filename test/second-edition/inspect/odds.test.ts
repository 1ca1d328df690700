import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionCode, type Dice, InvalidArgumentError, odds, oddsOf } from '../../../src/index.js';
import type { Ability } from '../../../src/second-edition/index.js';
import { oddsNow } from '../../../src/second-edition/rules.js';
import { Table } from '../../toolkit.js';
import { Bench, drawn, duelling, fighting, go, moving } from '../abilities/workshop.js';

/* Chances, against counting all outcomes by hand. */

/** All ways in which dice can fall. */
const falls = (count: number, sides: number): number[][] =>
  count === 0
    ? [[]]
    : falls(count - 1, sides).flatMap((rest) => Array.from({ length: sides }, (_, at) => [...rest, at + 1]));

const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

describe('oddsOf', () => {
  it('two ten-sided dice and 3 reach 14 in 55 of 100 ways', () => {
    expect(oddsOf({ bonus: 3 }, 14)).toEqual({ chance: 0.55, ways: 55, of: 100 });
    expect(oddsOf({}, 2).chance).toBe(1);
    expect(oddsOf({}, 21).chance).toBe(0);
    expect(oddsOf({ count: 0, bonus: 4 }, 4)).toEqual({ chance: 1, ways: 1, of: 1 });
  });

  it('against another roll, equal totals reach it', () => {
    let ways = 0;
    for (const mine of falls(2, 10))
      for (const other of falls(2, 10)) if (sum(mine) + 3 >= sum(other) + 5) ways++;
    expect(oddsOf({ bonus: 3 }, { bonus: 5 })).toEqual({ chance: ways / 10_000, ways, of: 10_000 });
  });

  it('counts what counting one by one counts', () => {
    const dice = fc.record({
      count: fc.integer({ min: 0, max: 4 }),
      sides: fc.integer({ min: 1, max: 6 }),
      bonus: fc.integer({ min: -9, max: 9 }),
    });
    fc.assert(
      fc.property(dice, fc.integer({ min: -10, max: 40 }), (roll, target) => {
        const all = falls(roll.count, roll.sides);
        const ways = all.filter((fall) => sum(fall) + roll.bonus >= target).length;
        expect(oddsOf(roll, target)).toEqual({ chance: ways / all.length, ways, of: all.length });
      }),
    );
  });

  it('refuses what are no dice, and more ways than can be counted', () => {
    const wrong: unknown[] = [
      null,
      'two',
      2,
      { count: -1 },
      { count: 1.5 },
      { count: 21 },
      { sides: 0 },
      { bonus: Number.NaN },
    ];
    for (const dice of wrong) {
      expect(() => oddsOf(dice as Dice, 9)).toThrow(InvalidArgumentError);
      if (typeof dice !== 'number') expect(() => oddsOf({}, dice as Dice)).toThrow(InvalidArgumentError);
    }
    expect(() => oddsOf({ count: 20, sides: 10 }, 9)).toThrow(/fewer dice/);
    expect(() => oddsOf({}, Number.POSITIVE_INFINITY)).toThrow(InvalidArgumentError);
  });
});

const ask = (table: Bench) => table.ruleset.ask(table.state, oddsNow);

describe('the odds of what ends a turn', () => {
  const test = { do: 'test', attribute: 'body', target: 14 } as const;
  const stopping = (on: 'turn-start' | 'turn-end'): readonly string[] => {
    const made = {
      rival: { abilities: [{ on: 'turn-start', do: [test] }] },
      hero: { abilities: [{ on, do: [test] }] },
    } as const;
    const table = new Bench(made, { given: moving });
    return ask(table).options.map(({ action, player }) => `${action?.type} ${player}`);
  };

  it('leave out a roll of the next turn, and have one of this', () => {
    expect(stopping('turn-start')).toEqual([]);
    expect(stopping('turn-end')).toContain('move/adjacent 0');
  });
});
const chances = (table: Bench): Record<string, number> =>
  Object.fromEntries(
    ask(table).options.map(({ action, chance }) => [action ? actionCode(action) : '', chance]),
  );
const always = (stat: string, add: number, more: object, condition: object): Ability =>
  ({
    always: [{ stat, add, ...more }],
    if: condition,
  }) as Ability;

describe('odds', () => {
  it('has each attack and defense that could be made in a phase', () => {
    const table = new Bench({}, { me: { allies: ['my-ally'] }, given: fighting('melee') });
    // Against 12: 2 and two dice, 1 and two dice.
    expect(chances(table)).toEqual({
      'combat/attack by=my-hero': oddsOf({ bonus: 2 }, 12).chance,
      'combat/attack by=my-ally': oddsOf({ bonus: 1 }, 12).chance,
      'combat/defend': oddsOf({ bonus: 2 }, 12).chance,
    });
    expect(ask(table).options[0]).toMatchObject({
      purpose: 'attack',
      attribute: 'body',
      target: 12,
      bonus: { value: 2 },
    });
  });

  it('counts what holds for some dice only for those', () => {
    const item = { abilities: [always('roll', 5, {}, { roll: ['attack'], doubles: true })] };
    const table = new Bench({ item }, { me: { items: ['my-item'] }, given: fighting('melee') });
    const ways = falls(2, 10).filter((dice) => sum(dice) + 2 + (dice[0] === dice[1] ? 5 : 0) >= 12).length;
    expect(chances(table)['combat/attack by=my-hero']).toBe(ways / 100);
    expect(chances(table)['combat/defend']).toBe(oddsOf({ bonus: 2 }, 12).chance);
  });

  it('has the escape, against Mind', () => {
    const table = new Bench({ challenge: { mind: { value: 9, damage: 0 } } }, { given: fighting('escape') });
    expect(chances(table)).toEqual({ 'combat/escape': oddsOf({ bonus: 2 }, 9).chance });
  });

  it('against a Hero counts both rolls: the other’s total is the target', () => {
    const rival = { body: { value: 6, damage: 1 }, mind: { value: 0, damage: 1 } };
    const table = new Bench({ rival }, { other: {}, given: duelling('melee') });
    const [attack] = ask(table).options;
    expect(attack).toMatchObject({ by: 'my-hero', target: null, bonus: { value: 2 } });
    expect(attack?.chance).toBeCloseTo(oddsOf({ bonus: 2 }, { bonus: 6 }).chance, 9);
    const away = new Bench({ rival }, { other: {}, given: duelling('escape') });
    expect(chances(away)['combat/escape']).toBeCloseTo(oddsOf({ bonus: 2 }, { bonus: 0 }).chance, 9);
  });

  it('has the test under way, with the skill that it names', () => {
    const test = { do: 'test', attribute: 'body', skill: 'swim', target: 15 } as const;
    const table = new Bench({ encounter: { effects: [test] } }, { given: drawn() });
    expect(ask(table).now).toMatchObject({
      action: null,
      purpose: 'test',
      skill: 'swim',
      target: 15,
      bonus: { value: 5, base: 2, changes: [{ from: 'skill', skill: 'swim', change: 3 }] },
      chance: oddsOf({ bonus: 5 }, 15).chance,
    });
    expect(ask(table).options).toEqual([]);
  });

  it('tells of a test that a choice leads to', () => {
    const swim = { do: 'test', attribute: 'body', skill: 'swim', target: 15 } as const;
    const choose = {
      do: 'choose',
      options: [
        { id: 'swim', label: 'swim', do: [swim] },
        { id: 'walk', label: 'walk', do: [] },
      ],
    } as const;
    const table = new Bench({ encounter: { effects: [choose] } }, { given: drawn() });
    expect(Object.values(chances(table))).toEqual([oddsOf({ bonus: 5 }, 15).chance]);
  });

  it('before and after the dice tells what each ability would make of the roll', () => {
    const change = { do: 'change', modifiers: [{ stat: 'roll', add: 4 }], for: 'roll' } as const;
    const before = { use: 'discard' as const, abilities: [go('before-roll', [change])] };
    const table = new Bench({ item: before }, { me: { items: ['my-item'] }, given: fighting('melee') });
    table.play('combat/attack by=my-hero');
    expect(table.waiting).toBe('roll/before');
    expect(ask(table).now?.chance).toBe(oddsOf({ bonus: 2 }, 12).chance);
    expect(chances(table)).toEqual({
      'ability/use card=my-item ability=go': oddsOf({ bonus: 6 }, 12).chance,
    });

    const after = { use: 'discard' as const, abilities: [go('after-roll', [change])] };
    const rolled = new Bench({ item: after }, { me: { items: ['my-item'] }, given: fighting('melee') });
    rolled.play('combat/attack by=my-hero').roll(3, 4);
    expect(ask(rolled).now).toMatchObject({ chance: 0, target: 12 });
    const again = { use: 'discard' as const, abilities: [go('after-roll', [{ do: 'reroll' }])] };
    const once = new Bench({ item: again }, { me: { items: ['my-item'] }, given: fighting('melee') });
    once.play('combat/attack by=my-hero').roll(3, 4);
    expect(ask(once).now?.chance).toBe(0);
    expect(chances(once)).toEqual({ 'ability/use card=my-item ability=go': oddsOf({ bonus: 2 }, 12).chance });
  });

  it('has nothing where nobody rolls, and changes nothing', () => {
    const { state } = new Bench({}, { given: moving });
    const text = JSON.stringify(state);
    expect(odds(Table.of({ game: { players: 2 } }).state)).toEqual({ now: null, options: [] });
    expect(JSON.stringify(state)).toBe(text);
  });
});
