// Written by `npm run generate -- effects` from parts.ts, effects, conditions and lists of words.
/* The ability language: what a card can say, as plain JSON without functions. */
import type { AdventureType, Attribute, DamageType, PlaceKind, Terrain, TokenSymbol } from './words.js';

export * from './words.js';

/**
 * What sets abilities off.
 * - `engage`: You engage a foe, or are engaged: before any token is cast. Enemies too.
 * - `foe-agility`: Your foe has spent agility, and what it was spent on has happened. Enemies too.
 * - `combat-won`: You have won a combat; it is over. Enemies too.
 * - `defeated`: You have been defeated; in a combat, once that is over. Enemies too.
 * - `trophy-gained`: You have gained a trophy.
 * - `rested`: You have rested.
 * - `trained`: You have trained.
 * - `shopped`: You have shopped.
 */
export const moments = [
  'engage',
  'foe-agility',
  'combat-won',
  'defeated',
  'trophy-gained',
  'rested',
  'trained',
  'shopped',
] as const;
/** See {@link moments}. */
export type Moment = (typeof moments)[number];
/** What sets abilities of enemies and villains off. They have nothing to pay with, so theirs act by themselves. */
export const enemyMoments: readonly Moment[] = ['engage', 'foe-agility', 'combat-won', 'defeated'];
/** What happens while the combat lasts. */
export const combatMoments: readonly Moment[] = ['engage', 'foe-agility'];

/**
 * Values of a hero that cards can change (3e.hero.bonus).
 * - `speed`: How many terrain dice its movement rolls.
 * - `health`: How much damage defeats it.
 * - `hand`: The maximum hand size.
 * - `body`: An attribute: tests, and how many such skills can be kept.
 * - `mind`: As with `body`.
 * - `spirit`: As with `body`.
 */
export const stats = ['speed', 'health', 'hand', 'body', 'mind', 'spirit'] as const;
/** See {@link stats}. */
export type Stat = (typeof stats)[number];

/**
 * What amounts can count, besides attributes.
 * - `x`: The surge symbols that were spent on a surge ability with `surge` `"X"`.
 * - `successes`: The successes of the test made last in this list.
 * - `matches`: The dice that matched in the exploration made last in this list.
 * - `story`: Your story tokens; on the card of an enemy those of its foe.
 * - `zombies`: The zombies on the whole board.
 * - `trophies`: Your trophies.
 * - `skills`: Your learned skills.
 * - `damage`: Your damage.
 */
export const counts = [
  'x',
  'successes',
  'matches',
  'story',
  'zombies',
  'trophies',
  'skills',
  'damage',
] as const;
/** See {@link counts}. */
export type Count = (typeof counts)[number];

/** Something counted when it is needed: `count * times + plus`, never negative. */
export interface Counted {
  /** What is counted. Attributes never count below 0. */
  readonly count: Count | Attribute;
  /** 1 by default; may be negative. */
  readonly times?: number;
  /** 0 by default; may be negative. */
  readonly plus?: number;
  /** A further amount that is added, such as zombies and companions for one villain (3e.corpse-king.health-mod). */
  readonly and?: Amount;
}

/** A number, or something counted when it is needed. */
export type Amount = number | Counted;

/** Where something can be done: in regions, at places, in kinds of place or on terrain. One match is enough. */
export interface Where {
  /** Ids of regions of the board. */
  readonly regions?: readonly string[];
  /** Ids of places. */
  readonly places?: readonly string[];
  /** Any place of these kinds (3e.quest.civil-place). */
  readonly kinds?: readonly PlaceKind[];
  /** Any hex of this terrain; a city has all of them. */
  readonly terrains?: readonly Terrain[];
}

/** A cost. It must be paid in full, or the ability cannot be used (3e.game.resolve-as-much). */
export interface Cost {
  /** Skill cards discarded from hand (3e.exert.cost). */
  readonly exert?: number;
  /** Gold given to the bank. */
  readonly gold?: number;
  /** To become delayed; a delayed hero cannot pay it (3e.delayed.again). */
  readonly delayed?: true;
  /** Trophies discarded, of any type. */
  readonly trophies?: number;
  /** The card itself is discarded. */
  readonly discardThis?: true;
}

/** A range of costs in gold. At least one end is given. */
export interface CostRange {
  /** In gold; any by default. */
  readonly atLeast?: number;
  /** In gold; any by default. */
  readonly atMost?: number;
}

/** Whose tokens, seen from the user of the effect. */
export type Whose = 'own' | 'foe';

/** Up to a number of tokens. */
export interface UpTo {
  /** The most, from 1. */
  readonly upTo: number;
}

/** Tokens that an effect reaches. */
export interface TokenChoice {
  /** Whose they are. */
  readonly whose: Whose;
  /** How many, of the user's choice: a number, as far as there are; up to a number; any number; or all. */
  readonly many: number | UpTo | 'any' | 'all';
  /** Only tokens that show one of these symbols (3e.combat.kind-not-number). */
  readonly showing?: readonly TokenSymbol[];
  /** Only spent ones; other effects do not reach them (3e.combat.effect-targets). */
  readonly spent?: true;
}

/** One course among several. */
export interface Option {
  /** Names it, in lower case with hyphens; no other option of the list has the same. */
  readonly id: string;
  /** What people read. */
  readonly label: string;
  /** What must be paid to take it. */
  readonly cost?: Cost;
  /** What then happens. */
  readonly do: readonly Effect[];
}

/** An amount to `add` to a `stat`: `speed`, `health`, `hand` (the maximum hand size), `body`, `mind` or `spirit`. */
export interface BonusAbility {
  readonly always: 'bonus';
  readonly stat: Stat;
  readonly add: Amount;
}

/** Once per turn any terrain die may be spent as a `terrain`. */
export interface DieAbility {
  readonly always: 'die-as';
  readonly terrain: Terrain;
}

/** The foe cannot use surge abilities. */
export interface NoSurgeAbility {
  readonly always: 'no-surge';
}

/** What holds as long as a card is in force (3e.hero.bonus). */
export type StandingAbility = BonusAbility | DieAbility | NoSurgeAbility;

/** A combat action that spends so many `surge` symbols, or `"X"`; `cancel` says for how many the foe may cancel it. Once per combat round. */
export interface SurgeAbility {
  readonly use: 'surge';
  readonly surge: number | 'X';
  /** Surge symbols with which the foe may cancel it; `X` is as many as were spent. */
  readonly cancel?: number | 'X';
  /** Names it on its card, in lower case with hyphens. */
  readonly id: string;
  /** What people call it. */
  readonly label: string;
  /** What it does. */
  readonly do: readonly Effect[];
}

/** A combat action without surges, once per `limit`: `round` or `combat`. */
export interface CombatActionAbility {
  readonly use: 'combat-action';
  readonly id: string;
  readonly label: string;
  readonly cost?: Cost;
  readonly limit: 'round' | 'combat';
  readonly do: readonly Effect[];
}

/** Right after a combat action of your own, once per `limit`: `round` or `combat`. */
export interface AfterCombatActionAbility {
  readonly use: 'after-combat-action';
  readonly id: string;
  readonly label: string;
  readonly cost?: Cost;
  readonly limit: 'round' | 'combat';
  readonly do: readonly Effect[];
}

/** At any moment of your own turn; `limit` is `turn`, or `none` where it has a cost. */
export interface TurnAbility {
  readonly use: 'turn';
  readonly id: string;
  readonly label: string;
  readonly cost?: Cost;
  readonly limit: 'turn' | 'none';
  readonly do: readonly Effect[];
}

/** In your turn for so many `actions`, perhaps only `at` some hexes. */
export interface ActionAbility {
  readonly use: 'action';
  readonly actions: number;
  readonly at?: Where;
  readonly id: string;
  readonly label: string;
  readonly cost?: Cost;
  readonly do: readonly Effect[];
}

/** When you have rolled terrain dice: all of them are rolled again, once per turn. It has no `do`. */
export interface RerollAbility {
  readonly use: 'reroll-terrain';
  readonly id: string;
  readonly label: string;
  readonly cost?: Cost;
  readonly limit: 'turn';
}

/** An ability that its player uses, as an action or at some time. */
export type UsedAbility =
  | SurgeAbility
  | CombatActionAbility
  | AfterCombatActionAbility
  | TurnAbility
  | ActionAbility
  | RerollAbility;

/** An ability that a moment of the game sets off; with a cost it is the player's choice. Of enemies see {@link enemyMoments}. */
export interface TriggeredAbility {
  readonly when: Moment;
  readonly id: string;
  readonly label: string;
  readonly cost?: Cost;
  readonly do: readonly Effect[];
}

/** An ability of a card. Its key tells the sort: `use`, `always` or `when`. */
export type Ability = UsedAbility | StandingAbility | TriggeredAbility;

/** Something a card has happen. Effects of a list are carried out in their order. */
export type Effect =
  | {
      /** You may move so many `hexes` without dice, whatever lies between. In a combat nobody does. */
      readonly do: 'move';
      readonly hexes: Amount;
    }
  | {
      /** So many terrain `dice` are rolled and may be spent to move. In a combat nobody does. */
      readonly do: 'move-by-dice';
      readonly dice: number;
    }
  | {
      /** You test an `attribute`, with a `modifier` to it; then comes what stands in `pass` or `fail`, which may count the `successes`. */
      readonly do: 'test';
      readonly attribute: Attribute;
      /** Added to the attribute. */
      readonly modifier?: number;
      /** Carried out on a pass. */
      readonly pass?: readonly Effect[];
      /** Carried out on a fail. */
      readonly fail?: readonly Effect[];
    }
  | {
      /** You roll terrain dice equal to your speed; what follows in the list may count the `matches` with your hex. */
      readonly do: 'explore';
    }
  | {
      /** You choose one of the `options`, each with an `id`, a `label`, perhaps a `cost`, and what to `do`. */
      readonly do: 'choose';
      readonly options: readonly Option[];
    }
  | {
      /** You fight the enemy on this card. */
      readonly do: 'engage';
    }
  | {
      /** You fight a hero of your choice in your hex until one of you is defeated, each hero once per game; if you win, `win` follows. In a combat nobody is challenged. */
      readonly do: 'challenge';
      readonly win: readonly Effect[];
    }
  | {
      /** `effects` for each hero in turn order, from you on; in a combat for those who fight in it alone. */
      readonly do: 'each-hero';
      readonly effects: readonly Effect[];
    }
  | {
      /** Facedown gems are turned faceup: all, or those `of` some types. */
      readonly do: 'refresh-gems';
      readonly of?: readonly AdventureType[];
    }
  | {
      /** An `amount` of zombies is placed `at` hexes of your choice. */
      readonly do: 'place-zombies';
      readonly amount: Amount;
      readonly at: Where;
    }
  | {
      /** An `amount` of zombies of your choice is removed, as far as there are any: from the whole board, or `at` some hexes or `"here"`. Nobody gains gold for it. */
      readonly do: 'remove-zombies';
      readonly amount: Amount;
      /** Anywhere if left out; `here` where the hero is. */
      readonly at?: Where | 'here';
    }
  | {
      /** The villain moves so many `hexes` to where its scenario sends it, if it is on the board. */
      readonly do: 'move-villain';
      readonly hexes: Amount;
    }
  | {
      /** An `amount` of `damage` of a kind is dealt to the foe, who may block it, unless it is `unblockable` or dealt upon engaging. `then` follows if damage was dealt: not if all of it was blocked. */
      readonly do: 'deal';
      readonly damage: DamageType;
      readonly amount: Amount;
      readonly unblockable?: true;
      /** Carried out if damage was dealt: not if all of it was blocked (3e.combat.blocked-effects). */
      readonly then?: readonly Effect[];
    }
  | {
      /** Some `tokens` are turned over. */
      readonly do: 'flip';
      readonly tokens: TokenChoice;
    }
  | {
      /** Some `tokens` are cast again; spent ones come back to the pool. */
      readonly do: 'recast';
      readonly tokens: TokenChoice;
    }
  | {
      /** Some `tokens` are removed from the pool until the end of the combat round. */
      readonly do: 'remove';
      readonly tokens: TokenChoice;
    }
  | {
      /** Until the end of the combat round the symbols of these kinds count double on your tokens. */
      readonly do: 'double';
      readonly symbols: readonly TokenSymbol[];
    }
  | {
      /** Until the end of the combat round the foe cannot use surge abilities. */
      readonly do: 'no-surge';
    }
  | {
      /** Until the end of the combat round what you suffer from attacks of the foe is dealt back as `damage` of a kind. */
      readonly do: 'reflect';
      readonly damage: DamageType;
    }
  | {
      /** You take one more combat action before the foe’s turn. */
      readonly do: 'act-again';
    }
  | {
      /** A surge ability of a random enemy card in the combat discard pile is carried out without its cost, X being 1. */
      readonly do: 'borrow-surge';
    }
  | {
      /** You gain an `amount` of gold from the bank. */
      readonly do: 'gain-gold';
      readonly amount: Amount;
    }
  | {
      /** You lose an `amount` of gold, as far as you have it. */
      readonly do: 'lose-gold';
      readonly amount: Amount;
    }
  | {
      /** You gain an `amount` of trophies (1 if left out), `of` a deck or of decks of your choice. */
      readonly do: 'gain-trophy';
      readonly of?: AdventureType;
      readonly amount?: Amount;
    }
  | {
      /** You gain an `amount` of story tokens: lore or companions. */
      readonly do: 'gain-story';
      readonly amount: Amount;
    }
  | {
      /** You lose an `amount` of story tokens, as far as you have them. */
      readonly do: 'lose-story';
      readonly amount: Amount;
    }
  | {
      /** You draw an `amount` of skill cards; then your hand is cut down to its maximum. */
      readonly do: 'draw-skills';
      readonly amount: Amount;
    }
  | {
      /** You discard an `amount` of skill cards of your choice from your hand. */
      readonly do: 'discard-skills';
      readonly amount: Amount;
    }
  | {
      /** You learn a skill of your choice from your hand without its trophies. */
      readonly do: 'learn-skill';
    }
  | {
      /** You gain an asset free of charge: `from` the top of the `deck`, or one of your choice from the `market` of the city where you are or from `any-market`; there a `cost` may say `atLeast` and `atMost` how dear it is. */
      readonly do: 'gain-asset';
      readonly from: 'deck' | 'market' | 'any-market';
      /** Only one of a market that costs so much. */
      readonly cost?: CostRange;
    }
  | {
      /** You heal an `amount` of damage, or `"all"`; on the card of an enemy the enemy does. */
      readonly do: 'heal';
      readonly amount: Amount | 'all';
    }
  | {
      /** You suffer an `amount` of damage. In a combat it can be blocked, but not upon engaging. */
      readonly do: 'suffer';
      readonly amount: Amount;
    }
  | {
      /** You become delayed. */
      readonly do: 'become-delayed';
    }
  | {
      /** This adventure card becomes a trophy of yours. In the combat with it that ends the combat, without a reward. */
      readonly do: 'keep-as-trophy';
    }
  | {
      /** This card is discarded. */
      readonly do: 'discard-this';
    };
/** The word that stands in the `do` of an effect. */
export type EffectKind = Effect['do'];
/** The effect of one kind: `EffectOf<'test'>` is the test. */
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly do: K }>;
