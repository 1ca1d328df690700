import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actionCode, type GameState } from '../../src/index.js';
import { type Game, stalePartCaches, stalePlayerCaches } from '../../src/kernel/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { choose } from './play.js';
import { begin, modulesOf, type Start, starts } from './starts.js';
import { Visited } from './visited.js';

/*
 * What is kept for speed is what would be worked out anew: notes of the cards in play, what was read off large parts, the private table of the latest state, parts that
 * nobody is said to have written to, parts that forks share, and views that share with those before.
 */

const RUNS = Number(process.env.RANDOM_GAMES ?? 12);

const stale = (g: unknown): readonly unknown[] => [
  ...stalePlayerCaches(g as Game),
  ...stalePartCaches(g as Game),
];

const anew = (state: GameState): GameState => JSON.parse(JSON.stringify(state)) as GameState;

const LENGTH = 60;
const visited = new Visited();

function keepsTrue(start: Start, choices: readonly number[]): void {
  const ruleset = rulesetOf(modulesOf(start));
  const first = begin(start);
  fc.pre(first !== null);
  if (first === null) return;
  let state: GameState = first;
  const chance = first.chance.mode === 'seeded' ? 'state' : 'asked';
  const simulation = ruleset.simulate(first, { chance, check: false });
  const hash = () => ruleset.hashState(simulation.snapshot());
  choices.forEach((choice, at) => {
    const listed = ruleset.legalActions(state);
    expect(simulation.legalActions()).toEqual(listed);
    if (listed.length === 0) return;
    const action = choose(listed, choice);
    visited.more();
    const code = actionCode(action);
    // From a state that nobody has a table of, by the same rules.
    const other = ruleset.apply(anew(state), action);
    state = ruleset.apply(state, action);
    simulation.apply(action);
    expect(ruleset.hashState(other), code).toBe(ruleset.hashState(state));
    expect(hash(), code).toBe(ruleset.hashState(state));
    expect(simulation.ask(stale), code).toEqual([]);
    // Views of a simulation share with the one before, whoever's that was; after some steps without any, too.
    if (at % 3 !== 0) {
      const player = at % 2 === 0 ? null : at % state.players.length;
      expect(simulation.view(player), code).toEqual(ruleset.viewFor(anew(state), player));
    }
    if (at % 12 !== 0) return;
    const fork = simulation.fork('another way');
    fork.playout('random', { most: 40 });
    expect(hash(), `a fork after ${code}`).toBe(ruleset.hashState(state));
    expect(fork.ask(stale)).toEqual([]);
    expect(fork.view(0)).toEqual(ruleset.viewFor(fork.snapshot(), 0));
    fork.playout('random', { most: 3 });
    expect(fork.view(0)).toEqual(ruleset.viewFor(fork.snapshot(), 0));
    expect(ruleset.brokenInvariants(fork.snapshot())).toEqual([]);
  });
}

it('what is kept for speed is never out of date', { timeout: 120_000 }, () => {
  const choices = fc.array(fc.nat(), { minLength: LENGTH, maxLength: LENGTH });
  fc.assert(fc.property(starts, choices, keepsTrue), { numRuns: RUNS, interruptAfterTimeLimit: 90_000 });
  visited.enough(RUNS, LENGTH);
});
