import {
  type ActOptions,
  type Actor,
  assertRecord,
  EngineError,
  freezeJson,
  type GameRecord,
  type GameTypes,
  InvalidArgumentError,
  type LightRuleset,
  type Ruleset,
  readAction,
  readOptions,
} from '../kernel/index.js';

/** How a table begins: with the options of a new game, or from a state, a save or a record. */
export interface TableOptions<T extends GameTypes> {
  /** The options of a new game. */
  readonly options?: T['options'];
  /** A game to continue: a state, a save as `serialize` writes it, or a record, which is replayed. */
  readonly from?: T['state'] | string | GameRecord<T['options'], T['action']>;
}

/** The beginning of a table and its rules. */
export interface TableSetting<T extends GameTypes> extends TableOptions<T> {
  /** The rules: the result of `composeRuleset`, `rulesetOf` or `bindRuleset`. Only a ruleset with checks of saves can read them. */
  readonly ruleset: LightRuleset<T> | Ruleset<T>;
}

/** An action in the log, with its events. */
export interface LogEntry<T extends GameTypes> {
  /** The number of actions so far, this one included: 0 for the setup. */
  readonly step: number;
  /** The action; `null` for the setup. */
  readonly action: T['action'] | null;
  /** Who acted: a player, by index, or chance; `null` for the setup. */
  readonly by: Actor | null;
  readonly events: readonly T['event'][];
}

/** Everything that a screen shows of a table. The same object until something changes. */
export interface TableSnapshot<T extends GameTypes> {
  readonly state: T['state'];
  /** The current decision; `null` once the game is over. */
  readonly decision: T['decision'] | null;
  /** The number of actions so far. */
  readonly step: number;
  /** The log, the setup first. */
  readonly log: readonly LogEntry<T>[];
  /** Whether the last action can be undone: not if chance answered since, or something hidden was seen. */
  readonly canUndo: boolean;
  /** Whether an undone action can be redone. */
  readonly canRedo: boolean;
}

/** A table for one game: the current state, its past, and listeners to changes. */
export interface Table<T extends GameTypes> {
  /** Its rules. */
  readonly ruleset: LightRuleset<T>;
  /** Everything that a screen shows: the same object until something changes. */
  getSnapshot(): TableSnapshot<T>;
  /**
   * Calls a listener once after each change, until the returned function is called.
   *
   * @throws InvalidArgumentError for a listener that is not a function
   */
  subscribe(listener: () => void): () => void;
  /**
   * Carries out an action with all its consequences. Undone actions can no longer be redone then.
   *
   * @param options - `by`: the player who acts; actions of others are refused
   * @throws IllegalActionError with the rule that forbids it; then nothing changes and no listener is called
   */
  act(action: T['action'], options?: ActOptions): LogEntry<T>;
  /**
   * Undoes the last action.
   *
   * @throws EngineError `no-undo` if that is not allowed, or there is none
   */
  undo(): void;
  /**
   * Redoes the last undone action.
   *
   * @throws EngineError `no-redo` if there is none
   */
  redo(): void;
  /**
   * The view of a player; with `null`, of a spectator.
   *
   * @throws InvalidArgumentError for an unknown player
   */
  view(player: number | null): T['view'];
  /**
   * The state after a number of actions, for a replay step by step.
   *
   * @param step - from 0, the first state, to the `step` of the snapshot
   * @throws InvalidArgumentError for another number
   */
  at(step: number): T['state'];
  /** The state as text, for `from`. */
  save(): string;
  /**
   * The game from its options on, for `from`.
   *
   * @throws EngineError `no-record` at a table that began from a state or a save
   */
  record(): GameRecord<T['options'], T['action']>;
}

interface Place<T extends GameTypes> {
  readonly state: T['state'];
  readonly entry: LogEntry<T>;
}

const isRuleset = (value: unknown): boolean => {
  try {
    return typeof (value as { readonly transition?: unknown } | null)?.transition === 'function';
  } catch {
    return false;
  }
};

/** A record has options; a save and a state have none. */
const isRecord = (value: unknown): boolean => {
  try {
    return typeof value === 'object' && value !== null && 'actions' in value;
  } catch {
    return false;
  }
};

/**
 * A table for a game with these rules.
 *
 * @param setting - the ruleset, and `options` of a new game or `from` to continue one
 * @throws InvalidArgumentError without a ruleset, or without exactly one of `options` and `from`; InvalidOptionsError,
 * InvalidSaveError like the functions that read those
 *
 * @example
 * ```ts
 * const table = createTable({ ruleset: composeRuleset(), options: { players: 2, seed: 'tamalir' } });
 * const stop = table.subscribe(() => draw(table.getSnapshot()));
 * table.act({ type: 'move/roll', dice: 5 }, { by: 1 });
 * ```
 */
export function createTable<T extends GameTypes>(setting: TableSetting<T>): Table<T> {
  const { ruleset, options, from } = readOptions<Partial<TableSetting<T>>>(setting, [
    'ruleset',
    'options',
    'from',
  ]);
  if (ruleset === undefined || !isRuleset(ruleset))
    throw new InvalidArgumentError('A table needs a `ruleset`, such as composeRuleset() gives.');
  if ((options === undefined) === (from === undefined))
    throw new InvalidArgumentError(
      'A table is begun with `options`, or from something: name one of the two.',
    );

  let past: readonly Place<T>[];
  let future: readonly Place<T>[] = [];
  let begunWith = options;
  const listeners = new Set<() => void>();

  const step = (after: readonly Place<T>[], action: T['action'], by?: ActOptions): Place<T> => {
    const { state } = after[after.length - 1] as Place<T>;
    // Read once: a getter may change its value, and the log must show the action that was carried out.
    const own = (readAction(action) ?? action) as T['action'];
    const next = ruleset.transition(state, own, by);
    // Only valid actions are frozen: other values may be too deep.
    freezeJson(own);
    const entry = { step: after.length, action: own, by: ruleset.actorOf(state, own), events: next.events };
    return { state: next.state, entry: Object.freeze(entry) };
  };
  const first = (state: T['state'], events: readonly T['event'][] = []): Place<T> => ({
    state,
    entry: Object.freeze({ step: 0, action: null, by: null, events }),
  });
  const begin = (given: T['options']): Place<T> => {
    const { state, events } = ruleset.startGame(given);
    return first(state, events);
  };

  if (from === undefined) {
    past = [begin(options as T['options'])];
    begunWith = ruleset.createRecord(options as T['options'], []).options;
  } else if (typeof from === 'string') past = [first((ruleset as Ruleset<T>).parseState(from))];
  else if (isRecord(from)) {
    const record = from as GameRecord<T['options'], T['action']>;
    assertRecord(record);
    // Its checkpoints are checked first.
    let opening: T['state'] | undefined;
    for (const state of ruleset.replay(record)) opening ??= state;
    // A game from a position has no options to create it from.
    if (record.from === undefined) begunWith = record.options;
    const places = [record.from === undefined ? begin(record.options) : first(opening as T['state'])];
    for (const action of record.actions) places.push(step(places, action));
    past = places;
  } else {
    // Reports a wrong state here, not at the first action.
    const text = ruleset.serialize(from as T['state']);
    past = [first(Object.isFrozen(from) ? from : freezeJson(JSON.parse(text)))];
  }

  const show = (): TableSnapshot<T> => {
    const { state } = past[past.length - 1] as Place<T>;
    const before = past[past.length - 2];
    return Object.freeze({
      state,
      decision: ruleset.decision(state),
      step: past.length - 1,
      log: Object.freeze(past.map(({ entry }) => entry)),
      canUndo: before !== undefined && ruleset.canUndo(before.state, state),
      canRedo: future.length > 0,
    });
  };
  let shown = show();

  /** Applies a change as a whole, then calls the listeners. */
  const change = (then: readonly Place<T>[], later: readonly Place<T>[]): void => {
    past = then;
    future = later;
    shown = show();
    const errors: unknown[] = [];
    // Listeners removed meanwhile are skipped, new ones wait for the next change, and an error stops no others.
    for (const listener of [...listeners])
      try {
        if (listeners.has(listener)) listener();
      } catch (error) {
        errors.push(error);
      }
    if (errors.length > 0) throw errors[0];
  };

  return Object.freeze<Table<T>>({
    ruleset,
    getSnapshot: () => shown,
    subscribe(listener) {
      if (typeof listener !== 'function') throw new InvalidArgumentError('A listener is a function.');
      // A new function each time: a listener that subscribes twice is called twice and leaves one by one.
      const own = (): void => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    act(action, by) {
      const place = step(past, action, by);
      change([...past, place], []);
      return place.entry;
    },
    undo() {
      if (!shown.canUndo)
        throw new EngineError(
          'no-undo',
          past.length === 1
            ? 'There is no action to take back.'
            : 'The last action cannot be taken back: chance has answered since, or something hidden was seen.',
        );
      change(past.slice(0, -1), [past[past.length - 1] as Place<T>, ...future]);
    },
    redo() {
      const [next, ...later] = future;
      if (next === undefined)
        throw new EngineError('no-redo', 'No action was taken back that could be done again.');
      change([...past, next], later);
    },
    view: (player) => ruleset.viewFor(shown.state, player),
    at(wanted) {
      const place = Number.isInteger(wanted) ? past[wanted] : undefined;
      if (place === undefined)
        throw new InvalidArgumentError(`There are the states after 0 to ${past.length - 1} actions.`);
      return place.state;
    },
    save: () => ruleset.serialize(shown.state),
    record() {
      if (begunWith === undefined)
        throw new EngineError(
          'no-record',
          'A record begins with the options of a game, and this table was begun from a state.',
        );
      return ruleset.createRecord(
        begunWith,
        past.flatMap(({ entry }) => (entry.action === null ? [] : [entry.action])),
      );
    },
  });
}
