import { type Action, actionCode, type GameState, inspect, type Json, odds } from '../../src/index.js';
import type { Problem } from '../../src/kernel/index.js';
import { isRuleId } from '../../src/register/index.js';
import { rulesetOf, type SecondEditionRuleset } from '../../src/second-edition/index.js';
import { problemsOfState } from '../../src/second-edition/saves.js';
import { begin, modulesOf, type Start } from './starts.js';

/*
 * Saves that somebody has changed in one place, and what becomes of them: they are refused, or they can be played on like
 * any other position. Every field can become every value of its type, and some of no type at all.
 */

export type Below = (n: number) => number;

/** Numbers that follow from one number. */
export function numbersFrom(seed: number): Below {
  let word = seed >>> 0;
  return (n) => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

/** One change of a save. */
export interface Mutation {
  /** Where, with `/` between the keys. */
  readonly path: string;
  /** The field that is changed, whatever its place: `combat.attacker`, `players.gold`. */
  readonly field: string;
  readonly from: Json | undefined;
  /** `undefined`: the key is taken away. */
  readonly to: Json | undefined;
}

type Part = Record<string, Json> | Json[];
type Key = string | number;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const at = (whole: unknown, keys: readonly Key[]): Json =>
  keys.reduce<Json>((part, key) => (part as Record<Key, Json>)[key] as Json, whole as Json);

/** What stands in a save, and what of it could stand elsewhere. */
class Material {
  readonly strings: readonly string[];
  readonly steps: readonly string[];
  readonly kinds: readonly string[];
  readonly cards: readonly string[];
  readonly spaces: readonly string[];
  readonly lists: readonly string[];
  readonly towns: readonly string[];

  constructor(
    readonly state: GameState,
    { rules }: SecondEditionRuleset,
  ) {
    const found = new Set<string>();
    const collect = (part: unknown): void => {
      if (typeof part === 'string') found.add(part);
      else if (isPart(part)) for (const inner of Object.values(part)) collect(inner);
    };
    collect({ ...state, decks: {} });
    this.strings = [...found];
    this.kinds = Object.keys(rules.frames);
    this.steps = [...new Set(Object.values(rules.frames).flatMap(({ order }) => order))];
    this.cards = Object.keys(rules.content.cards);
    this.lists = Object.keys(rules.content.lists);
    const { board } = rules.content;
    this.spaces = [...Object.keys(board.spaces), ...Object.keys(board.places)];
    this.towns = board.towns.map((town) => town.id);
  }
}

/** Names that every plain object has, and that are nobody's id. */
export const inheritedNames: readonly string[] = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

/** Numbers at which something may be at its limit, and one more and one less. */
export const limits: readonly number[] = [
  ...[48, 60, 100, 200, 500, 999, 1000, 9_999, 10_000, 10_001],
  ...[999_999_999, 1_000_000_000, 1_000_000_001, 10_000_000_000, 2 ** 53 - 1],
];

/** A list with one of its items as often as that. */
export const lengthened = (list: readonly Json[], item: Json, times: number): Json[] => [
  ...list,
  ...Array.from({ length: times }, () => item),
];

const words = [
  ...inheritedNames,
  ...['green', 'yellow', 'blue', 'red'],
  ...['mind', 'body', 'spirit', 'stamina', 'life'],
  ...['ranged', 'melee', 'magic', 'attack', 'defend', 'escape', 'test', 'pursuit'],
  ...['wounds', 'exhaustion', 'enemy', 'card', 'deck', 'track', 'success', 'failure'],
  ...['seeded', 'manual', 'challenge', 'foe', 'hero', 'nothing', 'take', 'face-1', '', 'nonsense'],
];

/** Every text that could be meant in a place; those of the same look more often than others. */
function texts(
  value: string,
  key: Key,
  { state, ...m }: Material,
  keys: readonly Key[],
  below: Below,
): readonly string[] {
  if (key === 'step') {
    const kind = state.frames[Number(keys[1])]?.kind ?? '';
    const own = rulesetOf(state.modules).rules.frames[kind]?.order ?? [];
    return [...own, ...own, '', ...inheritedNames, ...m.steps.slice(0, 3)];
  }
  if (below(12) === 0) return inheritedNames;
  if (key === 'kind') return m.kinds;
  if (key === 'list')
    return [m.lists[below(m.lists.length)] as string, ...m.strings.filter((s) => s.includes('#'))];
  if (m.cards.includes(value)) {
    const { decks, stacks, revealed, removed, event } = state;
    const mine = state.players.flatMap((p) => [
      p.hero.card,
      ...p.allies.map(cardOf),
      ...p.items.map(cardOf),
      ...p.kept,
    ]);
    const few = [...mine, ...revealed, ...removed.slice(0, 2), ...Object.values(stacks).flat(), event ?? ''];
    const unseen = Object.values(decks).flatMap(({ top, pool, bottom }) => [top[0], pool[0], bottom[0]]);
    return [...few, ...unseen, m.cards[below(m.cards.length)], ''].filter((id) => id !== undefined);
  }
  if (m.towns.includes(value)) return m.towns;
  if (m.spaces.includes(value)) {
    const heroes = state.players.flatMap(({ hero }) => [hero.space ?? '', hero.cameFrom ?? '']);
    return [...heroes, ...Array.from({ length: 4 }, () => m.spaces[below(m.spaces.length)] as string), ''];
  }
  if (isRuleId(value))
    return ['2e.escape.fail', '2e.harm.wounds-place', '2e.harm.exhaustion-place', 'nonsense'];
  return [...words, m.strings[below(m.strings.length)] as string];
}

const cardOf = ({ card }: { readonly card: string }): string => card;

const numbers = (value: number, { state }: Material): readonly number[] => [
  ...state.players.keys(),
  ...[value - 1, value + 1, value + 2, 0, 1, 2, 3, 4, 5, 6, 7, 10, 20, 50, 99, 1000, 1_000_000],
  ...[-1, 0.5, 2 ** 31],
  ...limits,
];

const nonsense: readonly Json[] = [
  null,
  true,
  0,
  'nonsense',
  [],
  {},
  [0],
  ['nonsense'],
  [null],
  { card: 'x' },
];

/** Another value for a place. */
function another(value: Json | undefined, keys: readonly Key[], m: Material, below: Below): Json | undefined {
  const key = keys[keys.length - 1] as Key;
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  if (below(25) === 0) return pick(nonsense);
  if (typeof value === 'number') return pick(numbers(value, m));
  if (typeof value === 'string') return below(12) === 0 ? null : pick(texts(value, key, m, keys, below));
  if (typeof value === 'boolean') return !value;
  if (value === null || value === undefined)
    return pick<Json>([
      ...numbers(0, m),
      ...words,
      ...texts(m.cards[0] as string, key, m, keys, below),
      ...texts(m.spaces[0] as string, key, m, keys, below),
      pick(m.strings),
    ]);
  if (Array.isArray(value)) return otherList(value, keys, m, below);
  return otherObject(value as Record<string, Json>, keys, m, below);
}

function otherList(list: readonly Json[], keys: readonly Key[], m: Material, below: Below): Json {
  const copy = [...list];
  const place = below(copy.length + 1);
  const near = copy[place] ?? copy[0];
  switch (below(7)) {
    case 6:
      return near === undefined ? [] : lengthened(copy, near, [1, 2, 5, 48, 100][below(5)] as number);
    case 0:
      copy.splice(place, 1);
      return copy;
    case 1:
      if (near !== undefined) copy.splice(place, 0, near);
      return copy;
    case 2: {
      const other = below(copy.length + 1);
      const [a, b] = [copy[place], copy[other]];
      if (a !== undefined && b !== undefined) [copy[place], copy[other]] = [b, a];
      return copy;
    }
    case 3:
      return copy.reverse();
    case 4:
      return [];
    default: {
      const fresh = another(near === undefined ? null : near, [...keys, place], m, below);
      copy.splice(place, 0, fresh === undefined ? null : fresh);
      return copy;
    }
  }
}

/** An object with one key more, whatever it is called. */
export const named = (object: object, name: string): Record<string, Json> =>
  Object.defineProperty({ ...object } as Record<string, Json>, name, {
    ...{ value: true, enumerable: true, configurable: true, writable: true },
  });

function otherObject(
  object: Record<string, Json>,
  keys: readonly Key[],
  m: Material,
  below: Below,
): Json | undefined {
  const names = Object.keys(object);
  const name = names[below(Math.max(1, names.length))];
  switch (below(4)) {
    case 0:
      return undefined;
    case 1:
      return named(object, below(2) === 0 ? 'cheats' : (inheritedNames[below(4)] as string));
    case 2: {
      const { [name ?? '']: _gone, ...rest } = object;
      return rest;
    }
    default:
      if (name === undefined) return { cheats: true };
      return { ...object, [name]: another(object[name], [...keys, name], m, below) ?? null };
  }
}

/** A place in the state: in the frames more often than elsewhere, where most of what can be wrong stands. */
function placeIn(state: GameState, below: Below): Key[] {
  const tops: (keyof GameState)[] = [
    'frames',
    'frames',
    'frames',
    'frames',
    'frames',
    'players',
    'players',
    'ext',
    'decks',
  ];
  const all = Object.keys(state) as (keyof GameState)[];
  const first = below(8) === 0 ? all[below(all.length)] : tops[below(tops.length)];
  const keys: Key[] = [first as string];
  for (let part: unknown = at(state, keys); isPart(part); part = at(state, keys)) {
    const inner = Array.isArray(part) ? [...part.keys()] : Object.keys(part);
    // Lists and objects are changed as a whole now and then.
    const whole = first === 'frames' && keys.length === 1 ? 10 : 40;
    if (inner.length === 0 || (keys.length > 1 && below(5) === 0) || below(whole) === 0) break;
    // The innermost frames are what is asked about.
    const place =
      first === 'frames' && keys.length === 1 && below(2) === 0 ? inner.length - 1 : below(inner.length);
    keys.push(inner[place] as Key);
  }
  return keys;
}

/** What a field is called, whatever its place in a list. */
function fieldOf(state: GameState, keys: readonly Key[]): string {
  if (keys[0] !== 'frames')
    return keys
      .filter((key) => typeof key === 'string')
      .slice(0, 3)
      .join('.');
  const kind = state.frames[Number(keys[1])]?.kind ?? 'frames';
  return [kind, ...keys.slice(2).filter((key) => typeof key === 'string')].join('.');
}

/** A change of a state in one place, or `null` where what came up is no change. */
const materials = new WeakMap<GameState, Material>();
function materialOf(state: GameState, ruleset: SecondEditionRuleset): Material {
  const known = materials.get(state) ?? new Material(state, ruleset);
  materials.set(state, known);
  return known;
}

export function mutationOf(state: GameState, ruleset: SecondEditionRuleset, below: Below): Mutation | null {
  const keys = placeIn(state, below);
  const from = at(state, keys);
  const to = another(from, keys, materialOf(state, ruleset), below);
  if (JSON.stringify(from) === JSON.stringify(to)) return null;
  return { path: keys.join('/'), field: fieldOf(state, keys), from, to };
}

/** The state as it is changed, sharing with the former what is not. */
export function mutated(state: GameState, { path, to }: Mutation): GameState {
  const change = (part: Part, [key = '', ...more]: readonly string[]): Part => {
    const copy: Part = Array.isArray(part) ? [...part] : { ...part };
    const inner = (part as Record<string, Json>)[key];
    if (more.length > 0) (copy as Record<string, Json>)[key] = change(inner as Part, more) as Json;
    else if (to !== undefined) (copy as Record<string, Json>)[key] = to;
    else if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
    return copy;
  };
  return change(state as unknown as Part, path.split('/')) as unknown as GameState;
}

/** What became of a save that was changed. */
export type Fate =
  | { readonly fate: 'refused'; readonly problems: readonly Problem[] }
  | { readonly fate: 'played'; readonly actions: number }
  | { readonly fate: 'broken'; readonly why: string; readonly actions: readonly Action[] };

/**
 * Offers a save as one that was read, and plays it on at random if it is accepted.
 *
 * @param length - how many actions it is played on for
 * @param slowly - by `apply`, and as a save again after every action, as if it had been sent about
 */
export function fateOf(
  state: GameState,
  ruleset: SecondEditionRuleset,
  below: Below,
  length: number,
  slowly: boolean,
): Fate {
  const actions: Action[] = [];
  const broken = (why: string): Fate => ({ fate: 'broken', why, actions });
  let problems: readonly Problem[];
  try {
    problems = problemsOfState(state, ruleset.rules);
  } catch (error) {
    return broken(`problemsOfState throws ${String(error)}`);
  }
  if (problems.length > 0) return { fate: 'refused', problems };
  try {
    const found = (slowly ? playSlowly : playFast)(state, ruleset, below, length, actions);
    return found === null ? { fate: 'played', actions: actions.length } : broken(found);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `; ${error.cause.stack}` : '';
    return broken(`${String(error)}${cause}`);
  }
}

const told = (problems: readonly Problem[]): string =>
  problems.map(({ path, message }) => `${path}: ${message}`).join('; ');

function ask(state: GameState): void {
  inspect(state);
  odds(state);
}

function playFast(
  state: GameState,
  ruleset: SecondEditionRuleset,
  below: Below,
  length: number,
  played: Action[],
): string | null {
  // What may be asked of a position is answered.
  if (below(10) === 0) ask(ruleset.parseState(JSON.stringify(state)));
  const simulation = ruleset.simulate(state, { chance: 'own', seed: below(1_000_000) });
  for (let step = 0; step < length; step++) {
    if (step < 10 || step % 10 === 0) {
      const problems = ruleset.brokenInvariants(simulation.state);
      if (problems.length > 0) return told(problems);
    }
    const listed = simulation.legalActions();
    const action = listed[below(listed.length)];
    if (action === undefined) return simulation.outcome === null ? 'Nobody can do anything.' : null;
    played.push(action);
    simulation.apply(action);
  }
  const problems = problemsOfState(simulation.snapshot(), ruleset.rules);
  return problems.length > 0 ? `As a save it is refused later: ${told(problems)}` : null;
}

function playSlowly(
  start: GameState,
  ruleset: SecondEditionRuleset,
  below: Below,
  length: number,
  played: Action[],
): string | null {
  let state = ruleset.parseState(JSON.stringify(start));
  for (let step = 0; step < length; step++) {
    const listed = ruleset.legalActions(state);
    const action = listed[below(listed.length)];
    if (action === undefined) return state.outcome === null ? 'Nobody can do anything.' : null;
    played.push(action);
    if (step % 20 === 0) ask(state);
    state = ruleset.apply(state, action);
    const problems = ruleset.brokenInvariants(state);
    if (problems.length > 0) return told(problems);
    state = ruleset.parseState(ruleset.serialize(state));
  }
  return null;
}

/** What is under way in a position. */
const underWay = ({ frames }: GameState): string =>
  frames.map(({ kind, step }) => `${kind}@${step}`).join(' ');

/**
 * Positions of a random game: those in which something is under way that has seldom been seen come up more often.
 *
 * @param seen - how often what is under way came up before; it is counted on
 */
export function* positionsOf(
  first: GameState,
  ruleset: SecondEditionRuleset,
  below: Below,
  length: number,
  seen: Map<string, number>,
): Generator<GameState, void> {
  const simulation = ruleset.simulate(first, { chance: first.chance.mode === 'manual' ? 'asked' : 'state' });
  for (let step = 0; step <= length; step++) {
    const key = underWay(simulation.state);
    const before = seen.get(key) ?? 0;
    if (below(before + 1) === 0) {
      seen.set(key, before + 1);
      yield simulation.snapshot();
    }
    const listed = simulation.legalActions();
    const action = listed[below(listed.length)];
    if (action === undefined) return;
    simulation.apply(action);
  }
}

/** What became of all the saves that were tried. */
export interface Tally {
  tried: number;
  refused: number;
  played: number;
  broken: number;
  /** Positions as they are, which must be accepted. */
  own: number;
  /** Positions from which changed saves were made, by what was under way. */
  readonly seen: Map<string, number>;
  /** For each field, how often it was changed, and how often that was accepted. */
  readonly fields: Map<string, [tried: number, accepted: number]>;
  /** What went wrong, ready to be looked into. */
  readonly failures: string[];
}

/** A change for each position, from as many of each as are wanted. */
const perPosition = 40;

/**
 * Tries changed saves of one random game.
 *
 * @param most - how many saves at most, in all games together
 * @param until - when to stop, in milliseconds since 1970
 */
export function tryGame(
  start: Start,
  below: Below,
  tally: Tally,
  most: number,
  until = Number.POSITIVE_INFINITY,
): void {
  const first = begin(start);
  if (first === null) return;
  const ruleset = rulesetOf(modulesOf(start));
  for (const state of positionsOf(first, ruleset, below, 300, tally.seen)) {
    if (tally.tried >= most || Date.now() > until) return;
    tally.own++;
    const asIs = fateOf(state, ruleset, below, 0, true);
    if (asIs.fate !== 'played') fail(tally, start, state, null, asIs);
    for (let change = 0; change < perPosition && tally.tried < most; change++) {
      const mutation = mutationOf(state, ruleset, below);
      if (mutation === null) continue;
      tally.tried++;
      const fate = fateOf(mutated(state, mutation), ruleset, below, 100, below(50) === 0);
      tally[fate.fate]++;
      const field = tally.fields.get(mutation.field) ?? [0, 0];
      tally.fields.set(mutation.field, [field[0] + 1, field[1] + (fate.fate === 'refused' ? 0 : 1)]);
      if (fate.fate === 'broken') fail(tally, start, state, mutation, fate);
    }
  }
}

function fail(tally: Tally, start: Start, state: GameState, mutation: Mutation | null, fate: Fate): void {
  const what =
    mutation === null
      ? 'as it was played'
      : `with ${mutation.path} changed from ${JSON.stringify(mutation.from)} to ${JSON.stringify(mutation.to)}`;
  const how = fate.fate === 'broken' ? fate.why : JSON.stringify(fate);
  const actions = fate.fate === 'broken' ? fate.actions.map(actionCode).join('\n  ') : '';
  tally.failures.push(
    `${underWay(state)} (${state.modules.join(', ') || 'no modules'}) ${what}:\n  ${how}\nafter\n  ${actions}\nfrom ${JSON.stringify(start)}\nthe save was ${JSON.stringify(state)}`,
  );
}

export const noTally = (): Tally => ({
  tried: 0,
  refused: 0,
  played: 0,
  broken: 0,
  own: 0,
  seen: new Map(),
  fields: new Map(),
  failures: [],
});
