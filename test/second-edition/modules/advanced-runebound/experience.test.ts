import { describe, expect, it } from 'vitest';
import { decision, type RuleId } from '../../../../src/index.js';
import type { ScenarioPlayer } from '../../../../src/scenario/second-edition/index.js';
import { experienceValue } from '../../../../src/second-edition/base/experience.js';
import {
  bundledModules,
  composeRuleset,
  type SecondEditionModule,
} from '../../../../src/second-edition/index.js';
import { Table } from '../../../toolkit.js';

const modules = ['advanced-runebound'];

/** The Experience step of player 0 of so many. */
const stepOf = (players: number, me: ScenarioPlayer) =>
  Table.of({
    game: {
      modules,
      players: Array.from({ length: players }, (_, at) =>
        at === 0 ? { space: 'h0714', ...me } : { space: 'forge' },
      ),
    },
    given: { turn: { player: 0, step: 'experience' } },
  });

const counters = (table: Table) => table.player(0).hero.experience;

describe('Spending Experience Points', () => {
  it('adv.experience.price-2, adv.experience.price-3-4, adv.experience.price-5, adv.experience.price-6: six, five, four, three points', () => {
    const prices: [players: number, price: number, rule: RuleId][] = [
      [1, 6, 'adv.experience.price-2'],
      [2, 6, 'adv.experience.price-2'],
      [3, 5, 'adv.experience.price-3-4'],
      [4, 5, 'adv.experience.price-3-4'],
      [5, 4, 'adv.experience.price-5'],
      [6, 3, 'adv.experience.price-6'],
    ];
    for (const [players, price, rule] of prices) {
      const table = stepOf(players, { counters: { green: price } });
      table.play('experience/buy bonus=mind', 'experience/second bonus=body');
      expect(table.player(0).counters.green, `${players} players`).toBe(0);
      const poor = stepOf(players, { counters: { green: price - 1 }, items: ['heart-of-the-mountain'] });
      poor.refuses('experience/buy bonus=mind', rule);
    }
  });

  it('adv.experience.two-for-one, adv.experience.example-price: with four players five points buy two counters', () => {
    const table = stepOf(4, { counters: { green: 1, red: 1 } });
    table.play('experience/buy bonus=spirit', 'experience/pay color=red');
    expect(decision(table.state)).toMatchObject({ actor: 0, rule: 'adv.experience.two-for-one' });
    table.play('experience/second bonus=life');
    expect(counters(table)).toEqual({ mind: 0, body: 0, spirit: 1, stamina: 0, life: 1 });
    expect(table.state.pile.green).toBeGreaterThan(0);
  });

  it('adv.experience.two-for-one: several pairs may be bought, each for the whole price', () => {
    const table = stepOf(6, { counters: { green: 6 } })
      .play('experience/buy bonus=mind', 'experience/second bonus=body')
      .play('experience/buy bonus=mind', 'experience/second bonus=body');
    expect(counters(table)).toMatchObject({ mind: 2, body: 2 });
    expect(table.player(0).counters.green).toBe(0);
  });

  it('adv.experience.no-single: no way out after the first, and half the price buys nothing', () => {
    const table = stepOf(6, { counters: { green: 3 } }).play('experience/buy bonus=mind');
    expect(table.legal()).toEqual(
      ['body', 'spirit', 'stamina', 'life'].map((bonus) => `experience/second bonus=${bonus}`),
    );
    table.refuses('experience/done', '2e.experience.saving-allowed');
    const half = stepOf(2, { counters: { green: 3 }, items: ['heart-of-the-mountain'] });
    expect(half.legal('experience/buy')).toEqual([]);
  });

  it('adv.experience.different-types, adv.experience.example-types: not two of Mind or two of Body, but one of each', () => {
    for (const [first, other] of [
      ['mind', 'body'],
      ['body', 'mind'],
    ]) {
      const table = stepOf(6, { counters: { green: 3 } }).play(`experience/buy bonus=${first}`);
      table.refuses(`experience/second bonus=${first}`, 'adv.experience.different-types');
      table.allows(`experience/second bonus=${other}`);
    }
  });

  it('adv.experience.different-types: a fourth Life counter is no second one either', () => {
    const table = stepOf(6, { counters: { green: 3 }, experience: { life: 3 } }).play(
      'experience/buy bonus=mind',
    );
    table.refuses('experience/second bonus=life', '2e.experience.life-max-three');
  });

  it('adv.experience.heal-on-purchase: the Hero may be rid of all wounds and exhaustion at once, its Allies not', () => {
    const hurt = {
      hero: 'mordrog',
      wounds: 3,
      exhaustion: 2,
      counters: { green: 3 },
      allies: [{ card: 'hedge-healer', wounds: 1, exhaustion: 1 }],
    };
    const table = stepOf(6, hurt).play('experience/buy bonus=mind', 'experience/second bonus=body');
    expect(decision(table.state)?.rule).toBe('adv.experience.heal-on-purchase');
    expect(table.legal()).toEqual(['experience/recover', 'experience/go-on']);
    table.play('experience/recover');
    expect(table.player(0).hero).toMatchObject({ wounds: 0, exhaustion: 0 });
    expect(table.player(0).allies[0]).toMatchObject({ wounds: 1, exhaustion: 1 });
    const stubborn = stepOf(6, hurt).play(
      'experience/buy bonus=mind',
      'experience/second bonus=body',
      'experience/go-on',
    );
    expect(stubborn.player(0).hero).toMatchObject({ wounds: 3, exhaustion: 2 });
    expect(counters(stubborn)).toMatchObject({ mind: 1, body: 1 });
  });

  it('adv.experience.heal-on-purchase: who is unhurt is not asked', () => {
    const table = stepOf(6, { counters: { green: 3 } }).play(
      'experience/buy bonus=mind',
      'experience/second bonus=body',
    );
    expect(table.happened('turn/ended')).toHaveLength(1);
  });

  it('adv.experience.plus-one: every counter gives one, to tests, to Stamina, to Life', () => {
    // Mordrog attacks with Body 3, and two counters make it 5, not 7.
    const table = Table.of({
      game: { modules, players: [{ hero: 'mordrog', space: 'h0714', experience: { body: 2 } }] },
      given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'melee' } },
    })
      .play('combat/attack by=mordrog')
      .roll(4, 4);
    expect(table.happened('roll/made')[0]?.total).toBe(13);
    const gained = stepOf(6, { counters: { green: 3 } }).play(
      'experience/buy bonus=mind',
      'experience/second bonus=body',
    );
    expect(gained.happened('experience/gained').map(({ rule }) => rule)).toEqual([
      'adv.experience.plus-one',
      'adv.experience.plus-one',
    ]);
  });

  it('2e.experience.value, adv.experience.two-for-one: a counter is worth half of what two cost', () => {
    const { ask } = composeRuleset([bundledModules['advanced-runebound'] as SecondEditionModule]);
    const worth = (players: number) =>
      ask(stepOf(players, { experience: { mind: 1, body: 2 } }).state, experienceValue, 0);
    expect([2, 3, 6].map(worth)).toEqual([9, 7.5, 4.5]);
  });
});
