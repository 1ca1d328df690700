import { describe, expect, it } from 'vitest';
import { parseState, serialize } from '../../../../src/index.js';
import { breaking, breakingIn, fight } from './storms.js';

/* Several Heroes against one Storm Challenge: what goes on when one of them leaves it in an unusual moment. */

const mordrog = { hero: 'mordrog' };
const ysolde = { hero: 'ysolde-saltblade', space: 'h0511' };
const tamsin = { hero: 'tamsin-two-coins', space: 'h0913' };

describe('a Hero knocked out Before Combat', () => {
  it('does not keep the others from theirs (va50.storm-challenge.knockout)', () => {
    const table = breakingIn('yellow', { ...mordrog, wounds: 4 }, { ...ysolde, wounds: 1 })
      .draw('brother-of-the-gale')
      .play('effect/choose choice=be-blown');
    expect(table.player(0).hero.wounds).toBe(0);
    table.play('effect/choose choice=be-blown');
    expect(table.player(1).hero.wounds).toBe(2);
    expect(fight(table)).toMatchObject({ attacker: 1, round: 1, step: 'escape' });
  });

  it('is the end of it where nobody else is there (va50.storm-card.end)', () => {
    const table = breakingIn('yellow', { ...mordrog, wounds: 4 })
      .draw('brother-of-the-gale')
      .play('effect/choose choice=be-blown');
    expect(fight(table)).toBeUndefined();
    expect(table.state.removed).toContain('brother-of-the-gale');
  });
});

describe('Heroes who escape', () => {
  const away = () => breaking(tamsin, ysolde).draw('drift-of-sodden-dead').play('combat/escape').roll(6, 6);

  it('leave their turn and their space as they are (va50.storm-challenge.escape-effect)', () => {
    const table = away();
    expect(table.player(0).hero.space).toBe('h0913');
    expect(table.state.frames.some(({ kind }) => kind === 'turn')).toBe(true);
    expect(fight(table)).toMatchObject({ attacker: 1, step: 'escape' });
  });

  it('are asked in the next round, one after another, and nothing else happens while all are away', () => {
    const table = breaking(tamsin, { hero: 'wren-ashquill', space: 'h1110' })
      .draw('drift-of-sodden-dead')
      .play('combat/escape')
      .roll(6, 6)
      .play('combat/escape')
      .roll(6, 6);
    expect(fight(table)).toMatchObject({ round: 2, step: 'joint-return' });
    table.play('storm/escape-again').roll(6, 6).play('storm/escape-again').roll(6, 6);
    expect(fight(table)).toMatchObject({ round: 3, step: 'joint-return' });
    table.play('storm/rejoin', 'storm/rejoin');
    expect(fight(table)).toMatchObject({ attacker: 0, round: 3, step: 'escape' });
  });

  it('may be knocked out by trying, and the last of them ends the battle (va50.storm-challenge.knockout)', () => {
    const table = breaking({ ...tamsin, wounds: 3 })
      .draw('drift-of-sodden-dead')
      .play('combat/escape')
      .roll(6, 6)
      .play('storm/escape-again')
      .roll(1, 1);
    expect(fight(table)).toBeUndefined();
    expect(table.player(0).hero.wounds).toBe(0);
    expect(table.state.removed).toContain('drift-of-sodden-dead');
  });

  it('have no reward of a battle that the others win (va50.storm-challenge.reward-eligible)', () => {
    const table = away();
    // Whoever is away tries to stay away at the beginning of each round.
    while (fight(table) !== undefined) {
      if (fight(table)?.step === 'joint-return') table.play('storm/escape-again').roll(6, 6);
      if (fight(table)?.step === 'escape') table.play('combat/stand');
      table.play('combat/attack by=ysolde-saltblade').roll(10, 10);
    }
    expect(fight(table)).toBeUndefined();
    expect(table.happened('storm/shared').map(({ player }) => player)).toEqual([1]);
    expect(table.player(0).gold).toBe(3);
  });

  it('are in the fight again from a save (parseState)', () => {
    const table = away();
    expect(parseState(serialize(table.state))).toEqual(table.state);
    table
      .play('combat/stand', 'combat/defend')
      .roll(10, 10)
      .play('combat/defend')
      .roll(10, 10)
      .play('combat/defend')
      .roll(10, 10);
    expect(fight(table)?.step).toBe('joint-return');
    expect(parseState(serialize(table.state))).toEqual(table.state);
  });
});

describe('what belongs to each Hero', () => {
  it('is one activation Before Combat and one in each round (va50.storm-challenge.before-combat-first)', () => {
    const table = breaking(
      { ...mordrog, items: ['light-crossbow', 'white-blade'] },
      { ...ysolde, items: ['wand-of-cinders'] },
    )
      .draw('the-puddle-king')
      .play('ability/use card=light-crossbow ability=shoot-first')
      .roll(1, 1);
    // The first has activated a card, and has no more time Before Combat; the second has all of it.
    expect(table.legal('ability/use')).toEqual(['ability/use card=wand-of-cinders ability=scatter-cinders']);
    table.allows('ability/use card=wand-of-cinders ability=scatter-cinders');
  });

  it('is the beginning of a round: what a card does then, it does for each', () => {
    const table = breakingIn('blue', mordrog, ysolde).draw('herald-of-the-four-lords');
    table.play('combat/stand', 'combat/stand');
    for (const phase of ['ranged', 'melee', 'magic'])
      for (const player of [0, 1]) {
        expect(fight(table), phase).toMatchObject({ attacker: player });
        table.play('combat/defend').roll(10, 10);
      }
    // At the end of the round each of the two takes 1 exhaustion.
    expect(table.player(0).hero.exhaustion).toBe(1);
    expect(table.player(1).hero.exhaustion).toBe(1);
  });
});

describe('the reward of a Storm Challenge', () => {
  it('is received on from a save, too (parseState)', () => {
    const table = breakingIn('yellow', mordrog, ysolde)
      .draw('choir-of-the-drowned-bell')
      .play('combat/stand', 'combat/stand');
    while (fight(table)?.step !== 'joint-reward') {
      if (fight(table)?.step === 'escape') table.play('combat/stand');
      else table.play(table.legal('combat/attack')[0] ?? 'combat/defend').roll(10, 10);
    }
    expect(fight(table)?.step).toBe('joint-reward');
    expect(parseState(serialize(table.state))).toEqual(table.state);
    table.draw('marsh-hunter').draw('loyal-hound').play('effect/choose choice=nothing');
    // The next of those who fought has a reward, too.
    expect(table.happened('storm/shared')).toHaveLength(2);
    expect(parseState(serialize(table.state))).toEqual(table.state);
  });
});
