import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/bots/index.js';
import { worthOfDrawing } from '../../src/bots/outlook.js';
import { tableOf } from '../../src/bots/table.js';
import { fromScenario, type ScenarioPlayer } from '../../src/scenario/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';

/* What is scarce: turns in a game without end, adventure cards where a doom track counts them. */

/** The first turn of a lone Hero. */
function turnOf(hero: ScenarioPlayer, ...modules: string[]): string[] {
  const from = fromScenario({
    game: { modules, players: [hero], seed: 1 } as never,
    given: { turn: { player: 0, step: 'start' } },
  });
  return playGame({ from, seed: 'still', maxTurns: 1 }).actions.map(({ type }) => type);
}

const tracks = [['doom-track'], ['advanced-runebound']];

describe('a sensible player, where every adventure brings the Endgame nearer', () => {
  // Able to beat yellow Challenges, on a green jewel.
  const able = { hero: 'battlemage-jaes', space: 'h0303', experience: { mind: 2, body: 1, spirit: 1 } };

  it('takes the easy adventure at its feet in a game without a doom track', () => {
    expect(turnOf(able)[0]).toBe('move/stay');
  });

  it.each(tracks)('leaves it with %s for one that brings more', (track) => {
    expect(turnOf(able, track)[0]).toBe('move/roll');
  });

  // With two wounds to a knockout, on a yellow jewel.
  const hurt = { ...able, space: 'h0802', wounds: 3, gold: 6 };

  it('goes on while it has two wounds to take in a game without a doom track', () => {
    expect(turnOf(hurt)).toContain('adventure/attempt');
  });

  it('goes to be healed first with a doom track, as that takes nothing away', () => {
    expect(turnOf(hurt, 'doom-track')).not.toContain('adventure/attempt');
  });

  /** What a yellow adventure is worth to a new Hero with so many unspent points. */
  const worthWith = (green: number, module: string): number => {
    const counters = { green, yellow: 0, blue: 0, red: 0 };
    const from = fromScenario({
      game: { modules: [module], players: [{ hero: 'battlemage-jaes', counters }], seed: 1 } as never,
      given: { turn: { player: 0, step: 'start' } },
    });
    return worthOfDrawing(tableOf(rulesetOf([module]), from as never), 0, 'yellow');
  };

  it('risks less with unspent experience where a knockout takes it: adv.knockouts.adventure-counters', () => {
    expect(worthWith(4, 'advanced-runebound')).toBeLessThan(worthWith(0, 'advanced-runebound'));
    expect(worthWith(4, 'doom-track')).toBe(worthWith(0, 'doom-track'));
  });
});
