import { describe, expect, it } from 'vitest';
import { chanceToReach } from '../../src/bots/second-edition/dice.js';
import {
  type Act,
  DEFEND,
  type FightModel,
  type PerType,
  phases,
} from '../../src/bots/second-edition/fight-model.js';
import { bestAct } from '../../src/bots/second-edition/planning/battle.js';
import { type Stake, Tactics } from '../../src/bots/second-edition/planning/tactics.js';

/* A fight in bare numbers, played as well as it can be. */

const all = (value: number): PerType => ({ ranged: value, melee: value, magic: value });
const toWin: Stake = { win: 1, lose: 0, life: 0, allyLife: 0, ally: 0 };

/** Who acts in a phase of this fight, of those who are free to. */
const act = (
  bout: FightModel,
  stake: Stake,
  lives: readonly number[],
  enemy: number,
  phase: number,
  free: Act[],
): Act =>
  bestAct(
    { tactics: new Tactics(bout, stake), lives, enemy, twice: 0 },
    bout,
    phases[phase] ?? 'ranged',
    free,
  );

/** A Hero who cannot defend and attacks well in melee alone, against an enemy that is beaten by one blow. */
const duel = (change: Partial<FightModel['enemy']> = {}, life = 1): FightModel => ({
  side: {
    fighters: [{ card: 'hero', life, attack: { ranged: -20, melee: 0, magic: -20 }, damage: all(1) }],
    defense: all(-20),
  },
  enemy: { life: 1, mends: 0, value: all(12), damage: { ranged: 0, melee: 1, magic: 0 }, ...change },
});

describe('the best that can be made of a fight', () => {
  const hit = chanceToReach(12, 0);

  it('is counted exactly', () => {
    const { win, life } = new Tactics(duel(), toWin).round([1], 1);
    expect(win).toBeCloseTo(hit, 4);
    expect(life).toBeCloseTo(hit, 4);
    // With two lives there are two tries, and one life is left after the second.
    const two = new Tactics(duel({}, 2), toWin).round([2], 1);
    expect(two.win).toBeCloseTo(hit + (1 - hit) * hit, 4);
    expect(two.life).toBeCloseTo(2 * hit + (1 - hit) * hit, 4);
  });

  it('attacks where a blow is likely to land, and waits for it', () => {
    expect(act(duel(), toWin, [1], 1, 0, [0])).toBe(DEFEND);
    expect(act(duel(), toWin, [1], 1, 1, [0])).toBe(0);
  });

  it('does not put off an attack for ever where nothing can go wrong', () => {
    const safe: FightModel = { ...duel(), side: { ...duel().side, defense: all(20) } };
    expect(act(safe, toWin, [1], 1, 1, [0])).toBe(0);
  });

  it('never wins against an enemy that mends as fast as it is wounded', () => {
    const { win } = new Tactics(duel({ life: 2, mends: 1 }, 3), toWin).round([3], 2);
    expect(win).toBe(0);
  });

  it('knows that a wound of one that mends slowly lasts for a part of the round alone', () => {
    const party: FightModel = {
      side: {
        fighters: [
          { card: 'hero', life: 2, attack: { ranged: -20, melee: 0, magic: -20 }, damage: all(1) },
          { card: 'ally', life: 1, attack: { ranged: 0, melee: -20, magic: -20 }, damage: all(1) },
        ],
        defense: all(20),
      },
      enemy: { life: 2, mends: 1, value: all(12), damage: { ranged: 1, melee: 1, magic: 0 } },
    };
    const { win } = new Tactics(party, toWin).round([2, 1], 2);
    // Both blows have to fall in one round. An Ally that misses is gone; a Hero that misses once may try again, with the Ally.
    expect(win).toBeCloseTo(hit * (hit + (1 - hit) * hit * hit), 4);
  });

  it('sends nobody who is worth more than what is to be won', () => {
    const escorted: FightModel = {
      side: {
        fighters: [
          { card: 'hero', life: 3, attack: all(0), damage: all(1) },
          { card: 'ally', life: 1, attack: all(1), damage: all(1) },
        ],
        defense: all(20),
      },
      enemy: { life: 1, mends: 0, value: all(12), damage: all(1) },
    };
    const dear = { ...toWin, ally: 5 };
    expect(act(escorted, dear, [3, 1], 1, 2, [1])).toBe(DEFEND);
    expect(act(escorted, toWin, [3, 1], 1, 2, [1])).toBe(1);
    expect(act(escorted, dear, [3, 1], 1, 2, [0, 1])).toBe(0);
  });

  it('is lost with a companion who must not fall', () => {
    const guarded: FightModel = {
      side: {
        fighters: [
          { card: 'hero', life: 3, attack: all(-20), damage: all(1) },
          { card: 'ward', life: 1, vital: true, attack: all(0), damage: all(1) },
        ],
        defense: all(20),
      },
      enemy: { life: 1, mends: 0, value: all(12), damage: all(1) },
    };
    expect(new Tactics(guarded, toWin).round([3, 1], 1).win).toBeCloseTo(hit, 4);
  });

  it('says the same of a position that is asked first and of one that was met on the way, where an enemy mends', () => {
    const troll: FightModel = {
      side: {
        fighters: [
          { card: 'hero', life: 4, attack: all(0), damage: all(1) },
          { card: 'ally', life: 2, attack: all(1), damage: all(1) },
        ],
        defense: all(1),
      },
      enemy: { life: 4, mends: 1, value: all(13), damage: all(1) },
    };
    const warm = new Tactics(troll, toWin);
    warm.round([4, 2], 4);
    for (const lives of [
      [4, 2],
      [3, 2],
      [2, 1],
      [1, 0],
    ])
      for (const enemy of [4, 3, 2, 1])
        expect(warm.round(lives, enemy).win).toBeCloseTo(
          new Tactics(troll, toWin).round(lives, enemy).win,
          2,
        );
  });
});
