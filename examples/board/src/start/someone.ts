import type { Seat } from '../table/client.js';

/** Who plays a game that begins at once: a person and a bot. */
export const someone: readonly Seat[] = [
  { name: 'Ann', is: 'person' },
  { name: 'Bo', is: 'bot' },
];
