import type { Row } from '../faces/face.js';
import type { View } from '../table/client.js';
import type { SecondTip } from '../texts/english-second.js';
import type { ThirdTip } from '../texts/english-third.js';
import { texts } from '../texts.js';
import type { AnswerThing, Journey, RefusalThing } from './answer-things.js';
import type { Figure, LandmarkThing, SpaceThing } from './board-things.js';
import type { CombatThing, RollThing } from './combat-things.js';

/*
 * What lies on any table, by kind of thing: a screen draws these and asks for no edition. Each edition says in its own files how its
 * inspection becomes things (second*.ts, third*.ts).
 */

/** What a tip is about. */
export type TipId = SecondTip | ThirdTip;

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
  readonly kind: string;
  /** The name of its emblem's file. */
  readonly emblem: string;
  /** What stands in its corner; empty for what has no price. */
  readonly cost: string;
  readonly worths: readonly Worth[];
  readonly rows: readonly Row[];
  readonly tokens: readonly TokenFaces[];
  /** More about it: a price, a mark, that it is used up. */
  readonly note: string;
}

/** A combat token that comes with a card. */
export interface TokenFaces {
  readonly id: string;
  readonly faces: readonly { readonly symbol: string; readonly count: number; readonly gold: boolean }[];
}

/** A card of which nothing is known. */
export const faceDown = (id: string): CardThing => ({
  id,
  name: texts().things.faceDown,
  sort: '',
  text: '',
  flavor: '',
  tone: 'plain',
  kind: '',
  emblem: '',
  cost: '',
  worths: [],
  rows: [],
  tokens: [],
  note: '',
});

/** Cards that lie together. */
export interface Pile {
  readonly title: string;
  /** What it is; left out for what a player has. */
  readonly about?: TipId;
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
  /** Whether it is out of the game. */
  readonly out: boolean;
  readonly piles: readonly Pile[];
  readonly note: string;
}

/** A row of spaces along which something moves: doom, storm, time, undefeated Challenges. */
export interface TrackThing {
  readonly title: string;
  /** What it is. */
  readonly about: TipId;
  readonly spaces: readonly {
    readonly label: string;
    readonly mark: string;
    /** What the mark means, where it is a sign. */
    readonly means?: string;
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
  /** What it is. */
  readonly about: TipId;
  readonly offers: readonly CardThing[];
}

/** Something that ends the game. */
export interface GoalThing {
  readonly text: string;
  readonly rule: string;
  /** Who has the game then. */
  readonly wins: 'one' | 'all' | 'nobody';
  readonly need: number | null;
  readonly have: readonly number[];
  /** The card that it is about. */
  readonly card: string | null;
  /** Where the card that it is about lies face up on the board; empty if it does not. */
  readonly lies: string;
  /** The same in a sentence, and where it will be before it is on the board; empty if there is nothing to say. */
  readonly whereabouts: string;
  /** Which rivals stand beside it and may win with their next fight; empty if nobody does. */
  readonly threat: string;
}

/** What one of two players who deal with each other gives, as the offer stands. */
export interface OfferThing {
  readonly player: number;
  readonly name: string;
  readonly gold: number;
  readonly cards: readonly CardThing[];
  /** What all of it costs in a market. */
  readonly worth: number;
}

/** Where a quest is done. */
export interface Errand {
  readonly where: string;
  /** Every space where it can be done, the nearest first. */
  readonly spaces: readonly string[];
}

/** Everything on the table, as one seat sees it. */
export interface Screenful {
  readonly title: string;
  readonly clock: string;
  readonly moment: readonly string[];
  /** What is left of the turn, and to pay with; empty where nothing is counted. */
  readonly left: string;
  readonly turnOf: number | null;
  /** Whether the game is counted in rounds: the first word of the moment says which. */
  readonly rounds: boolean;
  readonly asked: number | null;
  readonly question: string;
  /** As what the player answers; empty for the player's own hero. */
  readonly role: string;
  /** Whether the player answers for an enemy of somebody. */
  readonly forEnemy: boolean;
  /** Whether enemies are played by people in this edition. */
  readonly enemies: boolean;
  readonly about: CardThing | null;
  /** What both sides of a trade give; empty if nobody deals. */
  readonly offer: readonly OfferThing[];
  /** Whether it is decided already: the first answer goes on, and no other is needed. */
  readonly settled: boolean;
  /** The answer that comes to the same as each other one, or is better: its code; `null` where there is a choice. */
  readonly foregone: string | null;
  readonly answers: readonly AnswerThing[];
  /** Where any number of tokens can be chosen: one answer for these, or `null` if they cannot be chosen together; `null` for other questions. */
  readonly together: ((tokens: readonly string[]) => AnswerThing | null) | null;
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
  readonly goals: readonly GoalThing[];
  /** What a hero does that was defeated; empty unless the player's is. */
  readonly down: string;
  /** What the odds of a fight are the chance of. */
  readonly fightWon: string;
  /** What exact odds of a fight leave out; empty if nothing. */
  readonly leftOut: string;
  readonly outcome: string | null;
  readonly winners: readonly number[];
  readonly card: (id: string) => CardThing | null;
  /** What the scenario calls its story tokens; empty without them. */
  readonly storyTokens: string;
  /** A space by its name. */
  readonly placeOf: (space: string) => string;
  /** Where a quest of the player or of the story is done; `null` for other cards, and where there is no such place. */
  readonly goalOf: (card: string) => Errand | null;
  /** Which adventure lies on a space; empty if none does. */
  readonly liesAt: (space: string) => string;
  /** What a space of the board is, and what it would cost to get there. */
  readonly space: (id: string) => SpaceThing;
  /** What somebody may look for on the board. */
  readonly landmarks: readonly LandmarkThing[];
  readonly view: View;
}
