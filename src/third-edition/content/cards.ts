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

/*
 * What cards and tokens are. All of it is plain JSON.
 */

/** Where content comes from: our own design, or the document that states its values. */
export type CardSource =
  | 'original'
  | {
      /** A short name of the publication, such as `published-facts`. */
      readonly document: string;
      /** The heading in it, and what of the card is our own. */
      readonly section: string;
    };

/** A face of a combat token. */
export interface TokenFace {
  /** What it shows. */
  readonly symbol: TokenSymbol;
  /** How many of it; 1 if left out (3e.combat.number). */
  readonly count?: number;
  /** Golden: it counts for initiative (3e.combat.gold). */
  readonly gold?: true;
}

/** A combat token: it shows one of its two faces. */
export interface TokenData {
  /** Its code, such as `A06`, or a name such as `corbin-1`. */
  readonly id: string;
  /** Who casts it: the hero or villain it belongs to, whoever has the asset that names it, every enemy, or every enemy from Act 2 on. */
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
  /** Lower case with hyphens; no other card has the same. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** Whose design it is. */
  readonly source: CardSource;
  /** What is written on it, where that is not said by its abilities. */
  readonly text?: string;
}

/** A hero (3e.components.hero-cards). */
export interface HeroCard extends Common {
  /** Tells it from other cards. */
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
  /** What its setup side has it do (3e.setup.setup-ability). */
  readonly setup: readonly Effect[];
  /** What it can do. */
  readonly abilities: readonly Ability[];
}

/** The types of asset (3e.asset.types). */
export const assetTypes = ['weapon', 'clothing', 'equipment', 'movement', 'goods'] as const;
/** A type of asset: a hero has one of each at most. */
export type AssetType = (typeof assetTypes)[number];

/** An asset of the market. */
export interface AssetCard extends Common {
  /** Tells it from other cards. */
  readonly kind: 'asset';
  /** Its type (3e.asset.types). */
  readonly type: AssetType;
  /** Which of the three sets it belongs to (3e.components.skill-sets). */
  readonly set: 'A' | 'B' | 'C';
  /** In gold. */
  readonly cost: number;
  /** The code of its combat token, if it has one (3e.shop.token-take). */
  readonly token?: string;
  /** What goods bring, and where (3e.asset.goods-trade). */
  readonly trade?: {
    /** In gold. */
    readonly value: number;
    /** Where they are traded. */
    readonly at: Where;
    /** Actions that it costs. */
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
  /** Tells it from other cards. */
  readonly kind: 'skill';
  /** Its type: the attribute that limits how many a hero keeps (3e.skill.types). */
  readonly type: Attribute;
  /** The set it belongs to. */
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
  /** Tells it from other cards. */
  readonly kind: 'enemy';
  /** What it is, for cards that ask. */
  readonly traits: readonly string[];
  /** The damage that defeats it. */
  readonly health: number;
  /** What is added to its health, at any moment. */
  readonly healthPlus?: Amount;
  /** What its player can do in combat. */
  readonly abilities?: readonly Ability[];
  /** One of these is the winner's (3e.enemy.reward-choice). */
  readonly rewards: readonly Option[];
}

/** An enemy of an adventure deck. */
export interface EnemyCard extends Adventure, Enemy {
  /** Tells it from other cards. */
  readonly kind: 'enemy';
}

/**
 * A story card that is an enemy: whoever draws it fights it at once (3e.story.draw, 3e.story.immediate). The winner is rewarded, and the card is
 * discarded: it is no trophy (3e.story.no-trophy).
 */
export interface StoryEnemyCard extends Enemy {
  /** Tells it from the enemies of the adventure decks. */
  readonly deck: 'story';
  /** The scenario it belongs to. */
  readonly scenario: string;
}

/** What an outcome of a quest requires: a die for each (3e.quest.match). */
export type Required = Terrain | 'wild';

/** A quest (3e.quest.keep). */
export interface QuestCard extends Adventure {
  /** Tells it from other cards. */
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
  /** What people read. */
  readonly label: string;
  /** Empty if it needs nothing. */
  readonly requires: readonly Required[];
  /** The bonus. */
  readonly do: readonly Effect[];
  /** The card is discarded instead of becoming a trophy. */
  readonly discard?: true;
}

/** An option of an event; as a rumor it keeps the card faceup until it is carried out (3e.event.rumor). */
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
  /** Tells it from other cards. */
  readonly kind: 'event';
  /** The two options, of which one is chosen. */
  readonly options: readonly [EventOption, EventOption];
}

/** A story card (3e.story.draw). */
export interface StoryCard extends Common {
  /** Tells it from other cards. */
  readonly kind: 'story';
  /** The scenario it belongs to. */
  readonly scenario: string;
  /** What happens when it is drawn. */
  readonly do: readonly Effect[];
  /** A story quest lies in a slot until somebody completes it (3e.story.quest). */
  readonly quest?: {
    /** Where it can be attempted; with one hex it is marked by a token. */
    readonly at: Where;
    /** Actions that an attempt costs. */
    readonly actions: number;
    /** Explored, but where no outcome requires a symbol: then it is simply done. */
    readonly outcomes: readonly Outcome[];
  };
}

/** A villain: the back of a scenario card (3e.villain.definition). */
export interface VillainCard extends Common {
  /** Tells it from other cards. */
  readonly kind: 'villain';
  /** The scenario it belongs to. */
  readonly scenario: string;
  /** What it is, for cards that ask. */
  readonly traits: readonly string[];
  /** The damage that defeats it. */
  readonly health: number;
  /** What is added to its health, at any moment. */
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
