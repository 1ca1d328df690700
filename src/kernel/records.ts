import { InvalidSaveError, type Problem } from './errors.js';

/** A game that can be replayed: options, actions and checkpoints. */
export interface GameRecord<O, A> {
  /** The options of the game; for a game that continued `from` a position, its rules and number of players. */
  readonly options: O;
  /** The state that the game continued from, with its generator; missing if the game began normally. */
  readonly from?: unknown;
  /** All actions of players, and with manual chance all answers of chance, in order. */
  readonly actions: readonly A[];
  /** Hashes of states along the way, to detect drift. */
  readonly checkpoints: readonly {
    /** The number of actions before it. */
    readonly after: number;
    /** The hash, as `hashState` gives it. */
    readonly hash: string;
  }[];
}

/**
 * Checks that a value has the form of a record. Its options and actions are checked when they are used.
 *
 * @throws InvalidSaveError naming the problem
 */
export function assertRecord(value: unknown): void {
  let problems: readonly Problem[];
  try {
    problems = problemsOf(value);
  } catch {
    problems = [{ path: '', message: 'It cannot be read.' }];
  }
  if (problems.length > 0) throw new InvalidSaveError(problems, { of: 'record' });
}

function problemsOf(value: unknown): readonly Problem[] {
  const { options, from, actions, checkpoints } = (value ?? {}) as Record<string, unknown>;
  const problems: Problem[] = [];
  const wrong = (path: string, message: string) => problems.push({ path, message });
  if (typeof options !== 'object' || options === null)
    wrong('options', 'A record begins with the options of its game.');
  if (from !== undefined && (typeof from !== 'object' || from === null))
    wrong('from', 'The position that a game went on from is a state.');
  if (!Array.isArray(actions)) wrong('actions', 'The actions of a record are a list.');
  if (!Array.isArray(checkpoints)) {
    wrong('checkpoints', 'The checkpoints of a record are a list.');
    return problems;
  }
  const most = Array.isArray(actions) ? actions.length : Number.POSITIVE_INFINITY;
  const seen = new Set<number>();
  // Not `forEach` on the list itself: it would skip holes.
  Array.from(checkpoints).forEach((point: { after?: unknown; hash?: unknown } | null, at) => {
    const after = point?.after;
    if (typeof after !== 'number' || !Number.isInteger(after) || typeof point?.hash !== 'string')
      wrong(`checkpoints/${at}`, 'A checkpoint says after how many actions which fingerprint was found.');
    else if (after < 0 || after > most)
      wrong(`checkpoints/${at}/after`, `The record has ${most} actions: nothing was found after ${after}.`);
    else if (seen.has(after))
      wrong(`checkpoints/${at}/after`, `There is another checkpoint after ${after} actions: one is enough.`);
    else seen.add(after);
  });
  return problems;
}
