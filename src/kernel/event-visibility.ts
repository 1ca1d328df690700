import { EngineError, InvalidArgumentError } from './errors.js';
import type { EventKind } from './events.js';
import type { GameEvent, SeenEvent } from './state.js';

/**
 * Events as one player, or a spectator, sees them: without hidden details and hidden events. If nothing is hidden, it
 * returns the same objects and the same list.
 *
 * @param kinds - all kinds of event, by type
 * @throws InvalidArgumentError unless the events are a list of these kinds and the player is a player or `null`
 */
export function eventsFor(
  kinds: Readonly<Record<string, EventKind | undefined>>,
  events: readonly GameEvent[],
  player: number | null,
): readonly SeenEvent[] {
  if (player !== null && !(Number.isInteger(player) && player >= 0))
    throw new InvalidArgumentError('Events are seen by a player, by index, or by a spectator: null.');
  try {
    if (!Array.isArray(events)) throw new InvalidArgumentError('Events are a list, as transition gives it.');
    const seen: SeenEvent[] = [];
    let same = true;
    for (const event of events as readonly GameEvent[]) {
      const one = seenBy(kinds, event, player);
      if (one !== null) seen.push(one);
      if (one !== event) same = false;
    }
    return same ? events : Object.freeze(seen);
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw new InvalidArgumentError('These events cannot be read.');
  }
}

function seenBy(
  kinds: Readonly<Record<string, EventKind | undefined>>,
  event: GameEvent,
  player: number | null,
): SeenEvent | null {
  const type: unknown = typeof event === 'object' && event !== null ? event.type : undefined;
  const kind = typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (kind === undefined)
    throw new InvalidArgumentError(
      typeof type === 'string'
        ? `No module in force declares the event "${type.slice(0, 60)}".`
        : 'An event is an object with a "type".',
    );
  if (kind.knownTo === undefined) return event;
  if (player !== null && kind.knownTo(event).includes(player)) return event;
  const hidden = Object.keys(kind.details).filter((name) => kind.details[name]?.hidden);
  if (hidden.length === 0) return null;
  if (!hidden.some((name) => Object.hasOwn(event, name))) return event;
  return Object.freeze(
    Object.fromEntries(Object.entries(event).filter(([name]) => !hidden.includes(name))),
  ) as unknown as SeenEvent;
}
