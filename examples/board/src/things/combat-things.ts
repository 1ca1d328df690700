import type { CardThing, Gauge, Worth } from './things.js';

/* Dice and combats, as any edition has them. */

/** A die, a face of it. */
export interface DieThing {
  readonly label: string;
  /** The number of the face, for a die of the land. */
  readonly face?: number;
  /** Terrains it shows, for a die of the land. */
  readonly terrains: readonly string[];
}

/** Dice on the table, or cards that are revealed in their place, with what they come to. */
export interface RollThing {
  readonly title: string;
  readonly dice: readonly DieThing[];
  readonly cards?: readonly CardThing[];
  readonly told: string;
}

/** How the story of the dice is shown: what fell with the last action. */
export interface Throw {
  readonly title: string;
  readonly dice: readonly DieThing[];
}

/** A combat token. */
export interface TokenThing {
  readonly id: string;
  readonly place: number;
  readonly shows: { readonly symbol: string; readonly count: number; readonly gold: boolean };
  readonly other: { readonly symbol: string; readonly count: number; readonly gold: boolean };
  readonly at: string;
  readonly worth: number;
  /** Whether it lies on a double, or is the double that lies under another token; `null` for others. */
  readonly lies: 'on' | 'under' | null;
}

/** An ability in a combat, with what it costs and what it does. */
export interface AbilityThing {
  readonly card: string;
  readonly ability: string;
  readonly name: string;
  readonly text: string;
  /** Surges that it costs; empty if none. */
  readonly surges: string;
  readonly used: boolean;
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
  /** What lies in its pool, by symbol. */
  readonly pool: readonly { readonly symbol: string; readonly amount: number; readonly told: string }[];
  /** What its cards can do in a combat. */
  readonly abilities: readonly AbilityThing[];
  /** Damage that is about to be suffered. */
  readonly coming: number;
  readonly acting: boolean;
  readonly note: string;
}

export interface CombatThing {
  readonly title: string;
  readonly moment: string;
  readonly sides: readonly SideThing[];
  readonly notes: readonly string[];
}
