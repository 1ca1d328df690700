import { describe, expect, it } from 'vitest';
import type { Stat, Who } from '../../../src/second-edition/abilities/language.js';
import type { Ability, Effect } from '../../../src/second-edition/index.js';
import { inspection } from '../../../src/second-edition/rules.js';
import {
  aTest,
  Bench,
  duelling,
  fighting,
  go,
  hurt,
  met,
  moving,
  on,
  type Position,
  trading,
} from './workshop.js';

/* Whom effects and modifiers are about, and what modifiers change. */

const party = { me: { allies: ['my-ally', 'acolyte-of-flame'] } };

describe('whom an effect is about', () => {
  /** Wounds of my Hero, my Allies and the other Hero, after one wound to somebody. */
  const wounded = (to: Who, position: Position = {}, choice?: string): number[] => {
    const table = met([{ do: 'wounds', to, amount: 1 }], { ...party, other: {}, ...position });
    if (choice) table.choose(choice);
    return [table.myHero, ...table.me.allies, table.player(1).hero].map((who) => who.wounds);
  };

  it('who you: your Hero', () => expect(wounded('you')).toEqual([1, 0, 0, 0]));

  it('who your-allies, who your-party: without and with your Hero', () => {
    expect(wounded('your-allies')).toEqual([0, 1, 1, 0]);
    expect(wounded('your-party')).toEqual([1, 1, 1, 0]);
  });

  it('who one-of-your-allies, who one-of-your-party: of your choice', () => {
    expect(wounded('one-of-your-allies', {}, 'acolyte-of-flame')).toEqual([0, 0, 1, 0]);
    expect(wounded('one-of-your-party', {}, 'my-hero')).toEqual([1, 0, 0, 0]);
    expect(met([{ do: 'wounds', to: 'one-of-your-allies', amount: 1 }], party).choices).toEqual([
      'my-ally',
      'acolyte-of-flame',
    ]);
    expect(met([{ do: 'wounds', to: 'one-of-your-party', amount: 1 }], party).choices).toEqual([
      'my-hero',
      'my-ally',
      'acolyte-of-flame',
    ]);
    // Without Allies there is nobody, and the card goes on.
    expect(met([{ do: 'wounds', to: 'one-of-your-allies', amount: 1 }]).waiting).toBe('adventure/draw');
  });

  it('who every-hero, who every-other-hero, who heroes-here: Heroes only', () => {
    expect(wounded('every-hero')).toEqual([1, 0, 0, 1]);
    expect(wounded('every-other-hero')).toEqual([0, 0, 0, 1]);
    expect(wounded('heroes-here')).toEqual([1, 0, 0, 1]);
    expect(wounded('heroes-here', { other: { space: 'forge' } })).toEqual([1, 0, 0, 0]);
  });

  it('who every-ally: the Allies of everybody, and no Hero', () => {
    expect(wounded('every-ally')).toEqual([0, 1, 1, 0]);
    const table = met([{ do: 'wounds', to: 'every-ally', amount: 1 }], {
      ...party,
      other: { allies: ['militia-recruit'] },
    });
    const all = [table.player(0), table.player(1)].flatMap(({ hero, allies }) => [hero, ...allies]);
    expect(all.map(({ wounds }) => wounds)).toEqual([0, 1, 1, 0, 1]);
  });

  it('who every-hero: a knockout of who draws comes last, and spares nobody', () => {
    const table = met([{ do: 'wounds', to: 'every-hero', amount: 5 }], { other: { gold: 9 } });
    expect(table.player(1)).toMatchObject({ gold: 0, hero: { wounds: 0 } });
    expect(table.player(0)).toMatchObject({ gold: 0, hero: { wounds: 0 } });
    expect(table.ruleset.decision(table.state)?.actor).toBe(1);
  });

  it('who bearer: the Ally on whose card the ability stands; of an Item, the Hero', () => {
    const effects: Effect[] = [{ do: 'wounds', to: 'bearer', amount: 1 }];
    const made = {
      ally: { abilities: [go('any', effects)] },
      item: { use: 'activate', abilities: [go('any', effects)] },
    } as const;
    const table = new Bench(made, { me: { allies: ['my-ally'], items: ['my-item'] }, given: moving });
    table.use('my-ally').use('my-item');
    expect([table.myAlly?.wounds, table.myHero.wounds]).toEqual([1, 1]);
  });

  it('who enemy: the Challenge fought; outside a combat nobody', () => {
    const made = { hero: { abilities: [go('any', [{ do: 'wounds', to: 'enemy', amount: 1 } as Effect])] } };
    expect(new Bench(made, { given: fighting('melee') }).use('my-hero').enemyWounds).toBe(1);
    expect(new Bench(made, { given: moving }).use('my-hero').waiting).toBe('movement/choose');
  });

  it('who roller: the one whose roll it is, or who attacked in this phase', () => {
    const table = new Bench(
      { hero: { abilities: [on('attack-missed', [{ do: 'exhaustion', to: 'roller', amount: 1 }])] } },
      { me: { allies: ['my-ally'] }, given: fighting('ranged') },
    );
    table.play('combat/attack by=my-ally').roll(1, 1);
    expect([table.myAlly?.exhaustion, table.myHero.exhaustion]).toEqual([1, 0]);
    table.play('combat/attack by=my-hero').roll(1, 1);
    expect([table.myAlly?.exhaustion, table.myHero.exhaustion]).toEqual([1, 1]);
  });

  it('who roller: dead by then, nobody is', () => {
    const table = new Bench(
      { hero: { abilities: [on('attack-missed', [{ do: 'exhaustion', to: 'roller', amount: 1 }])] } },
      { me: { allies: [{ card: 'my-ally', wounds: 2 }] }, given: fighting('ranged') },
    );
    table.play('combat/attack by=my-ally').roll(1, 1);
    expect(table.me.allies).toEqual([]);
    expect(table.myHero.exhaustion).toBe(0);
  });

  it('who harmed: the one who just took wounds', () => {
    const made = { hero: { abilities: [on('wounded', [{ do: 'exhaustion', to: 'harmed', amount: 1 }])] } };
    const table = met([{ do: 'wounds', to: 'your-allies', amount: 1 }], party, made);
    expect(table.me.allies.map((ally) => ally.exhaustion)).toEqual([1, 1]);
    expect(table.myHero.exhaustion).toBe(0);
  });
});

describe('whom a modifier is about', () => {
  const raise = (of?: Who): Ability => ({ always: [{ stat: 'body', add: 10, ...(of ? { of } : {}) }] });
  /** What a melee attack with 2 on the dice comes to, by each of them: 4 and 3 without any modifier. */
  const attacks = (made: object, position: Position = {}): number[] =>
    ['my-hero', 'my-ally'].map((by) => {
      const table = new Bench(made, {
        me: { allies: ['my-ally'], items: ['my-item'] },
        given: fighting('melee'),
        ...position,
      });
      return table.play(`combat/attack by=${by}`).roll(1, 1).total;
    });

  it('who bearer: the card that the ability stands on, if it does not say; an Item’s is the Hero', () => {
    expect(attacks({ ally: { abilities: [raise()] } })).toEqual([4, 13]);
    expect(attacks({ item: { abilities: [raise()] } })).toEqual([14, 3]);
    expect(attacks({ hero: { abilities: [raise()] } })).toEqual([14, 3]);
  });

  it('who you, who your-allies, who your-party, who bearer: as a standing ability', () => {
    expect(attacks({ ally: { abilities: [raise('you')] } })).toEqual([14, 3]);
    expect(attacks({ item: { abilities: [raise('your-allies')] } })).toEqual([4, 13]);
    expect(attacks({ item: { abilities: [raise('your-party')] } })).toEqual([14, 13]);
    expect(attacks({ ally: { abilities: [raise('bearer')] } })).toEqual([4, 13]);
  });

  it('who roller: the one who rolls', () => {
    expect(attacks({ item: { abilities: [raise('roller')] } })).toEqual([14, 13]);
  });

  it('who enemy: the target number of an attack', () => {
    const target = (of: Who): unknown => {
      const table = new Bench(
        { item: { abilities: [raise(of)] } },
        { me: { items: ['my-item'] }, given: fighting('melee') },
      );
      return table.play('combat/attack by=my-hero').roll(1, 1).happened('roll/made')[0]?.target;
    };
    expect([target('enemy'), target('you')]).toEqual([22, 12]);
  });

  it('who enemy: what a Challenge’s own modifier is about, if it does not say', () => {
    const table = new Bench({ challenge: { abilities: [raise()] } }, { given: fighting('melee') });
    expect(table.play('combat/attack by=my-hero').roll(1, 1).happened('roll/made')[0]).toMatchObject({
      target: 22,
      total: 4,
    });
  });

  it('who enemy: between Heroes the other Hero, no matter who attacks', () => {
    const weaken = { abilities: [{ always: [{ stat: 'body', of: 'enemy', add: -1 }] }] } as const;
    const totals = (made: object): unknown[] => {
      const table = new Bench(made, { other: {}, given: duelling('melee') });
      table.play('combat/attack by=my-hero').roll(1, 1).roll(1, 1);
      return table.happened('roll/made').map(({ character, total }) => [character, total]);
    };
    expect(totals({ hero: weaken })).toEqual([
      ['my-rival', 3],
      ['my-hero', 4],
    ]);
    expect(totals({ rival: weaken })).toEqual([
      ['my-rival', 4],
      ['my-hero', 3],
    ]);
  });

  it('who every-hero, who every-other-hero, who heroes-here: an Event’s modifier is about every Hero, if it does not say', () => {
    const total = (of: Who | undefined, position: Position = {}): number =>
      met([aTest], { game: { event: 'my-event' }, ...position }, { event: { abilities: [raise(of)] } }).roll(
        1,
        1,
      ).total;
    expect([total(undefined), total('every-hero'), total('heroes-here'), total('every-other-hero')]).toEqual([
      14, 14, 14, 4,
    ]);
  });

  it('who every-ally: an Event’s modifier is about the Allies of everybody, and about no Hero', () => {
    const total = (of: Who): number =>
      met([aTest], { game: { event: 'my-event' } }, { event: { abilities: [raise(of)] } }).roll(1, 1).total;
    expect(total('every-ally')).toBe(4);
  });

  it('who harmed: the one who has been harmed, as long as that is settled', () => {
    const proud = {
      item: { abilities: [{ always: [{ stat: 'body', of: 'harmed', add: 10 }] }, on('wounded', [aTest])] },
    } as const;
    const table = met([hurt('you', 1)], { me: { items: ['my-item'] } }, proud);
    expect(table.roll(1, 1).total).toBe(14);
  });

  it('an Item that lies face down changes nothing', () => {
    const total = (faceDown: boolean): number =>
      met(
        [aTest],
        { me: { items: [{ card: 'my-item', faceDown }] } },
        { item: { use: 'activate', abilities: [raise(), go('any', [{ do: 'gain-gold', amount: 1 }])] } },
      ).roll(1, 1).total;
    expect([total(false), total(true)]).toEqual([14, 4]);
  });
});

describe('what a modifier changes', () => {
  const hero = (stat: Stat, add: number, more: object = {}) => ({
    hero: { abilities: [{ always: [{ stat, add, ...more }] } as Ability] },
  });
  const total = (stat: Stat, attribute: 'mind' | 'body' | 'spirit'): number =>
    met([{ do: 'test', attribute, target: 99 }], {}, hero(stat, 3)).roll(1, 1).total;

  it('stat mind, stat body, stat spirit: rolls with that attribute', () => {
    expect([total('mind', 'mind'), total('mind', 'body')]).toEqual([7, 4]);
    expect([total('body', 'body'), total('body', 'spirit')]).toEqual([7, 4]);
    expect([total('spirit', 'spirit'), total('spirit', 'mind')]).toEqual([7, 4]);
  });

  it('stat roll: every roll, narrowed by the condition', () => {
    expect([total('roll', 'mind'), total('roll', 'body'), total('roll', 'spirit')]).toEqual([7, 7, 7]);
    const fleeing = new Bench(hero('roll', 3), { given: fighting('escape') })
      .play('combat/escape')
      .roll(1, 1);
    expect(fleeing.total).toBe(7);
    const only = {
      hero: { abilities: [{ always: [{ stat: 'roll', add: 3 }], if: { roll: ['attack'] } } as Ability] },
    };
    expect(met([aTest], {}, only).roll(1, 1).total).toBe(4);
  });

  it('stat life: how many wounds knock out', () => {
    const table = met([hurt('you', 5)], {}, hero('life', 1));
    expect(table.myHero.wounds).toBe(5);
    expect(met([hurt('you', 4)], { me: { gold: 9 } }, hero('life', -1)).me.gold).toBe(0);
  });

  it('stat stamina: how much exhaustion there is room for, never less than none', () => {
    expect(met([{ do: 'exhaustion', to: 'you', amount: 6 }], {}, hero('stamina', 1)).myHero).toMatchObject({
      exhaustion: 5,
      wounds: 1,
    });
    expect(met([{ do: 'exhaustion', to: 'you', amount: 1 }], {}, hero('stamina', -9)).myHero).toMatchObject({
      exhaustion: 0,
      wounds: 1,
    });
  });

  it.each(['ranged', 'melee', 'magic'] as const)(
    'stat %s-damage: the wounds an attack of that type deals',
    (type) => {
      const dealt = (stat: Stat, add: number): number | undefined =>
        new Bench({ ...hero(stat, add), challenge: { life: 9 } }, { given: fighting(type) })
          .play('combat/attack by=my-hero')
          .roll(10, 10).enemyWounds;
      expect(dealt(`${type}-damage`, 2)).toBe(3);
      expect(dealt(`${type}-damage`, -5)).toBe(0);
      expect(dealt(type === 'melee' ? 'magic-damage' : 'melee-damage', 2)).toBe(1);
    },
  );

  it('stat ranged-damage, stat melee-damage, stat magic-damage: of the enemy, never less than none', () => {
    const taken = (add: number): number =>
      new Bench(hero('melee-damage', add, { of: 'enemy' }), { given: fighting('melee') })
        .play('combat/attack by=my-hero')
        .roll(1, 1).myHero.wounds;
    expect([taken(2), taken(-5)]).toEqual([3, 0]);
  });

  it('stat life: of the enemy', () => {
    const table = new Bench(
      { ...hero('life', 1, { of: 'enemy' }), challenge: { life: 1 } },
      { given: fighting('melee') },
    );
    table.play('combat/attack by=my-hero').roll(10, 10);
    expect(table.enemyWounds).toBe(1);
  });

  it('stat movement-dice: how many dice may be rolled', () => {
    expect(new Bench(hero('movement-dice', 1), { given: moving }).legal('move/roll')).toContain(
      'move/roll dice=6',
    );
    const fewer = new Bench(hero('movement-dice', -2), { given: moving });
    expect(fewer.legal('move/roll')).toEqual(['move/roll dice=3']);
  });

  const market = (stat: Stat, add: number, gold: number, me: object = {}): Bench =>
    new Bench(hero(stat, add), {
      me: { space: 'tamalir', gold, ...me },
      game: { stacks: { tamalir: ['my-item', 'my-ally'] } },
      given: trading,
    }).draw('black-dagger');

  it('stat item-price, stat ally-price: what they cost, never less than nothing', () => {
    // My Item costs 5, my Ally 4.
    expect(market('item-price', -2, 3).play('market/buy card=my-item').me.gold).toBe(0);
    market('item-price', -2, 3).refuses('market/hire card=my-ally', '2e.market.actions');
    expect(market('ally-price', 3, 7).play('market/hire card=my-ally').me.gold).toBe(0);
    market('ally-price', 3, 6).refuses('market/hire card=my-ally', '2e.market.actions');
    expect(market('item-price', -20, 0).play('market/buy card=my-item').me.gold).toBe(0);
  });

  it('stat healing-price: what healing costs', () => {
    const code = 'market/heal character=my-hero what=wound';
    expect(market('healing-price', 2, 3, { wounds: 1 }).play(code).me.gold).toBe(0);
    market('healing-price', 2, 2, { wounds: 1 }).refuses(code, '2e.market.actions');
    expect(market('healing-price', -1, 0, { wounds: 1 }).play(code).myHero.wounds).toBe(0);
  });

  it('stat sale-price: what selling an Item brings', () => {
    const code = 'market/sell card=padded-leather-armor';
    const selling = (add: number) => market('sale-price', add, 0, { items: ['padded-leather-armor'] });
    expect([selling(0).play(code).me.gold, selling(2).play(code).me.gold]).toEqual([1, 3]);
    selling(-9).refuses(code, '2e.market.sell-one-gold');
  });

  it('stat reward-gold: what a reward of gold brings', () => {
    const table = new Bench(
      { ...hero('reward-gold', 2), challenge: { life: 1, reward: [{ do: 'gain-gold', amount: 4 }] } },
      { given: fighting('melee') },
    ).play('combat/attack by=my-hero');
    expect(table.roll(10, 10).me.gold).toBe(3 + 6);
  });

  it('stat reward-gold: inspect tells the gold of a reward with what adds to it', () => {
    const gold = (reward: readonly Effect[]) => {
      const table = new Bench(
        { ...hero('reward-gold', 2), challenge: { life: 1, reward } },
        { given: fighting('melee') },
      );
      return table.ruleset.ask(table.state, inspection).combat?.enemy.gold;
    };
    expect(gold([{ do: 'gain-gold', amount: 4 }])).toMatchObject({
      value: 6,
      base: 4,
      changes: [{ from: 'card', card: 'my-hero', change: 2 }],
    });
    expect(gold([{ do: 'discard-this' }])).toBeNull();
    expect(gold([{ do: 'gain-gold', amount: { count: 'players' } }])).toBeNull();
  });

  it('several modifiers of one value add up', () => {
    const made = {
      ...hero('body', 3),
      item: {
        abilities: [
          {
            always: [
              { stat: 'body', add: -1 },
              { stat: 'body', add: 4 },
            ],
          } as Ability,
        ],
      },
    };
    expect(met([aTest], { me: { items: ['my-item'] } }, made).roll(1, 1).total).toBe(4 + 6);
  });
});
