import { copyJson, keepJson } from './copy.js';
import { CopyOnWrite } from './copy-on-write.js';
import { EngineError, InvalidArgumentError } from './errors.js';
import type { ChangeBy, Detail, Details, EventContext, EventKind } from './events.js';
import { copyData } from './json.js';
import { isRecord } from './saves/describe-value.js';
import type { Envelope, GameEvent, SeenEvent, VisibleState } from './state.js';

/* A client with one view and the events has the next view without rules: an event carries what would have to be calculated. */

/** The visible table of a view of type `V`: the result of `follow`. */
export type FollowedOf<V> = Omit<V, 'frames' | 'chance'>;

/** A change by a kind of event. */
export interface Follower<S extends Envelope = Envelope, C = unknown> {
  /** The kind of event. */
  readonly on: EventKind;
  /** Makes the change by its arguments alone. The changes by a kind run in order, the edition's first. */
  run(g: EventContext<S, C>, event: GameEvent): void;
}

/**
 * Declares a change by events of a kind; details hidden from the viewer are missing.
 *
 * @param on - the kind
 * @param run - makes the change: it reads the table, the event and the content, and calls no rules
 * @example
 * ```ts
 * import { onEvent, playerAt } from 'runebound-engine/second-edition/rules';
 *
 * onEvent(goldGained, (g, { player, amount }) => {
 *   playerAt(g, player).gold += amount;
 * })
 * ```
 */
export const onEvent = <S extends Envelope, C, T extends string, D extends Details>(
  on: EventKind<T, D>,
  run: ChangeBy<T, D, EventContext<S, C>>,
): Follower<S, C> => ({ on, run: run as unknown as Follower<S, C>['run'] });

interface FollowedBy<S extends Envelope, C> {
  readonly events: Readonly<Record<string, EventKind>>;
  readonly followers: Readonly<Record<string, readonly Follower<S, C>[]>>;
  readonly content: C;
}

/**
 * The table after events, frozen, with unchanged parts shared.
 * @throws InvalidArgumentError for events that are not of these rules, or do not fit the table
 */
export function followed<S extends Envelope, C>(
  rules: FollowedBy<S, C>,
  before: VisibleState<S>,
  events: readonly (GameEvent | SeenEvent)[],
): VisibleState<S> {
  if (!Array.isArray(events)) throw new InvalidArgumentError('Events are a list, as transition gives them.');
  const told = copyData(events, (path, message) => new InvalidArgumentError(`events/${path}: ${message}`));
  if (told.length === 0) return before;
  const table = new Followed(copyJson(before), rules.content).ownAll();
  told.forEach((event, at) => {
    const wrong = (what: string) => new InvalidArgumentError(`The event at ${at} ${what}`);
    const problem = problemOfEvent(rules.events, event, before.players.length);
    if (problem !== null) throw wrong(problem);
    try {
      for (const { run } of rules.followers[event.type] ?? []) run(table, event);
    } catch (error) {
      if (error instanceof EngineError) throw error;
      throw wrong(`does not fit this view: ${event.type} names something that is not there.`);
    }
  });
  return keepJson(before, table.state);
}

/** The table of a client that follows, as a game which this client alone has. */
class Followed<S extends Envelope, C> extends CopyOnWrite<S> implements EventContext<S, C> {
  constructor(
    table: VisibleState<S>,
    readonly content: C,
  ) {
    super(table as S, []);
  }
}

/** Why a value is not an event of these kinds, to be appended to its path; `null` if it is one. */
function problemOfEvent(
  kinds: Readonly<Record<string, EventKind>>,
  event: unknown,
  players: number,
): string | null {
  if (!isRecord(event)) return 'is no object with a type.';
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
