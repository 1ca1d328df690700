import { describe, expect, it } from 'vitest';
import { decision, defineModule, override, type RuleId } from '../../../src/index.js';
import { Game } from '../../../src/kernel/index.js';
import type { Scenario, ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import { experienceValue } from '../../../src/second-edition/base/experience.js';
import { rulesetOf, type SecondEditionDraft } from '../../../src/second-edition/index.js';
import { lifeCounterLimit } from '../../../src/second-edition/rules.js';
import { Table } from '../../toolkit.js';
import { Bench, drawn } from '../abilities/workshop.js';

const { rules } = rulesetOf([]);
const { board } = rules.content;
const bonuses = ['mind', 'body', 'spirit', 'stamina', 'life'] as const;
const colors = ['green', 'yellow', 'blue', 'red'] as const;

/** The Experience step of player 0, at a table of so many. */
const stepOf = (players: number, me: ScenarioPlayer, others: ScenarioPlayer = {}, game: object = {}) =>
  Table.of({
    game: {
      players: [me, ...Array.from({ length: players - 1 }, (_, at) => (at === 0 ? others : {}))],
      ...game,
    },
    given: { turn: { player: 0, step: 'experience' } },
  });

/** Whether the Experience step asks its player anything, or is over at once. */
const asks = (table: Table) => decision(table.state)?.kind === 'experience/choose';

const buys = 'experience/buy bonus=';
const pays = 'experience/pay color=';

describe('Step 5: Experience', () => {
  it('2e.experience.exchange, 2e.defeat.spend-in-experience-step: counters become experience in this step and in no other', () => {
    for (const step of ['movement', 'adventure'] as const)
      Table.of({
        game: { players: [{ counters: { red: 2 }, space: 'tamalir' }, { space: 'tamalir' }] },
        given: { turn: { player: 0, step } },
      }).refuses(`${buys}body`, '2e.experience.exchange');
    Table.of({
      game: { players: [{ counters: { red: 2 } }] },
      given: { turn: { player: 0, step: 'market' } },
    })
      .draw('weighted-net')
      .refuses(`${buys}body`, '2e.experience.exchange');
    const table = stepOf(2, { counters: { green: 1, red: 1 } });
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'experience/choose' });
    table.play(`${buys}body`, `${pays}green`);
    expect(table.player(0).hero.experience.body).toBe(1);
  });

  it('2e.experience.points-printed: green 1, yellow 2, blue 3, red 4, to the point', () => {
    // Each hand is worth exactly what it must be; one point less, and there is nothing to buy.
    const hands: [ScenarioPlayer['counters'], number][] = [
      [{ green: 5 }, 5],
      [{ green: 4 }, 4],
      [{ yellow: 2, green: 1 }, 5],
      [{ yellow: 2 }, 4],
      [{ blue: 1, yellow: 1 }, 5],
      [{ blue: 1, green: 1 }, 4],
      [{ red: 1, green: 1 }, 5],
      [{ red: 1 }, 4],
    ];
    for (const [counters, points] of hands)
      expect(asks(stepOf(1, { counters })), JSON.stringify(counters)).toBe(points >= 5);
  });

  it('2e.experience.cost-1-2, 2e.experience.cost-3-4, 2e.experience.cost-5-6: five, four or three points by the number of players', () => {
    const costs: [players: number, cost: number, rule: RuleId][] = [
      [1, 5, '2e.experience.cost-1-2'],
      [2, 5, '2e.experience.cost-1-2'],
      [3, 4, '2e.experience.cost-3-4'],
      [4, 4, '2e.experience.cost-3-4'],
      [5, 3, '2e.experience.cost-5-6'],
      [6, 3, '2e.experience.cost-5-6'],
    ];
    for (const [players, cost, rule] of costs) {
      const enough = stepOf(players, { counters: { green: cost } }).play(`${buys}mind`);
      expect(enough.player(0).counters.green, `${players} players`).toBe(0);
      expect(enough.player(0).hero.experience.mind).toBe(1);
      // The relic keeps the step open, so that the refusal is about the points.
      stepOf(players, { counters: { green: cost - 1 }, items: ['heart-of-the-mountain'] }).refuses(
        `${buys}mind`,
        rule,
      );
    }
  });

  it('2e.experience.example-four-players: with four players a red counter buys one, and nothing is left', () => {
    const table = stepOf(4, { counters: { red: 1 } }).play(`${buys}spirit`);
    expect(table.player(0)).toMatchObject({
      points: 0,
      counters: { red: 0 },
      hero: { experience: { spirit: 1 } },
    });
  });

  it('2e.experience.spent-to-pile: what is spent goes to the central pile, and not back to the board', () => {
    const table = stepOf(2, { counters: { green: 1, yellow: 3 } });
    const before = table.state;
    table.play(`${buys}body`).refuses(`${pays}blue`, '2e.experience.spent-to-pile');
    // Once the green one is spent, only yellow counters are left to pay with.
    table.play(`${pays}yellow`, `${pays}green`);
    expect(table.state.pile).toEqual({
      ...before.pile,
      green: before.pile.green + 1,
      yellow: before.pile.yellow + 2,
    });
    expect(table.state.counters).toEqual(before.counters);
    expect(table.player(0).counters).toEqual({ green: 0, yellow: 1, blue: 0, red: 0 });
    expect(table.happened('counter/spent')).toHaveLength(3);
  });

  it('2e.experience.make-change: who pays too much takes counters of equal value from the pile, as it likes', () => {
    const table = stepOf(2, { counters: { red: 2 } });
    const { pile } = table.state;
    table.play(`${buys}body`);
    // Three points are due back: a red counter would be too many.
    expect(table.legal()).toEqual(
      ['green', 'yellow', 'blue'].map((color) => `experience/change color=${color}`),
    );
    table.refuses('experience/change color=red', '2e.experience.make-change');
    table.play('experience/change color=yellow');
    // The last point can only be a green counter.
    expect(table.player(0)).toMatchObject({ points: 0, counters: { green: 1, yellow: 1, blue: 0, red: 0 } });
    expect(table.state.pile).toEqual({
      ...pile,
      green: pile.green - 1,
      yellow: pile.yellow - 1,
      red: pile.red + 2,
    });
  });

  it('2e.experience.make-change: in one piece, and with counters just spent', () => {
    const table = stepOf(2, { counters: { red: 2 } }).play(`${buys}body`, 'experience/change color=blue');
    expect(table.player(0).counters).toEqual({ green: 0, yellow: 0, blue: 1, red: 0 });
    // No green counter is in the pile but the one that was just paid: it comes back as change.
    const overpaid = stepOf(3, { counters: { green: 1, yellow: 2 } }, { counters: { green: 1 } });
    overpaid.play(`${buys}body`, `${pays}green`);
    expect(overpaid.player(0)).toMatchObject({ points: 0, counters: { green: 1, yellow: 0 } });
  });

  it('2e.experience.no-change: what the pile cannot give back is noted down', () => {
    const table = stepOf(2, { counters: { blue: 2 } }, { counters: { green: 2 } });
    expect(table.state.pile.green).toBe(0);
    table.play(`${buys}body`);
    expect(table.player(0)).toMatchObject({ points: 1, counters: { green: 0, blue: 0 } });
    expect(table.happened('experience/noted')).toMatchObject([
      { points: 1, rule: '2e.experience.no-change' },
    ]);
  });

  it('2e.experience.no-change: the pile gives what it can, and only the rest is noted', () => {
    const table = stepOf(2, { counters: { red: 2 } }, { counters: { green: 2, blue: 2 } }).play(
      `${buys}body`,
    );
    expect(table.player(0)).toMatchObject({ points: 1, counters: { yellow: 1, red: 0 } });
  });

  it('2e.experience.no-change: noted points count later, go first, and are no longer noted then', () => {
    const later = stepOf(2, { points: 1, counters: { red: 1 } }).play(`${buys}body`);
    expect(later.player(0)).toMatchObject({
      points: 0,
      counters: { red: 0 },
      hero: { experience: { body: 1 } },
    });
    // They are enough by themselves, too; and without counters there is nothing to pay with and nothing to ask.
    const alone = stepOf(6, { points: 4 }).play(`${buys}mind`);
    expect(alone.player(0)).toMatchObject({ points: 1, hero: { experience: { mind: 1 } } });
    const few = stepOf(2, { points: 4 });
    expect(asks(few)).toBe(false);
    expect(few.player(0).points).toBe(4);
  });

  it('2e.experience.no-cap: thirty counters are no reason against another one', () => {
    const table = stepOf(2, { counters: { red: 2 }, experience: { body: 30, stamina: 9 } });
    expect(table.legal('experience/buy')).toHaveLength(5);
    table.play(`${buys}body`, 'experience/change color=blue');
    expect(table.player(0).hero.experience.body).toBe(31);
  });

  it('2e.experience.buy-several: as many in one step as the points pay for', () => {
    const table = stepOf(2, { counters: { green: 4, yellow: 3 } });
    table.play(`${buys}body`, `${pays}yellow`, `${pays}yellow`, `${pays}green`);
    expect(asks(table)).toBe(true);
    table.play(`${buys}stamina`, `${pays}yellow`);
    expect(table.player(0).hero.experience).toEqual({ mind: 0, body: 1, spirit: 0, stamina: 1, life: 0 });
    expect(asks(table)).toBe(false);
  });

  it('2e.experience.saving-allowed: counters may be kept, and are still there in a later turn', () => {
    const table = stepOf(1, { counters: { red: 2 } }).play('experience/done');
    expect(table.player(0).counters.red).toBe(2);
    expect(table.player(0).hero.experience).toEqual({ mind: 0, body: 0, spirit: 0, stamina: 0, life: 0 });
    table.play('move/stay').draw('weighted-net').play('market/done');
    expect(asks(table)).toBe(true);
  });

  it('2e.experience.one-type-each: each purchase is one of the five kinds, and only that one', () => {
    const table = stepOf(2, { counters: { red: 2 } });
    expect(table.legal('experience/buy')).toEqual(bonuses.map((bonus) => buys + bonus));
    for (const bonus of bonuses) {
      const bought = stepOf(2, { counters: { green: 5 } }).play(buys + bonus);
      for (const other of bonuses)
        expect(bought.player(0).hero.experience[other]).toBe(other === bonus ? 1 : 0);
      expect(bought.happened('experience/gained')).toMatchObject([{ bonus, rule: `2e.experience.${bonus}` }]);
    }
  });

  it('a relic of the Experience step can be used though there is nothing to spend', () => {
    const table = stepOf(2, { items: ['heart-of-the-mountain'] });
    expect(asks(table)).toBe(true);
    table.play(
      'ability/use card=heart-of-the-mountain ability=take-it-to-heart',
      'effect/choose choice=spirit',
    );
    expect(table.player(0).hero.experience.spirit).toBe(1);
    expect(asks(table)).toBe(false);
  });
});

describe('what experience counters give', () => {
  /** What a roll of 5 comes to in an attack of one type against the Brood. */
  const attack = (
    phase: 'ranged' | 'melee' | 'magic',
    by: string,
    experience: ScenarioPlayer['experience'],
  ) =>
    Table.of({
      game: {
        players: [
          { hero: 'varikas-the-dead', allies: ['prince-gardun'], ...(experience ? { experience } : {}) },
          {},
        ],
      },
      given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase } },
    }).play(`combat/attack by=${by}`);

  const totalOf = (table: Table) => {
    // Prince Gardun could help any attack: nobody asks him to.
    if (table.legal().includes('roll/dice')) table.play('roll/dice');
    return table.roll(2, 3).happened('roll/made')[0]?.total;
  };

  it('2e.experience.mind, 2e.experience.body, 2e.experience.spirit: +2 each, for every counter', () => {
    const phases = { mind: 'ranged', body: 'melee', spirit: 'magic' } as const;
    const values = { mind: 1, body: 4, spirit: 4 } as const;
    for (const of of ['mind', 'body', 'spirit'] as const)
      for (const counters of [0, 1, 3]) {
        const roll = attack(phases[of], 'varikas-the-dead', { [of]: counters });
        expect(totalOf(roll), `${counters} counters of ${of}`).toBe(5 + values[of] + 2 * counters);
      }
    // A counter of one kind does nothing for another.
    expect(totalOf(attack('ranged', 'varikas-the-dead', { body: 3, spirit: 3 }))).toBe(5 + values.mind);
  });

  it('2e.experience.stamina: two more exhaustion counters for every one', () => {
    const tired = (exhaustion: number, stamina: number) =>
      Table.of({
        game: { players: [{ hero: 'varikas-the-dead', exhaustion, experience: { stamina } }, {}] },
        given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'before-combat' } },
      }).legal('ability/use').length;
    expect([tired(3, 0), tired(4, 0)]).toEqual([1, 0]);
    expect([tired(5, 1), tired(6, 1)]).toEqual([1, 0]);
    expect([tired(7, 2), tired(8, 2)]).toEqual([1, 0]);
  });

  it('2e.experience.life: one more wound before a knockout for every one', () => {
    const hit = (life: number, wounds: number) =>
      Table.of({
        game: { players: [{ hero: 'varikas-the-dead', wounds, experience: { life }, space: 'h0208' }, {}] },
        given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'escape' } },
      })
        .play('combat/escape')
        .roll(1, 1)
        .happened('hero/knocked-out').length;
    expect([hit(0, 3), hit(0, 4)]).toEqual([0, 1]);
    expect([hit(1, 4), hit(1, 5)]).toEqual([0, 1]);
    expect([hit(3, 6), hit(3, 7)]).toEqual([0, 1]);
  });

  it('2e.experience.bonus-permanent: they help the Hero alone, and stay through knockouts', () => {
    expect(totalOf(attack('melee', 'prince-gardun', { body: 3 }))).toBe(5 + 5);
    const table = Table.of({
      game: {
        players: [
          { hero: 'varikas-the-dead', wounds: 5, experience: { life: 1, mind: 2 }, space: 'h0208' },
          {},
        ],
      },
      given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'escape' } },
    })
      .play('combat/escape')
      .roll(1, 1);
    expect(table.happened('hero/knocked-out')).toHaveLength(1);
    expect(table.player(0).hero.experience).toMatchObject({ life: 1, mind: 2 });
  });
});

describe('Life counters', () => {
  const jewel = (color: (typeof colors)[number]): string => board.jewels[color][0] ?? '';
  const attempt = (color: (typeof colors)[number], life: number, track?: Scenario['game']['track']) =>
    Table.of({
      game: { players: [{ space: jewel(color), experience: { life } }, {}], ...(track ? { track } : {}) },
      given: { turn: { player: 0, step: 'adventure' } },
    });

  it('2e.experience.life-first-green, 2e.experience.life-second-yellow, 2e.experience.life-third-blue: the easiest color left is barred', () => {
    const barred: Partial<Record<(typeof colors)[number], RuleId>> = {
      green: '2e.experience.life-first-green',
      yellow: '2e.experience.life-second-yellow',
      blue: '2e.experience.life-third-blue',
    };
    for (let life = 0; life <= 3; life++)
      colors.forEach((color, at) => {
        const table = attempt(color, life);
        const rule = barred[color];
        if (at >= life || !rule) table.allows(`adventure/attempt color=${color}`);
        else table.refuses(`adventure/attempt color=${color}`, rule);
      });
  });

  it('2e.experience.life-forbids-color: what is barred is drawing, not an undefeated Challenge of the color', () => {
    const table = attempt('green', 3, [{ card: 'bone-rabble', space: jewel('green') }]);
    table.play('adventure/face card=bone-rabble');
    expect(table.happened('combat/began')).toHaveLength(1);
  });

  it('2e.experience.life-forbids-color: counters of a barred color may be held and spent', () => {
    const table = stepOf(2, { counters: { green: 5 }, experience: { life: 3 } }).play(`${buys}body`);
    expect(table.player(0).counters.green).toBe(0);
  });

  it('2e.experience.life-max-three: a fourth is not for sale, nor for nothing', () => {
    const table = stepOf(1, { counters: { red: 5 }, experience: { life: 2 } });
    table.play(`${buys}life`, 'experience/change color=blue');
    expect(table.player(0).hero.experience.life).toBe(3);
    table.refuses(`${buys}life`, '2e.experience.life-max-three');
    const free = (life: number) =>
      new Bench(
        { encounter: { effects: [{ do: 'gain-experience', bonus: 'choice' }] } },
        { me: { experience: { life } }, given: drawn() },
      ).choices;
    expect(free(2)).toEqual([...bonuses]);
    expect(free(3)).toEqual(['mind', 'body', 'spirit', 'stamina']);
  });

  it('a module that allows a fourth Life counter is not held to three by what must always be true', () => {
    const four = defineModule({
      id: 'four',
      title: 'Four',
      overrides: [override(lifeCounterLimit, (next) => (g) => next(g) + 1)],
    });
    const free = (life: number) =>
      new Bench(
        { encounter: { effects: [{ do: 'gain-experience', bonus: 'choice' }] } },
        { me: { experience: { life } }, given: drawn() },
        [four],
      );
    const table = free(3).choose('life');
    expect(table.me.hero.experience.life).toBe(4);
    expect(table.ruleset.brokenInvariants(table.state)).toEqual([]);
    expect(free(4).choices).toEqual(['mind', 'body', 'spirit', 'stamina']);
    expect(() => free(5)).toThrow('more than 4 Life counters');
  });
});

describe('the value of experience', () => {
  it('2e.experience.value, 2e.experience.value-untracked: counters times the cost in force, without a record of what was paid', () => {
    const worth = (table: Table) => experienceValue(new Game(rules, table.state as SecondEditionDraft), 0);
    expect(worth(stepOf(2, { experience: { body: 2, life: 1 } }))).toBe(15);
    expect(worth(stepOf(4, { experience: { body: 2, life: 1 } }))).toBe(12);
    expect(worth(stepOf(6, { experience: { body: 2, life: 1 } }))).toBe(9);
    // Points noted down and counters not yet spent are no part of it, and overpaying does not raise it.
    const table = stepOf(2, { counters: { blue: 2 }, points: 0 }, { counters: { green: 2 } });
    expect(worth(table)).toBe(0);
    table.play(`${buys}mind`);
    expect(worth(table)).toBe(5);
  });
});
