import type { Ability, Color, Combatant, Effect, ItemClass, Terrain } from '../abilities/language.js';
import type { BoardData } from './board-types.js';

/** The source of a card: a rulebook section with its values, or our own design in place of a printed card. */
export type CardSource =
  | {
      /** A short name of the rulebook or other publication, such as `rulebook-2e`. */
      readonly document: string;
      /** The heading in it, with its parents separated by `>`. */
      readonly section: string;
    }
  | 'original';

interface CardData {
  /** Lower case with hyphens; unique over all cards of all kinds. */
  readonly id: string;
  /** Its name. Rules do not read it. */
  readonly name: string;
  /** The source of the values. Rules do not read it. */
  readonly source: CardSource;
  /** Its effect in our own words. `runebound-engine/words` has the texts of the bundled cards. */
  readonly text?: string;
  /** A line of mood of our own, without effect (2e.cards.italics). */
  readonly flavor?: string;
}

/** The printed values of a Hero or an Ally. */
interface Character {
  /** The wounds that defeat it (2e.cards.life). */
  readonly life: number;
  /** The exhaustion it can take before more becomes wounds (2e.cards.stamina). */
  readonly stamina: number;
  /** Added to mental tests, escapes and ranged rolls (2e.cards.mind-value); deals ranged damage. */
  readonly mind: Combatant;
  /** Added to physical tests and melee rolls (2e.cards.body-value); deals melee damage. */
  readonly body: Combatant;
  /** Added to social and willpower tests and magic rolls (2e.cards.spirit-value); deals magic damage. */
  readonly spirit: Combatant;
  /** Its abilities. The bearer is the Hero or Ally itself. */
  readonly abilities?: readonly Ability[];
}

/** A Hero (2e.cards.hero). */
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
  /**
   * The price to hire it, in gold (2e.market.hire-ally); a knockout takes the most expensive card (2e.knockout.card).
   */
  readonly cost: number;
  /** Type words such as `humanoid`. The base game does not read those of an Ally. */
  readonly words?: readonly string[];
  /** Its deck, if not the market deck. */
  readonly deck?: string;
  /** Further lists of effects, by name. The module that knows the deck carries them out. */
  readonly lists?: Readonly<Record<string, readonly Effect[]>>;
  /** Its values as an Item, if a rule lets its owner use it as one. The base game ignores them. */
  readonly equips?: Equips;
}

/** An Ally's values as an Item. */
export interface Equips {
  /** An Item without a class counts towards no limit. */
  readonly class?: ItemClass;
  /** The type within the class, such as `sword` or `shield`. */
  readonly type?: string;
  /** Activate to use, discard to use, always on (2e.items.use-modes). */
  readonly use: 'activate' | 'discard' | 'always';
  /** The abilities of the Item. Used as an Ally, the card does not have them. */
  readonly abilities: readonly Ability[];
}

/** An Item, as a rule of the market deck (2e.cards.item). */
export interface ItemCard extends CardData {
  /** Stands in the `market` of a pack. */
  readonly kind: 'item';
  /** The price to buy it, in gold; it sells for half (2e.market.sell-item). 0 for an Item without a cost. */
  readonly cost: number;
  /** An {@link ItemClass}, or a class that a rule module brings. An Item without one counts towards no limit. */
  readonly class?: string;
  /** The type within the class, such as `sword` or `shield`. */
  readonly type?: string;
  /** Words of its title, for modules. */
  readonly words?: readonly string[];
  /** Terrain symbols at its bottom, for modules. */
  readonly symbols?: readonly Terrain[];
  /** Its deck, if not the market deck. */
  readonly deck?: string;
  /** Activate to use, discard to use, always on (2e.items.use-modes). */
  readonly use: 'activate' | 'discard' | 'always';
  /** One with `use` if the Item is activated or discarded, none if it is always on; further abilities are allowed. */
  readonly abilities: readonly Ability[];
}

/** The values of an adventure card after a player takes it. */
export type Becomes =
  | ({
      /** An Ally with these values; it counts towards the limit (2e.limits.acquired-cards-count). */
      readonly as: 'ally';
    } & Character)
  | {
      /** An Item; it counts towards the limits (2e.limits.acquired-cards-count) and has no cost. */
      readonly as: 'item';
      /** The class for limits. */
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
      /** Its abilities while it is kept; one that uses the card up says so in its cost. */
      readonly abilities?: readonly Ability[];
    };

/** The deck of an adventure card: that of its color, or a further one. */
interface FromDeck {
  /** A card of a further deck may have none. */
  readonly color?: Color;
  /** A deck other than those of the four colors. */
  readonly deck?: string;
}

/** An enemy to fight (2e.cards.challenge). */
export interface ChallengeCard extends CardData, FromDeck {
  /** Stands in the `adventures` of a pack. */
  readonly kind: 'challenge';
  /** Type words that other cards may name: undead, dragon, beast, ... */
  readonly words?: readonly string[];
  /** The wounds that defeat it (2e.defeat.threshold). */
  readonly life: number;
  /** The target of ranged rolls and of escapes, and the wounds it deals in ranged combat (2e.cards.mind-value-challenge). */
  readonly mind: Combatant;
  /** The target of melee rolls, and the wounds it deals in melee combat (2e.cards.body-value-challenge). */
  readonly body: Combatant;
  /** The target of magic rolls, and the wounds it deals in magic combat (2e.cards.spirit-value-challenge). */
  readonly spirit: Combatant;
  /** Carried out before any Before Combat ability (2e.before-combat.challenge-first). */
  readonly beforeCombat?: readonly Effect[];
  /** Abilities while it is fought, `always` or `on`. Those after it is taken are in `becomes`. */
  readonly abilities?: readonly Ability[];
  /** The reward in addition to the adventure counter (2e.defeat.reward). */
  readonly reward?: readonly Effect[];
  /** Its values after the effect `take-card`. */
  readonly becomes?: Becomes;
  /** True if the card, once taken, is a Dragon Rune. */
  readonly rune?: boolean;
  /** True if defeating it wins the game. */
  readonly victory?: boolean;
  /** False if there is no escape from it. */
  readonly escape?: boolean;
}

/** A rule change for all players while it is in play (2e.cards.event). */
export interface EventCard extends CardData, FromDeck {
  /** Stands in the `adventures` of a pack. */
  readonly kind: 'event';
  /** I, II or III: it takes effect unless one with a higher number is in play (2e.event.compare). */
  readonly number: 1 | 2 | 3;
  /** Its abilities while it is in play, for every player. `enters` and `leaves` trigger for the player who drew. */
  readonly abilities: readonly Ability[];
}

/** Tests, fights or a side quest (2e.cards.encounter). */
export interface EncounterCard extends CardData, FromDeck {
  /** Stands in the `adventures` of a pack. */
  readonly kind: 'encounter';
  /** The effects for the player who drew it. */
  readonly effects: readonly Effect[];
  /** Its abilities while it stays open. */
  readonly abilities?: readonly Ability[];
  /** Its values after the effect `take-card`. */
  readonly becomes?: Becomes;
}

/** A card whose sort only a module knows. */
export interface FurtherCard extends CardData, Partial<Character> {
  /** Stands in the `further` of a pack. */
  readonly kind: 'further';
  /** Its sort, as the module names it. */
  readonly sort: string;
  /** Its deck; without one it stays in the box until a module takes it out. */
  readonly deck?: string;
  /** Gold, for the module. In the base game it has no cost. */
  readonly cost?: number;
  /** Type words, for the module. */
  readonly words?: readonly string[];
}

/** A deck that the base game does not have. */
export interface DeckData {
  /** The `deck` of its cards; lower case with hyphens. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** True if its cards are open from the start and can be taken in any order. */
  readonly open?: true;
}

/** Cards of the four color decks, and of further adventure decks of modules (2e.cards.adventure-types). */
export type AdventureCard = ChallengeCard | EventCard | EncounterCard;
/** Cards of the market deck and of market stacks (2e.market.deck-contents). */
export type MarketCard = AllyCard | ItemCard;
/** Any card; `kind` tells which. */
export type Card = HeroCard | AdventureCard | MarketCard | FurtherCard;

/** Whether a card is an Ally or an Item, or becomes one when a player takes it. */
export const becomes = (card: Card, as: 'ally' | 'item'): boolean =>
  card.kind === as || ('becomes' in card && card.becomes?.as === as);

/** How a player has a market card, or an adventure card that was taken. */
export type Use = 'ally' | 'item';

// Renamed: a Character of the state is a figure in play, with wounds.
export type { Character as CharacterValues };

/** The values of a fighter. */
export type Fighter = Pick<Character, 'life' | 'stamina' | 'mind' | 'body' | 'spirit'>;

/**
 * The values with which a card fights for a player: those of a Hero or an Ally, of an adventure card that became an
 * Ally (2e.cards.ally-like-hero), or of a further card that has all of them. `null` for any other card.
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

/** Content as files have it: data only. */
export interface ContentPack {
  /** The URL of the JSON Schema of packs, for editors. Rules do not read it. */
  readonly $schema?: string;
  /** Lower case with hyphens; other packs name it in `insteadOf`. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** Heroes, added to those of other packs. */
  readonly heroes?: readonly HeroCard[];
  /** Challenges, Events and Encounters. They stay in the box if another pack is `insteadOf` this one. */
  readonly adventures?: readonly AdventureCard[];
  /** Allies and Items for the market deck; an Item may name another deck. */
  readonly market?: readonly MarketCard[];
  /** Cards of further sorts. */
  readonly further?: readonly FurtherCard[];
  /** Further decks. */
  readonly decks?: readonly DeckData[];
  /** The board. The last pack with a board decides; at least one must have one. */
  readonly board?: BoardData;
  /** Further adventure counters, added to those of the base game. */
  readonly counters?: Partial<Readonly<Record<Color, number>>>;
  /** Packs whose adventure cards stay in the box because this pack replaces their adventure. */
  readonly insteadOf?: readonly string[];
  /** Decks that are out of play with this pack, such as `red`: their cards, of any pack, stay in the box. */
  readonly withoutDecks?: readonly string[];
}
