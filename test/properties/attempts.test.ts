import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Action,
  type Answers,
  type AttemptGroup,
  actionCode,
  type GameState,
  type GameView,
} from '../../src/index.js';
import { cite } from '../../src/register/index.js';
import { answersNow, attemptsCiting } from '../../src/second-edition/attempts/index.js';
import { rulesetOf, type SecondEditionRuleset } from '../../src/second-edition/index.js';
import { choose } from './play.js';
import { begin, modulesOf, type Start, starts } from './starts.js';
import { Visited } from './visited.js';

/* What could be tried, and what is asked, agree with what the rules allow: over random games, without modules and with any that go together. */

/** `RANDOM_GAMES=500` looks longer. */
const RUNS = Number(process.env.RANDOM_GAMES ?? 12);
const LENGTH = 60;

const attemptsNow = attemptsCiting(cite);
const codes = (actions: readonly Action[]): string[] => actions.map(actionCode);

function checkOne(ruleset: SecondEditionRuleset, state: GameState | GameView, player?: number): void {
  const groups: readonly AttemptGroup[] = ruleset.ask(state, attemptsNow, player);
  const listed = ruleset.legalActions(state, player);
  const tried = groups.flatMap(({ attempts }) => attempts);
  const legal = tried.filter((one) => one.legal).map(({ action }) => action);
  expect(codes(legal).sort(), 'what may be tried is what is legal').toEqual(codes(listed).sort());
  expect(new Set(tried.map(({ action }) => actionCode(action))).size, 'each once').toBe(tried.length);
  expect(new Set(groups.map(({ about }) => JSON.stringify(about))).size, 'a group each').toBe(groups.length);
  // In a group the order is that of the list.
  for (const { attempts } of groups) {
    const places = attempts
      .filter((one) => one.legal)
      .map(({ action }) => codes(listed).indexOf(actionCode(action)));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
  for (const { action, legal: may, ruling } of tried) {
    if (may) expect(ruling).toBeNull();
    else expect(ruling, actionCode(action)).toEqual(ruleset.explain(state, action));
    expect(may || (ruling?.rules.length ?? 0) > 0, 'a refusal cites a rule').toBe(true);
  }
  const answers: Answers | null = ruleset.ask(state, answersNow, player);
  expect(answers === null).toBe(state.outcome !== null);
  expect(codes((answers?.list ?? []).map(({ action }) => action))).toEqual(codes(listed));
  const said = new Map(tried.map(({ action, is }) => [actionCode(action), is]));
  for (const { action, is } of answers?.list ?? []) {
    expect(is, actionCode(action)).toEqual(said.get(actionCode(action)));
    expect(is.is, `${actionCode(action)} says what it is`).not.toBe('choice');
  }
}

function play(start: Start, numbers: readonly number[], played: string[], visited: Visited): void {
  const ruleset = rulesetOf(modulesOf(start));
  const first = begin(start);
  fc.pre(first !== null);
  let state = first as GameState;
  for (const number of numbers) {
    visited.more();
    checkOne(ruleset, state);
    if (ruleset.decision(state)?.actor !== 'chance')
      for (const player of state.players.keys()) checkOne(ruleset, state, player);
    const view = ruleset.viewFor(state, 0);
    expect(ruleset.ask(view, attemptsNow, undefined)).toEqual(ruleset.ask(state, attemptsNow, undefined));
    expect(ruleset.ask(state, attemptsNow, undefined)).toBe(ruleset.ask(state, attemptsNow, undefined));
    if (state.outcome) return;
    const action = choose(ruleset.legalActions(state), number);
    played.push(actionCode(action));
    state = ruleset.apply(state, action);
  }
}

it('what could be tried and what is asked agree with what is legal', { timeout: 300_000 }, () => {
  const visited = new Visited();
  const choices = fc.array(fc.noBias(fc.nat()), { minLength: 1, maxLength: LENGTH, size: 'max' });
  fc.assert(
    fc.property(starts, choices, (start, numbers) => {
      const played: string[] = [];
      try {
        play(start, numbers, played, visited);
      } catch (error) {
        if (fc.PreconditionFailure.isFailure(error)) throw error;
        const message = `${error instanceof Error ? error.message : error}\n${JSON.stringify(start)}\n${played.join('\n')}`;
        throw new Error(message, { cause: error });
      }
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 240_000 },
  );
  visited.enough(RUNS, LENGTH);
});
