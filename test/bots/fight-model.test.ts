import { describe, expect, it } from 'vitest';
import { chanceToReach } from '../../src/bots/second-edition/dice.js';
import {
  DEFEND,
  type FightModel,
  phases,
  planRound,
  simulateFight,
} from '../../src/bots/second-edition/fight-model.js';

const each = (ranged: number, melee: number, magic: number) => ({ ranged, melee, magic });

/** A swordsman with an archer at his side, against something that bites hand to hand. */
const bout: FightModel = {
  side: {
    fighters: [
      { card: 'swordsman', life: 5, attack: each(1, 6, 1), damage: each(1, 2, 1) },
      { card: 'archer', life: 2, attack: each(6, 0, 0), damage: each(1, 0, 0) },
    ],
    defense: each(1, 6, 1),
  },
  enemy: { life: 4, mends: 0, value: each(13, 13, 13), damage: each(0, 2, 1) },
};

describe('two ten-sided dice', () => {
  it('reach a target as often as they do at the table', () => {
    expect(chanceToReach(2, 0)).toBe(1);
    expect(chanceToReach(20, 0)).toBe(0.01);
    expect(chanceToReach(11, 0)).toBe(0.55);
    expect(chanceToReach(11, 9)).toBe(1);
    expect(chanceToReach(30, 2)).toBe(0);
  });
});

describe('planning a round', () => {
  it('has each attack where they are strong, and defends in what is left', () => {
    expect(planRound(bout, [5, 2], 4, phases, [0, 1])).toEqual([1, 0, DEFEND]);
  });

  it('never has anybody attack twice', () => {
    expect(planRound(bout, [5, 2], 4, phases, [0]).filter((act) => act === 0)).toHaveLength(1);
  });

  it('defends when nobody may attack any more', () => {
    expect(planRound(bout, [5, 2], 4, ['melee', 'magic'], [])).toEqual([DEFEND, DEFEND]);
  });
});

describe('imagining a fight', () => {
  it('comes to the same every time', () => {
    expect(simulateFight(bout)).toEqual(simulateFight(bout));
  });

  it('knows who cannot lose and who cannot win', () => {
    const { side, enemy } = bout;
    expect(simulateFight({ side, enemy: { ...enemy, damage: each(0, 0, 0) } }).win).toBe(1);
    expect(simulateFight({ side, enemy: { ...enemy, value: each(40, 40, 40) } })).toEqual({
      win: 0,
      dealt: 0,
    });
  });

  it('sees no end of an enemy that mends faster than it is hurt', () => {
    const { side, enemy } = bout;
    expect(simulateFight({ side, enemy: { ...enemy, mends: 4 } }).win).toBeLessThan(0.2);
  });

  it('thinks better of a stronger party', () => {
    const [swordsman, archer] = bout.side.fighters;
    if (!swordsman || !archer) throw new Error('The party is two.');
    const alone = { ...bout, side: { ...bout.side, fighters: [swordsman] } };
    const hurt = { ...bout, side: { ...bout.side, fighters: [{ ...swordsman, life: 1 }, archer] } };
    expect(simulateFight(bout).dealt).toBeGreaterThan(simulateFight(alone).dealt);
    expect(simulateFight(bout).win).toBeGreaterThan(simulateFight(hurt).win);
  });
});
