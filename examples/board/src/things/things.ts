import type { Move, View } from '../table/client.js';

/*
 * What lies on any table, by kind of thing: a screen draws these and asks for no edition. Each edition says in one file how its
 * inspection becomes things (second.ts, third.ts).
 */

/** A number with all that makes it up, in words. */
export interface Worth {
  readonly label: string;
  readonly value: string;
  /** How it comes to that, such as `6 (4, +2 experience)`. */
  readonly told: string;
}

/** A supply that runs down: Life, Stamina, health. */
export interface Gauge {
  readonly label: string;
  readonly left: number;
  readonly max: number;
  readonly told: string;
}

export type Tone = 'green' | 'yellow' | 'blue' | 'red' | 'violet' | 'orange' | 'plain';

/** A card as somebody reads it. */
export interface CardThing {
  readonly id: string;
  readonly name: string;
  /** What sort of card it is. */
  readonly sort: string;
  readonly text: string;
  readonly flavor: string;
  readonly tone: Tone;
  readonly worths: readonly Worth[];
  /** What is to be said besides: a price, a mark, that it is used up. */
  readonly note: string;
}

/** Cards that lie together. */
export interface Pile {
  readonly title: string;
  readonly cards: readonly CardThing[];
  /** How many more lie there that this seat does not know. */
  readonly hidden: number;
}

/** Somebody who stands on the table: a hero, an ally, an enemy. */
export interface CharacterThing {
  readonly card: string;
  readonly name: string;
  readonly sort: string;
  readonly gauges: readonly Gauge[];
  readonly worths: readonly Worth[];
}

/** All that a player has. */
export interface PlayerThing {
  readonly player: number;
  readonly name: string;
  readonly characters: readonly CharacterThing[];
  readonly purse: readonly Worth[];
  readonly piles: readonly Pile[];
  readonly note: string;
}

/** A figure on the board. */
export interface Figure {
  readonly player: number;
  readonly name: string;
  readonly space: string | null;
}

/** A die, a face of it. */
export interface DieThing {
  readonly label: string;
  /** Terrains it shows, for a die of the land. */
  readonly terrains: readonly string[];
}

/** Dice on the table, with what they come to. */
export interface RollThing {
  readonly title: string;
  readonly dice: readonly DieThing[];
  readonly told: string;
}

/** A combat token. */
export interface TokenThing {
  readonly id: string;
  readonly place: number;
  readonly shows: { readonly symbol: string; readonly count: number; readonly gold: boolean };
  readonly other: { readonly symbol: string; readonly count: number; readonly gold: boolean };
  readonly at: string;
  readonly worth: number;
  readonly on: string | null;
}

/** One side of a combat. */
export interface SideThing {
  readonly side: 0 | 1;
  readonly card: string;
  readonly name: string;
  readonly words: string;
  readonly text: string;
  readonly gauges: readonly Gauge[];
  /** What it can do, by kind of attack, with what stands against it. */
  readonly blows: readonly { readonly label: string; readonly worths: readonly Worth[] }[];
  readonly tokens: readonly TokenThing[];
  readonly acting: boolean;
  readonly note: string;
}

export interface CombatThing {
  readonly title: string;
  readonly moment: string;
  readonly sides: readonly SideThing[];
  readonly notes: readonly string[];
}

/** A row of spaces along which something moves: doom, storm, time, undefeated Challenges. */
export interface TrackThing {
  readonly title: string;
  readonly spaces: readonly {
    readonly label: string;
    readonly mark: string;
    readonly here: boolean;
    readonly tone: Tone;
    readonly card: string | null;
  }[];
  readonly notes: readonly string[];
}

/** A place where cards can be bought. */
export interface StallThing {
  readonly place: string;
  readonly near: string;
  readonly offers: readonly CardThing[];
}

/** A space, where it is drawn. */
export interface Spot {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Its corners, as the points of a polygon; empty for a place that is no hex. */
  readonly points: string;
}

/** The board, drawn. */
export interface BoardThing {
  readonly name: string;
  /** What is inside the SVG, without its frame. */
  readonly svg: string;
  readonly viewBox: string;
  /** How wide it is for its height. */
  readonly ratio: number;
  readonly spots: ReadonlyMap<string, Spot>;
}

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

/** How the story of the dice is shown: what fell with the last action. */
export interface Throw {
  readonly title: string;
  readonly dice: readonly DieThing[];
}

/** Everything on the table, as one seat sees it. */
export interface Screenful {
  readonly title: string;
  readonly clock: string;
  readonly moment: string;
  readonly turnOf: number | null;
  readonly asked: number | null;
  readonly question: string;
  readonly about: CardThing | null;
  readonly answers: readonly AnswerThing[];
  readonly refusals: readonly RefusalThing[];
  readonly journeys: readonly Journey[];
  readonly figures: readonly Figure[];
  readonly players: readonly PlayerThing[];
  readonly combat: CombatThing | null;
  readonly rolls: readonly RollThing[];
  readonly tracks: readonly TrackThing[];
  readonly stalls: readonly StallThing[];
  /** Whether the market is what it is about. */
  readonly trading: boolean;
  readonly piles: readonly Pile[];
  readonly outcome: string | null;
  readonly winners: readonly number[];
  readonly card: (id: string) => CardThing | null;
  readonly view: View;
}
