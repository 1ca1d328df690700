import { choose } from '../../scripts/keep-third-edition-saves.js';
import { inspect, odds } from '../../src/index.js';
import { EngineError, InvalidSaveError, type Json } from '../../src/kernel/index.js';
import { rulesetOf, type ScenarioId } from '../../src/third-edition/bundled.js';
import { problemsOfState } from '../../src/third-edition/saves/problems.js';
import { type Below, inheritedNames, lengthened, limits, named } from './mutations.js';

/*
 * Random games of Third Edition, and saves of them that somebody has changed in one place: these are refused, or they can be
 * played on like any other position.
 */

export type Ruleset = ReturnType<typeof rulesetOf>;
export type State = ReturnType<Ruleset['createGame']>;
type Action = Parameters<Ruleset['apply']>[1];
type Key = string | number;

const isPart = (value: unknown): value is Record<Key, Json> => typeof value === 'object' && value !== null;

/** The states of a random game, with what was done to come to each. */
export function* game(
  scenario: ScenarioId,
  players: number,
  below: Below,
  length: number,
): Generator<readonly [State, Action | null], void> {
  const ruleset = rulesetOf(scenario);
  const chance = below(4) === 0 ? { chance: 'manual' as const } : { seed: below(1_000_000) };
  let state = ruleset.createGame({ edition: 'third-edition', scenario, players, ...chance });
  yield [state, null];
  for (let step = 0; step < length && state.outcome === null; step++) {
    const action = chosen(ruleset, state, below);
    if (action === undefined) throw new Error('Nobody can do anything, and the game goes on.');
    state = ruleset.apply(state, action);
    yield [state, action];
  }
}

/** An action of those that anybody may do now. */
export function chosen(ruleset: Ruleset, state: State, below: Below): Action | undefined {
  const all = [...state.players.keys()].flatMap((player) => [...ruleset.legalActions(state, player)]);
  return choose(all.length > 0 ? all : ruleset.legalActions(state), below(1_000_000) / 1_000_000);
}

/** What stands in a save, and what of it could stand elsewhere. */
function textsOf(state: State, { rules }: Ruleset): readonly string[] {
  const found = new Set<string>();
  const collect = (part: unknown): void => {
    if (typeof part === 'string') found.add(part);
    else if (isPart(part)) for (const inner of Object.values(part)) collect(inner);
  };
  collect({ ...state, decks: {} });
  const { cards, lists, board } = rules.content;
  const some = (all: readonly string[]): readonly string[] => all.filter((_, at) => at % 7 === 0);
  const steps = Object.values(rules.frames).flatMap(({ order }) => order);
  const names = [...Object.keys(rules.frames), ...steps, '', 'nonsense'];
  return [
    ...found,
    ...names,
    ...some(Object.keys(cards)),
    ...some(Object.keys(lists)),
    ...some(Object.keys(board.hex)),
  ];
}

const nonsense: readonly Json[] = [null, true, 0, -1, 'nonsense', [], {}, [0], ['nonsense'], 1_000_000, 0.5];

/** Another value for a place; `undefined` takes the key away. */
function another(value: Json | undefined, texts: readonly string[], below: Below): Json | undefined {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  if (below(20) === 0) return pick(nonsense);
  if (typeof value === 'number')
    return below(3) === 0 ? pick(limits) : pick([value - 1, value + 1, value + 2, 0, 1, 2, 3, 5, 10, 99]);
  if (typeof value === 'string') return below(10) === 0 ? pick(inheritedNames) : pick(texts);
  if (typeof value === 'boolean') return !value;
  if (value === null || value === undefined) return pick<Json>([0, 1, 2, pick(texts)]);
  if (!Array.isArray(value))
    return below(2) === 0 ? undefined : named(value as object, pick([...inheritedNames, 'cheats']));
  const list = [...value] as Json[];
  const at = below(list.length + 1);
  const near = list[at] ?? list[0];
  const way = below(6);
  if (way === 0) list.splice(at, 1);
  else if (way === 1) list.splice(at, 0, near ?? pick(texts));
  else if (way === 2) list.splice(at, 0, another(near, texts, below) ?? null);
  else if (way === 3) return lengthened(list, near ?? pick([1, ...texts]), pick([1, 2, 5, 48, 100]));
  else if (way === 4 && list.length > 1) list.splice(at, 0, ...list.splice(below(list.length), 1));
  else list.reverse();
  return list;
}

/** A save that was changed in one place, and where. */
export function changed(state: State, ruleset: Ruleset, below: Below): readonly [string, unknown] {
  const copy = structuredClone(state) as unknown as Record<Key, Json>;
  const keys: Key[] = [below(3) > 0 ? 'frames' : (Object.keys(copy)[below(Object.keys(copy).length)] as Key)];
  let part = copy;
  for (;;) {
    const inner = part[keys.at(-1) as Key];
    // Lists and objects are changed as a whole now and then; the stack of frames too, which may lose one, or have one twice.
    if (!isPart(inner) || below(keys.length > 1 ? 6 : 10) === 0) break;
    const names = Object.keys(inner);
    if (names.length === 0) break;
    // The innermost frames are what is asked about.
    const isTop = keys.length === 1 && keys[0] === 'frames' && below(2) === 0;
    part = inner;
    keys.push(names[isTop ? names.length - 1 : below(names.length)] as Key);
  }
  const key = keys.at(-1) as Key;
  const to = another(part[key], textsOf(state, ruleset), below);
  if (to === undefined && Array.isArray(part)) part.splice(Number(key), 1);
  else if (to === undefined) delete part[key];
  else part[key] = to;
  return [`${keys.join('/')} := ${JSON.stringify(to)?.slice(0, 100)}`, copy];
}

/**
 * Offers a save as one that was read, and plays it on at random if it is accepted.
 *
 * @param slowly - by `apply`, with all that may be asked of a position, and as a save again after every action
 * @returns what went wrong; `null` if it is refused, or can be played on
 */
export function fault(
  save: unknown,
  ruleset: Ruleset,
  below: Below,
  length: number,
  slowly = true,
): string | null {
  let state: State;
  try {
    state = ruleset.parseState(JSON.stringify(save));
  } catch (error) {
    return error instanceof InvalidSaveError ? null : `It is refused by ${String(error)}`;
  }
  const played: string[] = [];
  try {
    const wrong = (slowly ? playSlowly : playFast)(state, ruleset, below, length, played);
    return wrong === null ? null : `After ${played.join(' ')}: ${wrong}`;
  } catch (error) {
    const cause = error instanceof EngineError && error.cause instanceof Error ? error.cause.stack : '';
    return `After ${played.join(' ')}: ${String(error)} ${cause}`;
  }
}

const stuck = 'Nobody can do anything.';

function playSlowly(
  start: State,
  ruleset: Ruleset,
  below: Below,
  length: number,
  played: string[],
): string | null {
  let state = start;
  for (let step = 0; step < length && state.outcome === null; step++) {
    const action = chosen(ruleset, state, below);
    if (action === undefined) return stuck;
    played.push(JSON.stringify(action));
    // What may be asked of a position is answered, and in no time.
    if (step % 20 === 0) {
      inspect(state);
      odds(state);
    }
    state = ruleset.apply(state, action);
    const [broken] = ruleset.brokenInvariants(state);
    if (broken) return `${broken.path}: ${broken.message}`;
    state = ruleset.parseState(ruleset.serialize(state));
  }
  return null;
}

function playFast(
  start: State,
  ruleset: Ruleset,
  below: Below,
  length: number,
  played: string[],
): string | null {
  const simulation = ruleset.simulate(start, { chance: 'own', seed: below(1_000_000) });
  for (let step = 0; step < length && simulation.outcome === null; step++) {
    const action = choose(simulation.legalActions(), below(1_000_000) / 1_000_000);
    if (action === undefined) return stuck;
    played.push(JSON.stringify(action));
    simulation.apply(action);
    if (step >= 5 && step % 10 > 0) continue;
    const [broken] = ruleset.brokenInvariants(simulation.snapshot());
    if (broken) return `${broken.path}: ${broken.message}`;
  }
  const [problem] = problemsOfState(simulation.snapshot(), ruleset.rules);
  return problem === undefined ? null : `As a save it is refused: ${problem.path}: ${problem.message}`;
}
