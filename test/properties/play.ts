import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  type Action,
  actionCode,
  type GameEvent,
  type GameState,
  IllegalActionError,
} from '../../src/index.js';
import { rulesetOf, type SecondEditionRuleset } from '../../src/second-edition/index.js';
import { begin, modulesOf, type Start } from './starts.js';
import { canonicalCode, nasty, plausible } from './tries.js';

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

/** Numbers that follow from one number: for what is tried in a state. */
function numbersFrom(seed: number): (n: number) => number {
  let word = (seed ^ 0x9e3779b9) | 0;
  return (n) => {
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return ((word ^ (word >>> 13)) >>> 0) % n;
  };
}

const same = (a: unknown, b: unknown, what: string): void => {
  if (!isDeepStrictEqual(a, b)) expect(a, what).toEqual(b);
};

/** What is true of a state by itself. */
function checkState(ruleset: SecondEditionRuleset, state: GameState): void {
  expect(ruleset.brokenInvariants(state), 'invariants').toEqual([]);
  const text = ruleset.serialize(state);
  const copy = ruleset.parseState(text);
  same(copy, state, 'JSON brings everything back');
  expect(ruleset.hashState(copy), 'equal states, equal hash').toBe(ruleset.hashState(state));
  expect(text.length, 'a state is small').toBeLessThan(40_000);

  const listed = ruleset.legalActions(state);
  expect(listed.length > 0, 'somebody can do something until the game is over').toBe(state.outcome === null);
  checkWhose(ruleset, state);
  for (const player of [null, ...state.players.keys()]) {
    const view = ruleset.viewFor(state, player);
    same(ruleset.legalActions(view), listed, 'a view offers the same actions');
    for (const one of state.players.keys())
      same(ruleset.legalActions(view, one), ruleset.legalActions(state, one), 'and to everybody');
    const other = {
      ...state,
      chance: { ...state.chance, generator: state.chance.generator ? [1, 2, 3, 4] : null },
    };
    same(ruleset.viewFor(other, player), view, 'a view does not know the generator');
  }
  if (ruleset.decision(state)?.actor === 'chance') {
    const outcomes = ruleset.chanceOutcomes(state);
    same(
      outcomes.map(({ action }) => action),
      listed,
      'outcomes are listed',
    );
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  }
}

/** Everything that may be done, by whomever: chance’s answers, or the lists of all players one after another. */
const listedFor = (ruleset: SecondEditionRuleset, state: GameState): Action[] =>
  ruleset.decision(state)?.actor === 'chance'
    ? [...ruleset.legalActions(state)]
    : [...state.players.keys()].flatMap((player) => [...ruleset.legalActions(state, player)]);

/** Each action is in the list of the player whose it is and in no other, and is accepted from that player alone. */
function checkWhose(ruleset: SecondEditionRuleset, state: GameState): void {
  const actor = ruleset.decision(state)?.actor;
  const seats = [...state.players.keys()];
  if (typeof actor === 'number')
    same(ruleset.legalActions(state, actor), ruleset.legalActions(state), 'whoever is asked has the list');
  same(
    ruleset.mayAct(state),
    seats.filter((player) => ruleset.legalActions(state, player).length > 0),
    'who may act has something to do',
  );
  for (const player of seats)
    for (const action of ruleset.legalActions(state, player)) {
      expect(ruleset.actorOf(state, action), actionCode(action)).toBe(player);
      for (const other of seats)
        expect(ruleset.explain(state, action, { by: other }).legal, actionCode(action)).toBe(
          other === player,
        );
      expect(ruleset.explain(state, action, { by: 'chance' }).legal).toBe(false);
    }
}

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

/** The list is complete, and nothing else is accepted. */
function checkList(ruleset: SecondEditionRuleset, state: GameState, below: (n: number) => number): void {
  const listed = listedFor(ruleset, state);
  const codes = new Set(listed.map(canonicalCode));
  expect(codes.size, 'every action is listed once').toBe(listed.length);
  for (const action of listed) {
    expect(ruleset.explain(state, action).legal, `${actionCode(action)} is listed`).toBe(true);
    same(ruleset.parseActionCode(actionCode(action)), action, 'codes are read back');
  }
  for (let i = 0; i < 8; i++) {
    const action = plausible(state, below);
    if (codes.has(canonicalCode(action))) expect(ruleset.explain(state, action).legal).toBe(true);
    else refused(ruleset, state, action, actionCode(action));
  }
  const values = nasty(listed[0] ?? { type: 'move/stay' });
  refused(ruleset, state, values[below(values.length)], 'a nasty value');
}

function refused(ruleset: SecondEditionRuleset, state: GameState, value: unknown, what: string): void {
  const ruling = ruleset.explain(state, value);
  expect(ruling.legal, `${what} is not listed`).toBe(false);
  expect(ruling.reason.length, `${what} is refused for a reason`).toBeGreaterThan(5);
  expect(() => ruleset.apply(state, value as Action), what).toThrow(IllegalActionError);
}

/** Plays a game and checks everything on the way. `played` is filled with the actions. */
function play(start: Start, choices: readonly number[], played: Action[]): void {
  const ruleset = rulesetOf(modulesOf(start));
  const first = begin(start);
  fc.pre(first !== null);
  if (first === null) return;
  let state: GameState = first;
  const heard: GameEvent[] = [];
  const simulation = ruleset.simulate(first, {
    chance: 'state',
    onEvents: (events) => heard.push(...events),
  });
  const hashes = [ruleset.hashState(first)];
  for (const choice of choices) {
    const below = numbersFrom(choice);
    const text = JSON.stringify(state);
    checkState(ruleset, state);
    checkList(ruleset, state, below);
    checkHarmless(ruleset, state);
    const listed = ruleset.legalActions(state);
    if (listed.length === 0) break;

    ruleset.apply(state, listed[below(listed.length)] as Action);
    const action = choose(listed, choice);
    played.push(action);
    const next = ruleset.transition(state, action);
    expect(JSON.stringify(state), 'the state is unchanged').toBe(text);
    heard.length = 0;
    simulation.apply(action);
    same(simulation.snapshot(), next.state, 'both executors give the same state');
    same(heard, next.events, 'both executors report the same events');
    for (const event of next.events) expect(event.rule, `${event.type} cites its rule`).toBeTruthy();
    state = next.state;
    hashes.push(ruleset.hashState(state));
  }
  checkState(ruleset, state);

  let again = first;
  const replayed = [ruleset.hashState(again)];
  for (const action of played) {
    again = ruleset.apply(again, action);
    replayed.push(ruleset.hashState(again));
  }
  expect(replayed, 'a replay agrees').toEqual(hashes);
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
  fc.assert(
    fc.property(starts, choices, (start, numbers) => {
      const played: Action[] = [];
      try {
        play(start, numbers, played);
      } catch (error) {
        if (fc.PreconditionFailure.isFailure(error)) throw error;
        throw told(error, start, played);
      }
    }),
    { numRuns: runs, interruptAfterTimeLimit: 240_000 },
  );
}
