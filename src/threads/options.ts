import { EngineError, InvalidArgumentError, randomSeed, readList, readOptions } from '../kernel/index.js';
import { isRecord } from '../kernel/saves/describe-value.js';
import type { Exported, Setting } from './messages.js';

/** An exported function of a module file. Functions cannot be sent to a worker: it loads the file. */
export interface FromFile {
  /** The address of the file, such as `new URL('./mine.js', import.meta.url)`. */
  readonly file: URL | string;
  /** The name of the export; `default` if left out. */
  readonly name?: string;
}

/** How games are played, and what is reported of them. */
export interface PlayoutsOptions {
  /** Games of each state; 1 by default. */
  readonly count?: number;
  /**
   * Who chooses the actions. `random`, the default: each legal action is equally likely. `nimble` and `sensible`: a bot
   * of that kind in every seat. From a file: a function as for a simulation's `playout`, `(simulation) => action`,
   * which may use `simulation.below(n)`. If it remembers anything between games, its games depend on the worker that
   * plays them.
   */
  readonly policy?: 'random' | 'nimble' | 'sensible' | FromFile;
  /**
   * When a game is left: after some turns (Second Edition) or rounds (Third Edition) from its state, or when a function
   * of a file, called with the position before each action, returns `true`. By default it is played to its end.
   */
  readonly until?:
    | {
        /** Turns after the state (Second Edition), from 0. */
        readonly turns: number;
      }
    | {
        /** Rounds after the state (Third Edition), from 0. */
        readonly rounds: number;
      }
    | FromFile;
  /** The most actions of a game; 100,000 by default. */
  readonly most?: number;
  /**
   * Whether the rules check each action of a policy from a file; true by default. A policy that only returns listed
   * actions may switch it off and is faster.
   */
  readonly check?: boolean;
  /**
   * What is kept of each game in addition to its outcome: `state`, the last position, or the result of a function of a
   * file, `(state, ruleset) => value`, as plain JSON. Nothing by default.
   */
  readonly keep?: 'state' | FromFile;
  /**
   * A module file that exports further rules: rulesets, or rule modules of Second Edition, alone or in lists. States
   * find theirs by their edition, modules and content.
   */
  readonly rules?: URL | string;
  /** The source of all chance; each game gets its own seed from it. One of the system by default. */
  readonly seed?: string | number;
  /** The most workers; the number of cores by default. With 0 or 1 the calling thread plays, with the same code. */
  readonly threads?: number;
  /** Games that may be played before the iterator takes them; 1,000 by default. */
  readonly ahead?: number;
  /** Ends the run: pending promises reject with its reason. */
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

export interface Asked {
  readonly states: readonly unknown[];
  readonly setting: Setting;
  readonly threads: number | undefined;
  readonly ahead: number;
  readonly signal: AbortSignal | undefined;
}

/** More than any list of states has. */
const mostStates = 10_000_000;

/** Reads options. @throws InvalidArgumentError also for unreadable values */
export function reading<R>(read: () => R): R {
  try {
    return read();
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new InvalidArgumentError('The states or the options cannot be read.');
  }
}

export const readAsked = (states: unknown, options: PlayoutsOptions | undefined): Asked =>
  reading(() => askedFor(states, options));

function askedFor(states: unknown, options: PlayoutsOptions | undefined): Asked {
  const list = readList(states, mostStates);
  if (list === null)
    throw new InvalidArgumentError('States are a list of what createGame, apply or viewFor gave.');
  list.forEach((state, at) => {
    if (!isRecord(state) || !Array.isArray(state.players))
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

export const readThreads = (threads: unknown): number | undefined =>
  threads === undefined ? undefined : whole('threads', threads, 0, 1_024);

function whole(name: string, value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new InvalidArgumentError(`${name} is a whole number from ${least} to ${most}.`);
}

function untilOf(until: unknown): Setting['until'] {
  const other = '{ turns } in Second Edition, { rounds } in Third, each a whole number from 0, or';
  if (isRecord(until)) {
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
  const { file, name = 'default' } = isRecord(value) ? value : {};
  if (file === undefined || typeof name !== 'string')
    throw new InvalidArgumentError(
      `${option} is ${other} a function of a module file: { file, name }, the address of the file and the name of the export.`,
    );
  return { file: fileOf(`${option}.file`, file), name };
}

/** The absolute address of a file, the same for every thread. */
function fileOf(option: string, file: unknown): string {
  try {
    if (typeof file === 'string' || file instanceof URL) return new URL(file).href;
  } catch {}
  throw new InvalidArgumentError(
    `${option} is the whole address of a file, such as new URL('./mine.js', import.meta.url).`,
  );
}
