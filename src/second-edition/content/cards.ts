import type { Ability, Color, Combatant, Effect, ItemClass } from '../abilities/language.js';
import type { BoardData } from './board-types.js';

/** Where a card comes from: a section of a rulebook that states its values, or our own design in place of a printed card. */
export type CardSource = { readonly document: string; readonly section: string } | 'original';

interface CardData {
  /** Lower case with hyphens; unique over all cards of all kinds. */
  readonly id: string;
  readonly name: string;
  readonly source: CardSource;
  /** What the card does, in our own words, for people to read. */
  readonly text?: string;
  /** A line of mood, our own. It has no effect (2e.cards.italics). */
  readonly flavor?: string;
}

interface Character {
  readonly life: number;
  readonly stamina: number;
  readonly mind: Combatant;
  readonly body: Combatant;
  readonly spirit: Combatant;
  readonly abilities?: readonly Ability[];
}

export interface HeroCard extends CardData, Character {
  readonly kind: 'hero';
  /** Bonus to tests that name the skill, by skill. */
  readonly skills?: Readonly<Record<string, number>>;
}

export interface AllyCard extends CardData, Character {
  readonly kind: 'ally';
  readonly cost: number;
  readonly words?: readonly string[];
}

export interface ItemCard extends CardData {
  readonly kind: 'item';
  readonly cost: number;
  /** An Item without a class counts towards no limit. */
  readonly class?: ItemClass;
  /** The type within the class, such as `sword` or `shield`. */
  readonly type?: string;
  /** The deck it belongs to, where that is not the market deck. */
  readonly deck?: string;
  /** Activate to use, discard to use, always on (2e.items.use-modes). */
  readonly use: 'activate' | 'discard' | 'always';
  readonly abilities: readonly Ability[];
}

/** What an adventure card turns into when a player takes it. */
export type Becomes =
  | ({ readonly as: 'ally' } & Character)
  | {
      readonly as: 'item';
      readonly class: ItemClass;
      readonly type: string;
      readonly use: 'activate' | 'discard' | 'always';
      readonly abilities: readonly Ability[];
    }
  /** Kept for a later effect: neither Item nor Ally (2e.defeat.card-kept-for-effect). */
  | { readonly as: 'kept'; readonly abilities?: readonly Ability[] };

/** Where an adventure card is drawn from and goes back to: the deck of its color, or the further deck it names. */
interface FromDeck {
  /** A card of a further deck may have none. */
  readonly color?: Color;
  /** A deck besides those of the four colors. */
  readonly deck?: string;
}

export interface ChallengeCard extends CardData, FromDeck {
  readonly kind: 'challenge';
  /** Type words that other cards may name: undead, dragon, beast, ... */
  readonly words?: readonly string[];
  readonly life: number;
  /** The values are target numbers, the damages are wounds. */
  readonly mind: Combatant;
  readonly body: Combatant;
  readonly spirit: Combatant;
  readonly beforeCombat?: readonly Effect[];
  readonly abilities?: readonly Ability[];
  readonly reward?: readonly Effect[];
  readonly becomes?: Becomes;
  /** True if the card, once taken, is a Dragon Rune. */
  readonly rune?: boolean;
  /** True if defeating it wins the game. */
  readonly victory?: boolean;
  /** False if there is no escape from it. */
  readonly escape?: boolean;
}

export interface EventCard extends CardData, FromDeck {
  readonly kind: 'event';
  readonly number: 1 | 2 | 3;
  readonly abilities: readonly Ability[];
}

export interface EncounterCard extends CardData, FromDeck {
  readonly kind: 'encounter';
  /** What its text tells the player who drew it to do. */
  readonly effects: readonly Effect[];
  /** What is in force while it stays open. */
  readonly abilities?: readonly Ability[];
  readonly becomes?: Becomes;
}

/** A card of a sort that the base game does not know. A module says what it is good for. */
export interface FurtherCard extends CardData, Partial<Character> {
  readonly kind: 'further';
  /** Which sort of card it is, in the module's words. */
  readonly sort: string;
  /** The deck it belongs to; without one it lies in the box until a module takes it out. */
  readonly deck?: string;
  readonly cost?: number;
  readonly words?: readonly string[];
}

/** A deck besides those of the base game. */
export interface DeckData {
  readonly id: string;
  readonly name: string;
  /** True if its cards lie open from the start, free to be taken in any order. */
  readonly open?: true;
}

export type AdventureCard = ChallengeCard | EventCard | EncounterCard;
export type MarketCard = AllyCard | ItemCard;
export type Card = HeroCard | AdventureCard | MarketCard | FurtherCard;

/** Whether a card is an Ally or an Item, or becomes one when a player takes it. */
export const becomes = (card: Card, as: 'ally' | 'item'): boolean =>
  card.kind === as || ('becomes' in card && card.becomes?.as === as);

/** The values of one who fights. */
export type Fighter = Pick<Character, 'life' | 'stamina' | 'mind' | 'body' | 'spirit'>;

/**
 * The values with which a card fights for a player: those of a Hero or an Ally, of an adventure card that became an Ally
 * (2e.cards.ally-like-hero), or of a card of a further sort that has all of them. `null` for any other card.
 */
export function fighterOf(card: Card): Fighter | null {
  if (card.kind === 'ally' || card.kind === 'hero') return card;
  if ('becomes' in card && card.becomes?.as === 'ally') return card.becomes;
  return card.kind === 'further' && isFighter(card) ? card : null;
}

const isFighter = (card: Partial<Fighter>): card is Fighter =>
  card.life !== undefined &&
  card.stamina !== undefined &&
  card.mind !== undefined &&
  card.body !== undefined &&
  card.spirit !== undefined;

/** Content as it is written and shared: data only. */
export interface ContentPack {
  readonly id: string;
  readonly name: string;
  readonly heroes?: readonly HeroCard[];
  readonly adventures?: readonly AdventureCard[];
  readonly market?: readonly MarketCard[];
  /** Cards of further sorts. */
  readonly further?: readonly FurtherCard[];
  /** Decks besides those of the four colors and the market. */
  readonly decks?: readonly DeckData[];
  readonly board?: BoardData;
  /** Adventure counters in the box with it, besides those of the base game. */
  readonly counters?: Partial<Readonly<Record<Color, number>>>;
  /** Packs whose adventure cards stay in the box, because this one brings an adventure of its own. */
  readonly insteadOf?: readonly string[];
}
