import type { Setting } from '../table/house.js';
import { fillIn } from './draft.js';
import type { Dealing, Picks } from './heroes.js';

/* Choosing another game from one that was played: the first page has its choices, and a seed of its own. */

/** What the first page has of them, by the names of its states. */
function choicesFrom({ options, seats }: Setting): Readonly<Record<string, unknown>> {
  const { edition = 'second-edition', players } = options;
  const heroes: Picks = seats.map((_, at) => (Array.isArray(players) ? (players[at]?.hero ?? null) : null));
  const dealing: Dealing | null = heroes.some((hero) => hero !== null) ? 'chosen' : null;
  return {
    another: true,
    edition,
    seats,
    dealing,
    heroes,
    ...('scenario' in options
      ? { scenario: options.scenario }
      : { modules: 'modules' in options ? (options.modules ?? []) : [] }),
  };
}

let isAnew = false;

/** Fills the first page in with them. */
export function chooseAnew(setting: Setting): void {
  fillIn(choicesFrom(setting));
  isAnew = true;
}

/** Whether the first page is opened for that, and so begins with the choices; asked again, it is not. */
export function takeChosenAnew(): boolean {
  const was = isAnew;
  isAnew = false;
  return was;
}
