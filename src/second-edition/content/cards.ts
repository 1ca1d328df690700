import type { Ability, Color, Combatant, Effect, ItemClass, Terrain } from '../abilities/language.js';
import type { BoardData } from './board-types.js';

/** Where a card comes from: a section of a rulebook that states its values, or our own design in place of a printed card. */
export type CardSource =
  | {
      /** A short name of the rulebook or other publication, such as `rulebook-2e`. */
      readonly document: string;
      /** The heading in it, the way there written with `>`. */
      readonly section: string;
    }
  | 'original';

interface CardData {
  /** Lower case with hyphens; unique over all cards of all kinds. */
  readonly id: string;
  /** What people call it; never looked at by a rule. */
  readonly name: string;
  /** Whose the values are. It has no effect. */
  readonly source: CardSource;
  /** What the card does, in our own words, for people to read. Those of the bundled cards are told by `runebound-engine/words`. */
  readonly text?: string;
  /** A line of mood, our own. It has no effect (2e.cards.italics). */
  readonly flavor?: string;
}

/** The values of a Hero or an Ally, as they stand on its card. */
interface Character {
  /** How many wounds defeat it (2e.cards.life). */
  readonly life: number;
  /** How much exhaustion it bears before more becomes wounds (2e.cards.stamina). */
  readonly stamina: number;
  /** Added to mental tests, escapes and ranged rolls (2e.cards.mind-value); deals ranged damage. */
  readonly mind: Combatant;
  /** Added to physical tests and melee rolls (2e.cards.body-value); deals melee damage. */
  readonly body: Combatant;
  /** Added to social and willpower tests and magic rolls (2e.cards.spirit-value); deals magic damage. */
  readonly spirit: Combatant;
  /** What it can do. The bearer is the Hero or Ally itself. */
  readonly abilities?: readonly Ability[];
}

/** A Hero that a player may be given (2e.cards.hero). */
export interface HeroCard extends CardData, Character {
  /** Stands in the `heroes` of a pack. */
  readonly kind: 'hero';
  /** Bonus to tests that name the skill, by skill. */
  readonly skills?: Readonly<Record<string, number>>;
}

/** An Ally of the market deck (2e.cards.ally). */
export interface AllyCard extends CardData, Character {
  /** Stands in the `market` of a pack. */
  readonly kind: 'ally';
  /** The gold it takes to hire it (2e.market.hire-ally); the dearest card is lost in a knockout (2e.knockout.card). */
  readonly cost: number;
  /** Type words such as `humanoid`. No rule of the base game looks at those of an Ally. */
  readonly words?: readonly string[];
  /** The deck it belongs to, where that is not the market deck. */
  readonly deck?: string;
  /** Lists of effects besides its abilities, by name: the module that knows the deck says when each is carried out. */
  readonly lists?: Readonly<Record<string, readonly Effect[]>>;
  /** What it is as an Item, where a rule in force lets its owner use it as one. To the base game it is an Ally all the same. */
  readonly equips?: Equips;
}

/** What an Ally is that may be used as an Item instead. */
export interface Equips {
  /** One without a class counts towards no limit. */
  readonly class?: ItemClass;
  /** The type within the class, such as `sword` or `shield`. */
  readonly type?: string;
  /** Activate to use, discard to use, always on (2e.items.use-modes). */
  readonly use: 'activate' | 'discard' | 'always';
  /** As on an Item of the market deck. They are the Item's: used as an Ally, the card does not have them. */
  readonly abilities: readonly Ability[];
}

/** An Item, as a rule of the market deck (2e.cards.item). */
export interface ItemCard extends CardData {
  /** Stands in the `market` of a pack. */
  readonly kind: 'item';
  /** The gold it takes to buy it; selling brings half of it (2e.market.sell-item). 0 for an Item without a cost. */
  readonly cost: number;
  /** An {@link ItemClass}, or a class that a rule module brings. An Item without one counts towards no limit. */
  readonly class?: string;
  /** The type within the class, such as `sword` or `shield`. */
  readonly type?: string;
  /** Words of its title, for a module to look at. */
  readonly words?: readonly string[];
  /** Terrain symbols printed at its bottom, for a module to look at. */
  readonly symbols?: readonly Terrain[];
  /** The deck it belongs to, where that is not the market deck. */
  readonly deck?: string;
  /** Activate to use, discard to use, always on (2e.items.use-modes). */
  readonly use: 'activate' | 'discard' | 'always';
  /** One with `use` if the Item is activated or discarded, none if it is always on; others may stand beside it. */
  readonly abilities: readonly Ability[];
}

/** What an adventure card turns into when a player takes it. */
export type Becomes =
  | ({
      /** An Ally with these values; it counts towards the limit (2e.limits.acquired-cards-count). */
      readonly as: 'ally';
    } & Character)
  | {
      /** An Item; it counts towards the limits (2e.limits.acquired-cards-count) and has no cost. */
      readonly as: 'item';
      /** What limits it counts towards. */
      readonly class: ItemClass;
      /** The type within the class, such as `sword` or `shield`. */
      readonly type: string;
      /** Activate to use, discard to use, always on (2e.items.use-modes). */
      readonly use: 'activate' | 'discard' | 'always';
      /** As on an Item of the market deck. */
      readonly abilities: readonly Ability[];
    }
  | {
      /** Kept for a later effect: neither Item nor Ally (2e.defeat.card-kept-for-effect). */
      readonly as: 'kept';
      /** What it does while it is kept; one that is used up says so in its cost. */
      readonly abilities?: readonly Ability[];
    };

/** Where an adventure card is drawn from and goes back to: the deck of its color, or the further deck it names. */
interface FromDeck {
  /** A card of a further deck may have none. */
  readonly color?: Color;
  /** A deck besides those of the four colors. */
  readonly deck?: string;
}

/** An enemy to fight (2e.cards.challenge). */
export interface ChallengeCard extends CardData, FromDeck {
  /** Stands in the `adventures` of a pack. */
  readonly kind: 'challenge';
  /** Type words that other cards may name: undead, dragon, beast, ... */
  readonly words?: readonly string[];
  /** How many wounds defeat it (2e.defeat.threshold). */
  readonly life: number;
  /** The target of ranged rolls and of escapes, and the wounds it deals in ranged combat (2e.cards.mind-value-challenge). */
  readonly mind: Combatant;
  /** The target of melee rolls, and the wounds it deals in melee combat (2e.cards.body-value-challenge). */
  readonly body: Combatant;
  /** The target of magic rolls, and the wounds it deals in magic combat (2e.cards.spirit-value-challenge). */
  readonly spirit: Combatant;
  /** What happens before anybody's Before Combat ability (2e.before-combat.challenge-first). */
  readonly beforeCombat?: readonly Effect[];
  /** What is in force while it is fought, `always` or `on`. What it does once taken stands in `becomes`. */
  readonly abilities?: readonly Ability[];
  /** What defeating it brings besides the adventure counter (2e.defeat.reward). */
  readonly reward?: readonly Effect[];
  /** As what the effect `take-card` takes it. */
  readonly becomes?: Becomes;
  /** True if the card, once taken, is a Dragon Rune. */
  readonly rune?: boolean;
  /** True if defeating it wins the game. */
  readonly victory?: boolean;
  /** False if there is no escape from it. */
  readonly escape?: boolean;
}

/** A change of the rules for everybody, while it is in play (2e.cards.event). */
export interface EventCard extends CardData, FromDeck {
  /** Stands in the `adventures` of a pack. */
  readonly kind: 'event';
  /** I, II or III: it takes effect unless one with a higher number is in play (2e.event.compare). */
  readonly number: 1 | 2 | 3;
  /** What is in force while it is in play, for every player. `enters` and `leaves` are set off for the player who drew. */
  readonly abilities: readonly Ability[];
}

/** Tests, fights or a side quest (2e.cards.encounter). */
export interface EncounterCard extends CardData, FromDeck {
  /** Stands in the `adventures` of a pack. */
  readonly kind: 'encounter';
  /** What its text tells the player who drew it to do. */
  readonly effects: readonly Effect[];
  /** What is in force while it stays open. */
  readonly abilities?: readonly Ability[];
  /** As what the effect `take-card` takes it. */
  readonly becomes?: Becomes;
}

/** A card of a sort that the base game does not know. A module says what it is good for. */
export interface FurtherCard extends CardData, Partial<Character> {
  /** Stands in the `further` of a pack. */
  readonly kind: 'further';
  /** Which sort of card it is, in the module's words. */
  readonly sort: string;
  /** The deck it belongs to; without one it lies in the box until a module takes it out. */
  readonly deck?: string;
  /** Gold, for the module to ask. To the base game it has no cost. */
  readonly cost?: number;
  /** Type words, for the module to look at. */
  readonly words?: readonly string[];
}

/** A deck besides those of the base game. */
export interface DeckData {
  /** What cards name as their `deck`; lower case with hyphens. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** True if its cards lie open from the start, free to be taken in any order. */
  readonly open?: true;
}

/** What lies in the decks of the four colors, and in further decks to which a module goes for adventures (2e.cards.adventure-types). */
export type AdventureCard = ChallengeCard | EventCard | EncounterCard;
/** What lies in the market deck and in market stacks (2e.market.deck-contents). */
export type MarketCard = AllyCard | ItemCard;
/** Any card of a game; `kind` tells which. */
export type Card = HeroCard | AdventureCard | MarketCard | FurtherCard;

/** Whether a card is an Ally or an Item, or becomes one when a player takes it. */
export const becomes = (card: Card, as: 'ally' | 'item'): boolean =>
  card.kind === as || ('becomes' in card && card.becomes?.as === as);

/** As what a player can have a market card, or an adventure card that was taken. */
export type Use = 'ally' | 'item';

// A character of the state is another thing: somebody on the table, with wounds.
export type { Character as CharacterValues };

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
  /** Where the JSON Schema of packs lies, for editors. It has no effect. */
  readonly $schema?: string;
  /** Lower case with hyphens; other packs name it in `insteadOf`. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** Heroes that players may be given, besides those of other packs. */
  readonly heroes?: readonly HeroCard[];
  /** Challenges, Events and Encounters. They stay in the box if a pack is played `insteadOf` this one. */
  readonly adventures?: readonly AdventureCard[];
  /** Allies and Items for the market deck; an Item may name another deck. */
  readonly market?: readonly MarketCard[];
  /** Cards of further sorts. */
  readonly further?: readonly FurtherCard[];
  /** Decks besides those of the four colors and the market. */
  readonly decks?: readonly DeckData[];
  /** The board to play on. Of several packs the last that has one decides, and one of them must. */
  readonly board?: BoardData;
  /** Adventure counters in the box with it, besides those of the base game. */
  readonly counters?: Partial<Readonly<Record<Color, number>>>;
  /** Packs whose adventure cards stay in the box, because this one brings an adventure of its own. */
  readonly insteadOf?: readonly string[];
  /** Decks that are not played with while this pack is: their cards, of whatever pack, stay in the box, such as those of `red`. */
  readonly withoutDecks?: readonly string[];
}
