import { freezeJson } from './copy.js';
import { InvalidArgumentError, InvalidSaveError } from './errors.js';
import type { GameTypes } from './game-types.js';
import { copyData } from './json.js';
import { assertRecord, type GameRecord } from './records.js';
import type { Ruleset, TreeCounts } from './ruleset.js';

export function recordOf<T extends GameTypes>(
  ruleset: Ruleset<T>,
  options: T['options'],
  actions: readonly T['action'][],
): GameRecord<T['options'], T['action']> {
  const checkpoints: { after: number; hash: string }[] = [];
  if (!Array.isArray(actions)) throw new InvalidArgumentError('The actions of a record are a list.');
  let state = ruleset.createGame(options);
  actions.forEach((action, at) => {
    state = ruleset.apply(state, action);
    if ((at + 1) % 50 === 0 || at + 1 === actions.length)
      checkpoints.push({ after: at + 1, hash: ruleset.hashState(state) });
  });
  const wrong = (path: string, message: string) =>
    new InvalidSaveError([{ path, message }], { of: 'record' });
  // No limit of size: each action has been carried out.
  return freezeJson(copyData({ options, actions, checkpoints }, wrong, Number.POSITIVE_INFINITY));
}

/** Yields the states of a record and compares them with its checkpoints. */
export function* replayed<T extends GameTypes>(
  ruleset: Ruleset<T>,
  read: (state: T['state']) => T['state'],
  record: GameRecord<T['options'], T['action']>,
): Generator<T['state'], T['state'], void> {
  assertRecord(record);
  const hashes = new Map(record.checkpoints.map((c) => [c.after, c.hash]));
  const assertHere = (state: T['state'], after: number): void => {
    const hash = hashes.get(after);
    if (hash === undefined || hash === ruleset.hashState(state)) return;
    const message =
      'The replay drifts: this state is not the recorded one. Were rules or content changed since?';
    throw new InvalidSaveError([{ path: after === 0 ? 'options' : `actions/${after - 1}`, message }], {
      of: 'record',
    });
  };
  let state =
    record.from === undefined ? ruleset.createGame(record.options) : read(record.from as T['state']);
  assertHere(state, 0);
  yield state;
  for (const [at, action] of record.actions.entries()) {
    state = ruleset.apply(state, action);
    assertHere(state, at + 1);
    yield state;
  }
  return state;
}

/** A deeper tree could not be counted. */
const deepestTree = 20;

/** The state must have manual chance. */
export function countTree<T extends GameTypes>(
  ruleset: Ruleset<T>,
  start: () => T['state'],
  depth: number,
): TreeCounts {
  if (!Number.isInteger(depth) || depth < 0 || depth > deepestTree)
    throw new InvalidArgumentError(`The depth of a tree is a whole number from 0 to ${deepestTree}.`);
  let outcomes = 0;
  const count = (at: T['state'], left: number): number => {
    if (left === 0 || ruleset.outcome(at)) return 1;
    const chance = ruleset.decision(at)?.actor === 'chance';
    let nodes = 0;
    for (const action of ruleset.legalActions(at)) {
      if (chance) outcomes++;
      nodes += count(ruleset.apply(at, action), left - 1);
    }
    return nodes;
  };
  return { nodes: count(start(), depth), outcomes };
}

/** Reads a saved value, with its modules in the order in which they change the rules. */
export function readSaved(
  text: string,
  moduleIds: readonly string[],
  migrate: (value: unknown) => unknown,
): unknown {
  let value: unknown;
  try {
    if (typeof text !== 'string') throw new TypeError('no text');
    value = JSON.parse(text);
  } catch (error) {
    throw new InvalidSaveError([{ path: '', message: 'The text is not JSON.' }], { cause: error });
  }
  value = migrate(value);
  if (typeof value !== 'object' || value === null) return value;
  const { modules } = value as { readonly modules?: unknown };
  return Array.isArray(modules) &&
    modules.length === moduleIds.length &&
    moduleIds.every((id) => modules.includes(id))
    ? { ...value, modules: [...moduleIds] }
    : value;
}
