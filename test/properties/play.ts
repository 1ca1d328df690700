import fc from 'fast-check';
import { expect } from 'vitest';
import { type Action, actionCode, type GameState } from '../../src/index.js';
import { rulesetOf, type SecondEditionRuleset } from '../../src/second-edition/index.js';
import type { SecondEditionTypes } from '../../src/second-edition/types.js';
import { type Subject, walk } from './promises.js';
import { begin, modulesOf, type Start } from './starts.js';
import { plausible } from './tries.js';
import { Visited } from './visited.js';

/*
 * A random game, and what is true in every state of it. A game is a start and a list of numbers that choose among the
 * listed actions, so a failing one shrinks to few numbers; it is printed as the scenario and the action codes to paste.
 */

/** How often an action is chosen: games shall get on, not be spent in discarding and haggling. */
const weightOf = ({ type }: Action): number => {
  if (type === 'card/discard') return 1;
  if (type.startsWith('offer/add') || type.startsWith('offer/withdraw')) return 2;
  if (type === 'hero/negotiate' || type === 'move/rest' || type === 'move/stay') return 4;
  if (type === 'market/done' || type === 'adventure/attempt' || type === 'adventure/face') return 40;
  return 12;
};

export function choose(actions: readonly Action[], number: number): Action {
  const total = actions.reduce((sum, action) => sum + weightOf(action), 0);
  let left = number % total;
  for (const action of actions) {
    left -= weightOf(action);
    if (left < 0) return action;
  }
  return actions[0] as Action;
}

/** What the promises ask of these rules. */
const subjectOf = (ruleset: SecondEditionRuleset): Subject<SecondEditionTypes> => ({
  ruleset,
  read: ruleset.parseState,
  broken: ruleset.brokenInvariants,
  size: 40_000,
  open: true,
  plausible,
});

/** What a player has to lose: cards, gold, counters, and a Hero without wounds. */
const goods = ({ hero, gold, counters, points, allies, items, kept, quests }: GameState['players'][number]) =>
  JSON.stringify([
    hero.wounds,
    hero.exhaustion,
    hero.space,
    hero.experience,
    gold,
    counters,
    points,
    allies,
    items,
    kept,
    quests,
  ]);

/** What may be done at any time touches nobody but the player who does it: nobody is harmed by what was neither theirs nor asked for. */
function checkHarmless(ruleset: SecondEditionRuleset, state: GameState): void {
  const actor = ruleset.decision(state)?.actor;
  for (const player of state.players.keys()) {
    if (player === actor) continue;
    for (const action of ruleset.legalActions(state, player).slice(0, 2)) {
      const next = ruleset.apply(state, action, { by: player });
      for (const other of state.players.keys())
        if (other !== player && next.outcome === null && next.turn === state.turn)
          expect(
            goods(next.players[other] as never),
            `${actionCode(action)} leaves player ${other} alone`,
          ).toBe(goods(state.players[other] as never));
    }
  }
}

/** Plays a game and checks everything on the way. `played` is filled with the actions. */
function play(start: Start, choices: readonly number[], played: Action[], visited: Visited): void {
  const ruleset = rulesetOf(modulesOf(start));
  const first = begin(start);
  fc.pre(first !== null);
  if (first === null) return;
  const hashes = walk(subjectOf(ruleset), first, choices, played, {
    choose,
    state: (state) => checkHarmless(ruleset, state),
  });
  visited.more(hashes.length);
  if ('players' in start) {
    const states = [...ruleset.replay(ruleset.createRecord(start, played))];
    expect(states.map(ruleset.hashState), 'a record agrees').toEqual(hashes);
  }
}

/** Adds what is needed to see a failure again. */
function told(error: unknown, start: Start, played: readonly Action[]): Error {
  const from =
    'scenario' in start
      ? `Table.of(${JSON.stringify(start.scenario)})`
      : `new Table(createGame(${JSON.stringify(start)}))`;
  const codes = played.map((action) => `  '${actionCode(action)}',`).join('\n');
  const message = error instanceof Error ? error.message : String(error);
  return new Error(`${message}\n\n${from}.play(\n${codes}\n)`, { cause: error });
}

/**
 * Plays random games from these starts.
 *
 * @param runs - how many games
 * @param length - how many actions each at most
 */
export function playGames(starts: fc.Arbitrary<Start>, runs: number, length: number): void {
  const choices = fc.array(fc.noBias(fc.nat()), { minLength: 1, maxLength: length, size: 'max' });
  const visited = new Visited();
  fc.assert(
    fc.property(starts, choices, (start, numbers) => {
      const played: Action[] = [];
      try {
        play(start, numbers, played, visited);
      } catch (error) {
        if (fc.PreconditionFailure.isFailure(error)) throw error;
        throw told(error, start, played);
      }
    }),
    { numRuns: runs, interruptAfterTimeLimit: 240_000 },
  );
  visited.enough(runs, length);
}
