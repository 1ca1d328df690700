import { eventsFor, viewFor } from 'runebound-engine';
import { type FromServer, fromServer } from '../protocol.js';
import { isOpen, type Step } from '../tables/table.js';

/* What a seat receives of a table: its view once, then what happens, each time as this seat may know it. */

/** A message as text. What breaks the protocol is never sent. */
export const textOf = (message: FromServer): string => JSON.stringify(fromServer.parse(message));

/** All that a seat may know. */
export const viewOf = ({ seq, state, events }: Step, seat: number | null): FromServer => ({
  type: 'view',
  seq,
  view: { ...viewFor(state, seat) },
  events: seq === 0 ? eventsFor(events, seat).map((event) => ({ ...event })) : [],
});

/** What happened with an action; after actions were taken back, all that is known again. */
export function movedOf(step: Step, seat: number | null): FromServer {
  const { seq, by, state, events } = step;
  if (step.back) return viewOf(step, seat);
  const { frames, chance } = viewFor(state, seat);
  return {
    type: 'moved',
    seq,
    by: by ?? 0,
    events: eventsFor(events, seat).map((event) => ({ ...event })),
    frames: [...frames],
    chance: { ...chance },
    open: isOpen(step),
  };
}
