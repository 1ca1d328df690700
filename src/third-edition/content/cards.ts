import type {
  Ability,
  Amount,
  Attribute,
  Effect,
  Option,
  TokenSymbol,
  Where,
} from '../abilities/language.js';
import type { AdventureType, PlaceKind, Terrain } from './board-types.js';

/** The source of content: our own design, or the document that states its values. */
export type CardSource =
  | 'original'
  | {
      /** A short name of the publication, such as `published-facts`. */
      readonly document: string;
      /** The heading in it, and which parts of the card are our own. */
      readonly section: string;
    };

/** A face of a combat token. */
export interface TokenFace {
  /** The symbol. */
  readonly symbol: TokenSymbol;
  /** How many; 1 by default (3e.combat.number). */
  readonly count?: number;
  /** Golden: it counts for initiative (3e.combat.gold). */
  readonly gold?: true;
}

/** A combat token with two faces. */
export interface TokenData {
  /** Its code, such as `A06`, or a name such as `corbin-1`. */
  readonly id: string;
  /**
   * Who casts it: its hero or villain, the hero with the asset that names it, every enemy, or every enemy from Act 2
   * on.
   */
  readonly of:
    | 'asset'
    | 'enemy'
    | 'act-2'
    | {
        /** The hero or the villain. */
        readonly card: string;
      };
  /** Its two faces. */
  readonly faces: readonly [TokenFace, TokenFace];
}

/** What every card has. */
interface Common {
  /** Lower case with hyphens, unique among cards. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** The source of the design. */
  readonly source: CardSource;
  /** Its text, as far as its abilities do not say it. */
  readonly text?: string;
}

/** A hero (3e.components.hero-cards). */
export interface HeroCard extends Common {
  /** The discriminant of cards. */
  readonly kind: 'hero';
  /** Terrain dice it moves and explores with (3e.hero.speed). */
  readonly speed: number;
  /** The damage that defeats it (3e.hero.health). */
  readonly health: number;
  /** Its maximum hand size (3e.hero.hand-size). */
  readonly hand: number;
  /** Its Body (3e.hero.attributes). */
  readonly body: number;
  /** Its Mind (3e.hero.attributes). */
  readonly mind: number;
  /** Its Spirit (3e.hero.attributes). */
  readonly spirit: number;
  /** The gold it begins with (3e.setup.starting-gold). */
  readonly gold: number;
  /** The kind of place it begins at (3e.setup.start-location). */
  readonly start: Exclude<PlaceKind, 'city'>;
  /** The effects of its setup side (3e.setup.setup-ability). */
  readonly setup: readonly Effect[];
  /** What it can do. */
  readonly abilities: readonly Ability[];
}

/** The types of asset (3e.asset.types). */
export const assetTypes = ['weapon', 'clothing', 'equipment', 'movement', 'goods'] as const;
/** A type of asset: a hero has at most one of each. */
export type AssetType = (typeof assetTypes)[number];

/** An asset of the market. */
export interface AssetCard extends Common {
  /** The discriminant of cards. */
  readonly kind: 'asset';
  /** Its type (3e.asset.types). */
  readonly type: AssetType;
  /** Which of the three sets it belongs to (3e.components.skill-sets). */
  readonly set: 'A' | 'B' | 'C';
  /** In gold. */
  readonly cost: number;
  /** The code of its combat token, if any (3e.shop.token-take). */
  readonly token?: string;
  /** The trade of goods (3e.asset.goods-trade). */
  readonly trade?: {
    /** In gold. */
    readonly value: number;
    /** Where they are traded. */
    readonly at: Where;
    /** The actions to trade them. */
    readonly actions: number;
  };
  /** What it does for its hero. */
  readonly abilities?: readonly Ability[];
}

/** The six sets of skills (3e.components.skill-sets). */
export const skillSets = [
  'force-of-nature',
  'military-training',
  'thirst-for-adventure',
  'gentleman-of-fortune',
  'favourite-of-the-gods',
  'rune-magic',
] as const;

/** A skill. */
export interface SkillCard extends Common {
  /** The discriminant of cards. */
  readonly kind: 'skill';
  /** Its type: the attribute that limits how many a hero keeps (3e.skill.types). */
  readonly type: Attribute;
  /** Its set. */
  readonly set: (typeof skillSets)[number];
  /** Trophies it costs: of a type, or of any (3e.skill.cost). */
  readonly cost: Readonly<Partial<Record<AdventureType | 'any', number>>>;
  /** It counts as a success in a test (3e.skill.success). */
  readonly success?: true;
  /** What it does once it is learned. */
  readonly abilities?: readonly Ability[];
}

/** What all adventure cards have. */
interface Adventure extends Common {
  /** The deck it belongs to: the type of trophy it is (3e.trophies.type). */
  readonly deck: AdventureType;
  /** The scenario it belongs to; none if left out (3e.components.adventure-cards-scenario). */
  readonly scenario?: string;
}

/** What every enemy has (3e.enemy.card-parts). */
interface Enemy extends Common {
  /** The discriminant of cards. */
  readonly kind: 'enemy';
  /** Its traits, for cards that ask. */
  readonly traits: readonly string[];
  /** The damage that defeats it. */
  readonly health: number;
  /** An addition to its health, computed when needed. */
  readonly healthPlus?: Amount;
  /** What its player can do in combat. */
  readonly abilities?: readonly Ability[];
  /** One of these is the winner's (3e.enemy.reward-choice). */
  readonly rewards: readonly Option[];
}

/** An enemy of an adventure deck. */
export interface EnemyCard extends Adventure, Enemy {
  /** The discriminant of cards. */
  readonly kind: 'enemy';
}

/**
 * A story card that is an enemy: the player who draws it fights it at once (3e.story.draw, 3e.story.immediate). The
 * winner gets the reward and the card is discarded; it is no trophy (3e.story.no-trophy).
 */
export interface StoryEnemyCard extends Enemy {
  /** The discriminant among enemies. */
  readonly deck: 'story';
  /** The scenario it belongs to. */
  readonly scenario: string;
}

/** The requirement of an outcome: one die for each (3e.quest.match). */
export type Required = Terrain | 'wild';

/** A quest (3e.quest.keep). */
export interface QuestCard extends Adventure {
  /** The discriminant of cards. */
  readonly kind: 'quest';
  /** Where it is attempted. */
  readonly at: Where;
  /** Actions that an attempt costs. */
  readonly actions: number;
  /** At most three (3e.quest.outcomes). */
  readonly outcomes: readonly Outcome[];
}

/** An outcome of a quest. */
export interface Outcome {
  /** Names it, in lower case with hyphens. */
  readonly id: string;
  /** The label for people. */
  readonly label: string;
  /** Empty if nothing is required. */
  readonly requires: readonly Required[];
  /** The bonus. */
  readonly do: readonly Effect[];
  /** The card is discarded instead of becoming a trophy. */
  readonly discard?: true;
}

/** An option of an event. As a rumor it keeps the card faceup until it is carried out (3e.event.rumor). */
export interface EventOption extends Option {
  /** As a rumor: where it is carried out, and what that costs. */
  readonly rumor?: {
    /** Where it is carried out. */
    readonly at: Where;
    /** Actions that it costs. */
    readonly actions: number;
    /** What carrying it out brings. */
    readonly do: readonly Effect[];
  };
}

/** An event (3e.event.choose). */
export interface EventCard extends Adventure {
  /** The discriminant of cards. */
  readonly kind: 'event';
  /** The two options; the player chooses one. */
  readonly options: readonly [EventOption, EventOption];
}

/** A story card (3e.story.draw). */
export interface StoryCard extends Common {
  /** The discriminant of cards. */
  readonly kind: 'story';
  /** The scenario it belongs to. */
  readonly scenario: string;
  /** What happens when it is drawn. */
  readonly do: readonly Effect[];
  /** A story quest stays in a slot until a player completes it (3e.story.quest). */
  readonly quest?: {
    /** Where it can be attempted; a single hex gets a token. */
    readonly at: Where;
    /** Actions that an attempt costs. */
    readonly actions: number;
    /** Without any required symbol there is no exploration: the quest is simply completed. */
    readonly outcomes: readonly Outcome[];
  };
}

/** A villain: the back of a scenario card (3e.villain.definition). */
export interface VillainCard extends Common {
  /** The discriminant of cards. */
  readonly kind: 'villain';
  /** The scenario it belongs to. */
  readonly scenario: string;
  /** Its traits, for cards that ask. */
  readonly traits: readonly string[];
  /** The damage that defeats it. */
  readonly health: number;
  /** An addition to its health, computed when needed. */
  readonly healthPlus: Amount;
  /** Story tokens and zombies cannot bring its health below this (3e.villain.health-floor). */
  readonly healthFloor: number;
  /** What its player can do in combat. */
  readonly abilities: readonly Ability[];
  /** Where it is spawned: the id of a place or region. */
  readonly spawns: Where;
}

/** A card of an adventure deck. */
export type AdventureCard = EnemyCard | QuestCard | EventCard;

/** Any card. */
export type Card =
  | HeroCard
  | AssetCard
  | SkillCard
  | AdventureCard
  | StoryCard
  | StoryEnemyCard
  | VillainCard;
