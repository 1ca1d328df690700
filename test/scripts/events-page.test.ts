import { expect, it } from 'vitest';
import { eventTypes } from '../../scripts/event-types.js';
import { eventsPage, outdated } from '../../scripts/events-page.js';

it('the page on events and their types are those that the declarations give', () => {
  expect(outdated(), 'Run npm run events.').toEqual([]);
  expect(eventsPage()).toContain('| `gold/gained` | A player gains gold. |');
  expect(eventTypes()).toContain("  readonly type: 'gold/gained';\n");
});
