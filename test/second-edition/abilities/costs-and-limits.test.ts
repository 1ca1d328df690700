import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../src/second-edition/index.js';
import { aTest, Bench, fighting, go, gold, met, moving, trading } from './workshop.js';

/* What using abilities costs, and how often they can be used. */

const HERO = 'ability/use card=my-hero ability=go';
const ITEM = 'ability/use card=my-item ability=go';
const costing = (cost: object, use = 'any'): Ability => go(use, [gold(10)], { cost });

describe('costs', () => {
  it('cost exhaustion: taken by the bearer, and never more than its Stamina', () => {
    const table = new Bench({ hero: { abilities: [costing({ exhaustion: 3 })] } }, { given: moving });
    table.use('my-hero');
    expect(table.myHero.exhaustion).toBe(3);
    table.refuses(HERO, '2e.harm.no-voluntary-excess');
  });

  it('cost exhaustion: an Ally’s ability tires the Ally', () => {
    const table = new Bench(
      { ally: { abilities: [costing({ exhaustion: 2 })] } },
      { me: { allies: ['my-ally'] }, given: moving },
    );
    table.use('my-ally');
    expect([table.myAlly?.exhaustion, table.myHero.exhaustion]).toEqual([2, 0]);
  });

  it('cost wounds: taken by the bearer, who must survive it, and cannot be cancelled', () => {
    const abilities = [
      costing({ wounds: 2 }),
      { ...go('harm', [{ do: 'cancel', amount: 'all' }]), id: 'cancel', label: 'cancel' } as Ability,
    ];
    const table = new Bench({ hero: { abilities } }, { me: { wounds: 1 }, given: moving }).use('my-hero');
    expect(table.myHero.wounds).toBe(3);
    expect(table.waiting).toBe('movement/choose');
    table.refuses(HERO, '2e.effects.owner-uses');
  });

  it('cost gold: paid to the bank, by who has it', () => {
    const table = new Bench({ hero: { abilities: [costing({ gold: 3 })] } }, { given: moving }).use(
      'my-hero',
    );
    expect(table.me.gold).toBe(10);
    expect(table.happened('gold/paid')[0]?.amount).toBe(3);
    new Bench({ hero: { abilities: [costing({ gold: 4 })] } }, { given: moving }).refuses(
      HERO,
      '2e.effects.owner-uses',
    );
  });

  it('cost activate: an Item of that use is turned face down, one card in a step', () => {
    const made = { item: { use: 'activate', abilities: [go('any', [gold(10)])] } } as const;
    const table = new Bench(made, { me: { items: ['my-item'] }, given: moving }).use('my-item');
    expect(table.me.items).toEqual([{ card: 'my-item', faceDown: true }]);
    table.refuses(ITEM, '2e.activation.until-refresh');
  });

  it('cost activate: for the whole party, and in each step or round anew', () => {
    const made = {
      item: { use: 'activate', abilities: [go('any', [gold(10)])] },
      ally: { abilities: [costing({ activate: true })] },
    } as const;
    const me = { items: ['my-item'], allies: ['my-ally'] };
    const table = new Bench(made, { me, given: fighting('melee') }).use('my-ally');
    table.refuses(ITEM, '2e.activation.per-round');
    table.play('combat/defend').roll(10, 10).play('combat/defend').roll(10, 10);
    expect(table.use('my-item').me.gold).toBe(3 + 20);
  });

  it('cost activate: not outside Movement, Market and adventures', () => {
    const made = { item: { use: 'activate', abilities: [go('any', [gold(1)])] } } as const;
    const me = { items: ['my-item'], counters: { red: 2 } };
    const table = new Bench(made, { me, given: { turn: { player: 0, step: 'experience' } } });
    table.refuses(ITEM, '2e.activation.limited');
  });

  it('cost discard: the card goes with its use, an Item under the market deck', () => {
    const made = { item: { use: 'discard', abilities: [go('any', [gold(10)])] } } as const;
    const table = new Bench(made, { me: { items: ['my-item'] }, given: moving }).use('my-item');
    expect(table.me).toMatchObject({ items: [], gold: 13 });
    expect(table.state.decks.market?.bottom).toEqual(['my-item']);
  });

  it('cost discard: a kept card goes where adventure cards go; discarding is no activation', () => {
    const made = {
      challenge: { becomes: { as: 'kept', abilities: [costing({ discard: true })] } },
      item: { use: 'activate', abilities: [go('any', [gold(10)])] },
    } as const;
    const table = new Bench(made, { me: { items: ['my-item'], kept: ['my-challenge'] }, given: moving });
    table.use('my-item').use('my-challenge');
    expect(table.state.decks.green?.bottom).toEqual(['my-challenge']);
    expect(table.me).toMatchObject({ kept: [], gold: 23 });
  });

  it('several costs at once are all paid, or none', () => {
    const cost = { gold: 2, exhaustion: 1, wounds: 1 };
    const table = new Bench({ hero: { abilities: [costing(cost)] } }, { given: moving }).use('my-hero');
    expect(table.me).toMatchObject({ gold: 11, hero: { exhaustion: 1, wounds: 1 } });
    const poor = new Bench({ hero: { abilities: [costing(cost)] } }, { me: { gold: 1 }, given: moving });
    poor.refuses(HERO, '2e.effects.owner-uses');
    expect(poor.me.hero).toMatchObject({ exhaustion: 0, wounds: 0 });
  });

  it('costs of a course in a card are paid by the Hero who takes it', () => {
    const table = met([
      {
        do: 'choose',
        options: [
          {
            id: 'pay',
            label: 'pay',
            cost: { wounds: 1, exhaustion: 1, gold: 1, discard: true },
            do: [gold(5)],
          },
          { id: 'go', label: 'go', do: [] },
        ],
      },
    ]).choose('pay');
    expect(table.me).toMatchObject({ gold: 3 - 1 + 5, hero: { wounds: 1, exhaustion: 1 } });
    expect(table.state.removed).toEqual(['my-encounter']);
  });
});

describe('limits', () => {
  const limited = (use: string, limit: string, more: object = {}) => ({
    hero: { abilities: [go(use, [gold(1)], { limit, cost: { gold: 1 }, ...more })] },
  });

  it('limit turn: once in a turn, again in the next', () => {
    const table = new Bench(limited('any', 'turn'), { me: { space: 'tamalir' }, given: moving }).use(
      'my-hero',
    );
    table.refuses(HERO, '2e.effects.owner-uses').play('move/stay').draw('black-dagger');
    table.refuses(HERO, '2e.effects.owner-uses').play('market/done');
    expect(table.waiting).toBe('movement/choose');
    expect(table.canUse('my-hero')).toBe(true);
  });

  it('limit combat: once in a combat', () => {
    const table = new Bench(limited('melee', 'combat'), { given: fighting('melee') }).use('my-hero');
    table.play('combat/defend').roll(10, 10).play('combat/defend').roll(10, 10);
    table.play('combat/stand', 'combat/defend').roll(10, 10);
    table.refuses(HERO, '2e.effects.owner-uses');
  });

  it('limit round: once in each round', () => {
    const table = new Bench(limited('any', 'round'), { given: fighting('melee') }).use('my-hero');
    table.refuses(HERO, '2e.effects.owner-uses').play('combat/defend').roll(10, 10);
    table.refuses(HERO, '2e.effects.owner-uses').play('combat/defend').roll(10, 10);
    expect(table.canUse('my-hero')).toBe(true);
  });

  it('limit phase: once in each phase', () => {
    const table = new Bench(limited('any', 'phase'), { given: fighting('melee') }).use('my-hero');
    table.refuses(HERO, '2e.effects.owner-uses').play('combat/defend').roll(10, 10);
    expect(table.canUse('my-hero')).toBe(true);
  });

  it('limit roll: once for each roll, though it is rolled again', () => {
    const made = {
      hero: { abilities: [go('after-roll', [{ do: 'reroll' }], { limit: 'roll', cost: { exhaustion: 1 } })] },
    };
    const table = met([aTest, aTest], {}, made).roll(1, 1).use('my-hero').roll(1, 2);
    expect(table.myHero.exhaustion).toBe(1);
    // Nothing more can be used, so the roll is over and the next test is made.
    expect(table.roll(2, 2).canUse('my-hero')).toBe(true);
  });

  it('without a limit, what costs something works as often as it is paid for', () => {
    const table = new Bench({ hero: { abilities: [costing({ exhaustion: 1 })] } }, { given: moving });
    table.use('my-hero').use('my-hero').use('my-hero').use('my-hero');
    table.refuses(HERO, '2e.harm.no-voluntary-excess');
  });

  it('without a limit and a cost, it works once in its moment', () => {
    const free = (use: string) => ({ hero: { abilities: [go(use, [gold(1)])] } });
    new Bench(free('any'), { given: moving }).use('my-hero').refuses(HERO, '2e.effects.owner-uses');
    const phase = new Bench(free('melee'), { given: fighting('melee') }).use('my-hero');
    phase.refuses(HERO, '2e.effects.owner-uses');
    phase
      .play('combat/defend')
      .roll(10, 10)
      .play('combat/defend')
      .roll(10, 10)
      .play('combat/stand', 'combat/defend')
      .roll(10, 10);
    expect(phase.canUse('my-hero')).toBe(true);
    const harm = met(
      [
        { do: 'wounds', to: 'you', amount: 1 },
        { do: 'wounds', to: 'you', amount: 1 },
      ],
      {},
      free('harm'),
    );
    expect(harm.use('my-hero').waiting).toBe('harm/answer');
    expect(harm.use('my-hero').waiting).toBe('adventure/draw');
  });

  it('limit combat: a Before Combat ability is used once, whatever it costs', () => {
    const made = {
      hero: {
        abilities: [
          go('before-combat', [gold(1)], { cost: { exhaustion: 1 } }),
          { ...go('before-combat', [gold(1)]), id: 'b', label: 'b' },
        ],
      },
    };
    const table = new Bench(made, { given: fighting('before-combat') }).use('my-hero');
    table.refuses(HERO, '2e.before-combat.each-once');
    expect(table.use('my-hero', 'b').waiting).toBe('combat/escape');
  });

  it('two abilities of one label on a card are distinguished, and limited apart', () => {
    const table = new Bench(
      { hero: { abilities: [go('any', [gold(1)]), go('any', [gold(10)], { id: 'go-2' })] } },
      { given: moving },
    );
    expect(table.legal('ability/use')).toEqual([HERO, 'ability/use card=my-hero ability=go-2']);
    expect(table.use('my-hero', 'go-2').me.gold).toBe(13);
    expect(table.use('my-hero').me.gold).toBe(14);
  });

  it('an ability used in a market is spent for that turn only', () => {
    const table = new Bench(
      { hero: { abilities: [go('market', [gold(1)])] } },
      { me: { space: 'tamalir' }, given: trading },
    );
    table.draw('black-dagger').use('my-hero').refuses(HERO, '2e.effects.owner-uses');
  });
});
