import type { TokenSymbol } from '../abilities/language.js';
import type { CardId, HexId } from '../base/state.js';
import type { Card } from '../content/cards.js';
import type { DieFace } from '../content/terrain-dice.js';

/** What an action or an answer is about, told apart by `is`. */
export type Subject =
  /** Nothing in particular. */
  | { readonly is: 'nothing' }
  /** A card, with what it is. */
  | { readonly is: 'card'; readonly card: CardId; readonly kind: Card['kind'] }
  /** The hero of a player. */
  | { readonly is: 'hero'; readonly card: CardId; readonly player: number }
  /** An ability of a card, with the text by which the card calls it, and the surges spent on it (0 where it costs none). */
  | {
      readonly is: 'ability';
      readonly card: CardId;
      readonly ability: string;
      readonly text: string;
      readonly surges: number;
    }
  /** A course that a card leaves open: an option, a reward, an outcome. */
  | { readonly is: 'course'; readonly card: CardId; readonly course: string; readonly text: string }
  /** A hex, and the die that is spent to get there with what it shows; `null` without one. */
  | { readonly is: 'hex'; readonly hex: HexId; readonly die: DieSubject | null }
  /** A player, by index. */
  | { readonly is: 'player'; readonly player: number }
  /** A terrain die. */
  | ({ readonly is: 'die' } & DieSubject)
  /** An adventure deck. */
  | { readonly is: 'deck'; readonly deck: string }
  /** A combat token, by its place among those of its side; `on` is the other token that it is used on. */
  | ({ readonly is: 'token'; readonly on: TokenSubject | null } & TokenSubject)
  /** Tokens spent together: what they show, and how much that is. */
  | {
      readonly is: 'tokens';
      readonly tokens: readonly TokenSubject[];
      readonly symbol: TokenSymbol;
      readonly amount: number;
    }
  /** Tokens that show a symbol: under this, tokens spent together are listed. */
  | { readonly is: 'symbol'; readonly symbol: TokenSymbol }
  /** Gold that a player gives. */
  | { readonly is: 'gold'; readonly player: number; readonly amount: number }
  /** The faces of a roll. */
  | { readonly is: 'roll'; readonly dice: readonly number[] }
  /** How tokens fall: the side that each shows. */
  | { readonly is: 'toss'; readonly sides: readonly number[] }
  /** Anything else, in the word that the action has for it. */
  | { readonly is: 'choice'; readonly choice: string };

/** A terrain die, by the face it shows. */
export interface DieSubject {
  /** The face, from 1. */
  readonly face: number;
  /** What is on it. */
  readonly shows: DieFace;
}

/** A combat token on the table. */
export interface TokenSubject {
  readonly token: string;
  /** Its side of the combat. */
  readonly side: 0 | 1;
  /** Its place there: actions name it so. */
  readonly place: number;
  /** What it shows. */
  readonly symbol: TokenSymbol;
}
