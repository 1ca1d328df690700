import { InvalidSaveError, type Problem } from './errors.js';

/** A game that can be played again: its options, its actions, and fingerprints along the way. */
export interface GameRecord<O, A> {
  /** What the game was created from; of a game that went on `from` a position, which rules it has and how many players. */
  readonly options: O;
  /** The state that the game went on from, with its generator; not there in a game that began at its beginning. */
  readonly from?: unknown;
  /** Everything that players did, and in a game of manual chance what chance answered, in order. */
  readonly actions: readonly A[];
  /** Fingerprints of states after so many actions, to detect drift. */
  readonly checkpoints: readonly {
    /** How many actions had been carried out. */
    readonly after: number;
    /** The state's hash then, as `hashState` gives it. */
    readonly hash: string;
  }[];
}

/**
 * Makes sure that a value from anywhere has the form of a record. What its options and actions say is judged when they are used.
 *
 * @throws InvalidSaveError naming what is wrong
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
  // Not `forEach` on the list itself, which would pass over holes.
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
