import type { AnyAction } from './action-values.js';
import { freezeJson } from './copy.js';
import { type EngineError, InvalidArgumentError, InvalidSaveError, type Problem } from './errors.js';
import { copyData } from './json.js';
import { mostPlayers } from './limits.js';
import { problemsOfNames } from './problems.js';
import type { Rules } from './rules.js';
import { isRecord } from './saves/describe-value.js';
import { type Envelope, type VisibleState, viewerOf } from './state.js';

/** @throws InvalidArgumentError for a player that the game does not have; `undefined` passes */
export function assertPlayer({ players: { length } }: Pick<Envelope, 'players'>, player: unknown): void {
  if (player === undefined) return;
  if (!Number.isInteger(player) || (player as number) < 0 || (player as number) >= length)
    throw new InvalidArgumentError(`There is no such player: players are 0 to ${length - 1}.`);
}

/**
 * The options of these names, each read once; an empty object if there are no options.
 *
 * @throws InvalidArgumentError if the value is not an object
 */
export function readOptions<O extends object>(
  options: O | undefined,
  names: readonly (keyof O & string)[],
): O {
  const read: Partial<O> = {};
  if (options === undefined) return read as O;
  try {
    if (typeof options === 'object' && options !== null) {
      for (const name of names) if (options[name] !== undefined) read[name] = options[name];
      return read as O;
    }
  } catch {
    // Reported below.
  }
  throw new InvalidArgumentError(
    `Options are an object with ${names.join(', ')}, each of which may be left out.`,
  );
}

/**
 * Like {@link readOptions}, for options in which a misspelt name would change what is played.
 *
 * @throws InvalidArgumentError if the value is not an object, or has another name
 */
export function readNamed<O extends object>(options: O | undefined, names: readonly (keyof O & string)[]): O {
  const read = readOptions(options, names);
  let other: Problem | undefined;
  try {
    [other] = problemsOfNames(options ?? {}, names);
  } catch {
    throw new InvalidArgumentError('The names of these options cannot be read.');
  }
  if (other !== undefined) throw new InvalidArgumentError(`${other.path}: ${other.message}`);
  return read;
}

/** Whether a value is a list of texts without holes. */
export function isModuleList(value: unknown): value is string[] {
  if (!Array.isArray(value)) return false;
  // Called for every call from outside, so it makes no copy; `every` would skip holes.
  for (let at = 0; at < value.length; at++) if (typeof value[at] !== 'string') return false;
  return true;
}

const longest = 1_000;

/** A copy of a list from outside; `null` if it is not a list, or is too long. */
export function readList(value: unknown, most = longest): unknown[] | null {
  try {
    if (!Array.isArray(value) || value.length > most) return null;
    return Array.from({ length: value.length }, (_, at): unknown => value[at]);
  } catch {
    return null;
  }
}

/** What a ruleset caches about one state or view. One record for all: each further WeakMap costs an action as much as a step. */
export class Page<S> {
  /** Its legal actions: of the player who is asked, then of each player. */
  lists: (readonly AnyAction[] | undefined)[] | null = null;
  /** The game in which it was made. */
  game: object | null = null;
  actions = 0;
  /** Its views: a spectator's, then each player's. */
  views: (S | undefined)[] | null = null;
  /** The latest view of each player in its game. */
  latestViews: (S | undefined)[] | null = null;
  /** Answers to queries, by query, then by arguments. */
  answers: Map<unknown, Map<string, unknown>> | null = null;

  /** @param isKnown - whether the ruleset made it */
  constructor(public isKnown: boolean) {}
}

export interface StateRegistry<S extends Envelope> {
  /** The cache of a state or a view that was read. */
  page(state: S): Page<S>;
  /** Registers a state or view that the ruleset returns; it is deeply frozen. */
  keep(state: S): S;
  /** Whether the ruleset made a value: then it needs no checks. */
  knows(value: S): boolean;
  /** A state or view of this ruleset: the value itself if it is known, else a frozen copy. It throws for any other value. */
  read(value: S): S;
  /** The same for one use: the copy of a value that may still change is mutable. */
  readOnce(value: S): S;
  readState(value: S): S;
  readView(value: S): S;
  /** A private copy of a value that belongs to this ruleset. It throws for any other value. */
  copy(value: unknown): S;
  /** The table of a view, or of what `follow` made of one; the same object for the same value. It throws for any other value. */
  readTable(value: S | VisibleState<S>): VisibleState<S>;
  /** Registers a table that the ruleset returns; it is deeply frozen. */
  keepTable(table: VisibleState<S>): VisibleState<S>;
  /** Whether a value claims to be a state of other rules or other content. */
  isOther(value: S): boolean;
}

export function stateRegistry<S extends Envelope, C>(
  rules: Rules<S, C>,
  undrafted: <T>(value: T) => T = (value) => value,
): StateRegistry<S> {
  const pages = new WeakMap<S, Page<S>>();
  const copies = new WeakMap<S, S>();
  /** Tables that the ruleset made, and those of views. */
  const tables = new WeakSet<object>();
  const cut = new WeakMap<object, VisibleState<S>>();
  const wrong = (path: string, message: string): EngineError => new InvalidSaveError([{ path, message }]);

  const knows = (state: S): boolean => pages.get(state)?.isKnown === true;

  const page = (state: S): Page<S> => {
    const met = pages.get(state);
    if (met !== undefined) return met;
    const first = new Page<S>(false);
    pages.set(state, first);
    return first;
  };

  const keep = (state: S): S => {
    page(state).isKnown = true;
    return state;
  };

  const noState = 'This is no game state. Pass one that createGame, apply or parseState gave.';

  /** A quick test before copying: a state has players. */
  const hasPlayers = (value: unknown): boolean => {
    try {
      return Array.isArray((value as S).players);
    } catch {
      return false;
    }
  };

  function copy(value: unknown): S {
    if (!hasPlayers(value)) throw wrong('', noState);
    const copied = copyData(value, wrong);
    if (!isRecord(copied)) throw wrong('', noState);
    if (isTable(copied as S))
      throw new InvalidArgumentError(
        'This view was followed by events: it says what lies on the table, not what is asked. Pass the state or a view of it.',
      );
    assertOurs(copied as S);
    return copied as S;
  }

  function read(given: S): S {
    if (typeof given !== 'object' || given === null) throw wrong('', noState);
    if (knows(given)) return given;
    const value = undrafted(given);
    if (knows(value)) return value;
    const before = copies.get(value);
    if (before !== undefined) return before;
    const copied = freezeJson(copy(value));
    if (Object.isFrozen(value)) copies.set(value, copied);
    return copied;
  }

  function readOnce(given: S): S {
    if (typeof given !== 'object' || given === null || knows(given)) return read(given);
    const value = undrafted(given);
    return Object.isFrozen(value) ? read(value) : copy(value);
  }

  /** Checks enough that the rules do not fail at their first step. */
  function assertOurs(state: S): void {
    const { frames, chance } = state;
    if (!Array.isArray(frames) || !isRecord(chance)) throw wrong('', noState);
    const { mode, generator, answered, trail } = chance;
    const isGenerator =
      Array.isArray(generator) && generator.length === 4 && generator.every(Number.isInteger);
    if (!['seeded', 'manual'].includes(mode) || !Number.isInteger(answered) || !Number.isInteger(trail))
      throw wrong('chance', 'It says how chance is answered: mode, generator, answered and trail.');
    if (generator !== null && !isGenerator)
      throw wrong('chance/generator', 'A generator is a list of four whole numbers.');
    assertOurTable(state);
  }

  function assertOurTable({
    edition,
    content,
    modules,
    decks,
    players,
    ext,
    outcome,
  }: VisibleState<S>): void {
    if (!Array.isArray(players) || ![decks, ext].every(isRecord) || outcome === undefined)
      throw wrong('', noState);
    if (players.length > mostPlayers) throw wrong('players', `No game has more than ${mostPlayers} players.`);
    if (edition !== rules.edition)
      throw wrong('edition', `This is a game of ${shown(edition)}; these are the rules of ${rules.edition}.`);
    if (!Array.isArray(modules) || !sameList(modules, rules.moduleIds))
      throw wrong(
        'modules',
        `This game is played with the modules ${listed(modules)}; these are the rules with ${listed(rules.moduleIds)}.`,
      );
    if (content !== rules.fingerprint)
      throw wrong(
        'content',
        'This game is played with other content than these rules. Compose its ruleset with composeRuleset(modules, packs).',
      );
  }

  function readTable(value: S | VisibleState<S>): VisibleState<S> {
    if (typeof value !== 'object' || value === null)
      throw wrong('', 'This is no view. Pass one that viewFor or follow gave.');
    if (tables.has(value)) return value;
    const before = cut.get(value);
    if (before !== undefined) return before;
    const whole = knows(value as S) ? (value as S) : copyData(value, wrong);
    const viewer = viewerOf(whole as S);
    if (viewer === undefined)
      throw new InvalidArgumentError(
        'Events are followed from a view. Pass one that viewFor or follow gave.',
      );
    const { frames: _, chance: __, ...table } = whole as S;
    if (!knows(value as S)) {
      assertOurTable(table);
      if (viewer !== null && !Object.hasOwn(table.players, viewer))
        throw wrong('viewer', 'It says whose view it is: a player, by index, or null.');
    }
    keepTable(freezeJson(table));
    if (Object.isFrozen(value)) cut.set(value, table);
    return table;
  }

  function keepTable(table: VisibleState<S>): VisibleState<S> {
    tables.add(table);
    return table;
  }

  return {
    readTable,
    keepTable,
    isOther(given) {
      if (typeof given !== 'object' || given === null || knows(given)) return false;
      const value = undrafted(given);
      if (knows(value)) return false;
      const { edition, content, modules } = copyData(value, wrong);
      if (!Array.isArray(modules)) return false;
      return (
        edition !== rules.edition || content !== rules.fingerprint || !sameList(modules, rules.moduleIds)
      );
    },
    keep,
    page,
    knows,
    read,
    readOnce,
    copy,
    readView(value) {
      const view = read(value);
      if (viewerOf(view) === undefined)
        throw new InvalidArgumentError('This is a whole state, no view: viewFor gives views of it.');
      return view;
    },
    readState(value) {
      const state = read(value);
      if (viewerOf(state) !== undefined)
        throw new InvalidArgumentError(
          'This is a view, what one player may know of a game: it can be looked at and simulated, but not played on. Pass the state that it is a view of.',
        );
      return state;
    },
  };
}

/** The answer to a query about a state; cached, as states never change. */
export function answerIn<T>(
  page: Page<unknown>,
  question: unknown,
  told: readonly unknown[],
  answer: () => T,
): T {
  // Other arguments are invalid: the rules report them.
  if (!told.every(isPlain)) return answer();
  page.answers ??= new Map();
  const answers = page.answers.get(question) ?? new Map<string, unknown>();
  page.answers.set(question, answers);
  // With the type, so that 7 and "7" have different keys.
  const key = told.map((one) => `${typeof one} ${String(one)}`).join('\n');
  if (!answers.has(key)) answers.set(key, answer());
  return answers.get(key) as T;
}

const isPlain = (value: unknown): boolean =>
  (typeof value !== 'object' && typeof value !== 'function') || value === null;

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && b.every((item, at) => item === a[at]);

const shown = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 60) : 'another edition';

const listed = (ids: unknown): string =>
  Array.isArray(ids) && ids.length > 0
    ? ids
        .slice(0, 20)
        .map((id) => (typeof id === 'string' ? id.slice(0, 60) : 'one without a name'))
        .join(', ')
    : '(none)';

/** Whether it is a view without frames, as `follow` returns it. */
const isTable = (value: Envelope): boolean => viewerOf(value) !== undefined && value.frames === undefined;
