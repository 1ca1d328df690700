import { EngineError, InvalidArgumentError, randomSeed, readList, readOptions } from '../kernel/index.js';
import type { Exported, Setting } from './messages.js';

/** A function that a module file exports. Functions cannot be sent to a worker: it loads the file. */
export interface FromFile {
  /** The address of the file, such as `new URL('./mine.js', import.meta.url)`. */
  readonly file: URL | string;
  /** The name of the export; `default` if left out. */
  readonly name?: string;
}

/** How games are played, and what is reported of them. */
export interface PlayoutsOptions {
  /** Games of each state; 1 if left out. */
  readonly count?: number;
  /**
   * Who chooses the actions. `random`, the default: each legal action is as likely. `nimble` and `sensible`: a bot of that kind in every seat.
   * From a file: a function like the one that a simulation's `playout` takes, `(simulation) => action`. It may choose by `simulation.below(n)`; what it
   * remembers from one game to another makes games depend on which worker plays them.
   */
  readonly policy?: 'random' | 'nimble' | 'sensible' | FromFile;
  /**
   * When a game is left: so many turns after its state (Second Edition), so many rounds after it (Third Edition), or when a function of a file,
   * asked of the position before each action, says `true`. To its end, if left out.
   */
  readonly until?:
    | {
        /** So many turns after the state (Second Edition), from 0 on. */
        readonly turns: number;
      }
    | {
        /** So many rounds after the state (Third Edition), from 0 on. */
        readonly rounds: number;
      }
    | FromFile;
  /** The most actions of a game; 100,000 if left out. */
  readonly most?: number;
  /**
   * Whether the rules are asked about each action of a policy from a file: the default. A policy that only gives listed actions may leave it out, and
   * is faster.
   */
  readonly check?: boolean;
  /**
   * What is kept of each game in addition to its outcome: `state`, the last position, or what a function of a file makes of it,
   * `(state, ruleset) => value`: plain JSON. Nothing, if left out.
   */
  readonly keep?: 'state' | FromFile;
  /**
   * A module file that exports further rules: rulesets, or rule modules of Second Edition, alone or in lists. States find theirs by the
   * edition, the modules and the content that they name.
   */
  readonly rules?: URL | string;
  /** What all chance comes from; each game has a seed of its own made of it. One of the system, if left out. */
  readonly seed?: string | number;
  /** How many workers play; as many as the machine has cores if left out. 0 and 1: the calling thread plays, by the same code. */
  readonly threads?: number;
  /** Games that may be played before they are taken from the iterator; 1,000 if left out. */
  readonly ahead?: number;
  /** Ends it: what waits for it rejects with the reason. */
  readonly signal?: AbortSignal;
}

const names = [
  'count',
  'policy',
  'until',
  'most',
  'check',
  'keep',
  'rules',
  'seed',
  'threads',
  'ahead',
  'signal',
] as const;

/** What was asked for, checked. */
export interface Asked {
  readonly states: readonly unknown[];
  readonly setting: Setting;
  /** `undefined` if nothing was said. */
  readonly threads: number | undefined;
  readonly ahead: number;
  readonly signal: AbortSignal | undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** More than any list of states has. */
const mostStates = 10_000_000;

/** What reads options. @throws InvalidArgumentError also for what cannot be read at all */
export function reading<R>(read: () => R): R {
  try {
    return read();
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new InvalidArgumentError('The states or the options cannot be read.');
  }
}

/** Reads what was asked for. @throws InvalidArgumentError naming what is wrong */
export const readAsked = (states: unknown, options: PlayoutsOptions | undefined): Asked =>
  reading(() => askedFor(states, options));

function askedFor(states: unknown, options: PlayoutsOptions | undefined): Asked {
  const list = readList(states, mostStates);
  if (list === null)
    throw new InvalidArgumentError('States are a list of what createGame, apply or viewFor gave.');
  list.forEach((state, at) => {
    if (!isObject(state) || !Array.isArray(state.players))
      throw new InvalidArgumentError(
        `states/${at} is no state: pass what createGame, apply, parseState or viewFor gave.`,
      );
  });
  const read = readOptions<PlayoutsOptions>(options, names);
  // A misspelt bound would play games to their end, some for hours.
  const unknown = Object.keys(options ?? {}).find((name) => !(names as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new InvalidArgumentError(
      `There is no option ${JSON.stringify(unknown)}: options are ${names.join(', ')}.`,
    );
  const { policy = 'random', until, keep, rules, signal, check = true, seed = randomSeed() } = read;
  if (typeof seed !== 'string' && !(typeof seed === 'number' && Number.isFinite(seed)))
    throw new InvalidArgumentError('A seed is a text or a number.');
  if (typeof check !== 'boolean') throw new InvalidArgumentError('check is true or false.');
  if (signal !== undefined && typeof signal?.addEventListener !== 'function')
    throw new InvalidArgumentError('signal is an AbortSignal, such as new AbortController().signal.');
  return {
    states: list,
    setting: {
      count: whole('count', read.count ?? 1, 1, 1_000_000_000),
      seed,
      policy:
        policy === 'random' || policy === 'nimble' || policy === 'sensible'
          ? policy
          : exported('policy', '"random", "nimble", "sensible" or', policy),
      until: until === undefined ? null : untilOf(until),
      most: whole('most', read.most ?? 100_000, 0, Number.MAX_SAFE_INTEGER),
      check,
      keep: keep === undefined ? null : keep === 'state' ? keep : exported('keep', '"state" or', keep),
      rules: rules === undefined ? null : fileOf('rules', rules),
    },
    threads: readThreads(read.threads),
    ahead: whole('ahead', read.ahead ?? 1_000, 1, Number.MAX_SAFE_INTEGER),
    signal,
  };
}

/** A number of workers. @throws InvalidArgumentError for anything else */
export const readThreads = (threads: unknown): number | undefined =>
  threads === undefined ? undefined : whole('threads', threads, 0, 1_024);

function whole(name: string, value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new InvalidArgumentError(`${name} is a whole number from ${least} to ${most}.`);
}

function untilOf(until: unknown): Setting['until'] {
  const other = '{ turns } in Second Edition, { rounds } in Third, each a whole number from 0, or';
  if (isObject(until)) {
    const { turns, rounds } = until;
    if (turns !== undefined && rounds === undefined)
      return { turns: whole('until.turns', turns, 0, Number.MAX_SAFE_INTEGER) };
    if (rounds !== undefined && turns === undefined)
      return { rounds: whole('until.rounds', rounds, 0, Number.MAX_SAFE_INTEGER) };
  }
  return exported('until', other, until);
}

function exported(option: string, other: string, value: unknown): Exported {
  if (typeof value === 'function')
    throw new InvalidArgumentError(
      `${option} is a function, which cannot be sent to a worker. Export it from a module file, and name that: { file: new URL('./mine.js', import.meta.url), name: 'mine' }.`,
    );
  const { file, name = 'default' } = isObject(value) ? value : {};
  if (file === undefined || typeof name !== 'string')
    throw new InvalidArgumentError(
      `${option} is ${other} a function of a module file: { file, name }, the address of the file and the name of the export.`,
    );
  return { file: fileOf(`${option}.file`, file), name };
}

/** The address of a file, as every thread reads it alike. */
function fileOf(option: string, file: unknown): string {
  try {
    if (typeof file === 'string' || file instanceof URL) return new URL(file).href;
  } catch {
    // Told below.
  }
  throw new InvalidArgumentError(
    `${option} is the whole address of a file, such as new URL('./mine.js', import.meta.url).`,
  );
}
