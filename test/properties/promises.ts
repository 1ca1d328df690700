import { expect } from 'vitest';
import {
  type AnyAction,
  actionCode,
  type GameTypes,
  IllegalActionError,
  type LightRuleset,
  type Problem,
} from '../../src/kernel/index.js';
import { canonicalCode, nasty } from './made-up.js';
import { is, same } from './same.js';

/* What is promised of every state of any game, whatever its edition. */

/** What the promises ask of an edition besides its rules. */
export interface Subject<T extends GameTypes> {
  readonly ruleset: LightRuleset<T>;
  /** A state out of its text, as a save is read. */
  read(text: string): T['state'];
  /** What is broken in a state. */
  broken(state: T['state']): readonly Problem[];
  /** Characters that no state comes to. */
  readonly size: number;
  /** Whether views hide nothing but the generator: then each offers everybody's actions. */
  readonly open: boolean;
  /** An action that could be meant. `below` gives the numbers that it is made of. */
  plausible(state: T['state'], below: (n: number) => number): AnyAction;
}

/** Numbers that follow from one number: for what is tried in a state. */
export function numbersFrom(seed: number): (n: number) => number {
  let word = (seed ^ 0x9e3779b9) | 0;
  return (n) => {
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return ((word ^ (word >>> 13)) >>> 0) % n;
  };
}

/** What is true of a state by itself. */
function checkState<T extends GameTypes>(subject: Subject<T>, state: T['state']): void {
  const { ruleset } = subject;
  same(subject.broken(state), [], 'invariants');
  const text = ruleset.serialize(state);
  const copy = subject.read(text);
  same(copy, state, 'JSON brings everything back');
  is(ruleset.hashState(copy), ruleset.hashState(state), 'equal states, equal hash');
  if (text.length >= subject.size) expect(text.length, 'a state is small').toBeLessThan(subject.size);

  const listed = ruleset.legalActions(state);
  is(listed.length > 0, ruleset.outcome(state) === null, 'somebody can do something until the game is over');
  same(ruleset.legalActions(copy), listed, 'a copy offers the same actions');
  checkWhose(ruleset, state);
  const seats = [...state.players.keys()];
  for (const player of [null, ...seats]) {
    const view = ruleset.viewFor(state, player);
    if (subject.open) same(ruleset.legalActions(view), listed, 'a view offers the same actions');
    for (const one of subject.open ? seats : seats.filter((seat) => seat === player))
      same(ruleset.legalActions(view, one), ruleset.legalActions(state, one), 'and to whom it is');
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
const listedFor = <T extends GameTypes>(ruleset: LightRuleset<T>, state: T['state']): T['action'][] =>
  ruleset.decision(state)?.actor === 'chance'
    ? [...ruleset.legalActions(state)]
    : [...state.players.keys()].flatMap((player) => [...ruleset.legalActions(state, player)]);

/** Each action is in the list of the player whose it is and in no other, and is accepted from that player alone. */
function checkWhose<T extends GameTypes>(ruleset: LightRuleset<T>, state: T['state']): void {
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
      const whose = (by: unknown) => `${actionCode(action)}, by ${by}`;
      is(ruleset.actorOf(state, action), player, () => actionCode(action));
      for (const other of seats)
        is(ruleset.explain(state, action, { by: other }).legal, other === player, () => whose(other));
      is(ruleset.explain(state, action, { by: 'chance' }).legal, false, () => whose('chance'));
    }
}

/** The list is complete, and nothing else is accepted. */
function checkList<T extends GameTypes>(
  { ruleset, plausible }: Subject<T>,
  state: T['state'],
  below: (n: number) => number,
): void {
  const listed = listedFor(ruleset, state);
  const codes = new Set(listed.map(canonicalCode));
  is(codes.size, listed.length, 'every action is listed once');
  for (const action of listed) {
    is(ruleset.explain(state, action).legal, true, () => `${actionCode(action)} is listed`);
    same(ruleset.parseActionCode(actionCode(action)), action, 'codes are read back');
  }
  for (let i = 0; i < 8; i++) {
    const action = plausible(state, below);
    if (codes.has(canonicalCode(action)))
      is(ruleset.explain(state, action).legal, true, () => `${actionCode(action)} is listed`);
    else refused(ruleset, state, action, actionCode(action));
  }
  const values = nasty(listed[0] ?? { type: 'move/stay' });
  refused(ruleset, state, values[below(values.length)], 'a nasty value');
}

function refused<T extends GameTypes>(
  ruleset: LightRuleset<T>,
  state: T['state'],
  value: unknown,
  what: string,
): void {
  const ruling = ruleset.explain(state, value);
  is(ruling.legal, false, () => `${what} is not listed`);
  is(ruling.reason.length > 5, true, () => `${what} is refused for a reason`);
  let thrown: unknown;
  try {
    ruleset.apply(state, value as T['action']);
  } catch (error) {
    thrown = error;
  }
  is(thrown instanceof IllegalActionError, true, () => `${what} throws ${thrown}`);
}

/** What a walk through a game tells of each action, besides what is promised of all. */
export interface Stride<T extends GameTypes> {
  readonly before: T['state'];
  readonly action: T['action'];
  readonly after: T['state'];
  readonly events: readonly T['event'][];
  readonly answers: readonly AnyAction[];
}

/** How a walk goes. */
export interface Walk<T extends GameTypes> {
  /** Chooses by a number among what is listed. */
  choose(listed: readonly T['action'][], choice: number): T['action'];
  /** What else is true of a state. */
  state?(state: T['state']): void;
  /** What else is true of an action. */
  stride?(stride: Stride<T>): void;
}

/**
 * Plays on from a state and checks everything on the way: both executors, and what is true of each state and event. `played` is filled with
 * the actions.
 *
 * @returns the hash of each state, the first one’s first
 */
export function walk<T extends GameTypes>(
  subject: Subject<T>,
  first: T['state'],
  choices: readonly number[],
  played: T['action'][],
  how: Walk<T>,
): readonly string[] {
  const { ruleset } = subject;
  let state = first;
  const heard: T['event'][] = [];
  const simulation = ruleset.simulate(first, {
    chance: 'state',
    onEvents: (events) => heard.push(...events),
  });
  const hashes = [ruleset.hashState(first)];
  for (const choice of choices) {
    const below = numbersFrom(choice);
    const text = JSON.stringify(state);
    checkState(subject, state);
    checkList(subject, state, below);
    how.state?.(state);
    const listed = ruleset.legalActions(state);
    if (listed.length === 0) break;

    ruleset.apply(state, listed[below(listed.length)] as T['action']);
    const action = how.choose(listed, choice);
    played.push(action);
    const next = ruleset.transition(state, action);
    is(JSON.stringify(state), text, 'the state is unchanged');
    heard.length = 0;
    simulation.apply(action);
    same(simulation.snapshot(), next.state, 'both executors give the same state');
    same(heard, next.events, 'both executors report the same events');
    for (const event of next.events) is(Boolean(event.rule), true, () => `${event.type} cites its rule`);
    how.stride?.({
      before: state,
      action,
      after: next.state,
      events: next.events,
      answers: next.answers,
    });
    state = next.state;
    hashes.push(ruleset.hashState(state));
  }
  checkState(subject, state);

  let again = first;
  const replayed = [ruleset.hashState(again)];
  for (const action of played) {
    again = ruleset.apply(again, action);
    replayed.push(ruleset.hashState(again));
  }
  expect(replayed, 'a replay agrees').toEqual(hashes);
  return hashes;
}
