import type { Move } from '../table/client.js';

/* What may be answered and what is refused. */

/** How likely something is, with what it says of it. */
export interface Likely {
  readonly text: string;
  /** From 0 to 1; `null` where there is more to say than one number. */
  readonly chance: number | null;
}

/** What an answer or an attempt is about. */
export interface About {
  readonly space: string | null;
  readonly card: string | null;
  /** A combat token, by side and place. */
  readonly token: string | null;
  /** Which group of buttons it belongs to. */
  readonly group: 'plain' | 'board' | 'cards' | 'tokens';
}

export interface AnswerThing extends About {
  readonly code: string;
  readonly action: Move;
  readonly label: string;
  readonly hint: string;
  readonly likely: Likely | null;
}

/** Something that could be tried, and why it is refused. */
export interface RefusalThing extends About {
  readonly code: string;
  readonly action: Move;
  readonly label: string;
  readonly reason: string;
  readonly rule: string;
}

/** A way to a space farther off: several actions in a row. */
export interface Journey {
  readonly space: string;
  readonly actions: readonly Move[];
  readonly path: readonly string[];
}
