import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/index.js';
import type { ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import type { Ability, Effect } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';
import { Bench, duelling, fighting, go, gold, hurt, met, moving } from '../abilities/workshop.js';

/** An Encounter of one test, with a piece of gold for success and a wound for failure. */
const testing = (
  attribute: 'mind' | 'body' | 'spirit',
  skill: string | undefined,
  target: number,
  hero: ScenarioPlayer & { skills?: Record<string, number> } = {},
) => {
  const { skills = {}, ...me } = hero;
  return met(
    [
      {
        do: 'test',
        attribute,
        ...(skill ? { skill } : {}),
        target,
        success: [gold(1)],
        failure: [hurt('you', 1)],
      },
    ],
    { me: { gold: 0, ...me }, other: {} },
    {
      hero: {
        mind: { value: 1, damage: 1 },
        body: { value: 2, damage: 1 },
        spirit: { value: 3, damage: 1 },
        skills: { swim: 3, ...skills },
      },
    },
  );
};

describe('Skill tests', () => {
  it('2e.test.trigger: a test is made because an adventure card says so, before anything else of it', () => {
    const table = Table.of({
      game: { players: [{ hero: 'varikas-the-dead', space: 'h0208' }, {}] },
      given: { drawn: { player: 0, card: 'brood-of-the-bloodmother' } },
    });
    expect(decision(table.state)).toMatchObject({ actor: 'chance', kind: 'roll/dice' });
    // Nobody may test out of the blue.
    const idle = new Bench({}, { me: {}, other: {}, given: moving });
    expect(idle.legal().filter((code) => code.includes('test'))).toEqual([]);
  });

  it('2e.test.format, 2e.test.roll: the attribute shown, the skill named, the target in brackets', () => {
    const totals = (['mind', 'body', 'spirit'] as const).map(
      (attribute) => testing(attribute, undefined, 15).roll(4, 5).total,
    );
    expect(totals).toEqual([9 + 1, 9 + 2, 9 + 3]);
    const bench = testing('body', 'swim', 14).roll(4, 5);
    expect(bench.happened('roll/made')).toMatchObject([
      { character: 'my-hero', for: 'test', attribute: 'body', target: 14, total: 9 + 2 + 3, success: true },
    ]);
    // Experience counters raise the attribute, and so the test.
    expect(testing('body', 'swim', 14, { experience: { body: 2 } }).roll(4, 5).total).toBe(9 + 2 + 3 + 4);
    // A skill that the test does not name adds nothing.
    expect(testing('body', undefined, 14).roll(4, 5).total).toBe(9 + 2);
  });

  it('2e.test.success, 2e.test.failure: the target itself succeeds, one less fails', () => {
    const met14 = testing('body', 'swim', 14).roll(4, 5);
    expect(met14.me).toMatchObject({ gold: 1, hero: { wounds: 0 } });
    expect(met14.happened('roll/made')).toMatchObject([{ success: true, rule: '2e.test.success' }]);
    const missed = testing('body', 'swim', 14).roll(4, 4);
    expect(missed.me).toMatchObject({ gold: 0, hero: { wounds: 1 } });
    expect(missed.happened('roll/made')).toMatchObject([{ success: false, rule: '2e.test.failure' }]);
    expect(testing('body', 'swim', 14).roll(10, 10).me.gold).toBe(1);
  });

  it('2e.test.no-skill: who lacks the skill makes the test without it', () => {
    // Varikas cannot swim: 6 and Body 4 are 10, and the Brood asks for 14.
    const table = Table.of({
      game: { players: [{ hero: 'varikas-the-dead', space: 'h0208' }, {}] },
      given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'start' } },
    }).roll(3, 3);
    expect(table.happened('roll/made')).toMatchObject([{ total: 10, target: 14, success: false }]);
    expect(table.player(0).hero.wounds).toBe(1);
  });

  it('2e.test.example-a, 2e.test.example-b: Spirit with Diplomacy (15), and Spirit (15)', () => {
    const skills = { diplomacy: 4 };
    const withSkill = (a: number, b: number) =>
      testing('spirit', 'diplomacy', 15, { skills }).roll(a, b).me.gold;
    // 8 and Spirit 3 and Diplomacy 4 are 15.
    expect([withSkill(4, 4), withSkill(3, 4)]).toEqual([1, 0]);
    const without = (a: number, b: number) => testing('spirit', undefined, 15, { skills }).roll(a, b).me.gold;
    expect([without(6, 6), without(6, 5)]).toEqual([1, 0]);
  });

  it('2e.test.heroes-only: an Ally makes no test and lends no value to one', () => {
    const bench = testing('body', undefined, 15, { allies: ['my-ally', 'kirion-drake-blood'] });
    bench.roll(4, 5);
    expect(bench.happened('roll/made')).toMatchObject([{ character: 'my-hero', total: 9 + 2 }]);
    // Even where an Ally's own ability asks for it, the Hero is tested.
    const guide = new Bench(
      {
        ally: {
          body: { value: 9, damage: 1 },
          abilities: [go('before-moving', [{ do: 'test', attribute: 'body', target: 12 }])],
        },
      },
      { me: { allies: ['my-ally'] }, other: {}, given: moving },
    )
      .use('my-ally')
      .roll(4, 5);
    expect(guide.happened('roll/made')).toMatchObject([{ character: 'my-hero', total: 9 + 2 }]);
  });

  it('a 0 on a die is a ten, and two of them are twenty', () => {
    expect(testing('mind', undefined, 15).roll(10, 10).total).toBe(21);
    expect(testing('mind', undefined, 15).roll(1, 1).total).toBe(3);
  });
});

describe('Notes, Terms, and Definitions', () => {
  const counting = (roll: ('attack' | 'defend' | 'escape' | 'test')[]): Ability[] => [
    { always: [{ stat: 'roll', add: 10 }], if: { roll } },
  ];
  /** What four kinds of roll come to, less the dice and the value. */
  const bonusOn = (abilities: Ability[]) => {
    const fight = (phase: 'escape' | 'melee') =>
      new Bench({ hero: { abilities } }, { me: {}, other: {}, given: fighting(phase) });
    return {
      attack: fight('melee').play('combat/attack by=my-hero').roll(2, 3).total - 7,
      defend: fight('melee').play('combat/defend').roll(2, 3).total - 7,
      escape: fight('escape').play('combat/escape').roll(2, 3).total - 7,
      test:
        met([{ do: 'test', attribute: 'body', target: 9 }], { other: {} }, { hero: { abilities } }).roll(2, 3)
          .total - 7,
    };
  };

  it('2e.terms.attack-roll: a roll to attack, and no roll to defend', () => {
    expect(bonusOn(counting(['attack']))).toEqual({ attack: 10, defend: 0, escape: 0, test: 0 });
  });

  it('2e.terms.combat-roll: a roll to attack or to defend, neither an escape nor a test', () => {
    expect(bonusOn(counting(['attack', 'defend']))).toEqual({ attack: 10, defend: 10, escape: 0, test: 0 });
  });

  it('faq.combat.first-combat-roll: the first of each combat, not of a round, whatever tests and escapes came before', () => {
    const first: Ability[] = [
      { always: [{ stat: 'roll', add: 2 }], if: { roll: ['attack', 'defend'], firstRoll: true } },
    ];
    const bench = new Bench(
      {
        hero: { abilities: first },
        challenge: { beforeCombat: [{ do: 'test', attribute: 'body', target: 9 }], life: 9 },
      },
      { me: {}, other: {}, given: fighting('start') },
    );
    const total = () => bench.total - 7;
    bench.roll(2, 3);
    expect(total()).toBe(0);
    bench.play('combat/escape').roll(2, 3);
    expect(total()).toBe(0);
    bench.play('combat/stand', 'combat/defend').roll(2, 3);
    expect(total()).toBe(2);
    bench.play('combat/attack by=my-hero').roll(2, 3);
    expect(total()).toBe(0);
    bench.play('combat/defend').roll(10, 10);
    // A second round is no second combat.
    bench.play('combat/stand', 'combat/attack by=my-hero').roll(2, 3);
    expect(total()).toBe(0);
    // Another combat begins anew.
    const again = new Bench(
      { hero: { abilities: first } },
      { me: {}, other: {}, given: fighting('melee', { round: 3 }) },
    );
    expect(again.play('combat/attack by=my-hero').roll(2, 3).total).toBe(7 + 2);
  });

  it('faq.combat.first-combat-roll: an attack Before Combat is one, and so is that of an Ally', () => {
    const abilities: Ability[] = [
      { always: [{ stat: 'roll', add: 2 }], if: { roll: ['attack', 'defend'], firstRoll: true } },
      go('before-combat', [{ do: 'attack', type: 'melee', damage: 0 }]),
    ];
    const early = new Bench({ hero: { abilities } }, { me: {}, other: {}, given: fighting('before-combat') });
    expect(early.use('my-hero').roll(2, 3).total).toBe(7 + 2);
    early.play('combat/stand', 'combat/attack by=my-hero').roll(2, 3);
    expect(early.total).toBe(7);
    const ally = new Bench(
      { hero: { abilities } },
      { me: { allies: ['my-ally'] }, other: {}, given: fighting('ranged') },
    );
    ally.play('combat/attack by=my-ally').roll(2, 3).play('combat/attack by=my-hero').roll(2, 3);
    expect(ally.total).toBe(7);
  });

  it('2e.terms.dice: dice are the two ten-sided ones', () => {
    const bench = met(
      [
        {
          do: 'roll-table',
          rows: [
            { upTo: 11, do: [gold(2)] },
            { upTo: 20, do: [gold(5)] },
          ],
        },
      ],
      {
        me: { gold: 0 },
        other: {},
      },
    );
    const outcomes = bench.ruleset.chanceOutcomes(bench.state);
    const sums = new Map<number, number>();
    for (const { action, probability } of outcomes) {
      const sum = 'dice' in action ? (action.dice as number[]).reduce((a, b) => a + b, 0) : 0;
      sums.set(sum, (sums.get(sum) ?? 0) + probability);
    }
    expect([...sums.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, at) => at + 2));
    expect(sums.get(11)).toBeCloseTo(0.1);
    expect(sums.get(20)).toBeCloseTo(0.01);
    bench.roll(10, 2);
    expect(bench.me.gold).toBe(5);
  });

  it('2e.terms.unstated-result: what the card does not say has no effect, the card goes, and play goes on', () => {
    const silent = (a: number, b: number) =>
      met([{ do: 'test', attribute: 'body', target: 14, failure: [hurt('you', 1)] }], {
        me: { gold: 3 },
        other: {},
      }).roll(a, b);
    const success = silent(10, 10);
    expect(success.me).toMatchObject({ gold: 3, hero: { wounds: 0 } });
    expect(success.state.removed).toEqual(['my-encounter']);
    // After an Encounter another card is drawn.
    expect(success.waiting).toBe('adventure/draw');
    expect(silent(1, 1).myHero.wounds).toBe(1);
    const mute = met([{ do: 'test', attribute: 'body', target: 14, success: [gold(1)] }], {
      me: {},
      other: {},
    }).roll(1, 1);
    expect(mute.myHero.wounds).toBe(0);
    expect(mute.state.removed).toEqual(['my-encounter']);
    // A Challenge whose test came out so is fought as usual.
    const brood = Table.of({
      game: { players: [{ hero: 'mordrog', space: 'h0208' }, {}] },
      given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'start' } },
    }).roll(10, 10);
    expect(brood.player(0).hero.wounds).toBe(0);
    expect(decision(brood.state)?.kind).toBe('combat/escape');
  });

  it('2e.terms.you, 2e.terms.you-example: you are your Hero, also on the card of an Ally', () => {
    const bench = met([hurt('you', 1), { do: 'exhaustion', to: 'you', amount: 2 }], {
      me: { allies: ['my-ally'] },
      other: {},
    });
    expect(bench.myHero).toMatchObject({ wounds: 1, exhaustion: 2 });
    expect(bench.myAlly).toMatchObject({ wounds: 0, exhaustion: 0 });
    expect(bench.player(1).hero).toMatchObject({ wounds: 0, exhaustion: 0 });

    const effects: Effect[] = [
      hurt('you', 1),
      hurt('bearer', 2),
      { do: 'test', attribute: 'mind', target: 30 },
    ];
    const ally = new Bench(
      { ally: { abilities: [go('before-moving', effects)] } },
      { me: { allies: ['my-ally'] }, other: {}, given: moving },
    )
      .use('my-ally')
      .roll(2, 3);
    expect(ally.myHero.wounds).toBe(1);
    expect(ally.myAlly?.wounds).toBe(2);
    expect(ally.happened('roll/made')).toMatchObject([{ character: 'my-hero', for: 'test' }]);
  });

  it('2e.terms.your-enemy: the Challenge, the Hero, or the enemy of a card, whichever one is in combat with', () => {
    const sting = [go('before-combat', [{ do: 'wounds', to: 'enemy', amount: 1 }])];
    const challenge = new Bench(
      { hero: { abilities: sting } },
      { me: {}, other: {}, given: fighting('before-combat') },
    );
    expect(challenge.use('my-hero').enemyWounds).toBe(1);

    const duel = new Bench(
      { hero: { abilities: sting } },
      { me: {}, other: {}, given: duelling('before-combat') },
    );
    duel.use('my-hero');
    expect(duel.player(1).hero.wounds).toBe(1);
    expect(duel.myHero.wounds).toBe(0);

    const plain = { value: 12, damage: 1 };
    const foe = { name: 'Foe', life: 3, mind: plain, body: plain, spirit: plain };
    const scene = met([{ do: 'fight', foe }], { me: {}, other: {} }, { hero: { abilities: sting } });
    expect(scene.use('my-hero').enemyWounds).toBe(1);

    // Values of the enemy too: in a duel they are those of the other Hero.
    const curse: Ability[] = [{ always: [{ stat: 'body', of: 'enemy', add: -2 }] }];
    const cursed = new Bench({ hero: { abilities: curse } }, { me: {}, other: {}, given: fighting('melee') });
    cursed.play('combat/attack by=my-hero').roll(2, 3);
    expect(cursed.happened('roll/made')).toMatchObject([{ target: 10, total: 7 }]);
    const weakened = new Bench(
      { hero: { abilities: curse } },
      { me: {}, other: {}, given: duelling('melee') },
    );
    weakened.play('combat/attack by=my-hero').roll(2, 3);
    expect(weakened.happened('roll/made')).toMatchObject([{ character: 'my-rival', total: 5 + 2 - 2 }]);
    // Without a combat there is no enemy, and nothing happens to anybody.
    const peace = new Bench(
      { hero: { abilities: [go('before-moving', [{ do: 'wounds', to: 'enemy', amount: 1 }])] } },
      { me: {}, other: {}, given: moving },
    ).use('my-hero');
    expect(peace.state.players.map((p) => p.hero.wounds)).toEqual([0, 0]);
  });
});
