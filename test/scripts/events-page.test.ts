import { expect, it } from 'vitest';
import { eventsPage, isEventsPageCurrent } from '../../scripts/events-page.js';

it('the page on events is the one that the declarations give', () => {
  expect(isEventsPageCurrent(), 'Run npm run events.').toBe(true);
  expect(eventsPage()).toContain('| `gold/gained` | A player gains gold. |');
});
