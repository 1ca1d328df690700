import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actionCode, type GameState, type GameView } from '../../src/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { choose } from './play.js';
import { begin, modulesOf, type Start, starts } from './starts.js';
import { Visited } from './visited.js';

/*
 * Machines in step: one has the game and its dice, others are told. A twin that hears actions and the answers of chance comes to the same
 * states; a client that has views only foresees what comes, and keeps what did not change.
 */

const RUNS = Number(process.env.RANDOM_GAMES ?? 8);

/** All but how chance is answered. */
const rest = (state: GameState) => ({ ...state, chance: { ...state.chance, mode: '', generator: null } });

const manual = (state: GameState): GameState => ({
  ...state,
  chance: { ...state.chance, mode: 'manual', generator: null },
});

const LENGTH = 60;
const visited = new Visited();

function keepsInStep(start: Start, choices: readonly number[]): void {
  const ruleset = rulesetOf(modulesOf(start));
  const first = begin(start);
  fc.pre(first !== null);
  if (first === null) return;
  let state: GameState = first;
  let twin = manual(first);
  const seats = [null, ...first.players.keys()];
  let received = seats.map((seat) => ruleset.receiveView(null, JSON.stringify(ruleset.viewFor(first, seat))));
  if ('players' in start) {
    const { answers, state: begun } = ruleset.startGame(start);
    let told = ruleset.createGame({ players: start.players, modules: start.modules, chance: 'manual' });
    for (const answer of answers) told = ruleset.apply(told, answer);
    expect(rest(told), 'the setup').toEqual(rest(begun));
  }

  for (const choice of choices) {
    const listed = ruleset.legalActions(state);
    if (listed.length === 0) return;
    const action = choose(listed, choice);
    const code = actionCode(action);
    visited.more();
    const { state: next, events, answers } = ruleset.transition(state, action);
    twin = ruleset.apply(twin, action);
    for (const answer of answers) twin = ruleset.apply(twin, answer);
    expect(rest(twin), code).toEqual(rest(next));

    received = seats.map((seat, at) => {
      const before = received[at] as GameView;
      const sent = ruleset.viewFor(next, seat);
      const foreseen = ruleset.predict(before, action, answers);
      expect(foreseen.known).toBe(true);
      expect(foreseen.view, code).toEqual(sent);
      expect(foreseen.events, code).toEqual(ruleset.eventsFor(events, seat));
      expect(foreseen.waiting).toEqual(ruleset.decision(next));
      if (answers.length > 0)
        expect(ruleset.predict(before, action).waiting?.actor, `${code} waits for chance`).toBe('chance');
      const now = ruleset.receiveView(before, JSON.stringify(sent));
      expect(now, code).toEqual(sent);
      for (const part of Object.keys(now) as (keyof GameView)[])
        if (JSON.stringify(now[part]) === JSON.stringify(before[part]))
          expect(now[part], part).toBe(before[part]);
      return now;
    });
    state = next;
  }
}

it('a twin that hears actions and answers, and clients that have views, keep in step', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(
      starts,
      fc.array(fc.noBias(fc.nat()), { minLength: 1, maxLength: LENGTH, size: 'max' }),
      keepsInStep,
    ),
    { numRuns: RUNS, interruptAfterTimeLimit: 240_000 },
  );
  visited.enough(RUNS, LENGTH);
});
