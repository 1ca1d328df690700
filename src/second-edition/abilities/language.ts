/**
 * The ability language: what a card can say. Every value here is plain JSON; no card contains a function.
 * How each word acts is in the folder `effects` beside this file; `docs/content.md` teaches it to card authors.
 */

export const attributes = ['mind', 'body', 'spirit'] as const;
export type Attribute = (typeof attributes)[number];

export const combatTypes = ['ranged', 'melee', 'magic'] as const;
export type CombatType = (typeof combatTypes)[number];

export const colors = ['green', 'yellow', 'blue', 'red'] as const;
/** The colors of adventure, the easiest first. */
export type Color = (typeof colors)[number];

export const terrains = ['plains', 'road', 'river', 'swamp', 'forest', 'hill', 'mountain'] as const;
export type Terrain = (typeof terrains)[number];

export const itemClasses = ['weapon', 'armor', 'artifact', 'rune', 'potion', 'relic', 'gear'] as const;
export type ItemClass = (typeof itemClasses)[number];

/**
 * Whom an effect or a modifier is about.
 * - `you`: the Hero of the player who resolves the card.
 * - `bearer`: the Hero or Ally on whose card the ability stands; for any other card the same as `you`.
 * - `your-allies`, `your-party`: all Allies; the Hero and all Allies.
 * - `your-companions`: those who fight for you by a module's rules and are no Allies.
 * - `one-of-your-allies`, `one-of-your-party`: one of them, of the player's choice (effects only).
 * - `every-hero`, `every-other-hero`, `heroes-here`: all Heroes; all but yours; all in your space, yours included.
 * - `enemy`: your enemy in this combat.
 * - `roller`: the Hero or Ally whose roll it is, or who attacks in this phase.
 * - `harmed`: the Hero or Ally about to take wounds, or who just took them.
 */
export const whos = [
  'you',
  'bearer',
  'your-allies',
  'your-party',
  'your-companions',
  'one-of-your-allies',
  'one-of-your-party',
  'every-hero',
  'every-other-hero',
  'heroes-here',
  'enemy',
  'roller',
  'harmed',
] as const;
export type Who = (typeof whos)[number];

/** A number, or something counted on the table: `count * times + plus`. */
export type Amount =
  | number
  | {
      readonly count:
        | 'your-allies'
        | 'your-items'
        | 'your-weapons'
        | 'your-runes'
        | 'your-gold'
        | 'your-wounds'
        | 'your-exhaustion'
        | 'your-experience-counters'
        | 'your-life-counters'
        | 'combat-round'
        | 'event-number'
        | 'progress'
        | 'players'
        | 'enemy-wounds';
      readonly times?: number;
      readonly plus?: number;
    };

/** A span of numbers, both ends included. */
export interface Span {
  readonly atLeast?: number;
  readonly atMost?: number;
}

export const rollKinds = ['attack', 'defend', 'escape', 'test'] as const;
/** What a roll of the ten-sided dice is for. Attacks and defenses are combat rolls; escapes and tests are not. */
export type RollKind = (typeof rollKinds)[number];

/** Holds if everything said in it holds. Said of the moment at which the ability would act. */
export interface Condition {
  /** The phase of the combat round. */
  readonly phase?: readonly CombatType[];
  /** What the present roll is for. */
  readonly roll?: readonly RollKind[];
  /** The attribute the present roll uses. A melee roll uses body, and so on. */
  readonly attribute?: readonly Attribute[];
  /** The skill the present test names. */
  readonly skill?: string;
  /** The roll is the first combat roll of this combat. */
  readonly firstRoll?: boolean;
  /** The dice just rolled, without any bonus: their sum, or both the same. */
  readonly dice?: Span;
  readonly doubles?: boolean;
  /** The present roll, with everything added, meets its target. */
  readonly succeeded?: boolean;
  /** Whether a fight is on. */
  readonly inCombat?: boolean;
  /** A word of your enemy: a type word such as `undead`, or its id, or `hero` for another Hero, or `challenge`. Any of them. */
  readonly enemy?: readonly string[];
  /** The color of the adventure card you face. */
  readonly color?: readonly Color[];
  /** The round of the combat, from 1. */
  readonly round?: Span;
  /** Where your Hero stands. `town` is any town; `town:forge` is that one. */
  readonly space?: readonly string[];
  /** The number of the Event in play, 0 if there is none. */
  readonly event?: Span;
  readonly gold?: Span;
  readonly allies?: Span;
  /** Experience counters of your Hero. */
  readonly level?: Span;
  /** Wounds on your Hero, or on the bearer. */
  readonly wounds?: Span;
  readonly exhaustion?: Span;
  /** You have an Item of this class or type, or a card of this id. */
  readonly have?: string;
  /** You have an Item, an Ally, or either, that can be lost: no adventure card that you keep (2e.defeat.card-protected). */
  readonly canLose?: 'item' | 'ally' | 'either';
  /** Counters on this open Encounter. */
  readonly progress?: Span;
  /** What is about to be taken, and from what: `enemy` the opponent's damage, `escape` a failed escape, `card` any card's text. */
  readonly harm?: readonly ('wounds' | 'exhaustion')[];
  readonly from?: readonly ('enemy' | 'escape' | 'card')[];
  /** Who is about to be harmed, or whose roll it is: the bearer of the ability, your Hero, or one of your Allies. */
  readonly whose?: 'bearer' | 'you' | 'your-allies';
  /** Words that the modules in force give a meaning, all of which hold. A word that none of them knows does not hold. */
  readonly special?: readonly string[];
  readonly not?: Condition;
  readonly any?: readonly Condition[];
}

/** A value that cards can change. `roll` is the sum of the present roll; narrow it with the ability's `if`. */
export const stats = [
  'mind',
  'body',
  'spirit',
  'life',
  'stamina',
  'ranged-damage',
  'melee-damage',
  'magic-damage',
  'roll',
  'movement-dice',
  'item-price',
  'ally-price',
  'healing-price',
  'sale-price',
  'reward-gold',
] as const;
export type Stat = (typeof stats)[number];

/** A change of a value. Without `of` it is about the bearer; on a Challenge, about the Challenge itself; on an Event, about every Hero. */
export interface Modifier {
  readonly stat: Stat;
  readonly of?: Who;
  readonly add: Amount;
}

/** What using an ability costs. Items of use `activate` and `discard` cost that besides, without saying so. */
export interface Cost {
  /** Taken by the bearer; never more than its Stamina holds (2e.harm.no-voluntary-excess). */
  readonly exhaustion?: number;
  /** Wounds taken by the bearer: not a cost that may knock out or kill it. */
  readonly wounds?: number;
  readonly gold?: number;
  /** The card is turned face down. */
  readonly activate?: true;
  /** The card is discarded. */
  readonly discard?: true;
}

/**
 * When an ability may be used.
 * - `before-moving`, `moving`, `after-moving`: in your Movement step, before the dice, between two spaces, after the last.
 * - `adventure`: when you may attempt an adventure, before you decide.
 * - `drawn`: when you have drawn a Challenge, before anything of its combat happens.
 * - `round-start`: at the beginning of a round of combat.
 * - `before-combat`, `escape`, `ranged`, `melee`, `magic`: in combat, at the time named; in the three phases before you choose who acts.
 * - `before-roll`, `after-roll`: before or after the ten-sided dice of one of your rolls; narrow it with `if`.
 * - `harm`: when wounds or exhaustion are about to be taken by one of your party.
 * - `market`, `experience`: in that step.
 * - `any`: whenever an open decision of your own turn is yours.
 */
export const windows = [
  'before-moving',
  'moving',
  'after-moving',
  'adventure',
  'drawn',
  'round-start',
  'before-combat',
  'escape',
  'ranged',
  'melee',
  'magic',
  'before-roll',
  'after-roll',
  'harm',
  'market',
  'experience',
  'any',
] as const;
export type Window = (typeof windows)[number];

/**
 * What sets off an ability by itself.
 * - `turn-start`, `turn-end`: of the player whose card it is; of every player for an Event.
 * - `space-entered`: your Hero entered a space by moving.
 * - `market-entered`: your Market step begins, after the card is drawn.
 * - `round-start`, `round-end`: of a combat you are in.
 * - `attack-hit`, `attack-missed`, `defense-made`, `defense-failed`: the roll of one of your party in combat came out so.
 * - `wounded`: one of your party took wounds.
 * - `ally-killed`, `knocked-out`, `escaped`, `challenge-defeated`, `hero-defeated`: it happened to you, or you did it.
 * - `adventure-drawn`: you drew an adventure card.
 * - `enters`, `leaves`: this Event comes into play, goes out of play.
 */
export const triggers = [
  'turn-start',
  'turn-end',
  'space-entered',
  'market-entered',
  'round-start',
  'round-end',
  'attack-hit',
  'attack-missed',
  'defense-made',
  'defense-failed',
  'wounded',
  'ally-killed',
  'knocked-out',
  'escaped',
  'challenge-defeated',
  'hero-defeated',
  'adventure-drawn',
  'enters',
  'leaves',
] as const;
export type Trigger = (typeof triggers)[number];

/** An ability its owner may use. */
export interface UsedAbility {
  readonly use: Window;
  /** A few words that name the ability, our own. */
  readonly label: string;
  readonly cost?: Cost;
  readonly if?: Condition;
  readonly do: readonly Effect[];
  /** How often at most, where the cost does not limit it. Before Combat abilities are once a combat anyway. */
  readonly limit?: 'roll' | 'phase' | 'round' | 'combat' | 'turn';
}

/** Changes that hold as long as the card is in play and face up. */
export interface StandingAbility {
  readonly always: readonly Modifier[];
  readonly if?: Condition;
}

/** Effects that come by themselves. */
export interface TriggeredAbility {
  readonly on: Trigger;
  readonly if?: Condition;
  readonly do: readonly Effect[];
}

export type Ability = UsedAbility | StandingAbility | TriggeredAbility;

/** An enemy that a card sets before you, and what defeating it or failing brings. */
export interface Foe {
  readonly name: string;
  readonly words?: readonly string[];
  readonly life: number;
  readonly mind: Combatant;
  readonly body: Combatant;
  readonly spirit: Combatant;
  readonly abilities?: readonly Ability[];
  /** False if there is no escape. */
  readonly escape?: boolean;
}

/** A value and the damage of the same type. */
export interface Combatant {
  readonly value: number;
  readonly damage: number;
}

/** What can happen. Effects of a list are carried out in their order. */
export type Effect =
  /** A skill test of your Hero. */
  | {
      readonly do: 'test';
      readonly attribute: Attribute;
      readonly skill?: string;
      readonly target: number;
      readonly success?: readonly Effect[];
      readonly failure?: readonly Effect[];
    }
  /** Wounds or exhaustion are taken, and may be answered. */
  | { readonly do: 'wounds'; readonly to: Who; readonly amount: Amount }
  | { readonly do: 'exhaustion'; readonly to: Who; readonly amount: Amount }
  /** Counters are discarded. */
  | {
      readonly do: 'heal';
      readonly who: Who;
      readonly wounds?: Amount | 'all';
      readonly exhaustion?: Amount | 'all';
    }
  /** Gold from the bank, or to it: as much as you have if it is more. */
  | { readonly do: 'gain-gold'; readonly amount: Amount }
  | { readonly do: 'lose-gold'; readonly amount: Amount | 'all' }
  /** An attack by the bearer (or by your Hero), rolled as usual; a miss does no harm. `damage` if not the attacker's own. */
  | {
      readonly do: 'attack';
      readonly type: CombatType;
      readonly damage?: Amount;
      readonly bonus?: number;
      readonly by?: 'bearer' | 'you';
    }
  /** Values change for a while. */
  | {
      readonly do: 'change';
      readonly modifiers: readonly Modifier[];
      readonly for: 'roll' | 'phase' | 'round' | 'combat' | 'turn';
    }
  /** The present roll succeeds, or fails, whatever was rolled. */
  | { readonly do: 'succeed' }
  | { readonly do: 'fail' }
  /** The dice of the present roll are rolled again. */
  | { readonly do: 'reroll' }
  /** Wounds or exhaustion about to be taken are cancelled, before they land. */
  | { readonly do: 'cancel'; readonly amount: Amount | 'all' }
  /** Wounds about to be taken go to another of your party instead. */
  | { readonly do: 'redirect'; readonly to: 'bearer' | 'you' | 'one-of-your-allies' }
  /** Nobody fights any more: the enemy is defeated, or your Hero gets away as if it had escaped. */
  | { readonly do: 'defeat-enemy' }
  | { readonly do: 'get-away' }
  /** This round, the character may attack once more. */
  | { readonly do: 'extra-attack'; readonly who: 'bearer' | 'you' }
  /** A phase of the present round is left out. */
  | { readonly do: 'skip-phase'; readonly phases: readonly CombatType[] }
  /** You take this card: as the Item or Ally described in `becomes`, or to keep it for the abilities described there. */
  | { readonly do: 'take-card' }
  /** This card is discarded. */
  | { readonly do: 'discard-this' }
  /** You lose a card of your own: of your choice, the dearest, or one at random. */
  | {
      readonly do: 'lose-card';
      readonly kind: 'item' | 'ally' | 'any';
      readonly which: 'choice' | 'dearest' | 'random';
    }
  /** Market cards are drawn; you may take some of them for nothing, or buy them; the others go under the deck. */
  | {
      readonly do: 'draw-market';
      readonly count: number;
      readonly take: number;
      readonly pay?: 'full' | 'half';
      readonly kind?: 'item' | 'ally';
    }
  /** Cards are added to the market stack of the town you are in, or of every town. */
  | { readonly do: 'stock-market'; readonly count: number; readonly towns: 'here' | 'all' }
  /** You move up to so many spaces, one after another, without dice. Without `through`, over any terrain. */
  | { readonly do: 'move'; readonly spaces: number; readonly through?: readonly Terrain[] }
  /** Your Hero is put on another space of your choice. */
  | { readonly do: 'teleport'; readonly to: 'any' | 'town' | 'jewel' | 'nearest-town' | `town:${string}` }
  /** The dice rolled for moving: some of them are rolled again, or count as showing a terrain. */
  | { readonly do: 'reroll-movement'; readonly dice: number }
  | { readonly do: 'extra-movement'; readonly faces: readonly number[] }
  /** Empty sunburst spaces get their counters back, of these colors or of all. */
  | { readonly do: 'replenish'; readonly colors?: readonly Color[] }
  /** An adventure counter is taken from the pile as experience, if there is one. */
  | { readonly do: 'gain-counter'; readonly color: Color }
  /** An experience counter for nothing. */
  | { readonly do: 'gain-experience'; readonly bonus: Attribute | 'stamina' | 'life' | 'choice' }
  /** Face-down cards are turned up again. */
  | { readonly do: 'refresh'; readonly cards: 'this' | 'one' | 'all' }
  /** One of several courses is taken, of your choice. */
  | {
      readonly do: 'choose';
      readonly options: readonly {
        readonly label: string;
        readonly if?: Condition;
        readonly cost?: Cost;
        readonly do: readonly Effect[];
      }[];
    }
  | {
      readonly do: 'when';
      readonly if: Condition;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  /** A roll of the dice with no bonus; the first row whose `upTo` is not exceeded happens. */
  | {
      readonly do: 'roll-table';
      readonly rows: readonly { readonly upTo: number; readonly do: readonly Effect[] }[];
    }
  /** A fight against an enemy of this card's. */
  | {
      readonly do: 'fight';
      readonly foe: Foe;
      readonly won?: readonly Effect[];
      readonly lost?: readonly Effect[];
    }
  /** A further Challenge is drawn from a deck, or this very one is fought. */
  | { readonly do: 'face'; readonly card: string; readonly escape?: false }
  /** This Encounter stays open with you; its abilities are in force until it is finished. */
  | { readonly do: 'stay-open' }
  | { readonly do: 'progress'; readonly add: number }
  /** This open Encounter is done with and discarded. */
  | { readonly do: 'finish' }
  /** Your turn ends at once. */
  | { readonly do: 'end-turn' }
  /** Something that a module's rules can do: `effect` names it, the rest is for the module. Without such a module nothing happens. */
  | {
      readonly do: 'special';
      readonly effect: string;
      readonly what?: string;
      readonly amount?: Amount;
    };

export type EffectKind = Effect['do'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { do: K }>;
