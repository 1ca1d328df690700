import type { RuleId } from '../register/rule-ids.js';
import type { Attribute, Color, CombatType, Terrain } from './abilities/language.js';
import type { Bonus } from './base/state.js';

/* Written by `npm run generate -- events` from what the rules declare, so that editors show events as they are. Change the declarations instead. */

/** What happens in every game. */
export type BaseEvent =
  | AbilityTriggered
  | AbilityUsed
  | AdventureAttempted
  | AdventureDeclined
  | AdventureFaced
  | AdventurePassed
  | AllyKilled
  | CardActivated
  | CardDiscarded
  | CardDrawn
  | CardKept
  | CardLaid
  | CardRefreshed
  | CardRemoved
  | CardTaken
  | ChallengeCame
  | ChallengeDefeated
  | ChallengeFollows
  | ChallengeLeftTrack
  | ChallengeUndefeated
  | CombatActChosen
  | CombatBegan
  | CombatDefended
  | CombatEscapeTried
  | CombatFailed
  | CombatHit
  | CombatMissed
  | CombatRound
  | CombatStood
  | CombatSwapped
  | CombatWentOn
  | CounterChanged
  | CounterEarned
  | CounterGained
  | CounterReplenished
  | CounterSpent
  | DeckShuffled
  | DiceRolled
  | EffectChosen
  | EncounterOpened
  | EncounterProgress
  | EnemyHealed
  | EnemyWounded
  | EventEntered
  | EventIgnored
  | ExhaustionConverted
  | ExhaustionTaken
  | ExperienceChosen
  | ExperienceFinished
  | ExperienceGained
  | ExperienceNoted
  | GameLost
  | GameStartingPlayer
  | GameWon
  | GoldGained
  | GoldLost
  | GoldPaid
  | GoldTaken
  | HarmAccepted
  | HarmCancelled
  | HarmHealed
  | HarmRedirected
  | HeroDeclined
  | HeroDefeated
  | HeroEscaped
  | HeroExchanged
  | HeroGiven
  | HeroKnockedOut
  | HeroMoved
  | HeroNegotiated
  | HeroPlaced
  | HoardCard
  | HoardCounters
  | HoardGold
  | HoardLost
  | HoardTaken
  | MarketBought
  | MarketLeft
  | MarketSold
  | MarketStocked
  | MovementDiceChosen
  | MovementFinished
  | MovementRestEnded
  | MovementRested
  | MovementRolled
  | MovementRolledAgain
  | MovementStayed
  | MovementStopped
  | OfferCardAdded
  | OfferCardWithdrawn
  | OfferGold
  | OfferLeft
  | OfferProposed
  | RollAccepted
  | RollAgain
  | RollMade
  | RollStarted
  | SpoilsDeclined
  | SpoilsTaken
  | TurnBegan
  | TurnEnded
  | WoundsTaken;

/** What happens with the module “The Doom Track”, in addition. */
export type DoomTrackEvent =
  | DeckRenewed
  | DoomCarriedOver
  | DoomCleared
  | DoomCounter
  | DoomDue
  | DoomPlaced
  | DoomRecognized
  | EndgameBegan
  | EndgameEliminated
  | EndgameLevel
  | EndgameNoChallenge
  | EndgameOrder
  | EndgameReturned;

/** What happens with the module “Travel Hazards”, in addition. */
export type TravelHazardsEvent =
  | HazardChecked
  | HazardColor
  | HazardNoExperience
  | HazardNone
  | HazardNumber
  | HazardOver;

/** What happens with the module “Ally Limits”, in addition. */
export type AllyLimitsEvent = AllyDismissed | UpkeepDue;

/** What happens with the module “Advanced Runebound”, in addition. */
export type AdvancedRuneboundEvent =
  | CountersLost
  | ExperienceLeft
  | HeroGivenUp
  | HeroKept
  | RecoveryDeclined;

/** What happens with the module “The Island of Dread”, in addition. */
export type IslandOfDreadEvent =
  | CaptainArrived
  | CaptainCalled
  | CaptainDeclined
  | CaptainEngaged
  | CaptainHired
  | CaptainKilled
  | CaptainLeft
  | CaptainReturned
  | CaptainStayed
  | HeroSailed
  | HeroShipwrecked
  | IslandDiscovered
  | IslandRefreshed
  | LegendaryClaimed
  | MapGained
  | MapSpent
  | MapTaken
  | RewardForfeited
  | TileLaid
  | VoyageAdventure
  | VoyageEnded;

/** What happens with the module “Rituals and Runes”, in addition. */
export type RitualsAndRunesEvent = RitualEmpowered | RitualEmptied | RitualFilled;

/** What happens with the module “Weapons of Legend”, in addition. */
export type WeaponsOfLegendEvent = EquippingUsed;

/** What happens with the module “The Seven Scions”, in addition. */
export type SevenScionsEvent =
  | EncounterPassed
  | EventOver
  | ReliefGiven
  | ReliefOver
  | ScionAwakened
  | ScionCalled
  | ScionCounterDeclined
  | ScionCounterReturned
  | ScionCounterTaken
  | ScionSought
  | StormBroke
  | StormHero
  | StormLaidOut
  | StormMoved
  | StormRedOut
  | StormRejoined
  | StormShared
  | StormWaited
  | StormlordChosen
  | StormlordDefeated
  | StormlordMet
  | StormlordStood;

/** What happens with the module “The Seven Scions, Cooperative Version”, in addition. */
export type SevenScionsCooperativeEvent = GroupReady | GroupSubstituted | GroupValues;

/** What happens with the module “The Cataclysm”, in addition. */
export type CataclysmEvent =
  | CataclysmTurned
  | CurseClaimed
  | CurseSought
  | DiscountBegan
  | DiscountUsed
  | HeroStayed
  | PoolDivided
  | PoolForgone
  | QuestCounter
  | QuestMarked
  | QuestRevealed
  | QuestUnmarked
  | TownFreed
  | TradeBegan
  | TradeDiceKept
  | TradeHealing
  | TradeLeft
  | TradeLooked
  | TradeMatched
  | TradeRolled;

/**
 * All events of this edition with any of its modules, by `type`.
 *
 * @example
 * ```ts
 * if (event.type === 'wounds/taken') console.log(event.amount); // a number
 * const worst = (wounds: readonly WoundsTaken[]) => Math.max(...wounds.map(({ amount }) => amount));
 * ```
 */
export type SecondEditionEvent =
  | BaseEvent
  | DoomTrackEvent
  | TravelHazardsEvent
  | AllyLimitsEvent
  | AdvancedRuneboundEvent
  | IslandOfDreadEvent
  | RitualsAndRunesEvent
  | WeaponsOfLegendEvent
  | SevenScionsEvent
  | SevenScionsCooperativeEvent
  | CataclysmEvent;

/** Something sets an ability off. */
export type AbilityTriggered = {
  /** Its kind. */
  readonly type: 'ability/triggered';
  /** For whom it acts. */
  readonly player: number;
  /** The card. */
  readonly card: string;
  /** What set it off, in the words of the ability language. */
  readonly trigger: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player uses an ability. */
export type AbilityUsed = {
  /** Its kind. */
  readonly type: 'ability/used';
  /** Who does. */
  readonly player: number;
  /** The card. */
  readonly card: string;
  /** The id of the ability on it. */
  readonly ability: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player attempts the adventure of a counter. */
export type AdventureAttempted = {
  /** Its kind. */
  readonly type: 'adventure/attempted';
  /** Who does. */
  readonly player: number;
  /** The color of the counter. */
  readonly color: Color;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player leaves an adventure alone. */
export type AdventureDeclined = {
  /** Its kind. */
  readonly type: 'adventure/declined';
  /** Who does. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player faces an undefeated Challenge. */
export type AdventureFaced = {
  /** Its kind. */
  readonly type: 'adventure/faced';
  /** Who does. */
  readonly player: number;
  /** The Challenge. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player leaves the Heroes in a space alone. */
export type AdventurePassed = {
  /** Its kind. */
  readonly type: 'adventure/passed';
  /** Who does. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An Ally is killed. */
export type AllyKilled = {
  /** Its kind. */
  readonly type: 'ally/killed';
  /** Whose it was. */
  readonly player: number;
  /** The Ally. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A card is turned face down for its use. */
export type CardActivated = {
  /** Its kind. */
  readonly type: 'card/activated';
  /** Whose it is. */
  readonly player: number;
  /** The card. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A card is discarded. */
export type CardDiscarded = {
  /** Its kind. */
  readonly type: 'card/discarded';
  /** Whose it was; not told of a card that was nobody’s. */
  readonly player?: number;
  /** The card. */
  readonly card: string;
  /** The deck under which it goes; not told where it goes elsewhere. */
  readonly deck?: string;
  /** Where else it goes, such as `doom-track`. */
  readonly to?: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A card is drawn and lies open. */
export type CardDrawn = {
  /** Its kind. */
  readonly type: 'card/drawn';
  /** Who draws it. */
  readonly player: number;
  /** The deck it comes from. */
  readonly deck: string;
  /** The card. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player keeps an adventure card for later. */
export type CardKept = {
  /** Its kind. */
  readonly type: 'card/kept';
  /** Who keeps it. */
  readonly player: number;
  /** The card. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An Encounter is laid on a space. */
export type CardLaid = {
  /** Its kind. */
  readonly type: 'card/laid';
  /** Who drew it. */
  readonly player: number;
  /** The Encounter. */
  readonly card: string;
  /** The space. */
  readonly space: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A card is turned face up again. */
export type CardRefreshed = {
  /** Its kind. */
  readonly type: 'card/refreshed';
  /** Whose it is. */
  readonly player: number;
  /** The card. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A card leaves the game. */
export type CardRemoved = {
  /** Its kind. */
  readonly type: 'card/removed';
  /** Whose it was; not told of a card that was nobody’s. */
  readonly player?: number;
  /** The card. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player gets a card as Item or Ally. */
export type CardTaken = {
  /** Its kind. */
  readonly type: 'card/taken';
  /** Who gets it. */
  readonly player: number;
  /** The card. */
  readonly card: string;
  /** As which of the two. */
  readonly as: 'item' | 'ally';
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An undefeated Challenge comes after the Hero that it follows. */
export type ChallengeCame = {
  /** Its kind. */
  readonly type: 'challenge/came';
  /** Whose Hero. */
  readonly player: number;
  /** The Challenge. */
  readonly card: string;
  /** Where its counter lay. */
  readonly from: string;
  /** Where it lies now. */
  readonly to: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Challenge is defeated. */
export type ChallengeDefeated = {
  /** Its kind. */
  readonly type: 'challenge/defeated';
  /** Who defeats it. */
  readonly player: number;
  /** The Challenge. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An undefeated Challenge follows a Hero from now on. */
export type ChallengeFollows = {
  /** Its kind. */
  readonly type: 'challenge/follows';
  /** Whose Hero. */
  readonly player: number;
  /** The Challenge. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Challenge leaves the undefeated challenge track. */
export type ChallengeLeftTrack = {
  /** Its kind. */
  readonly type: 'challenge/left-track';
  /** Who defeats it. */
  readonly player: number;
  /** The Challenge. */
  readonly card: string;
  /** The position that is free now, from 1. */
  readonly position: number;
  /** Where its counter lay. */
  readonly space: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Challenge comes to the undefeated challenge track. */
export type ChallengeUndefeated = {
  /** Its kind. */
  readonly type: 'challenge/undefeated';
  /** Who fought it. */
  readonly player: number;
  /** The Challenge. */
  readonly card: string;
  /** Its position on the track, from 1. */
  readonly position: number;
  /** Where its counter is put. */
  readonly space: string;
  /** When it came: higher than that of any that has been there longer. */
  readonly order: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player attacks or defends in a phase: the roll is to come. */
export type CombatActChosen = {
  /** Its kind. */
  readonly type: 'combat/act-chosen';
  /** Who acts. */
  readonly player: number;
  /** The Hero or Ally that attacks or defends. */
  readonly character: string;
  /** The phase. */
  readonly combat: CombatType;
  /** Which of the two. */
  readonly act: 'attack' | 'defend';
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A combat begins. */
export type CombatBegan = {
  /** Its kind. */
  readonly type: 'combat/began';
  /** Whose Hero fights. */
  readonly player: number;
  /** The Challenge, the card of the foe, or the other Hero. */
  readonly against: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A defense succeeds. */
export type CombatDefended = {
  /** Its kind. */
  readonly type: 'combat/defended';
  /** Who defends. */
  readonly player: number;
  /** The phase. */
  readonly combat: CombatType;
  /** Whether a roll was needed. */
  readonly rolled: boolean;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player tries to escape from a combat. */
export type CombatEscapeTried = {
  /** Its kind. */
  readonly type: 'combat/escape-tried';
  /** Whose Hero. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An attack or a defense fails. */
export type CombatFailed = {
  /** Its kind. */
  readonly type: 'combat/failed';
  /** Who acts. */
  readonly player: number;
  /** The Hero or Ally that attacks or defends. */
  readonly character: string;
  /** The phase. */
  readonly combat: CombatType;
  /** Which of the two; `null` only if nobody acted. */
  readonly act: 'attack' | 'defend' | null;
  /** The damage that the enemy deals for it. */
  readonly amount: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An attack succeeds. */
export type CombatHit = {
  /** Its kind. */
  readonly type: 'combat/hit';
  /** Who attacks. */
  readonly player: number;
  /** The Hero or Ally that attacks. */
  readonly character: string;
  /** The phase. */
  readonly combat: CombatType;
  /** The damage it deals. */
  readonly amount: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An attack that a card grants fails, and costs nothing. */
export type CombatMissed = {
  /** Its kind. */
  readonly type: 'combat/missed';
  /** Who attacks. */
  readonly player: number;
  /** The Hero or Ally that attacks. */
  readonly character: string;
  /** The phase. */
  readonly combat: CombatType;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A round of combat begins. */
export type CombatRound = {
  /** Its kind. */
  readonly type: 'combat/round';
  /** Who attacks in it. */
  readonly player: number;
  /** The number of the round, from 1. */
  readonly round: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player does not try to escape, and fights on. */
export type CombatStood = {
  /** Its kind. */
  readonly type: 'combat/stood';
  /** Whose Hero. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Attacker and defender of a Hero combat change places. */
export type CombatSwapped = {
  /** Its kind. */
  readonly type: 'combat/swapped';
  /** Who attacks now. */
  readonly attacker: number;
  /** Who attacked before. */
  readonly defender: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player goes on with a combat. */
export type CombatWentOn = {
  /** Its kind. */
  readonly type: 'combat/went-on';
  /** Who does. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player gets an adventure counter as change. */
export type CounterChanged = {
  /** Its kind. */
  readonly type: 'counter/changed';
  /** Who gets it. */
  readonly player: number;
  /** Its color. */
  readonly color: Color;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A victory earns the adventure counter of its space. */
export type CounterEarned = {
  /** Its kind. */
  readonly type: 'counter/earned';
  /** Who takes it. */
  readonly player: number;
  /** Its color. */
  readonly color: Color;
  /** Where it lay. */
  readonly space: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player gets an adventure counter from the pile. */
export type CounterGained = {
  /** Its kind. */
  readonly type: 'counter/gained';
  /** Who gets it. */
  readonly player: number;
  /** Its color. */
  readonly color: Color;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An adventure counter comes from the pile to the board. */
export type CounterReplenished = {
  /** Its kind. */
  readonly type: 'counter/replenished';
  /** Who drew the card that brings it back. */
  readonly player: number;
  /** Its color. */
  readonly color: Color;
  /** Where it is put. */
  readonly space: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player gives an adventure counter to the pile. */
export type CounterSpent = {
  /** Its kind. */
  readonly type: 'counter/spent';
  /** Whose it was. */
  readonly player: number;
  /** Its color. */
  readonly color: Color;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A deck is shuffled: nobody knows any place in it. */
export type DeckShuffled = {
  /** Its kind. */
  readonly type: 'deck/shuffled';
  /** The deck. */
  readonly deck: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Ten-sided dice are rolled. */
export type DiceRolled = {
  /** Its kind. */
  readonly type: 'dice/rolled';
  /** Who rolls. */
  readonly player: number;
  /** The Hero or Ally that rolls; `null` where a card asks for nothing but the dice. */
  readonly character: string | null;
  /** What for. */
  readonly for: 'attack' | 'defend' | 'escape' | 'pursuit' | 'test' | 'table';
  /** A face, from 1 to 10. */
  readonly dice: readonly number[];
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player chooses what a card leaves open. */
export type EffectChosen = {
  /** Its kind. */
  readonly type: 'effect/chosen';
  /** Who chooses. */
  readonly player: number;
  /** The card. */
  readonly card: string;
  /** What is chosen: a card, a space, a course, or a word of the card. */
  readonly choice: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An Encounter stays open with a player. */
export type EncounterOpened = {
  /** Its kind. */
  readonly type: 'encounter/opened';
  /** With whom. */
  readonly player: number;
  /** The Encounter. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An open Encounter gets on. */
export type EncounterProgress = {
  /** Its kind. */
  readonly type: 'encounter/progress';
  /** With whom it is open. */
  readonly player: number;
  /** The Encounter. */
  readonly card: string;
  /** How far it is now. */
  readonly progress: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Wounds of a Challenge or a foe are discarded. */
export type EnemyHealed = {
  /** Its kind. */
  readonly type: 'enemy/healed';
  /** Whose enemy it is. */
  readonly player: number;
  /** The Challenge, or the card that describes the foe. */
  readonly card: string;
  /** How many. */
  readonly amount: number;
  /** How many it has now. */
  readonly wounds: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Challenge or a foe takes wounds. */
export type EnemyWounded = {
  /** Its kind. */
  readonly type: 'enemy/wounded';
  /** Whose enemy it is. */
  readonly player: number;
  /** The Challenge, or the card that describes the foe. */
  readonly card: string;
  /** How many. */
  readonly amount: number;
  /** How many it has now. */
  readonly wounds: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An Event comes into play. */
export type EventEntered = {
  /** Its kind. */
  readonly type: 'event/entered';
  /** Who drew it. */
  readonly player: number;
  /** The Event. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An Event that was drawn does not come into play. */
export type EventIgnored = {
  /** Its kind. */
  readonly type: 'event/ignored';
  /** Who drew it. */
  readonly player: number;
  /** The Event. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Exhaustion beyond Stamina is taken off, to become wounds. */
export type ExhaustionConverted = {
  /** Its kind. */
  readonly type: 'exhaustion/converted';
  /** Whose it is. */
  readonly player: number;
  /** The Hero or Ally. */
  readonly character: string;
  /** How many counters. */
  readonly amount: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero or an Ally takes exhaustion. */
export type ExhaustionTaken = {
  /** Its kind. */
  readonly type: 'exhaustion/taken';
  /** Whose it is. */
  readonly player: number;
  /** The Hero or Ally. */
  readonly character: string;
  /** How many counters. */
  readonly amount: number;
  /** The card it comes from; `null` if from none, and not told where it is taken as a cost. */
  readonly by?: string | null;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player begins to pay for an experience counter. */
export type ExperienceChosen = {
  /** Its kind. */
  readonly type: 'experience/chosen';
  /** Who buys. */
  readonly player: number;
  /** What it adds to. */
  readonly bonus: Bonus;
  /** How many noted points are spent for it, before any counters. */
  readonly points: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player buys no more experience. */
export type ExperienceFinished = {
  /** Its kind. */
  readonly type: 'experience/finished';
  /** Who does. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero gains an experience counter. */
export type ExperienceGained = {
  /** Its kind. */
  readonly type: 'experience/gained';
  /** Whose Hero. */
  readonly player: number;
  /** What it adds to. */
  readonly bonus: Bonus;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Experience points are noted for later. */
export type ExperienceNoted = {
  /** Its kind. */
  readonly type: 'experience/noted';
  /** Whose they are. */
  readonly player: number;
  /** How many. */
  readonly points: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The game is over, and all players have lost it. */
export type GameLost = {
  /** Its kind. */
  readonly type: 'game/lost';
  /** In which way, as the outcome says it. */
  readonly how: string;
  /** A player, with those who are equal; the best first. */
  readonly ranking: readonly (readonly number[])[];
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** It is settled who begins. */
export type GameStartingPlayer = {
  /** Its kind. */
  readonly type: 'game/starting-player';
  /** Who begins. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player has won the game. */
export type GameWon = {
  /** Its kind. */
  readonly type: 'game/won';
  /** The winner. */
  readonly player: number;
  /** In which way, as the outcome says it. */
  readonly how: string;
  /** A winner; all of them where several share the victory. */
  readonly winners: readonly number[];
  /** A player, with those who are equal; the best first. */
  readonly ranking: readonly (readonly number[])[];
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player gains gold. */
export type GoldGained = {
  /** Its kind. */
  readonly type: 'gold/gained';
  /** Who does. */
  readonly player: number;
  /** How much. */
  readonly amount: number;
  /** The card that gives it. */
  readonly by?: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player loses gold. */
export type GoldLost = {
  /** Its kind. */
  readonly type: 'gold/lost';
  /** Who does. */
  readonly player: number;
  /** How much. */
  readonly amount: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player pays gold to the bank. */
export type GoldPaid = {
  /** Its kind. */
  readonly type: 'gold/paid';
  /** Who pays. */
  readonly player: number;
  /** How much. */
  readonly amount: number;
  /** The card it is paid for, where it is paid for one. */
  readonly card?: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player takes the gold of another. */
export type GoldTaken = {
  /** Its kind. */
  readonly type: 'gold/taken';
  /** Who takes it. */
  readonly player: number;
  /** Whose it was. */
  readonly loser: number;
  /** How much. */
  readonly amount: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player lets harm come as it is. */
export type HarmAccepted = {
  /** Its kind. */
  readonly type: 'harm/accepted';
  /** Whose it is. */
  readonly player: number;
  /** The Hero or Ally that is to take it. */
  readonly character: string;
  /** What comes. */
  readonly harm: 'wounds' | 'exhaustion';
  /** How much of it. */
  readonly amount: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Harm is cancelled before it is taken. */
export type HarmCancelled = {
  /** Its kind. */
  readonly type: 'harm/cancelled';
  /** Whose it is that is spared. */
  readonly player: number;
  /** The Hero or Ally that is spared. */
  readonly character: string;
  /** What is cancelled. */
  readonly harm: 'wounds' | 'exhaustion';
  /** How much of it. */
  readonly amount: number;
  /** The card that cancels it. */
  readonly by: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Wounds or exhaustion are discarded. */
export type HarmHealed = {
  /** Its kind. */
  readonly type: 'harm/healed';
  /** Whose it is. */
  readonly player: number;
  /** The Hero or Ally. */
  readonly character: string;
  /** How many wounds. */
  readonly wounds: number;
  /** How many exhaustion counters. */
  readonly exhaustion: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Another takes the harm in place of its target. */
export type HarmRedirected = {
  /** Its kind. */
  readonly type: 'harm/redirected';
  /** Whose it is that takes it. */
  readonly player: number;
  /** The Hero or Ally that takes it. */
  readonly character: string;
  /** What is taken. */
  readonly harm: 'wounds' | 'exhaustion';
  /** How much of it. */
  readonly amount: number;
  /** The card that allows it. */
  readonly by: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player declines an offer. */
export type HeroDeclined = {
  /** Its kind. */
  readonly type: 'hero/declined';
  /** Who declines. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero defeats another. */
export type HeroDefeated = {
  /** Its kind. */
  readonly type: 'hero/defeated';
  /** The winner. */
  readonly player: number;
  /** The loser. */
  readonly loser: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero gets away from a combat. */
export type HeroEscaped = {
  /** Its kind. */
  readonly type: 'hero/escaped';
  /** Whose Hero. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Two players exchange what they agreed on. */
export type HeroExchanged = {
  /** Its kind. */
  readonly type: 'hero/exchanged';
  /** Who offered. */
  readonly player: number;
  /** Who accepted. */
  readonly other: number;
  /** What each gives, the offering player first. */
  readonly gold: readonly number[];
  /** The cards that each gives, the offering player first. */
  readonly cards: readonly (readonly string[])[];
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player gets a Hero. */
export type HeroGiven = {
  /** Its kind. */
  readonly type: 'hero/given';
  /** Who gets it. */
  readonly player: number;
  /** The Hero. */
  readonly card: string;
  /** The Hero played before, where one is replaced. */
  readonly former?: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero is knocked out. */
export type HeroKnockedOut = {
  /** Its kind. */
  readonly type: 'hero/knocked-out';
  /** Whose Hero. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero enters a neighboring space. */
export type HeroMoved = {
  /** Its kind. */
  readonly type: 'hero/moved';
  /** Whose Hero. */
  readonly player: number;
  /** Where it comes from; `null` if it stood nowhere. */
  readonly from: string | null;
  /** Where it stands now. */
  readonly to: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player begins to talk with another. */
export type HeroNegotiated = {
  /** Its kind. */
  readonly type: 'hero/negotiated';
  /** Who begins. */
  readonly player: number;
  /** With whom. */
  readonly other: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero is put on a space without walking there. */
export type HeroPlaced = {
  /** Its kind. */
  readonly type: 'hero/placed';
  /** Whose Hero. */
  readonly player: number;
  /** Where it comes from; `null` if it stood nowhere. */
  readonly from: string | null;
  /** Where it stands now. */
  readonly to: string;
  /** The card that puts it there; `null` if the rules do. */
  readonly by: string | null;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An Item or Ally of a player comes to lie on an adventure card. */
export type HoardCard = {
  /** Its kind. */
  readonly type: 'hoard/card';
  /** Whose it was. */
  readonly player: number;
  /** The adventure card. */
  readonly card: string;
  /** The Item or Ally. */
  readonly taken: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The counters on an adventure card change. */
export type HoardCounters = {
  /** Its kind. */
  readonly type: 'hoard/counters';
  /** Who resolves the card. */
  readonly player: number;
  /** The adventure card. */
  readonly card: string;
  /** How many lie there now. */
  readonly progress: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Gold of a player comes to lie on an adventure card. */
export type HoardGold = {
  /** Its kind. */
  readonly type: 'hoard/gold';
  /** Whose gold it was. */
  readonly player: number;
  /** The adventure card. */
  readonly card: string;
  /** How much. */
  readonly amount: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An adventure card goes, and what lay on it is lost: gold and counters. Cards that lay there are discarded after this. */
export type HoardLost = {
  /** Its kind. */
  readonly type: 'hoard/lost';
  /** The adventure card. */
  readonly card: string;
  /** The gold that lay on it. */
  readonly gold: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player gets the gold that lies on an adventure card. */
export type HoardTaken = {
  /** Its kind. */
  readonly type: 'hoard/taken';
  /** Who gets it. */
  readonly player: number;
  /** The adventure card. */
  readonly card: string;
  /** How much. */
  readonly amount: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player buys a card. */
export type MarketBought = {
  /** Its kind. */
  readonly type: 'market/bought';
  /** Who buys. */
  readonly player: number;
  /** Where; not told where it is in no town. */
  readonly town?: string;
  /** The card. */
  readonly card: string;
  /** What is paid for it. */
  readonly price: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player is done with trading. */
export type MarketLeft = {
  /** Its kind. */
  readonly type: 'market/left';
  /** Who traded. */
  readonly player: number;
  /** Where. */
  readonly town: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player sells a card. */
export type MarketSold = {
  /** Its kind. */
  readonly type: 'market/sold';
  /** Who sells. */
  readonly player: number;
  /** Where; not told where it is in no town. */
  readonly town?: string;
  /** The card. */
  readonly card: string;
  /** What is paid for it. */
  readonly price: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A card is laid on a market stack. */
export type MarketStocked = {
  /** Its kind. */
  readonly type: 'market/stocked';
  /** Whose market. */
  readonly town: string;
  /** The card. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player says how many movement dice are rolled. */
export type MovementDiceChosen = {
  /** Its kind. */
  readonly type: 'movement/dice-chosen';
  /** Who moves. */
  readonly player: number;
  /** How many dice. */
  readonly dice: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player is done with moving. */
export type MovementFinished = {
  /** Its kind. */
  readonly type: 'movement/finished';
  /** Who moved. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player has rested enough. */
export type MovementRestEnded = {
  /** Its kind. */
  readonly type: 'movement/rest-ended';
  /** Who rests. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Movement dice are given up for rest. */
export type MovementRested = {
  /** Its kind. */
  readonly type: 'movement/rested';
  /** Who rests. */
  readonly player: number;
  /** How many dice are rolled all the same. */
  readonly dice: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The movement dice are rolled. */
export type MovementRolled = {
  /** Its kind. */
  readonly type: 'movement/rolled';
  /** Who moves. */
  readonly player: number;
  /** A face, as its place among those of the movement die, from 1. */
  readonly dice: readonly number[];
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Movement dice are rolled once more. */
export type MovementRolledAgain = {
  /** Its kind. */
  readonly type: 'movement/rolled-again';
  /** Who moves. */
  readonly player: number;
  /** A face of those rolled again, from 1. */
  readonly dice: readonly number[];
  /** The card that allows it. */
  readonly by: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero stays where it is. */
export type MovementStayed = {
  /** Its kind. */
  readonly type: 'movement/stayed';
  /** Whose Hero. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero stops on its way. */
export type MovementStopped = {
  /** Its kind. */
  readonly type: 'movement/stopped';
  /** Whose Hero. */
  readonly player: number;
  /** A face of a die that is lost, from 1; none of a move that a card grants. */
  readonly dice: readonly number[];
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A card comes into an offer. */
export type OfferCardAdded = {
  /** Its kind. */
  readonly type: 'offer/card-added';
  /** Who would give it. */
  readonly player: number;
  /** The card. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A card leaves an offer. */
export type OfferCardWithdrawn = {
  /** Its kind. */
  readonly type: 'offer/card-withdrawn';
  /** Who would have given it. */
  readonly player: number;
  /** The card. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The gold in an offer changes. */
export type OfferGold = {
  /** Its kind. */
  readonly type: 'offer/gold';
  /** Who would give it. */
  readonly player: number;
  /** How much is in the offer now. */
  readonly amount: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player ends the talk with another. */
export type OfferLeft = {
  /** Its kind. */
  readonly type: 'offer/left';
  /** Who does. */
  readonly player: number;
  /** With whom. */
  readonly other: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player proposes an offer. */
export type OfferProposed = {
  /** Its kind. */
  readonly type: 'offer/proposed';
  /** Who does. */
  readonly player: number;
  /** Who has to answer. */
  readonly other: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player lets a roll stand. */
export type RollAccepted = {
  /** Its kind. */
  readonly type: 'roll/accepted';
  /** Who rolled. */
  readonly player: number;
  /** The Hero or Ally that rolled. */
  readonly character: string;
  /** What for. */
  readonly for: 'attack' | 'defend' | 'escape' | 'pursuit' | 'test';
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A roll is made again. */
export type RollAgain = {
  /** Its kind. */
  readonly type: 'roll/again';
  /** Who rolls. */
  readonly player: number;
  /** The card that allows it. */
  readonly by: string | null;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A roll comes to its total. */
export type RollMade = {
  /** Its kind. */
  readonly type: 'roll/made';
  /** Who rolls. */
  readonly player: number;
  /** The Hero or Ally that rolls. */
  readonly character: string;
  /** What for. */
  readonly for: 'attack' | 'defend' | 'escape' | 'pursuit' | 'test';
  /** The attribute that is added. */
  readonly attribute: Attribute;
  /** Dice and everything that is added. */
  readonly total: number;
  /** What has to be reached; `null` if the roll sets it for another. */
  readonly target: number | null;
  /** Whether it is reached; `null` if the roll sets the target for another. */
  readonly success: boolean | null;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player is ready for a roll. */
export type RollStarted = {
  /** Its kind. */
  readonly type: 'roll/started';
  /** Who rolls. */
  readonly player: number;
  /** The Hero or Ally that rolls. */
  readonly character: string;
  /** What for. */
  readonly for: 'attack' | 'defend' | 'escape' | 'pursuit' | 'test';
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player takes no spoils. */
export type SpoilsDeclined = {
  /** Its kind. */
  readonly type: 'spoils/declined';
  /** Who could have taken some. */
  readonly player: number;
  /** Whose they would have been. */
  readonly loser: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player takes a card of another as spoils. */
export type SpoilsTaken = {
  /** Its kind. */
  readonly type: 'spoils/taken';
  /** Who takes it. */
  readonly player: number;
  /** Whose it was. */
  readonly loser: number;
  /** The card. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A turn begins. */
export type TurnBegan = {
  /** Its kind. */
  readonly type: 'turn/began';
  /** Whose turn it is. */
  readonly player: number;
  /** The number of the turn, counted from 1 over all players. */
  readonly turn: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A turn is over. */
export type TurnEnded = {
  /** Its kind. */
  readonly type: 'turn/ended';
  /** Whose turn it was. */
  readonly player: number;
  /** The number of the turn. */
  readonly turn: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero or an Ally takes wounds. */
export type WoundsTaken = {
  /** Its kind. */
  readonly type: 'wounds/taken';
  /** Whose it is. */
  readonly player: number;
  /** The Hero or Ally. */
  readonly character: string;
  /** How many. */
  readonly amount: number;
  /** The card they come from; `null` if from none. */
  readonly by: string | null;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Discards form a new deck. */
export type DeckRenewed = {
  /** Its kind. */
  readonly type: 'deck/renewed';
  /** The deck. */
  readonly deck: string;
  /** How many cards it has. */
  readonly amount: number;
  /** A discard that everybody saw and that is in it now. */
  readonly cards: readonly string[];
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The last card stays on the track. */
export type DoomCarriedOver = {
  /** Its kind. */
  readonly type: 'doom/carried-over';
  /** The card; `null` if it lies face down unseen. */
  readonly card: string | null;
  /** The color of its back. */
  readonly color: Color;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The other cards of the track go to their piles. */
export type DoomCleared = {
  /** Its kind. */
  readonly type: 'doom/cleared';
  /** A card, or `unseen-` and the color of the back of one that lies face down. */
  readonly cards: readonly string[];
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A doom counter is placed. */
export type DoomCounter = {
  /** Its kind. */
  readonly type: 'doom/counter';
  /** How many there are now. */
  readonly counters: number;
  /** The town whose space it covers; `null` if the track has no such space. */
  readonly town: string | null;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** So many cards lie on the track that a doom counter is placed. */
export type DoomDue = {
  /** Its kind. */
  readonly type: 'doom/due';
  /** How many. */
  readonly amount: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A card is laid on the doom track. */
export type DoomPlaced = {
  /** Its kind. */
  readonly type: 'doom/placed';
  /** The card; `null` if it lies face down unseen. */
  readonly card: string | null;
  /** The color of its back; `null` if it has none. */
  readonly color: Color | null;
  /** Its place on the track, from 1; `null` if the track is full and it goes to its pile. */
  readonly place: number | null;
  /** The town that the place is named after; `null` if the track is full. */
  readonly town: string | null;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A card that nobody has seen is known by what it is not: all others of its deck were. */
export type DoomRecognized = {
  /** Its kind. */
  readonly type: 'doom/recognized';
  /** The card. */
  readonly card: string;
  /** The color of its back. */
  readonly color: Color;
  /** Its place on the track, from 1; `null` if it lies in its discard pile. */
  readonly place: number | null;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The Endgame begins. */
export type EndgameBegan = {
  /** Its kind. */
  readonly type: 'endgame/began';
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player is out of the game. */
export type EndgameEliminated = {
  /** Its kind. */
  readonly type: 'endgame/eliminated';
  /** Who. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The level of a Hero is settled. */
export type EndgameLevel = {
  /** Its kind. */
  readonly type: 'endgame/level';
  /** Whose Hero. */
  readonly player: number;
  /** The level. */
  readonly level: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** There is no Challenge left to face. */
export type EndgameNoChallenge = {
  /** Its kind. */
  readonly type: 'endgame/no-challenge';
  /** Whose turn it is. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player has a place in the order of the Endgame. */
export type EndgameOrder = {
  /** Its kind. */
  readonly type: 'endgame/order';
  /** Who. */
  readonly player: number;
  /** The place, from 1. */
  readonly place: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Challenge goes back into its deck. */
export type EndgameReturned = {
  /** Its kind. */
  readonly type: 'endgame/returned';
  /** Who failed it, where it was just fought. */
  readonly player?: number;
  /** The Challenge. */
  readonly card: string;
  /** Its position on the undefeated challenge track, from 1; `null` if it was just fought. */
  readonly position: number | null;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Movement dice tell whether the way holds a hazard. */
export type HazardChecked = {
  /** Its kind. */
  readonly type: 'hazard/checked';
  /** Who travels. */
  readonly player: number;
  /** Where. */
  readonly space: string;
  /** A face, as its place among those of the movement die, from 1. */
  readonly dice: readonly number[];
  /** Whether there is one. */
  readonly hazard: boolean;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The color of the hazard is settled. */
export type HazardColor = {
  /** Its kind. */
  readonly type: 'hazard/color';
  /** Who travels. */
  readonly player: number;
  /** The color. */
  readonly color: Color;
  /** The place on the doom track that decides it, from 1; `null` if no track does. */
  readonly place: number | null;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The pile cannot pay for a hazard that was beaten. */
export type HazardNoExperience = {
  /** Its kind. */
  readonly type: 'hazard/no-experience';
  /** Who beat it. */
  readonly player: number;
  /** The color of the Challenge. */
  readonly color: Color;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The deck has no card for the hazard: nothing comes of it. */
export type HazardNone = {
  /** Its kind. */
  readonly type: 'hazard/none';
  /** Who travels. */
  readonly player: number;
  /** The color; `null` if none was settled. */
  readonly color: Color | null;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A number is rolled that decides the color of the hazard. */
export type HazardNumber = {
  /** Its kind. */
  readonly type: 'hazard/number';
  /** Who travels. */
  readonly player: number;
  /** A face. */
  readonly dice: readonly number[];
  /** What they come to. */
  readonly number: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The hazard is over. */
export type HazardOver = {
  /** Its kind. */
  readonly type: 'hazard/over';
  /** Who travels. */
  readonly player: number;
  /** The card that was met; `null` if none was. */
  readonly card: string | null;
  /** Whether the turn goes on, with its Experience step. */
  readonly turn: boolean;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An Ally leaves because its upkeep is not paid. */
export type AllyDismissed = {
  /** Its kind. */
  readonly type: 'ally/dismissed';
  /** Whose it was. */
  readonly player: number;
  /** The Ally. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Upkeep is due, or paid for an Ally. */
export type UpkeepDue = {
  /** Its kind. */
  readonly type: 'upkeep/due';
  /** Whose Allies they are. */
  readonly player: number;
  /** An Ally that is not paid for yet; none once all is settled. */
  readonly cards: readonly string[];
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player loses all adventure counters and noted points. */
export type CountersLost = {
  /** Its kind. */
  readonly type: 'counters/lost';
  /** Who does. */
  readonly player: number;
  /** How many, by color. */
  readonly counters: Readonly<Record<Color, number>>;
  /** How many points were noted. */
  readonly points: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player takes a new Hero without the experience of the former. */
export type ExperienceLeft = {
  /** Its kind. */
  readonly type: 'experience/left';
  /** Who does. */
  readonly player: number;
  /** The experience counters left behind, by what they add to. */
  readonly experience: Readonly<Record<Bonus, number>>;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player gives up the Hero for another. */
export type HeroGivenUp = {
  /** Its kind. */
  readonly type: 'hero/given-up';
  /** Who does. */
  readonly player: number;
  /** The Hero given up. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player goes on with the same Hero. */
export type HeroKept = {
  /** Its kind. */
  readonly type: 'hero/kept';
  /** Who does. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player does not recover after buying experience. */
export type RecoveryDeclined = {
  /** Its kind. */
  readonly type: 'recovery/declined';
  /** Who does not. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Captain drops anchor in a town. */
export type CaptainArrived = {
  /** Its kind. */
  readonly type: 'captain/arrived';
  /** The town. */
  readonly town: string;
  /** The Captain. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player looks for a Captain. */
export type CaptainCalled = {
  /** Its kind. */
  readonly type: 'captain/called';
  /** Who does. */
  readonly player: number;
  /** Where. */
  readonly town: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player hires none of the Captains. */
export type CaptainDeclined = {
  /** Its kind. */
  readonly type: 'captain/declined';
  /** Who does not. */
  readonly player: number;
  /** Where. */
  readonly town: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Captain comes to a player, unhurt and rested. */
export type CaptainEngaged = {
  /** Its kind. */
  readonly type: 'captain/engaged';
  /** Whose he is now. */
  readonly player: number;
  /** The Captain. */
  readonly card: string;
  /** Whether he is hired on loan. */
  readonly loan: boolean;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player hires a Captain. */
export type CaptainHired = {
  /** Its kind. */
  readonly type: 'captain/hired';
  /** Who hires. */
  readonly player: number;
  /** Where. */
  readonly town: string;
  /** The Captain. */
  readonly card: string;
  /** The fare. */
  readonly price: number;
  /** Whether he is hired on loan. */
  readonly loan: boolean;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Captain is killed. */
export type CaptainKilled = {
  /** Its kind. */
  readonly type: 'captain/killed';
  /** Whose he was. */
  readonly player: number;
  /** The Captain. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Captain leaves a player. */
export type CaptainLeft = {
  /** Its kind. */
  readonly type: 'captain/left';
  /** Whose he was. */
  readonly player: number;
  /** The Captain. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Captain stays in a town when the voyage is over. */
export type CaptainReturned = {
  /** Its kind. */
  readonly type: 'captain/returned';
  /** Who sailed with him. */
  readonly player: number;
  /** The town. */
  readonly town: string;
  /** The Captain. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** One of two Captains stays in the town. */
export type CaptainStayed = {
  /** Its kind. */
  readonly type: 'captain/stayed';
  /** Whose turn it is. */
  readonly player: number;
  /** The town. */
  readonly town: string;
  /** The Captain who stays. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero sails to the next stop. */
export type HeroSailed = {
  /** Its kind. */
  readonly type: 'hero/sailed';
  /** Whose Hero. */
  readonly player: number;
  /** Where it comes from; `null` if it stood nowhere. */
  readonly from: string | null;
  /** The stop. */
  readonly to: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero is shipwrecked. */
export type HeroShipwrecked = {
  /** Its kind. */
  readonly type: 'hero/shipwrecked';
  /** Whose Hero. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero sets foot on the Island of Dread. */
export type IslandDiscovered = {
  /** Its kind. */
  readonly type: 'island/discovered';
  /** Whose Hero. */
  readonly player: number;
  /** Where it comes from; `null` if it stood nowhere. */
  readonly from: string | null;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Cards are refreshed before the next silver card. */
export type IslandRefreshed = {
  /** Its kind. */
  readonly type: 'island/refreshed';
  /** Whose cards. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player claims a Legendary Item. */
export type LegendaryClaimed = {
  /** Its kind. */
  readonly type: 'legendary/claimed';
  /** Who does. */
  readonly player: number;
  /** The Item. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player draws a map counter from the pool. */
export type MapGained = {
  /** Its kind. */
  readonly type: 'map/gained';
  /** Who draws. */
  readonly player: number;
  /** Its color. */
  readonly color: 'blue' | 'green';
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A map counter goes back into the pool. */
export type MapSpent = {
  /** Its kind. */
  readonly type: 'map/spent';
  /** Whose it was. */
  readonly player: number;
  /** Its color. */
  readonly color: 'blue' | 'green';
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player takes a map counter of another. */
export type MapTaken = {
  /** Its kind. */
  readonly type: 'map/taken';
  /** Who takes it. */
  readonly player: number;
  /** Whose it was. */
  readonly other: number;
  /** Its color. */
  readonly color: 'blue' | 'green';
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** What an adventure gives is lost, with a Captain on loan. */
export type RewardForfeited = {
  /** Its kind. */
  readonly type: 'reward/forfeited';
  /** Who goes without it. */
  readonly player: number;
  /** The adventure card. */
  readonly card: string;
  /** What is lost, in the words of the ability language. */
  readonly what: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An event tile is laid on the board. */
export type TileLaid = {
  /** Its kind. */
  readonly type: 'tile/laid';
  /** Where. */
  readonly space: string;
  /** What it shows. */
  readonly tile: 'sea-lane' | 'plains' | 'sea' | 'ruins';
  /** The Event. */
  readonly by: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A sea adventure is met. */
export type VoyageAdventure = {
  /** Its kind. */
  readonly type: 'voyage/adventure';
  /** Who sails. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A voyage ends in a town. */
export type VoyageEnded = {
  /** Its kind. */
  readonly type: 'voyage/ended';
  /** Who sailed. */
  readonly player: number;
  /** The town. */
  readonly town: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Every symbol of a Ritual is filled: its Hero may use it from now on. */
export type RitualEmpowered = {
  /** Its kind. */
  readonly type: 'ritual/empowered';
  /** Whose Ritual it is. */
  readonly player: number;
  /** The Ritual. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Ritual has left its owner, and the counters come off. */
export type RitualEmptied = {
  /** Its kind. */
  readonly type: 'ritual/emptied';
  /** Whose it was. */
  readonly player: number;
  /** The Ritual. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A movement die is spent on a Ritual: a counter covers one of its symbols. */
export type RitualFilled = {
  /** Its kind. */
  readonly type: 'ritual/filled';
  /** Whose Ritual it is. */
  readonly player: number;
  /** The Ritual. */
  readonly card: string;
  /** The symbol. */
  readonly terrain: Terrain;
  /** The face that the die shows. */
  readonly die: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** It is settled as what an Equipping Ally is used, for as long as its player keeps it. */
export type EquippingUsed = {
  /** Its kind. */
  readonly type: 'equipping/used';
  /** Whose it is. */
  readonly player: number;
  /** The Equipping Ally. */
  readonly card: string;
  /** As which of the two. An Item carries an exhaustion counter, which says just that. */
  readonly as: 'ally' | 'item';
  /** Wounds on it as an Ally, brought along from a former owner; none on an Item. */
  readonly wounds: number;
  /** Whether it lies face down as an Item, as it lay with a former owner. */
  readonly faceDown: boolean;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** An Encounter is discarded without effect. */
export type EncounterPassed = {
  /** Its kind. */
  readonly type: 'encounter/passed';
  /** Who drew it. */
  readonly player: number;
  /** The Encounter. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** Everybody has had a choice of scion counters: an Event is done with. */
export type EventOver = {
  /** Its kind. */
  readonly type: 'event/over';
  /** Who drew it. */
  readonly player: number;
  /** The Event. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The townsfolk help a Hero before the Endgame. */
export type ReliefGiven = {
  /** Its kind. */
  readonly type: 'relief/given';
  /** Whose Hero. */
  readonly player: number;
  /** The Hero, Ally or Item that is helped. */
  readonly card: string;
  /** What is discarded from it, or that it is made ready. */
  readonly what: 'wound' | 'exhaustion' | 'item';
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player needs no more help. */
export type ReliefOver = {
  /** Its kind. */
  readonly type: 'relief/over';
  /** Who. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Scion awakens, and the red adventure counter of the space is discarded. */
export type ScionAwakened = {
  /** Its kind. */
  readonly type: 'scion/awakened';
  /** Whose Hero awakened it. */
  readonly player: number;
  /** The Scion. */
  readonly card: string;
  /** The space of the counter. */
  readonly space: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player calls on a slumbering Scion for its benefit. */
export type ScionCalled = {
  /** Its kind. */
  readonly type: 'scion/called';
  /** Who. */
  readonly player: number;
  /** The Scion. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player takes no scion counter. */
export type ScionCounterDeclined = {
  /** Its kind. */
  readonly type: 'scion/counter-declined';
  /** Who. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A scion counter goes from a player: back on its Scion, or aside if that awakes. */
export type ScionCounterReturned = {
  /** Its kind. */
  readonly type: 'scion/counter-returned';
  /** Who held it. */
  readonly player: number;
  /** The Scion. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player takes a scion counter. */
export type ScionCounterTaken = {
  /** Its kind. */
  readonly type: 'scion/counter-taken';
  /** Who. */
  readonly player: number;
  /** The Scion. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero tries to awaken a Scion. */
export type ScionSought = {
  /** Its kind. */
  readonly type: 'scion/sought';
  /** Whose Hero. */
  readonly player: number;
  /** The Scion. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The storm counter has left the top: it is reset, and a Storm card is triggered. */
export type StormBroke = {
  /** Its kind. */
  readonly type: 'storm/broke';
  /** Whose Hero triggers it. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero resolves a Storm Event. */
export type StormHero = {
  /** Its kind. */
  readonly type: 'storm/hero';
  /** Whose Hero. */
  readonly player: number;
  /** The Storm Event. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The Storm cards of this game are picked at random, unseen; the others go back to the box. */
export type StormLaidOut = {
  /** Its kind. */
  readonly type: 'storm/laid-out';
  /** How many of each color. */
  readonly amount: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The storm counter moves up along the market stacks. */
export type StormMoved = {
  /** Its kind. */
  readonly type: 'storm/moved';
  /** Whose Storm step it is. */
  readonly player: number;
  /** How many spaces it moves. */
  readonly spaces: number;
  /** The space it comes to, from 1; one more than there are if it leaves the top. */
  readonly at: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The red adventure cards go back to the box. */
export type StormRedOut = {
  /** Its kind. */
  readonly type: 'storm/red-out';
  /** A card that was in the red deck. */
  readonly cards: readonly string[];
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero that had escaped joins the fight again. */
export type StormRejoined = {
  /** Its kind. */
  readonly type: 'storm/rejoined';
  /** Whose Hero. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero claims the reward of a Storm Challenge. */
export type StormShared = {
  /** Its kind. */
  readonly type: 'storm/shared';
  /** Whose Hero. */
  readonly player: number;
  /** The Storm Challenge. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player calls on no Scion for now. */
export type StormWaited = {
  /** Its kind. */
  readonly type: 'storm/waited';
  /** Who. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Stormlord of this game is picked at random. */
export type StormlordChosen = {
  /** Its kind. */
  readonly type: 'stormlord/chosen';
  /** The Stormlord. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Stormlord is tallied for its victor. */
export type StormlordDefeated = {
  /** Its kind. */
  readonly type: 'stormlord/defeated';
  /** Whose Hero. */
  readonly player: number;
  /** The Stormlord. */
  readonly card: string;
  /** How many the Hero has defeated now. */
  readonly defeated: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero comes before a Stormlord. */
export type StormlordMet = {
  /** Its kind. */
  readonly type: 'stormlord/met';
  /** Whose Hero. */
  readonly player: number;
  /** The Stormlord. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Stormlord has withstood a Hero. */
export type StormlordStood = {
  /** Its kind. */
  readonly type: 'stormlord/stood';
  /** Whose Hero. */
  readonly player: number;
  /** The Stormlord. */
  readonly card: string;
  /** Wounds that it carried. */
  readonly wounds: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player has done what is to be done before the group attacks. */
export type GroupReady = {
  /** Its kind. */
  readonly type: 'group/ready';
  /** Who. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The value of a Scion takes the place of a Hero’s own. */
export type GroupSubstituted = {
  /** Its kind. */
  readonly type: 'group/substituted';
  /** Whose Hero. */
  readonly player: number;
  /** The Scion. */
  readonly card: string;
  /** Which value. */
  readonly what: 'score' | 'damage';
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The lowest values among the Heroes are found: with these the group attacks. */
export type GroupValues = {
  /** Its kind. */
  readonly type: 'group/values';
  /** The phase. */
  readonly combat: CombatType;
  /** The lowest combat score. */
  readonly score: number;
  /** The Hero or Scion whose score it is. */
  readonly by: string;
  /** The lowest combat damage. */
  readonly damage: number;
  /** The Hero or Scion whose damage it is. */
  readonly from: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The cataclysm counter of a town is turned over. */
export type CataclysmTurned = {
  /** Its kind. */
  readonly type: 'cataclysm/turned';
  /** The town. */
  readonly town: string;
  /** The curse on it, or that the town is destroyed. */
  readonly counter:
    | 'ashen-flock'
    | 'demon-horde'
    | 'frenzied-rage'
    | 'savage-brood'
    | 'winter-lord'
    | 'destroyed';
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero claims a Curse card. */
export type CurseClaimed = {
  /** Its kind. */
  readonly type: 'curse/claimed';
  /** Whose Hero. */
  readonly player: number;
  /** The card. */
  readonly card: string;
  /** Its level, which is what it is worth. */
  readonly level: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero goes for a Curse card of a town. */
export type CurseSought = {
  /** Its kind. */
  readonly type: 'curse/sought';
  /** Whose Hero. */
  readonly player: number;
  /** The town. */
  readonly town: string;
  /** The level: 1 or 3. */
  readonly level: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero has a discount in a town it helped. */
export type DiscountBegan = {
  /** Its kind. */
  readonly type: 'discount/began';
  /** Whose Hero. */
  readonly player: number;
  /** The town. */
  readonly town: string;
  /** So much less is paid there in this Market step, all in all. */
  readonly amount: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A part of a discount is used up. */
export type DiscountUsed = {
  /** Its kind. */
  readonly type: 'discount/used';
  /** Who pays less. */
  readonly player: number;
  /** By how much. */
  readonly amount: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A Hero that was knocked out stays where it is. */
export type HeroStayed = {
  /** Its kind. */
  readonly type: 'hero/stayed';
  /** Whose Hero. */
  readonly player: number;
  /** Where. */
  readonly space: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player divides the movement dice between travel and trade. */
export type PoolDivided = {
  /** Its kind. */
  readonly type: 'pool/divided';
  /** Who moves. */
  readonly player: number;
  /** Dice in the travel pool. */
  readonly travel: number;
  /** Dice in the trading pool. */
  readonly trading: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player lets the trading pool go. */
export type PoolForgone = {
  /** Its kind. */
  readonly type: 'pool/forgone';
  /** Who does. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player chooses a quest counter, and with it a quest space. */
export type QuestCounter = {
  /** Its kind. */
  readonly type: 'quest/counter';
  /** Who does. */
  readonly player: number;
  /** The number of the counter and the space, 1 to 6. */
  readonly number: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player marks progress with a quest. */
export type QuestMarked = {
  /** Its kind. */
  readonly type: 'quest/marked';
  /** Who does. */
  readonly player: number;
  /** The quest. */
  readonly card: string;
  /** What is marked: a space, a Challenge, or `counter` for the quest counter on the card. */
  readonly mark: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A quest is put face up beside the market stack of its town. */
export type QuestRevealed = {
  /** Its kind. */
  readonly type: 'quest/revealed';
  /** Who drew it. */
  readonly player: number;
  /** The quest. */
  readonly card: string;
  /** The town. */
  readonly town: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player takes back all markers of a quest. */
export type QuestUnmarked = {
  /** Its kind. */
  readonly type: 'quest/unmarked';
  /** Whose they are. */
  readonly player: number;
  /** The quest. */
  readonly card: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A town is freed of its curse. */
export type TownFreed = {
  /** Its kind. */
  readonly type: 'town/freed';
  /** Whose Hero freed it. */
  readonly player: number;
  /** The town. */
  readonly town: string;
  /** The curse that lay on it. */
  readonly curse:
    | 'ashen-flock'
    | 'demon-horde'
    | 'frenzied-rage'
    | 'savage-brood'
    | 'winter-lord'
    | 'destroyed';
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player rolls the trading pool here. */
export type TradeBegan = {
  /** Its kind. */
  readonly type: 'trade/began';
  /** Who trades. */
  readonly player: number;
  /** Where. */
  readonly space: string;
  /** How many dice. */
  readonly dice: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player lets the trading dice lie as they fell. */
export type TradeDiceKept = {
  /** Its kind. */
  readonly type: 'trade/dice-kept';
  /** Who does. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** With a matching die a player finds healing. */
export type TradeHealing = {
  /** Its kind. */
  readonly type: 'trade/healing';
  /** Who does. */
  readonly player: number;
  /** How much may be spent on it. */
  readonly gold: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** A player is done with the cards, the healing, or the whole trade. */
export type TradeLeft = {
  /** Its kind. */
  readonly type: 'trade/left';
  /** Who is. */
  readonly player: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** With a matching die a player looks at market cards. */
export type TradeLooked = {
  /** Its kind. */
  readonly type: 'trade/looked';
  /** Who does. */
  readonly player: number;
  /** How many, if the deck has them. */
  readonly count: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** It is settled how many trading dice show the terrain. */
export type TradeMatched = {
  /** Its kind. */
  readonly type: 'trade/matched';
  /** Who trades. */
  readonly player: number;
  /** How many. */
  readonly matches: number;
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The trading pool is rolled. */
export type TradeRolled = {
  /** Its kind. */
  readonly type: 'trade/rolled';
  /** Who trades. */
  readonly player: number;
  /** Where. */
  readonly space: string;
  /** A face, as its place among those of the movement die, from 1. */
  readonly dice: readonly number[];
  /** The rule by which it happened. */
  readonly rule: RuleId;
};
