import type { AnyAction, Decision, GameEvent, Outcome } from '../../../src/kernel/index.js';
import type { Likely } from '../../../src/words/chances.js';
import type { Judged, StoryLine } from '../../../src/words/second-edition/index.js';
import type { Cell } from './board.js';

export interface Speaks {
  describe(what: AnyAction | GameEvent, options?: { readonly form?: 'short' | 'long' }): string;
  ask(decision: Decision | null, options?: { readonly form?: 'short' | 'long' }): string;
  text(card: string): string;
  flavor(card: string): string;
  reason(ruling: Judged): string;
  chance(found: Likely): string;
  outcome(outcome: Outcome | null): string;
}

export interface Offered {
  readonly action: AnyAction;
  readonly is: { readonly is: string } & Readonly<Record<string, unknown>>;
}

export interface Told {
  /** Text on the right: a price, odds. */
  readonly note?: string | undefined;
  readonly detail?: readonly string[];
  /** The hex to which it leads. */
  readonly to?: string | null;
}

export interface Sight {
  readonly speaks: Speaks;
  readonly title: string;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly here: string | null;
  /** The player's possessions and what is under way, in lines of this width. */
  status(width: number): readonly string[];
  told(offered: Offered): Told;
  party(): readonly string[];
  market(): readonly string[];
  readonly legend: readonly string[];
  /** What is at a place, by its id, number or name; `null` for an unknown place. */
  look(place: string): readonly string[] | null;
  /** The steps to a place within reach that is several choices away; `null` if there are none. */
  way?(place: string): readonly AnyAction[] | null;
}

export interface Tells {
  tell(events: readonly GameEvent[], state: object): readonly StoryLine[];
  rest(): readonly StoryLine[];
}
