import { describe, expect, it } from 'vitest';
import { plannerBot, playGame, sensibleBot } from '../../src/bots/second-edition/index.js';
import type { Goal } from '../../src/bots/second-edition/planning/goals.js';
import { menacesTo, Planning, type Roads } from '../../src/bots/second-edition/planning/plan.js';
import { PATIENCE } from '../../src/bots/second-edition/planning/stakes.js';
import { Walks } from '../../src/bots/second-edition/planning/walks.js';
import { tableOf } from '../../src/bots/second-edition/table.js';
import { actionCode } from '../../src/index.js';
import { fromScenario, type ScenarioPlayer } from '../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';

/* Plans of several goals, on a road with a place at each turn: `a`, `b`, `c` … */

const road: Roads = {
  places: new Map([...'abcdef'].map((space, at) => [space, at])),
  to: (place) => Float64Array.from('abcdef', (_space, from) => PATIENCE ** Math.abs(place - from)),
  setOut: (from, dice, worth) => worth(Math.min(5, from + dice)),
};

const FULL = 5;

/** A fight that is won so often, whatever life is left, and then costs so much of it. */
const fight = (space: string, prize: number, win: number, wounds = 0): Goal => ({
  space,
  what: `fight at ${space}`,
  prize,
  fight: {
    facing: Array.from({ length: FULL + 1 }, (_, life) => ({
      worth: 0,
      win: life > wounds ? win : 0,
      life: life > wounds ? win * (life - wounds) : 0,
    })),
    loss: 1,
  },
  heals: 0,
});
const town = (space: string, heals: number): Goal => ({
  space,
  what: null,
  prize: 0,
  fight: null,
  heals,
});

const planning = (goals: readonly Goal[], life = FULL, towns: readonly string[] = ['f']) =>
  new Planning(road, goals, towns, life, FULL);

describe('a plan', () => {
  it('takes two prizes that lie together before one that is a little greater by itself', () => {
    const plan = planning([fight('a', 2, 1), fight('b', 2, 1), fight('f', 2.2, 1)]);
    expect(plan.worth('a')).toBeGreaterThan(plan.worth('f'));
    const alone = planning([fight('a', 2, 1), fight('f', 2.2, 1)]);
    expect(alone.worth('f')).toBeGreaterThan(alone.worth('a'));
  });

  it('goes to be healed first, where a hurt Hero would lose', () => {
    const goals = [fight('b', 4, 1, 2), town('a', 5)];
    const hurt = planning(goals, 2, ['a']);
    expect(hurt.worth('a')).toBeGreaterThan(hurt.attempt('fight at b', 'b'));
    const well = planning(goals, FULL, ['a']);
    expect(well.attempt('fight at b', 'b')).toBeGreaterThan(well.worth('a'));
  });

  it('passes by what is not worth its risk while something better lies ahead', () => {
    const plan = planning([fight('a', 1, 0.2), fight('b', 4, 1)]);
    expect(plan.attempt('fight at a', 'a')).toBeLessThan(plan.passing('a'));
  });

  it('knows where nothing promises anything: what is tried then is left to common sense', () => {
    expect(planning([fight('b', 1, 0.1)]).promises('a')).toBe(false);
    expect(planning([]).promises('a')).toBe(false);
    expect(planning([fight('b', 1, 0.9)]).promises('a')).toBe(true);
  });

  it('thinks no better of what is bad for being put off', () => {
    // Hurt, and with nothing to lose: whatever comes of it, waiting makes it no better.
    const plan = planning([fight('b', 1, 0.1)], 1);
    expect(plan.attempt('fight at b', 'b')).toBeGreaterThan(plan.passing('b'));
  });

  it('goes elsewhere to end its turn, where a prize is worth less than what another Hero would take there', () => {
    const goals = [fight('a', 2, 1), fight('c', 1.8, 1)];
    const feared = (space: string): number => (space === 'a' ? 1 : 0);
    const afraid = new Planning(road, goals, ['f'], FULL, FULL, feared);
    expect(planning(goals).worth('a')).toBeGreaterThan(planning(goals).worth('c'));
    expect(afraid.worth('a')).toBeLessThan(afraid.worth('c'));
    expect(afraid.worth('c')).toBe(planning(goals).worth('c'));
  });

  it('knows nothing of what is not there to be attempted', () => {
    expect(planning([fight('a', 2, 1)]).attempt('fight at b', 'b')).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('ways as long as the throws make them', () => {
  // From a by b to c. Of the two faces of a die, one leads into b, either into c.
  const walks = new Walks(
    new Map([...'abc'].map((space, at) => [space, at])),
    [[1], [0, 2], [1]],
    [[1, 2], [1], [1, 2]],
    2,
  );
  const [a, b, c] = [0, 1, 2];

  it('what waits in reach of every throw, or one step away, loses nothing', () => {
    expect(walks.to(c, 1)[c]).toBe(1);
    expect(walks.to(c, 1)[b]).toBe(1);
    expect(walks.to(b, 1)[a]).toBe(1);
  });

  it('two steps with one die take two turns: the first of them without the die, as only one of its faces leads on', () => {
    expect(walks.to(c, 1)[a]).toBe(PATIENCE);
  });

  it('with two dice, three throws of four get there at once; after the fourth the next turn begins where this one did', () => {
    expect(walks.to(c, 2)[a]).toBeCloseTo(0.75 / (1 - 0.25 * PATIENCE), 2);
  });

  it('tells how likely a turn can end on a place: next to it, surely', () => {
    expect(walks.reaching(a, a, 0)).toBe(1);
    expect(walks.reaching(a, b, 1)).toBe(1);
    expect(walks.reaching(a, c, 1)).toBe(0);
    expect(walks.reaching(a, c, 2)).toBeCloseTo(0.75);
  });

  it('each throw is used for the best place that it leads to', () => {
    const worths = [0, 1, 4];
    const worth = (place: number) => worths[place] as number;
    expect(walks.setOut(a, 0, worth)).toBe(0);
    expect(walks.setOut(a, 1, worth)).toBeCloseTo(0.5);
    expect(walks.setOut(a, 2, worth)).toBeCloseTo(3);
    expect(walks.setOut(b, 2, (place) => -place)).toBeCloseTo(0);
  });

  it('a party of fewer dice finds everything farther away', () => {
    const shares = [1, 2, 3].map((dice) => walks.to(c, dice)[a] as number);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(new Set(shares).size).toBe(3);
  });
});

describe('a player who plans', () => {
  it('plays alike with equal seeds, no matter who played before', () => {
    const played = () =>
      playGame({ players: 2, seed: 'plan', bots: [plannerBot('a'), plannerBot('b')], maxTurns: 6 }).actions;
    const first = played().map(actionCode);
    playGame({ players: 2, seed: 'another', bots: [sensibleBot(1), plannerBot(2)], maxTurns: 4 });
    expect(played().map(actionCode)).toEqual(first);
  });

  it.each([
    ['it ran from the same Challenge in every turn, to face it again in the next', 'more5', 5],
    ['it waited for a way that did not open', 'fresh104', 104],
  ])('characterisation: gets on where a plan proves wrong: %s', (_once, seed, own) => {
    const { outcome } = playGame({ players: 1, seed, bots: [plannerBot(own)], maxTurns: 120 });
    expect(outcome?.winners).toEqual([0]);
  });

  it('characterisation: comes to an end at sea, too, where it cannot plan: it sailed and fought for ever, as no growth seemed to make it stronger', () => {
    const bots = [plannerBot(1), plannerBot(2)];
    const { outcome } = playGame({
      players: 2,
      seed: 'pl',
      modules: ['island-of-dread'],
      bots,
      maxTurns: 100,
    });
    expect(outcome?.how).toBe('assif-shib-sa');
  });
});

/** Two Heroes, in the turn of the first. */
function standing(first: ScenarioPlayer, second: ScenarioPlayer) {
  const state = fromScenario({
    game: { modules: [], players: [first, second], seed: 1 },
    given: { turn: { player: 0, step: 'movement' } },
  });
  return { state, ruleset: rulesetOf([]) };
}

describe('what a player who plans fears', () => {
  const strong: ScenarioPlayer = {
    hero: 'mordrog',
    experience: { mind: 4, body: 4, spirit: 4 },
    kept: ['gorrunth-of-the-shadow-peaks'],
    space: 'tamalir',
  };
  /** What the first has to fear where it stands, and where the other does. */
  const feared = (weak: ScenarioPlayer, other = strong) => {
    const { state, ruleset } = standing(weak, other);
    const menace = menacesTo(tableOf(ruleset, state as never), 0);
    const [here, there] = state.players.map(({ hero }) => menace(hero.space ?? ''));
    return { here, there };
  };

  it('is another Hero near it who would take its Dragon Rune, more so the surer that one comes', () => {
    const { here, there } = feared({
      hero: 'battlemage-jaes',
      kept: ['ysharra-lady-of-embers'],
      space: 'dawnsmoor',
    });
    expect(there).toBeGreaterThan(5);
    expect(here).toBeLessThan(there as number);
  });

  it('is nobody, where there is nothing to take, or who comes would be beaten', () => {
    expect(feared({ hero: 'battlemage-jaes', space: 'dawnsmoor' })).toEqual({ here: 0, there: 0 });
    const even = { ...strong, space: 'dawnsmoor', kept: ['ysharra-lady-of-embers'] };
    expect(feared(even, { hero: 'battlemage-jaes', space: 'tamalir' })).toEqual({ here: 0, there: 0 });
  });
});
