// Written by `npm run generate -- effects` from parts.ts, effects, conditions and lists of words.
/* The ability language: what a card can say, as plain JSON without functions. */
import type {
  Attribute,
  Color,
  CombatType,
  PlaceWord,
  RollKind,
  SpecialWord,
  Terrain,
  TownById,
  Who,
  Window,
} from './words.js';

export * from './words.js';

/**
 * What amounts can count.
 * - `your-allies`: The number of your Allies.
 * - `your-items`: The number of your Items.
 * - `your-weapons`: The number of your Weapons.
 * - `your-runes`: The number of your Runes.
 * - `your-gold`: Your gold.
 * - `your-wounds`: On your Hero, even on an Ally's card.
 * - `your-exhaustion`: On your Hero, even on an Ally's card.
 * - `your-experience-counters`: The number of your experience counters.
 * - `your-life-counters`: The number of your Life counters.
 * - `combat-round`: From 1; 0 without a combat.
 * - `event-number`: 0 if there is no Event in play.
 * - `progress`: Counters on this open Encounter, or on this Challenge.
 * - `gold-on-this`: The gold on this card.
 * - `players`: The number of players.
 * - `enemy-wounds`: The wounds of the enemy.
 */
export const counts = [
  'your-allies',
  'your-items',
  'your-weapons',
  'your-runes',
  'your-gold',
  'your-wounds',
  'your-exhaustion',
  'your-experience-counters',
  'your-life-counters',
  'combat-round',
  'event-number',
  'progress',
  'gold-on-this',
  'players',
  'enemy-wounds',
] as const;
/** See {@link counts}. */
export type Count = (typeof counts)[number];

/**
 * What sets off an ability by itself.
 * - `turn-start`: Of the player whose card it is; of every player for an Event.
 * - `turn-end`: As with `turn-start`.
 * - `space-entered`: Your Hero entered a space by moving; for an Encounter that is laid on a space, that very one.
 * - `market-entered`: Your Market step begins, after the card is drawn.
 * - `round-start`: Of a combat you are in.
 * - `round-end`: Of a combat you are in.
 * - `attack-hit`: The roll of one of your party in combat came out so.
 * - `attack-missed`: As with `attack-hit`.
 * - `defense-made`: As with `attack-hit`.
 * - `defense-failed`: As with `attack-hit`.
 * - `test-passed`: A skill test of your Hero came out so, and what the card says of that is done.
 * - `test-failed`: As with `test-passed`.
 * - `escape-failed`: Your Hero failed to escape, and has taken the wound for it.
 * - `wounded`: One of your party took wounds.
 * - `ally-killed`: An Ally of yours was killed.
 * - `knocked-out`: Your Hero was knocked out.
 * - `escaped`: Your Hero escaped.
 * - `challenge-defeated`: You defeated a Challenge.
 * - `hero-defeated`: You defeated a Hero.
 * - `adventure-drawn`: You drew an adventure card.
 * - `enters`: This Event comes into play.
 * - `leaves`: This Event goes out of play.
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
  'test-passed',
  'test-failed',
  'escape-failed',
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
/** See {@link triggers}. */
export type Trigger = (typeof triggers)[number];

/**
 * A value that cards can change.
 * - `mind`: Added to rolls of ranged combat and of escapes.
 * - `body`: Added to rolls of melee combat.
 * - `spirit`: Added to rolls of magic combat.
 * - `life`: How many wounds are a knockout or a death.
 * - `stamina`: How much exhaustion can be taken.
 * - `ranged-damage`: Wounds dealt by a ranged hit.
 * - `melee-damage`: Wounds dealt by a melee hit.
 * - `magic-damage`: Wounds dealt by a magic hit.
 * - `roll`: The sum of the present roll; narrow it with the ability's `if`.
 * - `movement-dice`: How many movement dice are rolled.
 * - `item-price`: What an Item costs at a market.
 * - `ally-price`: What an Ally costs at a market.
 * - `healing-price`: What a market asks for healing.
 * - `sale-price`: What a market pays for an Item.
 * - `reward-gold`: Gold in the `reward` of a Challenge.
 */
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
/** See {@link stats}. */
export type Stat = (typeof stats)[number];
/** Values that only Heroes have, each for all of its party. */
export const heroStats: readonly Stat[] = [
  'movement-dice',
  'item-price',
  'ally-price',
  'healing-price',
  'sale-price',
  'reward-gold',
];

/** A range of numbers, both ends included. At least one end is given. */
export interface Span {
  /** The lowest number; no lower end by default. */
  readonly atLeast?: number;
  /** The highest number; no upper end by default. */
  readonly atMost?: number;
}

/** Something counted on the table: `count * times + plus`. */
export interface Counted {
  /** What is counted when the number is needed. */
  readonly count: Count;
  /** 1 by default; may be negative. */
  readonly times?: number;
  /** 0 by default; may be negative. An amount given, taken or healed is never negative. */
  readonly plus?: number;
}

/** A number, or something counted when the number is needed. */
export type Amount = number | Counted;

/**
 * A change of a value. Without `of` it changes the bearer; on a Challenge the Challenge itself; on an Event every Hero.
 * Without `of`, values of {@link heroStats} are yours, even on an Ally's card.
 */
export interface Modifier {
  /** Which value. */
  readonly stat: Stat;
  /** Whose value. `one-of-your-allies` and `one-of-your-party` are not allowed, as there is no decision. */
  readonly of?: Who;
  /** The number added; may be negative. It is counted anew whenever the value is computed. */
  readonly add: number | Counted;
}

/** The cost of using an ability. Items of use `activate` and `discard` have that cost in addition. */
export interface Cost {
  /** Taken by the bearer; never more than its Stamina holds (2e.harm.no-voluntary-excess). */
  readonly exhaustion?: number;
  /** Wounds taken by the bearer: not a cost that may knock out or kill it. */
  readonly wounds?: number;
  /** Paid by you to the bank, even on an Ally's card (2e.bank.spending). */
  readonly gold?: number;
  /** The card is turned face down. */
  readonly activate?: true;
  /** The card is discarded. */
  readonly discard?: true;
}

/** An ability that its owner may use. */
export interface UsedAbility {
  /** When it can be used (2e.effects.timing-words). */
  readonly use: Window;
  /** Its name in actions: lower case with hyphens, unique on its card. Keep it when the label changes. */
  readonly id: string;
  /** A short name of the ability in our own words. Rules do not read it. */
  readonly label: string;
  /** Paid first. An ability without cost works once in its window. */
  readonly cost?: Cost;
  /** The ability is offered only if it holds. In a roll or harm without `whose`, only the bearer's own counts (faq.ability.self-only). */
  readonly if?: Condition;
  /** The effects, in order. */
  readonly do: readonly Effect[];
  /** The limit of uses, if the cost sets none. Before Combat abilities are limited to once per combat anyway. */
  readonly limit?: 'roll' | 'phase' | 'round' | 'combat' | 'turn';
}

/** Changes that hold as long as the card is in play and face up. */
export interface StandingAbility {
  /** The changes, while `if` holds. */
  readonly always: readonly Modifier[];
  /** Checked whenever a value is computed; by default the changes always hold. */
  readonly if?: Condition;
}

/** An ability that acts by itself. */
export interface TriggeredAbility {
  /** The trigger. */
  readonly on: Trigger;
  /** Checked when it is triggered. */
  readonly if?: Condition;
  /** The effects, in order. The player cannot decline them. */
  readonly do: readonly Effect[];
}

/** An ability of a card. Its key tells the sort: `use`, `always` or `on`. */
export type Ability = UsedAbility | StandingAbility | TriggeredAbility;

/** A value and the damage of the same type. */
export interface Combatant {
  /** Added to the rolls of a Hero or Ally; of an enemy, the target that rolls against it must reach. */
  readonly value: number;
  /** Wounds dealt in that type of combat; 0 for none. */
  readonly damage: number;
}

/** An enemy in a card's text. */
export interface Foe {
  /** Its name; no card need have it. */
  readonly name: string;
  /** Type words such as `undead`, for conditions on the `enemy`. */
  readonly words?: readonly string[];
  /** How many wounds defeat it (2e.defeat.threshold). */
  readonly life: number;
  /** The target of ranged rolls and of escapes, and its ranged damage. */
  readonly mind: Combatant;
  /** The target of melee rolls, and its melee damage. */
  readonly body: Combatant;
  /** The target of magic rolls, and its magic damage. */
  readonly spirit: Combatant;
  /** Abilities while it is fought. A foe makes no decisions: `always` or `on`, never `use`. */
  readonly abilities?: readonly Ability[];
  /** False if there is no escape. */
  readonly escape?: boolean;
}

/** One of several courses. */
export interface Course {
  /** Its name in actions: lower case with hyphens, unique on its card. Keep it when the label changes. */
  readonly id: string;
  /** A short name of the course in our own words. Rules do not read it. */
  readonly label: string;
  /** The course is open only if this holds. */
  readonly if?: Condition;
  /** The cost; the course is open only to players who can pay. */
  readonly cost?: Cost;
  /** The effects, in order; may be empty. */
  readonly do: readonly Effect[];
}

/** A row of a table for a roll. */
export interface Row {
  /** The highest roll for this row; 20 is the highest there is. */
  readonly upTo: number;
  /** The effects, in order. */
  readonly do: readonly Effect[];
}

/** Holds if all its parts hold when the ability would act. */
export interface Condition {
  /** The phase of the combat round. */
  readonly phase?: readonly CombatType[];
  /** Whether a combat is in progress. */
  readonly inCombat?: boolean;
  /** Any of these words fits your enemy: a type word such as `undead`, its id, `hero` for another Hero, or `challenge`. */
  readonly enemy?: readonly string[];
  /** The round of the combat, from 1. */
  readonly round?: Span;
  /** What is about to be taken. */
  readonly harm?: readonly ('wounds' | 'exhaustion')[];
  /** The source of the harm: `enemy` the opponent's damage, `escape` a failed escape, `card` any card's text. */
  readonly from?: readonly ('enemy' | 'escape' | 'card')[];
  /** The color of the adventure card you face. */
  readonly color?: readonly Color[];
  /** The space of your Hero. `town` is any town; `town:forge` is that one. */
  readonly space?: readonly PlaceWord[];
  /** The number of the Event in play, 0 if there is none. */
  readonly event?: Span;
  /** Gold that you have. */
  readonly gold?: Span;
  /** How many Allies you have. */
  readonly allies?: Span;
  /** Experience counters of your Hero. */
  readonly level?: Span;
  /** Wounds on the bearer: on the Ally whose card it is, for any other card on your Hero. */
  readonly wounds?: Span;
  /** Exhaustion on the bearer, as with `wounds`. */
  readonly exhaustion?: Span;
  /** You have an Item of this class or type, or a card of this id. */
  readonly have?: string;
  /** You have an Item, an Ally, or either, that can be lost: no adventure card that you keep (2e.defeat.card-protected). */
  readonly canLose?: 'item' | 'ally' | 'either';
  /** Counters on this open Encounter, or on this Challenge. */
  readonly progress?: Span;
  /** Words with a meaning in modules; all must hold. An unknown word does not hold. */
  readonly special?: readonly SpecialWord[];
  /** This does not hold. */
  readonly not?: Condition;
  /** At least one of these holds. */
  readonly any?: readonly Condition[];
  /** The purpose of the present roll. */
  readonly roll?: readonly RollKind[];
  /** The attribute the present roll uses. A melee roll uses body, and so on. */
  readonly attribute?: readonly Attribute[];
  /** The skill the present test names. */
  readonly skill?: string;
  /** The roll is the first combat roll of this combat. */
  readonly firstRoll?: boolean;
  /** The sum of the dice just rolled, 2 to 20, without any bonus. */
  readonly dice?: Span;
  /** Whether the two dice just rolled show the same. */
  readonly doubles?: boolean;
  /** The present roll, with everything added, meets its target. */
  readonly succeeded?: boolean;
  /** Whose harm or roll it is: the bearer of the ability, your Hero, or one of your Allies. */
  readonly whose?: 'bearer' | 'you' | 'your-allies';
}
/** A part of a condition. */
export type ConditionKind = keyof Condition;

/** Something a card has happen. Effects of a list are carried out in their order. */
export type Effect =
  | {
      /** A fight against an enemy of this card's. */
      readonly do: 'fight';
      /** Who is fought. It is no Challenge: no counter is earned, and nothing goes on the track. */
      readonly foe: Foe;
      /** What comes of defeating it; nothing if left out. */
      readonly won?: readonly Effect[];
      /** What comes of escaping from it or being knocked out; nothing if left out. */
      readonly lost?: readonly Effect[];
    }
  | {
      /** A Challenge is faced now, from its deck or the undefeated challenge track; if it is in neither, nothing happens. */
      readonly do: 'face';
      /** The id of the Challenge. */
      readonly card: string;
      /** `false` if there is no escape from it this time. */
      readonly escape?: false;
    }
  | {
      /** The enemy is defeated at once, whatever its wounds. Does nothing to another Hero. */
      readonly do: 'defeat-enemy';
    }
  | {
      /** Your Hero gets away as if its escape test had succeeded (2e.escape.success). */
      readonly do: 'get-away';
    }
  | {
      /** This round, the character may attack once more. */
      readonly do: 'extra-attack';
      /** The Hero or Ally that bears the card, or your Hero. */
      readonly who: 'bearer' | 'you';
    }
  | {
      /** Phases of the present round are left out. */
      readonly do: 'skip-phase';
      /** Which ones; the phase under way is cut short if nobody has acted in it yet. */
      readonly phases: readonly CombatType[];
    }
  | {
      /** Your turn ends at once. */
      readonly do: 'end-turn';
    }
  | {
      /** Face-down Items are turned up again. */
      readonly do: 'refresh';
      /** This very card, one of your choice, or all that you have. */
      readonly cards: 'this' | 'one' | 'all';
    }
  | {
      /** This Encounter stays open with you; its abilities are in force until it is finished. */
      readonly do: 'stay-open';
    }
  | {
      /** Counters are put on this Encounter, open or laid, or on this Challenge, or taken off it. They stay with it while it is in play. */
      readonly do: 'progress';
      /** How many, off it if negative; there are never fewer than none. */
      readonly add: number;
    }
  | {
      /** This Encounter, open or laid, is done with and discarded. */
      readonly do: 'finish';
    }
  | {
      /** You get gold from the bank (2e.bank.income). */
      readonly do: 'gain-gold';
      /** Gold; in the `reward` of a Challenge cards that change `reward-gold` add to it. */
      readonly amount: Amount;
    }
  | {
      /** You pay gold to the bank, as much as you have if it is more (2e.bank.spending). */
      readonly do: 'lose-gold';
      /** Gold, at most. */
      readonly amount: Amount | 'all';
      /** It comes to lie on this adventure card, and not to the bank, as long as the card is in play. */
      readonly onto?: 'this';
    }
  | {
      /** You take this card: as the Item or Ally described in `becomes`, or to keep it for the abilities described there. */
      readonly do: 'take-card';
    }
  | {
      /** This card is discarded: by you if it is yours, from the Event area, or from the table where it lay to be resolved. */
      readonly do: 'discard-this';
    }
  | {
      /** You lose a card of your own. Challenge cards that you keep are safe (2e.defeat.card-protected). */
      readonly do: 'lose-card';
      /** What it may be; `any` is an Item or an Ally. */
      readonly kind: 'item' | 'ally' | 'any';
      /** Which of them: one of your choice, the one of the highest cost, or one at random. */
      readonly which: 'choice' | 'dearest' | 'random';
      /** It comes to lie on this adventure card instead of being discarded, as long as the card is in play. */
      readonly onto?: 'this';
    }
  | {
      /** You take an adventure counter from the pile as experience, if there is one. */
      readonly do: 'gain-counter';
      /** Its color, and so its points (2e.experience.points-printed). */
      readonly color: Color;
    }
  | {
      /** You get an experience counter for nothing. */
      readonly do: 'gain-experience';
      /** Which kind, or one of your choice. Nothing comes of one that your Hero may not have (2e.experience.life-max-three). */
      readonly bonus: Attribute | 'stamina' | 'life' | 'choice';
    }
  | {
      /** Wounds are taken, and may be answered. An enemy that is no Hero takes them at once. */
      readonly do: 'wounds';
      /** Who takes them; each of several takes the whole amount. */
      readonly to: Who;
      /** Wounds for each, before anything cancels them. */
      readonly amount: Amount;
    }
  | {
      /** Exhaustion is taken, and may be answered; what exceeds Stamina becomes wounds (2e.harm.exhaustion-excess). */
      readonly do: 'exhaustion';
      /** Who takes it. An enemy that is no Hero has no Stamina and takes none. */
      readonly to: Who;
      /** Exhaustion for each, before anything cancels it. */
      readonly amount: Amount;
    }
  | {
      /** Counters are discarded (2e.harm.discarded-counters). */
      readonly do: 'heal';
      /** Whose counters. */
      readonly who: Who;
      /** Wound counters discarded from each; none if left out. */
      readonly wounds?: Amount | 'all';
      /** Exhaustion counters discarded from each; none if left out. */
      readonly exhaustion?: Amount | 'all';
    }
  | {
      /** Wounds or exhaustion about to be taken are cancelled, before they land (2e.terms.cancel). */
      readonly do: 'cancel';
      /** How much of them, at most. */
      readonly amount: Amount | 'all';
    }
  | {
      /** What is about to be taken goes to another of your party instead. */
      readonly do: 'redirect';
      /** Who takes it: the bearer, your Hero, or an Ally of your choice other than the one it was meant for. */
      readonly to: 'bearer' | 'you' | 'one-of-your-allies';
    }
  | {
      /** Market cards are drawn; you may take some of them; the others go under the deck. */
      readonly do: 'draw-market';
      /** How many are drawn. */
      readonly count: number;
      /** How many of them you may take, at most; your limits still apply. */
      readonly take: number;
      /** What each costs: its cost as printed, or half of it rounded down; nothing if left out. */
      readonly pay?: 'full' | 'half';
      /** What may be taken: only Items or only Allies; either if left out. */
      readonly kind?: 'item' | 'ally';
    }
  | {
      /** Cards are added to market stacks. */
      readonly do: 'stock-market';
      /** How many for each town. */
      readonly count: number;
      /** The town you are in, if you are in one, or every town. */
      readonly towns: 'here' | 'all';
    }
  | {
      /** Empty sunburst spaces get their counters back, as far as the pile suffices (2e.replenish.all). */
      readonly do: 'replenish';
      /** The colors; all four if left out. */
      readonly colors?: readonly Color[];
    }
  | {
      /** You move space by space, without dice. */
      readonly do: 'move';
      /** How many spaces at most. */
      readonly spaces: number;
      /** The terrains that may be entered, in addition to towns; any if left out. */
      readonly through?: readonly Terrain[];
    }
  | {
      /** Your Hero is put on a space, of your choice if there are several. It came from nowhere then: an escape leaves it there. */
      readonly do: 'teleport';
      /** Which spaces: `jewel` those where an adventure counter lies, `nearest-town` counted in spaces, `town:forge` that one town. */
      readonly to: 'any' | 'town' | 'jewel' | 'nearest-town' | TownById;
    }
  | {
      /** Movement dice not used yet are rolled again, all together. */
      readonly do: 'reroll-movement';
      /** How many at most; you name them, and may stop at fewer. */
      readonly dice: number;
    }
  | {
      /** Further movement dice come to those rolled in this Movement step. */
      readonly do: 'extra-movement';
      /** The face that each shows, 1 to 6. */
      readonly faces: readonly number[];
    }
  | {
      /** You get what lies on this adventure card: all the gold, then Items and Allies, one after another. For those beyond your limits you make room or leave them. */
      readonly do: 'take-back';
    }
  | {
      /** This Challenge follows your Hero, if you leave it undefeated: before your Adventure step it comes to your space, unless that is a town. */
      readonly do: 'follow';
    }
  | {
      /** This Encounter is laid on your Hero's space; its abilities are in force for each Hero there, until it is finished. */
      readonly do: 'lay';
    }
  | {
      /** A skill test of your Hero: dice, attribute and skill against a target (2e.test.roll). */
      readonly do: 'test';
      /** Whose value is added to the dice. */
      readonly attribute: Attribute;
      /** The skill whose bonus is added; a Hero without it adds nothing (2e.test.no-skill). */
      readonly skill?: string;
      /** What the total must reach; reaching it is enough (2e.test.success). */
      readonly target: number;
      /** What comes of success; nothing if left out (2e.terms.unstated-result). */
      readonly success?: readonly Effect[];
      /** What comes of failure; nothing if left out (2e.terms.unstated-result). */
      readonly failure?: readonly Effect[];
    }
  | {
      /** An attack outside the phases, rolled as usual; a miss does no harm (2e.before-combat.granted-attack). Nothing without a combat. */
      readonly do: 'attack';
      /** Which value is rolled with and against, and which damage is dealt. */
      readonly type: CombatType;
      /** Wounds of a hit; if left out, the attacker's own damage of that type. */
      readonly damage?: Amount;
      /** Added to the roll. */
      readonly bonus?: number;
      /** Who attacks: the bearer if left out, or your Hero. */
      readonly by?: 'bearer' | 'you';
    }
  | {
      /** Values change for a while. */
      readonly do: 'change';
      /** What changes, and by how much. */
      readonly modifiers: readonly Modifier[];
      /** How long. Damage changed for a `roll` lasts as long as its attack; without the thing named, the next wider one counts. */
      readonly for: 'roll' | 'phase' | 'round' | 'combat' | 'turn';
    }
  | {
      /** The present roll succeeds, whatever was rolled. */
      readonly do: 'succeed';
    }
  | {
      /** The present roll fails, whatever was rolled. */
      readonly do: 'fail';
    }
  | {
      /** The dice of the present roll are rolled again, both of them. */
      readonly do: 'reroll';
    }
  | {
      /** A roll of the two dice with no bonus; the first row whose `upTo` is not exceeded happens. */
      readonly do: 'roll-table';
      /** In rising order. A roll above the last row comes to nothing. */
      readonly rows: readonly Row[];
    }
  | {
      /** Something that a module's rules can do. Without such a module nothing happens. */
      readonly do: 'special';
      /** The name by which the module knows it. */
      readonly effect: string;
      /** A word more, if the module asks for one. */
      readonly what?: string;
      /** How much or how many, if the module asks for it. */
      readonly amount?: Amount;
      /** What must hold: it happens only then. Of a quest only what is done meanwhile counts. */
      readonly if?: Condition;
    }
  | {
      /** One of several courses is taken, of your choice. With none open, nothing happens; a single one is taken unasked. */
      readonly do: 'choose';
      /** The courses, in the order in which they are offered. */
      readonly options: readonly Course[];
    }
  | {
      /** One of two lists of effects, as a condition decides. */
      readonly do: 'when';
      /** Looked at when this effect is due. */
      readonly if: Condition;
      /** What happens if it holds. */
      readonly then: readonly Effect[];
      /** What happens if it does not; nothing if left out. */
      readonly else?: readonly Effect[];
    };
/** The word that stands in the `do` of an effect. */
export type EffectKind = Effect['do'];
/** The effect of one kind: `EffectOf<'test'>` is the test. */
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly do: K }>;
