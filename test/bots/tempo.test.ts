import { describe, expect, it } from 'vitest';
import { worthOfDrawing } from '../../src/bots/second-edition/evaluation.js';
import { playGame } from '../../src/bots/second-edition/index.js';
import { tableOf } from '../../src/bots/second-edition/table.js';
import { cardsLeft } from '../../src/bots/second-edition/tempo.js';
import { actionCode } from '../../src/index.js';
import { fromScenario, type ScenarioPlayer } from '../../src/scenario/second-edition/index.js';
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

/* The last cards before the Endgame: few for each player. */
describe.each(tracks)('a sensible player, where the Endgame of %s is a few cards away', (module) => {
  const ripe: ScenarioPlayer = {
    hero: 'battlemage-jaes',
    space: 'h0802',
    experience: { mind: 4, body: 3, spirit: 3 },
  };
  const other = { hero: 'corbin-axebearer', space: 'h0206' };

  /** A position of two players with so many doom counters. The first card of the next lies there, and three more add it. */
  function positionWith(
    counters: number,
    { hero = ripe, track = [] as { card: string; space: string }[] } = {},
  ) {
    const game = {
      modules: [module],
      players: [hero, other],
      track,
      with: { [module]: { counters } },
      seed: 1,
    };
    return fromScenario({ game: game as never, given: { turn: { player: 0, step: 'start' } } });
  }
  const turn = (counters: number, more = {}): string[] =>
    playGame({ from: positionWith(counters, more), seed: 'reserve', maxTurns: 1 }).actions.map(actionCode);
  const look = (counters: number, more = {}) =>
    tableOf(rulesetOf([module]), positionWith(counters, more) as never);

  it('counts the cards that are left', () => {
    expect([0, 6, 7].map((counters) => cardsLeft(look(counters)))).toEqual([24, 6, 3]);
  });

  it('no longer takes the adventure at its feet that it took before', () => {
    expect(turn(0)).toContain('adventure/attempt color=yellow');
    expect(turn(7)).not.toContain('adventure/attempt color=yellow');
  });

  const weak: ScenarioPlayer = { hero: 'battlemage-jaes', space: 'h1101' };
  const margath = { card: 'high-lord-margath', space: 'h1101' };

  it('dares the red Challenge at its feet, whatever the odds, as nothing is lost by it that is not lost in the Endgame', () => {
    const there = { hero: weak, track: [margath] };
    expect(turn(0, there)).not.toContain('adventure/face card=high-lord-margath');
    expect(turn(7, there)).toContain('adventure/face card=high-lord-margath');
  });

  it('keeps the last cards no longer after eighty-five turns in vain', () => {
    const late = { ...positionWith(7), turn: 171 };
    const { actions } = playGame({ from: late, seed: 'reserve', maxTurns: 1 });
    expect(actions.map(actionCode)).toContain('adventure/attempt color=yellow');
  });

  it('fears a lost fight less, as time no longer runs out', () => {
    const rich = { hero: { ...weak, gold: 9 } };
    const red = (counters: number): number => worthOfDrawing(look(counters, rich), 0, 'red');
    expect(red(7)).toBeGreaterThan(red(0));
  });
});
