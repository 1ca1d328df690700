import type { AnyAction, Decision, GameEvent, Outcome } from '../../kernel/index.js';
import type { Judged, StoryLine } from '../../words/second-edition/index.js';
import type { Cell } from './board.js';

/* What the game in the terminal asks of an edition: how its table looks. Which actions there are, and why not others, is asked of the rules. */

/** Words about a game, as the words of every edition say them. */
export interface Speaks {
  describe(what: AnyAction | GameEvent, options?: { readonly form?: 'short' | 'long' }): string;
  ask(decision: Decision | null, options?: { readonly form?: 'short' | 'long' }): string;
  text(card: string): string;
  flavor(card: string): string;
  reason(ruling: Judged): string;
  outcome(outcome: Outcome | null): string;
}

/** One of the actions that are offered, with what it is about. */
export interface Offered {
  readonly action: AnyAction;
  readonly is: { readonly is: string } & Readonly<Record<string, unknown>>;
}

/** What is shown of an action in addition to its name. */
export interface Told {
  /** At the right of it: a price, odds. */
  readonly note?: string;
  /** In a few sentences, while it is pointed at. */
  readonly detail?: readonly string[];
  /** The hex that it leads to. */
  readonly to?: string;
}

/** The table as one player sees it. */
export interface Sight {
  /** Words, as they are now. */
  readonly speaks: Speaks;
  /** What is played, and how far: for the first line. */
  readonly title: string;
  /** The hexes of the board. */
  readonly cells: ReadonlyMap<string, Cell>;
  /** The hex that matters most to this player. */
  readonly here: string | null;
  /** This player's side of the table, and what is under way, in lines of so many columns. */
  status(width: number): readonly string[];
  /** What is shown of an action. */
  told(offered: Offered): Told;
  /** Everybody with everything that may be known. */
  party(): readonly string[];
  /** What is for sale. */
  market(): readonly string[];
  /** What the signs on the board mean. */
  readonly legend: readonly string[];
  /** What lies or stands at a place named by its id, its number or its name; `null` if there is none. */
  look(place: string): readonly string[] | null;
}

/** Tells what happened, in lines. */
export interface Tells {
  tell(events: readonly GameEvent[], state: object): readonly StoryLine[];
  rest(): readonly StoryLine[];
}
