import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../src/second-edition/abilities/language.js';
import type { Effect } from '../../../src/second-edition/index.js';
import {
  aSpace,
  aTest,
  Bench,
  duelling,
  fighting,
  go,
  gold,
  hurt,
  met,
  moving,
  on,
  type Position,
} from './workshop.js';

/* The words of conditions: each holds where it should, and does not where it should not. */

/** Whether a condition on an ability of my Hero holds at a moment. */
const at = (use: string, condition: Condition, position: Position, made: object = {}): boolean =>
  new Bench({ hero: { abilities: [go(use, [gold(1)], { if: condition })] }, ...made }, position).canUse(
    'my-hero',
  );

const inMovement = (condition: Condition, position: Position = {}, made: object = {}): boolean =>
  at('any', condition, { given: moving, ...position }, made);

/** Whether it holds before a roll of body of this kind; the ability is my Hero's. */
const beforeTest = (condition: Condition, test: object = {}, made: object = {}): boolean =>
  at(
    'before-roll',
    condition,
    { given: { drawn: { player: 0, card: 'my-encounter' } } },
    {
      encounter: { effects: [{ ...aTest, ...test } as Effect] },
      ...made,
    },
  );

const beforeAttack = (
  condition: Condition,
  phase: 'ranged' | 'melee' | 'magic' = 'melee',
  made: object = {},
): boolean => {
  const table = new Bench(
    { hero: { abilities: [go('before-roll', [gold(1)], { if: condition })] }, ...made },
    { given: fighting(phase) },
  );
  return table.play('combat/attack by=my-hero').canUse('my-hero');
};

describe('conditions on a combat', () => {
  it('condition phase: the phase of the combat round', () => {
    const given = fighting('melee');
    expect(at('any', { phase: ['melee'] }, { given })).toBe(true);
    expect(at('any', { phase: ['ranged', 'magic'] }, { given })).toBe(false);
    expect(at('any', { phase: ['ranged', 'melee', 'magic'] }, { given: fighting('escape') })).toBe(false);
  });

  it('condition roll: what the roll is for', () => {
    expect(beforeTest({ roll: ['test'] })).toBe(true);
    expect(beforeTest({ roll: ['attack', 'defend', 'escape'] })).toBe(false);
    expect(beforeAttack({ roll: ['attack'] })).toBe(true);
    expect(beforeAttack({ roll: ['defend', 'test'] })).toBe(false);
    const escaping = (condition: Condition): boolean =>
      new Bench(
        { hero: { abilities: [go('before-roll', [gold(1)], { if: condition })] } },
        { given: fighting('escape') },
      )
        .play('combat/escape')
        .canUse('my-hero');
    expect([escaping({ roll: ['escape'] }), escaping({ roll: ['attack', 'defend'] })]).toEqual([true, false]);
    expect(inMovement({ roll: ['attack', 'defend', 'escape', 'test'] })).toBe(false);
  });

  it('condition attribute: the one that the roll uses, or the phase', () => {
    expect(beforeTest({ attribute: ['body'] })).toBe(true);
    expect(beforeTest({ attribute: ['mind', 'spirit'] })).toBe(false);
    expect(beforeAttack({ attribute: ['spirit'] }, 'magic')).toBe(true);
    expect(at('any', { attribute: ['mind'] }, { given: fighting('ranged') })).toBe(true);
    expect(inMovement({ attribute: ['mind', 'body', 'spirit'] })).toBe(false);
  });

  it('condition skill: the one that the test names', () => {
    expect(beforeTest({ skill: 'swim' }, { skill: 'swim' })).toBe(true);
    expect(beforeTest({ skill: 'swim' })).toBe(false);
    const two = {
      hero: {
        skills: { swim: 1, climb: 1 },
        abilities: [go('before-roll', [gold(1)], { if: { skill: 'swim' } })],
      },
    };
    expect(beforeTest({}, { skill: 'climb' }, two)).toBe(false);
  });

  it('condition firstRoll: until your own first combat roll is over; an escape is not one', () => {
    const made = { hero: { abilities: [go('before-roll', [gold(1)], { if: { firstRoll: true } })] } };
    const table = new Bench(made, { given: fighting('escape') }).play('combat/escape');
    expect(table.canUse('my-hero')).toBe(true);
    table.play('roll/dice').roll(1, 1).play('combat/stand', 'combat/defend');
    expect(table.canUse('my-hero')).toBe(true);
    table.play('roll/dice').roll(10, 10).play('combat/defend');
    expect(table.waiting).toBe('roll/dice');
  });

  it('condition inCombat: whether one fights', () => {
    expect(inMovement({ inCombat: false })).toBe(true);
    expect(inMovement({ inCombat: true })).toBe(false);
    expect(at('any', { inCombat: true }, { given: fighting('melee') })).toBe(true);
    expect(at('any', { inCombat: false }, { given: fighting('melee') })).toBe(false);
  });

  it('condition enemy: a type word, the id of the card, or what sort of enemy it is; any of them', () => {
    const given = fighting('melee');
    expect(at('any', { enemy: ['beast'] }, { given })).toBe(true);
    expect(at('any', { enemy: ['undead', 'my-challenge'] }, { given })).toBe(true);
    expect(at('any', { enemy: ['challenge'] }, { given })).toBe(true);
    expect(at('any', { enemy: ['undead', 'hero'] }, { given })).toBe(false);
    expect(inMovement({ enemy: ['beast'] })).toBe(false);
    const duel = { other: {}, given: duelling('melee') };
    expect(at('any', { enemy: ['hero'] }, duel)).toBe(true);
    expect(at('any', { enemy: ['challenge', 'beast'] }, duel)).toBe(false);
  });

  it('condition enemy: a foe of a card’s own, by its words', () => {
    const value = { value: 9, damage: 1 };
    const foe = { name: 'X', words: ['ghost'], life: 1, mind: value, body: value, spirit: value };
    const made = { encounter: { effects: [{ do: 'fight', foe } as Effect] } };
    const given = { drawn: { player: 0, card: 'my-encounter' } };
    expect(at('any', { enemy: ['ghost'] }, { given }, made)).toBe(true);
    expect(at('any', { enemy: ['beast'] }, { given }, made)).toBe(false);
  });

  it('condition color: of the Challenge fought, or the adventure card being resolved', () => {
    expect(at('any', { color: ['green'] }, { given: fighting('melee') })).toBe(true);
    expect(at('any', { color: ['yellow', 'red'] }, { given: fighting('melee') })).toBe(false);
    const blue = { encounter: { color: 'blue', effects: [aTest] } };
    expect(beforeTest({ color: ['blue'] }, {}, blue)).toBe(true);
    expect(inMovement({ color: ['green', 'yellow', 'blue', 'red'] })).toBe(false);
  });

  it('condition round: of the combat, from 1; Before Combat is round 0', () => {
    const third = { given: fighting('melee', { round: 3 }) };
    expect(at('any', { round: { atLeast: 3, atMost: 3 } }, third)).toBe(true);
    expect(at('any', { round: { atMost: 2 } }, third)).toBe(false);
    expect(at('before-combat', { round: { atMost: 0 } }, { given: fighting('before-combat') })).toBe(true);
    expect(inMovement({ round: { atLeast: 0 } })).toBe(false);
  });
});

describe('conditions on dice', () => {
  const afterRoll = (condition: Condition, dice: [number, number], test: object = {}): boolean => {
    const made = { hero: { abilities: [go('after-roll', [gold(1)], { if: condition })] } };
    return met([{ ...aTest, ...test } as Effect], {}, made)
      .roll(...dice)
      .canUse('my-hero');
  };

  it('condition dice: their sum, without any bonus', () => {
    expect(afterRoll({ dice: { atLeast: 12 } }, [6, 6])).toBe(true);
    expect(afterRoll({ dice: { atLeast: 12 } }, [5, 6])).toBe(false);
    expect(afterRoll({ dice: { atMost: 3 } }, [1, 2])).toBe(true);
    // Before the dice are rolled there is no sum, not even a small one.
    expect(beforeTest({ dice: { atMost: 20 } })).toBe(false);
  });

  it('condition doubles: both the same, or not', () => {
    expect([afterRoll({ doubles: true }, [4, 4]), afterRoll({ doubles: true }, [4, 5])]).toEqual([
      true,
      false,
    ]);
    expect([afterRoll({ doubles: false }, [4, 4]), afterRoll({ doubles: false }, [4, 5])]).toEqual([
      false,
      true,
    ]);
    expect([beforeTest({ doubles: true }), beforeTest({ doubles: false })]).toEqual([false, false]);
  });

  it('condition succeeded: the roll with everything added meets its target', () => {
    expect([
      afterRoll({ succeeded: true }, [4, 4], { target: 10 }),
      afterRoll({ succeeded: true }, [3, 4], { target: 10 }),
    ]).toEqual([true, false]);
    expect(afterRoll({ succeeded: false }, [3, 4], { target: 10 })).toBe(true);
    const attack = (condition: Condition, ...dice: number[]): boolean =>
      new Bench(
        { hero: { abilities: [go('after-roll', [gold(1)], { if: condition })] } },
        { given: fighting('melee') },
      )
        .play('combat/attack by=my-hero')
        .roll(...dice)
        .canUse('my-hero');
    expect([attack({ succeeded: true }, 5, 5), attack({ succeeded: true }, 4, 5)]).toEqual([true, false]);
  });
});

describe('conditions on the table', () => {
  it('condition space: a terrain, any town, one town, one space', () => {
    const hill = aSpace('hill');
    expect(inMovement({ space: ['hill'] }, { me: { space: hill } })).toBe(true);
    expect(inMovement({ space: [hill, 'road'] }, { me: { space: hill } })).toBe(true);
    expect(inMovement({ space: ['road', 'town'] }, { me: { space: hill } })).toBe(false);
    expect(inMovement({ space: ['town'] }, { me: { space: 'forge' } })).toBe(true);
    expect(inMovement({ space: ['town:forge'] }, { me: { space: 'forge' } })).toBe(true);
    expect(inMovement({ space: ['town:tamalir'] }, { me: { space: 'forge' } })).toBe(false);
  });

  it('condition event: the number of the Event in play, 0 without one', () => {
    const third = { event: { number: 3 } };
    const game = { event: 'my-event' };
    expect(inMovement({ event: { atMost: 0 } })).toBe(true);
    expect(inMovement({ event: { atLeast: 3 } }, { game }, third)).toBe(true);
    expect(inMovement({ event: { atMost: 2 } }, { game }, third)).toBe(false);
  });

  it('condition gold, condition allies, condition level: what you have', () => {
    expect([inMovement({ gold: { atLeast: 3 } }), inMovement({ gold: { atLeast: 4 } })]).toEqual([
      true,
      false,
    ]);
    const me = { allies: ['my-ally'], experience: { mind: 2, life: 1 } };
    expect([
      inMovement({ allies: { atLeast: 1, atMost: 1 } }, { me }),
      inMovement({ allies: { atLeast: 1 } }),
    ]).toEqual([true, false]);
    expect([
      inMovement({ level: { atLeast: 3 } }, { me }),
      inMovement({ level: { atLeast: 4 } }, { me }),
    ]).toEqual([true, false]);
  });

  it('condition wounds, condition exhaustion: on the bearer of the ability', () => {
    const me = { wounds: 2, exhaustion: 1 };
    expect([
      inMovement({ wounds: { atLeast: 2 } }, { me }),
      inMovement({ wounds: { atLeast: 3 } }, { me }),
    ]).toEqual([true, false]);
    const ally = (condition: Condition): boolean =>
      new Bench(
        { ally: { abilities: [go('any', [gold(1)], { if: condition })] } },
        { me: { wounds: 3, allies: [{ card: 'my-ally', exhaustion: 1 }] }, given: moving },
      ).canUse('my-ally');
    expect([
      ally({ wounds: { atMost: 0 } }),
      ally({ exhaustion: { atLeast: 1 } }),
      ally({ exhaustion: { atMost: 0 } }),
    ]).toEqual([true, true, false]);
  });

  it('condition have: an Item of a class or type, or a card by its id', () => {
    const me = { items: ['white-blade'], allies: ['my-ally'], kept: ['my-challenge'] };
    const have = (what: string): boolean =>
      inMovement({ have: what }, { me }, { challenge: { becomes: { as: 'kept' } } });
    expect(['weapon', 'sword', 'white-blade', 'my-ally', 'my-challenge'].map(have)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(['armor', 'mace', 'my-item'].map(have)).toEqual([false, false, false]);
  });

  it('condition canLose: an Item or an Ally, but no adventure card that is kept (2e.defeat.card-protected)', () => {
    const kept = { as: 'item', class: 'gear', type: 'lantern', use: 'always', abilities: [] } as const;
    const can = (me: object): boolean[] =>
      (['item', 'ally', 'either'] as const).map((kind) =>
        inMovement({ canLose: kind }, { me }, { challenge: { becomes: kept } }),
      );
    expect(can({ items: ['white-blade'] })).toEqual([true, false, true]);
    expect(can({ allies: ['my-ally'] })).toEqual([false, true, true]);
    expect(can({ items: ['my-challenge'] })).toEqual([false, false, false]);
  });

  it('condition progress: counters on this very Encounter', () => {
    const open = (progress: number): boolean =>
      new Bench(
        { encounter: { abilities: [go('any', [gold(1)], { if: { progress: { atLeast: 2 } } })] } },
        { me: { quests: [{ card: 'my-encounter', progress }] }, given: moving },
      ).canUse('my-encounter');
    expect([open(1), open(2)]).toEqual([false, true]);
  });
});

describe('conditions on harm', () => {
  const atHarm = (condition: Condition, effect: Effect = hurt('you', 1)): boolean =>
    met([effect], {}, { hero: { abilities: [go('harm', [gold(1)], { if: condition })] } }).canUse('my-hero');

  it('condition harm: wounds or exhaustion', () => {
    const tired: Effect = { do: 'exhaustion', to: 'you', amount: 1 };
    expect([atHarm({ harm: ['wounds'] }), atHarm({ harm: ['exhaustion'] })]).toEqual([true, false]);
    expect([atHarm({ harm: ['wounds'] }, tired), atHarm({ harm: ['exhaustion'] }, tired)]).toEqual([
      false,
      true,
    ]);
  });

  it('condition harm: exhaustion beyond Stamina is about to be taken as wounds', () => {
    const made = {
      hero: {
        abilities: [go('harm', [{ do: 'cancel', amount: 'all' } as Effect], { if: { harm: ['wounds'] } })],
      },
    };
    const table = met([{ do: 'exhaustion', to: 'you', amount: 6 }], {}, made);
    expect(table.myHero.exhaustion).toBe(4);
    expect(table.use('my-hero').myHero).toMatchObject({ exhaustion: 4, wounds: 0 });
  });

  it('condition from: a card, the enemy’s damage, a failed escape', () => {
    expect([atHarm({ from: ['card'] }), atHarm({ from: ['enemy', 'escape'] })]).toEqual([true, false]);
    const fight = (condition: Condition, phase: 'escape' | 'melee', ...codes: string[]): boolean =>
      new Bench(
        { hero: { abilities: [go('harm', [gold(1)], { if: condition })] } },
        { given: fighting(phase) },
      )
        .play(...codes)
        .roll(1, 1)
        .canUse('my-hero');
    expect([
      fight({ from: ['enemy'] }, 'melee', 'combat/defend'),
      fight({ from: ['card', 'escape'] }, 'melee', 'combat/defend'),
    ]).toEqual([true, false]);
    expect([
      fight({ from: ['escape'] }, 'escape', 'combat/escape'),
      fight({ from: ['enemy'] }, 'escape', 'combat/escape'),
    ]).toEqual([true, false]);
  });

  it('condition whose: the bearer, your Hero, one of your Allies, and never another player’s', () => {
    const position = { me: { allies: ['my-ally', 'acolyte-of-flame'] }, other: {} };
    const who = (whose: 'bearer' | 'you' | 'your-allies', to: Effect, choice?: string): boolean => {
      const table = met([to], position, { ally: { abilities: [go('harm', [gold(1)], { if: { whose } })] } });
      if (choice) table.choose(choice);
      return table.waiting === 'harm/answer' && table.canUse('my-ally');
    };
    const one: Effect = { do: 'wounds', to: 'one-of-your-allies', amount: 1 };
    const other: Effect = { do: 'wounds', to: 'every-other-hero', amount: 1 };
    expect([
      who('bearer', one, 'my-ally'),
      who('bearer', one, 'acolyte-of-flame'),
      who('bearer', hurt('you', 1)),
    ]).toEqual([true, false, false]);
    expect([who('you', hurt('you', 1)), who('you', one, 'my-ally')]).toEqual([true, false]);
    expect([who('your-allies', one, 'acolyte-of-flame'), who('your-allies', hurt('you', 1))]).toEqual([
      true,
      false,
    ]);
    expect(who('you', other)).toBe(false);
  });
});

describe('conditions put together', () => {
  it('all words of a condition must hold', () => {
    expect(inMovement({ gold: { atLeast: 3 }, inCombat: false })).toBe(true);
    expect(inMovement({ gold: { atLeast: 3 }, inCombat: true })).toBe(false);
    expect(inMovement({})).toBe(true);
  });

  it('condition not: what must not hold', () => {
    expect(inMovement({ not: { gold: { atLeast: 4 } } })).toBe(true);
    expect(inMovement({ not: { gold: { atLeast: 3 }, inCombat: false } })).toBe(false);
  });

  it('condition any: one of several is enough', () => {
    expect(inMovement({ any: [{ inCombat: true }, { gold: { atLeast: 3 } }] })).toBe(true);
    expect(inMovement({ any: [{ inCombat: true }, { gold: { atLeast: 4 } }] })).toBe(false);
  });

  it('standing and triggered abilities ask their conditions too', () => {
    const stands = (condition: Condition): number =>
      met([aTest], {}, { hero: { abilities: [{ always: [{ stat: 'body', add: 5 }], if: condition }] } }).roll(
        1,
        1,
      ).total;
    expect([stands({ gold: { atLeast: 3 } }), stands({ gold: { atLeast: 4 } })]).toEqual([9, 4]);
    const comes = (condition: Condition): number =>
      new Bench(
        { hero: { abilities: [on('turn-end', [gold(1)], { if: condition })] } },
        { given: { turn: { player: 0, step: 'end' } } },
      ).me.gold;
    expect([comes({ space: ['town'] }), comes({ space: ['road'] })]).toEqual([4, 3]);
  });
});

describe('amounts counted on the table', () => {
  const me = {
    allies: ['my-ally'],
    items: ['white-blade', 'my-item'],
    gold: 7,
    wounds: 3,
    exhaustion: 2,
    experience: { mind: 1, life: 2 },
    kept: ['my-challenge'],
    quests: [{ card: 'my-encounter', progress: 4 }],
  };
  const rune = { challenge: { rune: true, becomes: { as: 'kept' } } } as const;
  const count = (what: string, more: object = {}, position: Position = {}): number => {
    const effect = { do: 'gain-gold', amount: { count: what, ...more } } as Effect;
    const table = new Bench(
      { ...rune, encounter: { abilities: [go('any', [effect])] } },
      { me, other: {}, given: moving, ...position },
    );
    return table.use('my-encounter').me.gold - me.gold;
  };

  it('amount your-allies, amount your-items, amount your-weapons, amount your-runes, amount your-gold', () => {
    expect(
      ['your-allies', 'your-items', 'your-weapons', 'your-runes', 'your-gold'].map((what) => count(what)),
    ).toEqual([1, 2, 1, 1, 7]);
  });

  it('amount your-wounds, amount your-exhaustion, amount your-experience-counters, amount your-life-counters', () => {
    expect(
      ['your-wounds', 'your-exhaustion', 'your-experience-counters', 'your-life-counters'].map((what) =>
        count(what),
      ),
    ).toEqual([3, 2, 3, 2]);
  });

  it('on the card of an Ally are still those of the Hero', () => {
    const ofAlly = (what: string): number => {
      const ally = { abilities: [go('any', [{ do: 'gain-gold', amount: { count: what } } as Effect])] };
      const table = new Bench(
        { ally },
        { me: { wounds: 3, exhaustion: 2, allies: [{ card: 'my-ally', wounds: 1, exhaustion: 1 }] } },
      );
      return table.use('my-ally').me.gold - 3;
    };
    expect([ofAlly('your-wounds'), ofAlly('your-exhaustion')]).toEqual([3, 2]);
  });

  it('amount event-number, amount progress, amount players', () => {
    expect(['event-number', 'progress', 'players'].map((what) => count(what))).toEqual([0, 4, 2]);
    expect(count('event-number', {}, { game: { event: 'my-event' } })).toBe(1);
  });

  it('amount combat-round, amount enemy-wounds', () => {
    const fight = (what: string): number =>
      new Bench(
        { hero: { abilities: [go('any', [{ do: 'gain-gold', amount: { count: what } } as Effect])] } },
        { given: fighting('melee', { round: 4, wounds: 2 }) },
      ).use('my-hero').me.gold - 3;
    expect([fight('combat-round'), fight('enemy-wounds')]).toEqual([4, 2]);
    expect([count('combat-round'), count('enemy-wounds')]).toEqual([0, 0]);
  });

  it('are multiplied first, then added to', () => {
    expect(count('your-wounds', { times: 2, plus: 1 })).toBe(7);
    expect(count('your-wounds', { times: -1, plus: 5 })).toBe(2);
  });
});
