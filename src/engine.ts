/* The functions take states of any of an engine's editions and play each by its own rules; the types follow the state. */

import type { Editions, EditionsIn, OptionsFor, SeenIn, TypesOf } from './edition-types.js';
import type { EngineFunctions } from './engine-functions.js';
import {
  assertRecord,
  actionCode as codeOf,
  type EventKind,
  eventsFor,
  type GameTypes,
  InvalidArgumentError,
  InvalidOptionsError,
  InvalidSaveError,
  isModuleList,
  type Ruleset,
  readList,
  readOptions,
  UnknownRulesetError,
} from './kernel/index.js';
import { createTable, type Table, type TableOptions } from './table/table.js';

/** An edition of the game for an engine. */
export interface Edition<Id extends string = string, T extends GameTypes = GameTypes> {
  /** Its id in options and states. */
  readonly id: Id;
  /**
   * The ruleset of these bundled modules, by id.
   *
   * @throws InvalidOptionsError if it is not a list of ids; UnknownRulesetError for modules that do not exist
   */
  rulesetOf(modules: readonly string[]): Ruleset<T>;
  /** For options without a list of `modules`: an edition with scenarios reads `scenario`. The result goes to `rulesetOf` unchanged. */
  modulesIn?(options: Readonly<Record<string, unknown>>): readonly string[];
  /** The kinds of event of all its bundled rules; if left out, those of its ruleset without modules. */
  eventKinds?(): readonly EventKind[];
}

// The signatures of `Engine` say which types go together; inside, a ruleset may be of any edition.
// biome-ignore lint/suspicious/noExplicitAny: rulesets of all editions are kept side by side
type AnyRuleset = Ruleset<any>;

/** An edition of any types. */
export interface AnyEdition {
  /** Its id in options and states. */
  readonly id: string;
  /** The ruleset of these bundled modules, by id. */
  // biome-ignore lint/suspicious/noExplicitAny: rulesets of all editions are kept side by side
  rulesetOf(modules: readonly string[]): Ruleset<any>;
  /** The modules of options, for an edition whose options do not have a list of `modules`. */
  modulesIn?(options: Readonly<Record<string, unknown>>): readonly string[];
  /** The kinds of event of all its bundled rules; if left out, those of its ruleset without modules. */
  eventKinds?(): readonly EventKind[];
}

/** The functions of an engine. `R` are the types of its editions, `D` is the default edition. */
export interface Engine<R extends Editions, D extends keyof R> extends EngineFunctions<R, D> {
  /** The ruleset of a state. */
  rulesetFor<S extends SeenIn<R>>(state: S): Ruleset<TypesOf<R, S>>;
  /** The one-line code of an action. */
  actionCode(action: R[keyof R]['action']): string;
  /** A table for one game: new with `options`, or continued `from` a state, a save or a record. */
  createTable<Id extends keyof R = D>(
    setting: TableOptions<Omit<R[Id], 'options'> & { options: OptionsFor<R, Id> }>,
  ): Table<R[Id]>;
}

/** The names of the rules in any value, read once; `null` if it cannot be read. */
function namesIn(value: unknown): { readonly edition: unknown; readonly modules: unknown } | null {
  try {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const { edition, modules } = value as { readonly edition?: unknown; readonly modules?: unknown };
    // A frozen list is its own key.
    return {
      edition,
      modules: isModuleList(modules) && !Object.isFrozen(modules) ? [...modules] : modules,
    };
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    // JSON.parse would convert other values to text.
    if (typeof text !== 'string') throw new TypeError('no text');
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidSaveError([{ path: '', message: 'The text is not JSON.' }], { cause: error });
  }
}

function optionsIn(value: unknown): unknown {
  try {
    if (typeof value !== 'object' || value === null || !('actions' in value)) return undefined;
    return (value as { readonly options?: unknown }).options;
  } catch {
    return undefined;
  }
}

const isEdition = (value: unknown): value is Edition => {
  try {
    const { id, rulesetOf } = value as Partial<Edition>;
    return typeof id === 'string' && typeof rulesetOf === 'function';
  } catch {
    return false;
  }
};

/**
 * Makes an engine of editions: its functions play each state by the rules of its own edition.
 *
 * @throws InvalidArgumentError without editions, or for two with one id
 * @example
 * ```ts
 * const { createGame, legalActions, apply } = createEngine([secondEdition, thirdEdition]);
 * const game = createGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 7 });
 * ```
 */
export function createEngine<const L extends readonly AnyEdition[]>(
  editions: L,
): Engine<EditionsIn<L>, L[0]['id'] & keyof EditionsIn<L>> {
  const list = readList(editions) ?? [];
  if (!list.every(isEdition) || list.length === 0)
    throw new InvalidArgumentError(
      'An engine takes a list of at least one edition, each with an `id` and `rulesetOf`.',
    );
  const shelf = new Map<unknown, Edition>(list.map((edition) => [edition.id, edition]));
  if (shelf.size < list.length) throw new InvalidArgumentError('Each edition needs an id of its own.');
  const [byDefault] = shelf.keys();

  function editionOf(id: unknown): Edition {
    const edition = shelf.get(id);
    if (edition !== undefined) return edition;
    const asked = typeof id === 'string' ? `"${id.slice(0, 60)}"` : 'of that name';
    const known = [...shelf.keys()].join(', ');
    throw new UnknownRulesetError(
      `There is no edition ${asked}; there ${shelf.size === 1 ? 'is' : 'are'} ${known}.`,
    );
  }

  /** The bundled ruleset of a state; the ruleset itself checks the state. */
  function rulesetFor(state: unknown): AnyRuleset {
    const names = namesIn(state);
    if (names === null)
      throw new InvalidSaveError([
        { path: '', message: 'This is no game state. Pass one that createGame, apply or parseState gave.' },
      ]);
    const edition = editionOf(names.edition);
    if (!isModuleList(names.modules))
      throw new InvalidSaveError([{ path: 'modules', message: 'Modules are a list of module ids.' }]);
    return edition.rulesetOf(names.modules);
  }

  let kinds: Readonly<Record<string, EventKind>> | undefined;

  /** Editions may share a type, but such a kind must hide nothing: an event does not name its edition. */
  function kindsOfEvents(): Readonly<Record<string, EventKind>> {
    if (kinds !== undefined) return kinds;
    const found = new Map<string, EventKind>();
    for (const edition of shelf.values())
      for (const kind of edition.eventKinds?.() ?? Object.values(edition.rulesetOf([]).rules.events)) {
        const other = found.get(kind.type);
        if (other !== undefined && other !== kind && (other.knownTo ?? kind.knownTo) !== undefined)
          throw new InvalidArgumentError(
            `Two editions of this engine have an event ${kind.type}, and one of them hides something of it: ask the ruleset of the state, rulesetFor(state).eventsFor.`,
          );
        found.set(kind.type, kind);
      }
    kinds = Object.fromEntries(found);
    return kinds;
  }

  function rulesetOfOptions(options: unknown): AnyRuleset {
    const names = namesIn(options);
    if (names === null)
      throw new InvalidOptionsError([
        { path: '', message: 'Options are an object such as { players: 3, seed: "tamalir" }.' },
      ]);
    const { edition: id = byDefault, modules = [] } = names;
    const edition = editionOf(id);
    const asked = edition.modulesIn?.(options as Readonly<Record<string, unknown>>) ?? modules;
    return edition.rulesetOf(asked as readonly string[]);
  }

  const engine: Engine<Editions, string> = {
    createGame: (options) => rulesetOfOptions(options).createGame(options),
    startGame: (options) => rulesetOfOptions(options).startGame(options),
    legalActions: (state, player) => rulesetFor(state).legalActions(state, player),
    mayAct: (state) => rulesetFor(state).mayAct(state),
    actorOf: (state, action) => rulesetFor(state).actorOf(state, action),
    apply: (state, action, options) => rulesetFor(state).apply(state, action, options),
    transition: (state, action, options) => rulesetFor(state).transition(state, action, options),
    decision: (state) => rulesetFor(state).decision(state),
    outcome: (state) => rulesetFor(state).outcome(state),
    explain: (state, action, options) => rulesetFor(state).explain(state, action, options),
    rulesetFor,
    chanceOutcomes: (state) => rulesetFor(state).chanceOutcomes(state),
    viewFor: (state, player) => rulesetFor(state).viewFor(state, player),
    eventsFor: (events, player) => eventsFor(kindsOfEvents(), events, player) as never,
    receiveView(previous, json) {
      const value = typeof json === 'string' ? parsed(json) : json;
      return rulesetFor(value).receiveView(previous, value);
    },
    follow: (view, events) => rulesetFor(view).follow(view, events),
    predict: (view, action, answers) => rulesetFor(view).predict(view, action, answers),
    simulate: (state, options) => rulesetFor(state).simulate(state, options),
    createRecord: (options, actions) => rulesetOfOptions(options).createRecord(options, actions),
    replay(record) {
      assertRecord(record);
      return rulesetOfOptions(record.options).replay(record);
    },
    serialize: (state) => rulesetFor(state).serialize(state),
    parseState: (text) => rulesetFor(parsed(text)).parseState(text),
    hashState: (state) => rulesetFor(state).hashState(state),
    canUndo: (before, after) => rulesetFor(after).canUndo(before, after),
    perft: (state, depth) => rulesetFor(state).perft(state, depth),
    actionCode: (action) => codeOf(action),
    parseActionCode: (code, state) =>
      (state === undefined || state === null ? rulesetOfOptions({}) : rulesetFor(state)).parseActionCode(
        code,
      ),
    createTable(setting) {
      const { options, from } = readOptions<TableOptions<GameTypes>>(setting, ['options', 'from']);
      const begun = typeof from === 'string' ? parsed(from) : from;
      const record = optionsIn(begun);
      const ruleset =
        begun === undefined || record !== undefined ? rulesetOfOptions(record ?? options) : rulesetFor(begun);
      return createTable({ ruleset, options, from });
    },
    brokenInvariants: (state) => rulesetFor(state).brokenInvariants(state),
  };
  return Object.freeze(engine) as unknown as Engine<EditionsIn<L>, L[0]['id'] & keyof EditionsIn<L>>;
}
