import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/second-edition/index.js';
import { Bench, fighting, go, gold, hurt, met } from './workshop.js';

/* Effects about rolls of the ten-sided dice. */

describe('skill tests', () => {
  const test = (target: number, more: object = {}): Effect => ({
    do: 'test',
    attribute: 'body',
    target,
    success: [gold(5)],
    failure: [hurt('you', 1)],
    ...more,
  });

  it('effect test: dice and attribute that meet the target succeed, one less fails', () => {
    const met13 = met([test(13)]).roll(5, 6);
    expect(met13.total).toBe(13);
    expect(met13.me.gold).toBe(8);
    const failed = met([test(14)]).roll(5, 6);
    expect(failed.me.gold).toBe(3);
    expect(failed.myHero.wounds).toBe(1);
  });

  it('effect test: a skill named adds the Hero’s bonus in it, none if it has none', () => {
    expect(met([test(13, { skill: 'swim' })]).roll(4, 4).total).toBe(8 + 2 + 3);
    const unskilled = met(
      [test(13, { skill: 'swim' })],
      {},
      { hero: { skills: {} }, rival: { skills: { swim: 1 } } },
    );
    expect(unskilled.roll(4, 4).total).toBe(8 + 2);
  });

  it('effect test: the card goes on once what followed the test is through', () => {
    const table = met([
      test(99, { failure: [{ do: 'test', attribute: 'mind', target: 2 }, gold(1)] }),
      gold(2),
    ]);
    table.roll(1, 1);
    expect(table.me.gold).toBe(3);
    table.roll(1, 1);
    expect(table.me.gold).toBe(6);
  });

  it('effect test: a result the card says nothing of has no effect', () => {
    const table = met([{ do: 'test', attribute: 'body', target: 99 }]).roll(1, 1);
    expect(table.me).toMatchObject({ gold: 3, hero: { wounds: 0 } });
  });
});

describe('results whatever the dice say', () => {
  it('effect succeed: before the roll no dice are rolled, after it they do not count', () => {
    const test: Effect = { do: 'test', attribute: 'body', target: 50, success: [gold(1)] };
    const before = met([test], {}, { hero: { abilities: [go('before-roll', [{ do: 'succeed' }])] } }).use(
      'my-hero',
    );
    expect(before.me.gold).toBe(4);
    expect(before.happened('dice/rolled')).toEqual([]);
    const after = met([test], {}, { hero: { abilities: [go('after-roll', [{ do: 'succeed' }])] } });
    expect(after.roll(1, 1).use('my-hero').me.gold).toBe(4);
  });

  it('effect fail: and the best dice do not help', () => {
    const test: Effect = { do: 'test', attribute: 'body', target: 2, success: [gold(9)], failure: [gold(1)] };
    const table = met([test], {}, { hero: { abilities: [go('after-roll', [{ do: 'fail' }])] } });
    expect(table.roll(10, 10).use('my-hero').me.gold).toBe(4);
    expect(table.happened('roll/made')[0]).toMatchObject({ success: false, rule: '2e.test.failure' });
  });

  it('effect reroll: the dice are rolled again, and the second roll counts', () => {
    const test: Effect = { do: 'test', attribute: 'body', target: 10, success: [gold(1)] };
    const table = met([test], {}, { hero: { abilities: [go('after-roll', [{ do: 'reroll' }])] } });
    table.roll(10, 10).use('my-hero');
    expect(table.waiting).toBe('roll/dice');
    table.roll(1, 1);
    expect(table.me.gold).toBe(3);
    expect(table.total).toBe(4);
  });

  it('effect reroll: before the dice are rolled there is nothing to roll again, so no card says so', () => {
    const early = { abilities: [go('before-roll', [{ do: 'reroll' }])] };
    expect(() => met([{ do: 'test', attribute: 'body', target: 10 }], {}, { hero: early })).toThrow(
      /"reroll" needs a roll under way whose dice lie there/,
    );
  });

  it('effect roll-table: two dice and nothing added; the first row high enough happens', () => {
    const rows: Effect = {
      do: 'roll-table',
      rows: [
        { upTo: 7, do: [gold(1)] },
        { upTo: 12, do: [] },
        { upTo: 15, do: [gold(10)] },
      ],
    };
    const roll = (...dice: number[]) =>
      met([rows, gold(100)], {}, { hero: { abilities: [{ always: [{ stat: 'roll', add: 9 }] }] } }).roll(
        ...dice,
      ).me.gold;
    expect([roll(3, 4), roll(4, 4), roll(6, 6), roll(6, 7), roll(7, 8), roll(8, 8)]).toEqual([
      104, 103, 103, 113, 113, 103,
    ]);
  });
});

describe('attacks that cards grant', () => {
  const attacking = (effect: object, position: object = {}, made: object = {}) =>
    new Bench(
      {
        hero: { abilities: [go('before-combat', [{ do: 'attack', ...effect } as Effect, gold(1)])] },
        ...made,
      },
      { given: fighting('before-combat'), ...position },
    );

  it('effect attack: rolled like any of its type, with the attacker’s own damage', () => {
    const table = attacking({ type: 'melee' }, {}, { challenge: { body: { value: 15, damage: 9 } } }).use(
      'my-hero',
    );
    table.roll(3, 10);
    expect(table.total).toBe(15);
    expect(table.enemyWounds).toBe(1);
  });

  it('effect attack: a miss does no harm, and the attack of the round is still to come', () => {
    const table = attacking({ type: 'melee', damage: 2 }).use('my-hero').roll(1, 1);
    expect(table.myHero.wounds).toBe(0);
    expect(table.me.gold).toBe(4);
    table.play('combat/stand');
    expect(table.legal('combat/attack')).toEqual(['combat/attack by=my-hero']);
  });

  it('effect attack: damage and bonus of the card’s own', () => {
    const table = attacking({ type: 'magic', damage: { count: 'your-gold' }, bonus: 4 }, { me: { gold: 2 } });
    table.use('my-hero').roll(3, 3);
    expect(table.total).toBe(6 + 2 + 4);
    expect(table.enemyWounds).toBe(2);
  });

  it('effect attack: it may defeat the enemy, and then the rest of the card does not happen', () => {
    const table = attacking({ type: 'ranged', damage: 3 }, {}, { challenge: { reward: [gold(10)] } });
    table.use('my-hero').roll(10, 10);
    expect(table.me.gold).toBe(13);
    expect(table.happened('challenge/defeated')).toHaveLength(1);
  });

  it('effect attack: by the Ally that bears the ability, or by the Hero if the card says so', () => {
    const ally = (by?: 'you') => ({
      ally: { abilities: [go('before-combat', [{ do: 'attack', type: 'melee', ...(by ? { by } : {}) }])] },
    });
    const me = { allies: ['my-ally'] };
    const own = new Bench(ally(), { me, given: fighting('before-combat') }).use('my-ally').roll(5, 5);
    expect(own.total).toBe(10 + 1);
    const hero = new Bench(ally('you'), { me, given: fighting('before-combat') }).use('my-ally').roll(5, 5);
    expect(hero.total).toBe(10 + 2);
  });

  it('effect attack: outside a combat there is nobody to attack', () => {
    expect(met([{ do: 'attack', type: 'melee' }, gold(1)]).me.gold).toBe(4);
  });
});

describe('changes for a while', () => {
  const change = (stat: string, add: number, span: string, more: object = {}): Effect =>
    ({ do: 'change', modifiers: [{ stat, add, ...more }], for: span }) as Effect;
  const hero = (use: string, effect: Effect) => ({ hero: { abilities: [go(use, [effect])] } });
  const attack = (table: Bench, ...dice: number[]) => table.play('combat/attack by=my-hero').roll(...dice);

  it('effect change: for a roll, this one only', () => {
    const test: Effect = { do: 'test', attribute: 'body', target: 99 };
    const table = met([test, test], {}, hero('before-roll', change('body', 3, 'roll')));
    table.use('my-hero').roll(4, 4);
    expect(table.total).toBe(8 + 2 + 3);
    table.play('roll/dice').roll(4, 4);
    expect(table.total).toBe(8 + 2);
  });

  it('effect change: damage changed for a roll is dealt with that roll, though the dice lie already', () => {
    const made = hero('after-roll', change('melee-damage', 2, 'roll'));
    const table = new Bench({ ...made, challenge: { life: 9 } }, { given: fighting('melee') });
    table.play('combat/attack by=my-hero').roll(10, 10).use('my-hero');
    expect(table.enemyWounds).toBe(3);
    table.play('combat/defend').roll(10, 10).play('roll/accept').play('combat/stand', 'combat/defend');
    table.roll(10, 10).play('roll/accept', 'combat/attack by=my-hero').roll(10, 10).play('roll/accept');
    expect(table.enemyWounds).toBe(4);
  });

  it('effect change: damage changed for a roll is dealt by an attack that a card grants, too', () => {
    const table = new Bench(
      {
        hero: {
          abilities: [
            go('before-combat', [{ do: 'attack', type: 'melee' }]),
            { ...go('after-roll', [change('melee-damage', 2, 'roll')]), id: 'harder', label: 'harder' },
          ],
        },
        challenge: { life: 9 },
      },
      { given: fighting('before-combat') },
    );
    table.use('my-hero').roll(10, 10).use('my-hero', 'harder');
    expect(table.enemyWounds).toBe(3);
    table.play('combat/stand', 'combat/defend').roll(10, 10).play('roll/accept');
    attack(table, 10, 10).play('roll/accept');
    expect(table.enemyWounds).toBe(4);
  });

  it('effect change: for a phase, not for the next', () => {
    const table = new Bench(hero('ranged', change('roll', 4, 'phase')), { given: fighting('ranged') });
    table.use('my-hero').play('combat/defend').roll(5, 5);
    expect(table.total).toBe(10 + 2 + 4);
    table.play('combat/defend').roll(5, 5);
    expect(table.total).toBe(10 + 2);
  });

  it('effect change: for a round, not for the next', () => {
    const table = new Bench(hero('melee', change('roll', 4, 'round')), { given: fighting('melee') });
    table.use('my-hero').play('combat/defend').roll(5, 5);
    expect(table.total).toBe(10 + 2 + 4);
    table.play('combat/defend').roll(5, 5);
    expect(table.total).toBe(10 + 2 + 4);
    table.play('combat/stand', 'combat/defend').roll(5, 5);
    expect(table.total).toBe(10 + 2);
  });

  it('effect change: for the combat, round after round, and no longer', () => {
    const made = {
      ...hero('magic', change('spirit', 4, 'combat')),
      challenge: { reward: [{ do: 'test', attribute: 'spirit', target: 9 } as Effect] },
    };
    const table = new Bench(made, { given: fighting('magic') });
    table.use('my-hero').play('combat/defend').roll(5, 5);
    table
      .play('combat/stand', 'combat/defend')
      .roll(10, 10)
      .play('combat/defend')
      .roll(10, 10)
      .play('combat/defend')
      .roll(5, 5);
    expect(table.total).toBe(10 + 2 + 4);
    const other = new Bench(
      { hero: { abilities: [go('before-moving', [change('body', 1, 'combat')])] } },
      { given: { turn: { player: 0, step: 'movement' } } },
    );
    expect(other.use('my-hero').waiting).toBe('movement/choose');
  });

  it('effect change: for the turn, in a test and in a combat of it', () => {
    const test: Effect = { do: 'test', attribute: 'body', target: 99 };
    const table = met([
      change('body', 5, 'turn'),
      test,
      {
        do: 'fight',
        foe: {
          name: 'X',
          life: 3,
          mind: { value: 9, damage: 0 },
          body: { value: 9, damage: 0 },
          spirit: { value: 9, damage: 0 },
        },
      },
    ]);
    expect(table.roll(2, 2).total).toBe(4 + 2 + 5);
    table.play('combat/stand', 'combat/defend').roll(1, 1);
    expect(table.total).toBe(2 + 2);
    table.play('combat/defend').roll(1, 1);
    expect(table.total).toBe(2 + 2 + 5);
  });

  it('effect change: of the enemy’s values', () => {
    const table = new Bench(hero('ranged', change('mind', -6, 'combat', { of: 'enemy' })), {
      given: fighting('ranged'),
    });
    table.use('my-hero').play('combat/attack by=my-hero').roll(2, 2);
    expect(table.happened('roll/made')[0]).toMatchObject({ target: 6, total: 6, success: true });
  });
});
