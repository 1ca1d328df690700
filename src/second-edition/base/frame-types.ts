import type { Frame } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { Attribute, Color, CombatType } from '../abilities/language.js';
import type { Bonus, CardId, SpaceId, TownId } from './state.js';

/* Everything that can be under way in a game, as data: the values of each kind of frame. */

/** A change of values that lasts as long as the frame that holds it. It names the `change` effect that made it. */
export interface Boost {
  /** The list of effects in the content that holds that effect. */
  list: string;
  /** The place of the effect in that list, from 0. */
  at: number;
  /** The player to whom the card says "you". */
  player: number;
  /** The Hero or Ally that the effect acts for. */
  bearer: CardId;
}

/** Something in which a player may activate one card (2e.activation.limited). */
interface ActivationSpan {
  /** The players who activated a card in it; in a combat, in its present round. */
  activations: number[];
}

/** Something that remembers which abilities were used in it, and what holds while it lasts. */
interface Lasting {
  /** Abilities limited to it that were used, as `card/ability`; with `@` and the round where the round is the limit. */
  used: string[];
  /** What holds until it is over. */
  boosts: Boost[];
}

/** The game itself: set-up first, then turn after turn. The outermost of all frames. */
export interface GameFrame extends Frame {
  kind: 'game';
  /** Whose turn it is, or will be next. */
  current: number;
  /** How far the market stacks are set up. */
  stocked: number;
}

/** A turn, from its Refresh step to its end (2e.turn.steps). */
export interface TurnFrame extends Frame, Lasting {
  kind: 'turn';
  /** Whose turn it is. */
  player: number;
  /** Cards bought this turn: none of them is sold in it (faq.market.no-round-trip). */
  bought: CardId[];
  /** Cards sold this turn: none of them is bought back in it (faq.market.no-round-trip). */
  sold: CardId[];
  /** Cards that changed hands in negotiations this turn, either way: an Ally among them is not passed on (faq.market.no-round-trip). */
  received: CardId[];
  /** Players negotiated with this turn. */
  negotiated: number[];
}

/** The Movement step. */
export interface MovementFrame extends Frame, ActivationSpan {
  kind: 'movement';
  /** Who moves. */
  player: number;
  /** How many dice are rolled. */
  rolling: number;
  /** Exhaustion counters that resting may still discard. */
  rest: number;
  /** Faces of the dice not used yet. */
  dice: number[];
}

/** A move without dice, granted by a card. */
export interface FreeMoveFrame extends Frame {
  kind: 'free-move';
  /** Whose Hero moves. */
  player: number;
  /** The list of effects in the content that holds the `move` effect. */
  list: string;
  /** The place of that effect in the list. */
  at: number;
  /** Spaces that may still be entered. */
  left: number;
}

/** The Adventure step: attempting an adventure, or dealing with Heroes in the same space. */
export interface AdventureFrame extends Frame {
  kind: 'adventure';
  /** Who faces it. */
  player: number;
  /** The color of the deck drawn from, once an adventure is attempted. */
  color: Color | null;
  /** The card drawn last, or the undefeated Challenge that is faced; `null` before. */
  card: CardId | null;
  /** True once a Hero was dealt with: then no adventure can be attempted where a counter lies. */
  interacted: boolean;
}

/** An Event was drawn: whether it takes effect, and what it brings back (2e.event.compare). */
export interface EventFrame extends Frame {
  kind: 'event';
  /** Who drew it. */
  player: number;
  /** The Event drawn. */
  card: CardId;
}

/** Adventure counters come back to empty sunburst spaces (2e.replenish.sunburst-only). */
export interface ReplenishFrame extends Frame {
  kind: 'replenish';
  /** Who says where counters go, where the pile has too few (2e.replenish.shortage). */
  player: number;
  /** Colors still to be replenished; the first is under way. */
  colors: Color[];
}

/** An Encounter was drawn and its text is followed (2e.encounter.follow). */
export interface EncounterFrame extends Frame, ActivationSpan {
  kind: 'encounter';
  /** Who drew it. */
  player: number;
  /** The Encounter drawn. */
  card: CardId;
}

/** Two players negotiate: one builds an offer, the other answers (2e.interaction.exchange). */
export interface NegotiationFrame extends Frame {
  kind: 'negotiation';
  /** Whose turn it is, who makes the offer. */
  player: number;
  /** Who answers it. */
  other: number;
  /** Gold that each side gives: first the player whose turn it is. */
  gold: [number, number];
  /** Items and Allies that each side gives, in the same order. */
  cards: [CardId[], CardId[]];
}

/** Whom a combat is against. */
export type Opponent =
  | {
      /** A Challenge card. */
      readonly is: 'challenge';
      /** The Challenge. */
      card: CardId;
      /** Wound counters on it; those of an earlier battle are gone (2e.escape.wounds-removed). */
      wounds: number;
      /** Drawn just now, met where its counter lies, or faced by the effect `face`: that one earns no adventure counter. */
      from: 'deck' | 'track' | 'card';
      /** True if a card forbids escaping from it this time. */
      noEscape?: boolean;
      /** True if it will follow the Hero who leaves it undefeated. */
      follows?: boolean;
    }
  | {
      /** An enemy described by a card's `fight` effect. */
      readonly is: 'foe';
      /** The card that describes it. */
      card: CardId;
      /** Wound counters on it. */
      wounds: number;
      /** The list of effects in the content that holds the `fight` effect. */
      list: string;
      /** The place of that effect in the list. */
      at: number;
    }
  | {
      /** Another Hero, who defends in this round. */
      readonly is: 'hero';
      /** Whose Hero it is; it changes with the roles after each round (2e.hero-combat.swap). */
      player: number;
    };

/** A battle, from Before Combat to its end (2e.combat.course). */
export interface CombatFrame extends Frame, ActivationSpan, Lasting {
  kind: 'combat';
  /** Who acts as one who faces a Challenge, in this round. */
  attacker: number;
  /** Who acts as the Challenge does, in this round. */
  opponent: Opponent;
  /** Where it is fought: there lies the counter that is earned, and there an undefeated Challenge will wait. Empty if nowhere. */
  space: SpaceId;
  /** 0 before combat. */
  round: number;
  /** Characters that attacked in this round, once for each attack. */
  attacked: CardId[];
  /** Characters granted one more attack in this round. */
  extra: CardId[];
  /** Phases that are left out in this round. */
  skipped: CombatType[];
  /** Players who made a combat roll in this combat (faq.combat.first-combat-roll). */
  rolled: number[];
  /** What an escape from a Hero must reach in this round (2e.hero-combat.attacker-escape). */
  escapeTarget: number | null;
}

/** An escape: the test, and where the Hero goes (2e.escape.roll). */
export interface EscapeFrame extends Frame {
  kind: 'escape';
  /** Whose Hero escapes. */
  player: number;
  /** True if a card lets the Hero get away without a test. */
  sure: boolean;
}

/** A ranged, melee or magic phase, in which one thing is done (2e.allies.one-action-per-phase). */
export interface PhaseFrame extends Frame, Lasting {
  kind: 'phase';
  /** Who acts: the attacker of the combat in this round. */
  player: number;
  /** Which phase it is. */
  type: CombatType;
  /** What was chosen; `null` until then. */
  act: 'attack' | 'defend' | null;
  /** The Hero or Ally that attacks or defends; empty until it is chosen. */
  by: CardId;
  /** What a defending Hero rolled; `null` against any other opponent. */
  target: number | null;
}

/** An attack that a card grants outside the phases. */
export interface GrantedAttackFrame extends Frame, Lasting {
  kind: 'granted-attack';
  /** Whose card grants it. */
  player: number;
  /** The Hero or Ally that attacks. */
  by: CardId;
  /** Which value is rolled with and against, and which damage is dealt. */
  type: CombatType;
  /** The list of effects in the content that holds the `attack` effect. */
  list: string;
  /** The place of that effect in the list. */
  at: number;
  /** What the enemy rolled if it is a Hero; `null` against any other opponent. */
  target: number | null;
}

/** A roll of the two ten-sided dice, with everything added to it (2e.dice.use). */
export interface RollFrame extends Frame, Lasting {
  kind: 'roll';
  /** Whose Hero or Ally rolls. */
  player: number;
  /** The Hero or Ally who rolls. */
  by: CardId;
  /** What it is for; `pursuit` is the roll of a Hero from whom another tries to escape. */
  purpose: 'attack' | 'defend' | 'escape' | 'test' | 'pursuit';
  /** Whose value is added; where there is no target, also that of the opponent which must be reached. */
  attribute: Attribute;
  /** The skill that a test names; `null` if it names none, and for other rolls. */
  skill: string | null;
  /** What must be reached; `null` if it is the opponent's value, or if the roll itself sets a target. */
  target: number | null;
  /** True for the roll of a defending Hero: its total is the other's target. */
  open: boolean;
  /** A bonus that comes with the occasion. */
  bonus: number;
  /** The faces rolled, 1 to 10; empty before, and if a card decides the roll beforehand. */
  dice: number[];
  /** What a card made of it whatever the dice say; `null` if none did. */
  forced: 'success' | 'failure' | null;
}

/** Wounds or exhaustion are about to be taken by a Hero or Ally, and may be answered (2e.terms.cancel). */
export interface HarmFrame extends Frame, Lasting {
  kind: 'harm';
  /** Whose Hero or Ally it was meant for: this player answers. */
  player: number;
  /** The Hero or Ally it is about to land on; a card may name another. */
  target: CardId;
  /** Which counters. */
  harm: 'wounds' | 'exhaustion';
  /** How many are left to be taken, after what cards have cancelled. */
  amount: number;
  /** The opponent's damage, a failed escape test, or the text of any card. */
  from: 'enemy' | 'escape' | 'card';
  /** The rule that deals it. */
  rule: RuleId;
  /** The card that deals it: the opponent's, or the one whose text says so; `null` if none does. */
  by: CardId | null;
}

/** A Hero is knocked out, and what comes of it, in order (2e.knockout.order). */
export interface KnockoutFrame extends Frame {
  kind: 'knockout';
  /** Whose Hero it is. */
  player: number;
}

/** The winner of a combat between Heroes takes something from the loser (2e.hero-combat.spoils). */
export interface SpoilsFrame extends Frame {
  kind: 'spoils';
  /** The winner, who chooses. */
  player: number;
  /** From whom it is taken. */
  loser: number;
}

/** The Market step (2e.market.town-only). */
export interface MarketFrame extends Frame, ActivationSpan {
  kind: 'market';
  /** Who buys and sells. */
  player: number;
  /** The town whose stack is on offer. */
  town: TownId;
}

/** The Experience step (2e.experience.exchange). */
export interface ExperienceFrame extends Frame {
  kind: 'experience';
  /** Who spends experience points. */
  player: number;
  /** The counter that is being bought; `null` if none is. */
  bonus: Bonus | null;
  /** Points still to be paid; change due to the player if negative. */
  due: number;
}

/** A list of a card's effects, being carried out. */
export interface EffectsFrame extends Frame {
  kind: 'effects';
  /** The player to whom the card says "you". */
  player: number;
  /** The card whose effects they are. */
  card: CardId;
  /** The Hero or Ally it acts for: the Ally whose card it is, else the Hero. */
  bearer: CardId;
  /** Where the list stands in the content: `card#` and the way to it. */
  list: string;
  /** The place in the list of the effect that is due, from 0. */
  at: number;
  /** What the player chose for the effect that is due. */
  chosen: string | null;
  /** Cards, spaces or other things still to choose from or deal with. */
  pending: string[];
}

/** Frames in which one card may be activated, the innermost counting. */
export type SpanFrame = MovementFrame | MarketFrame | EncounterFrame | CombatFrame;
