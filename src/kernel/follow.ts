import { copyJson, keepJson } from './copy.js';
import { EngineError, InvalidArgumentError } from './errors.js';
import type { Detail, Details, EventKind, SeenOf } from './events.js';
import { copyData } from './json.js';
import type { Envelope, GameEvent, SeenEvent, VisibleState } from './state.js';

/* A client with one view and the events has the next view without rules: an event carries what would have to be calculated. */

/** The visible table of a view of type `V`: the result of `follow`. */
export type FollowedOf<V> = Omit<V, 'frames' | 'chance'>;

/** The change of the table by a kind of event. */
export interface Follower<S extends Envelope = Envelope, C = unknown> {
  /** The kind of event. */
  readonly on: EventKind;
  /** Changes the table, a private copy, by its arguments alone. The followers of a kind run in order, the edition's first. */
  run(table: VisibleState<S>, event: GameEvent, content: C): void;
}

/**
 * Declares how events of a kind change the table; details hidden from the viewer are missing.
 *
 * @param on - the kind
 * @param run - makes the change: it reads the table, the event and the content, and calls no rules
 * @example
 * ```ts
 * onEvent(goldGained, (table, { player, amount }) => {
 *   const its = table.players[player];
 *   if (its) its.gold += amount;
 * })
 * ```
 */
export const onEvent = <S extends Envelope, C, T extends string, D extends Details>(
  on: EventKind<T, D>,
  run: (table: VisibleState<S>, event: SeenOf<EventKind<T, D>>, content: C) => void,
): Follower<S, C> => ({ on, run: run as unknown as Follower<S, C>['run'] });

interface Followed<S extends Envelope, C> {
  readonly events: Readonly<Record<string, EventKind>>;
  readonly followers: Readonly<Record<string, readonly Follower<S, C>[]>>;
  readonly content: C;
}

/**
 * The table after events, frozen, with unchanged parts shared.
 * @throws InvalidArgumentError for events that are not of these rules, or do not fit the table
 */
export function followed<S extends Envelope, C>(
  rules: Followed<S, C>,
  before: VisibleState<S>,
  events: readonly (GameEvent | SeenEvent)[],
): VisibleState<S> {
  if (!Array.isArray(events)) throw new InvalidArgumentError('Events are a list, as transition gives them.');
  const told = copyData(events, (path, message) => new InvalidArgumentError(`events/${path}: ${message}`));
  if (told.length === 0) return before;
  const table = copyJson(before);
  told.forEach((event, at) => {
    const wrong = (what: string) => new InvalidArgumentError(`The event at ${at} ${what}`);
    const problem = problemOfEvent(rules.events, event, before.players.length);
    if (problem !== null) throw wrong(problem);
    try {
      for (const { run } of rules.followers[event.type] ?? []) run(table, event, rules.content);
    } catch (error) {
      if (error instanceof EngineError) throw error;
      throw wrong(`does not fit this view: ${event.type} names something that is not there.`);
    }
  });
  return keepJson(before, table);
}

/** Why a value is not an event of these kinds, to be appended to its path; `null` if it is one. */
function problemOfEvent(
  kinds: Readonly<Record<string, EventKind>>,
  event: unknown,
  players: number,
): string | null {
  if (typeof event !== 'object' || event === null || Array.isArray(event)) return 'is no object with a type.';
  const { type } = event as { readonly type?: unknown };
  const kind = typeof type === 'string' ? kinds[type] : undefined;
  if (kind === undefined)
    return typeof type === 'string'
      ? `is a ${type.slice(0, 60)}, which no module in force declares.`
      : 'has no type.';
  for (const [name, detail] of Object.entries(kind.details)) {
    const value = Object.hasOwn(event, name) ? (event as GameEvent)[name] : undefined;
    if (
      value === undefined
        ? !detail.optional && !detail.hidden
        : !isSuch(detail, value, detail.list ?? 0, players)
    )
      return `does not tell its "${name}" as a ${kind.type} does: ${detail.meaning || `${detail.words ?? detail.kind}.`}`;
  }
  return null;
}

/** Whether a value is of the sort of a detail, as far as the kernel knows the sort. */
function isSuch(detail: Detail, value: unknown, list: number, players: number): boolean {
  if (value === null) return detail.nullable === true;
  if (list > 0) return Array.isArray(value) && value.every((one) => isSuch(detail, one, list - 1, players));
  switch (detail.kind) {
    case 'player':
      return Number.isInteger(value) && (value as number) >= 0 && (value as number) < players;
    case 'integer':
      return Number.isInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'word':
      return detail.words?.some((word) => word === value) === true;
    default:
      // An edition or a module defines the sort.
      return true;
  }
}
