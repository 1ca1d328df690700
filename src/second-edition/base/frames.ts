import type { Frame, FrameRef } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { Attribute, Color, CombatType } from '../abilities/language.js';
import type { Bonus, CardId, SpaceId, TownId } from './state.js';

/*
 * Everything that can be under way in a game, as data. Each chapter fills in the steps of its own frames;
 * what calls a frame needs only its name and shape from here.
 */

/** A change of values that lasts as long as the frame that holds it. It names the `change` effect that made it. */
export interface Boost {
  /** The list of effects in the content, and the place of the effect in it. */
  list: string;
  at: number;
  player: number;
  bearer: CardId;
}

/** Something in which a player may activate one card: the players who did (2e.activation.limited). */
interface ActivationSpan {
  activations: number[];
}

/** Something that remembers which abilities were used in it, and what holds while it lasts. */
interface Lasting {
  used: string[];
  boosts: Boost[];
}

export interface GameFrame extends Frame {
  kind: 'game';
  /** Whose turn it is, or will be next. */
  current: number;
  /** How far the market stacks are set up. */
  stocked: number;
}
export const game: FrameRef<GameFrame> = { kind: 'game' };

export interface TurnFrame extends Frame, Lasting {
  kind: 'turn';
  player: number;
  /** Cards bought, sold, and received from other players this turn (faq.market.no-round-trip). */
  bought: CardId[];
  sold: CardId[];
  received: CardId[];
  /** Players negotiated with this turn. */
  negotiated: number[];
}
export const turn: FrameRef<TurnFrame> = { kind: 'turn' };

export interface MovementFrame extends Frame, ActivationSpan {
  kind: 'movement';
  player: number;
  /** How many dice are rolled. */
  rolling: number;
  /** Exhaustion counters that resting may still discard. */
  rest: number;
  /** Faces of the dice not used yet. */
  dice: number[];
}
export const movement: FrameRef<MovementFrame> = { kind: 'movement' };

/** A move without dice, granted by a card. */
export interface FreeMoveFrame extends Frame {
  kind: 'free-move';
  player: number;
  list: string;
  at: number;
  left: number;
}
export const freeMove: FrameRef<FreeMoveFrame> = { kind: 'free-move' };

export interface AdventureFrame extends Frame {
  kind: 'adventure';
  player: number;
  /** The color of the deck drawn from, once an adventure is attempted. */
  color: Color | null;
  card: CardId | null;
  /** True once a Hero was dealt with: then no adventure can be attempted where a counter lies. */
  interacted: boolean;
}
export const adventure: FrameRef<AdventureFrame> = { kind: 'adventure' };

export interface EventFrame extends Frame {
  kind: 'event';
  player: number;
  card: CardId;
}
export const event: FrameRef<EventFrame> = { kind: 'event' };

export interface ReplenishFrame extends Frame {
  kind: 'replenish';
  player: number;
  /** Colors still to be replenished; the first is under way. */
  colors: Color[];
}
export const replenish: FrameRef<ReplenishFrame> = { kind: 'replenish' };

export interface EncounterFrame extends Frame, ActivationSpan {
  kind: 'encounter';
  player: number;
  card: CardId;
}
export const encounter: FrameRef<EncounterFrame> = { kind: 'encounter' };

export interface NegotiationFrame extends Frame {
  kind: 'negotiation';
  player: number;
  other: number;
  /** What each side gives: first the player whose turn it is. */
  gold: [number, number];
  cards: [CardId[], CardId[]];
}
export const negotiation: FrameRef<NegotiationFrame> = { kind: 'negotiation' };

/** Whom a combat is against. */
export type Opponent =
  | {
      readonly is: 'challenge';
      card: CardId;
      wounds: number;
      from: 'deck' | 'track' | 'card';
      /** True if a card forbids escaping from it this time. */
      noEscape?: boolean;
    }
  /** An enemy described by a card's `fight` effect. */
  | { readonly is: 'foe'; card: CardId; wounds: number; list: string; at: number }
  | { readonly is: 'hero'; player: number };

export interface CombatFrame extends Frame, ActivationSpan, Lasting {
  kind: 'combat';
  /** Who acts as one who faces a Challenge, in this round. */
  attacker: number;
  opponent: Opponent;
  space: SpaceId;
  /** 0 before combat. */
  round: number;
  /** Characters that attacked in this round, once for each attack. */
  attacked: CardId[];
  /** Characters granted one more attack in this round. */
  extra: CardId[];
  skipped: CombatType[];
  /** Players who made a combat roll in this combat (faq.combat.first-combat-roll). */
  rolled: number[];
  /** What an escape from a Hero must reach in this round (2e.hero-combat.attacker-escape). */
  escapeTarget: number | null;
}
export const combat: FrameRef<CombatFrame> = { kind: 'combat' };

export interface EscapeFrame extends Frame {
  kind: 'escape';
  player: number;
  /** True if a card lets the Hero get away without a test. */
  sure: boolean;
}
export const escaping: FrameRef<EscapeFrame> = { kind: 'escape' };

export interface PhaseFrame extends Frame, Lasting {
  kind: 'phase';
  player: number;
  type: CombatType;
  act: 'attack' | 'defend' | null;
  /** Who attacks or defends. */
  by: CardId;
  /** What a defending Hero rolled; `null` against any other opponent. */
  target: number | null;
}
export const phase: FrameRef<PhaseFrame> = { kind: 'phase' };

/** An attack that a card grants outside the phases. */
export interface GrantedAttackFrame extends Frame, Lasting {
  kind: 'granted-attack';
  player: number;
  by: CardId;
  type: CombatType;
  list: string;
  at: number;
  target: number | null;
}
export const grantedAttack: FrameRef<GrantedAttackFrame> = { kind: 'granted-attack' };

export interface RollFrame extends Frame, Lasting {
  kind: 'roll';
  player: number;
  /** The Hero or Ally who rolls. */
  by: CardId;
  /** What it is for; `pursuit` is the roll of a Hero from whom another tries to escape. */
  purpose: 'attack' | 'defend' | 'escape' | 'test' | 'pursuit';
  attribute: Attribute;
  skill: string | null;
  /** What must be reached; `null` if it is the opponent's value, or if the roll itself sets a target. */
  target: number | null;
  /** True for the roll of a defending Hero: its total is the other's target. */
  open: boolean;
  /** A bonus that comes with the occasion. */
  bonus: number;
  dice: number[];
  forced: 'success' | 'failure' | null;
}
export const roll: FrameRef<RollFrame> = { kind: 'roll' };

export interface HarmFrame extends Frame, Lasting {
  kind: 'harm';
  player: number;
  /** The Hero or Ally it is about to land on. */
  target: CardId;
  harm: 'wounds' | 'exhaustion';
  amount: number;
  from: 'enemy' | 'escape' | 'card';
  /** The rule that deals it, and the card if one does. */
  rule: RuleId;
  by: CardId | null;
}
export const harm: FrameRef<HarmFrame> = { kind: 'harm' };

export interface KnockoutFrame extends Frame {
  kind: 'knockout';
  player: number;
}
export const knockout: FrameRef<KnockoutFrame> = { kind: 'knockout' };

export interface SpoilsFrame extends Frame {
  kind: 'spoils';
  player: number;
  loser: number;
}
export const spoils: FrameRef<SpoilsFrame> = { kind: 'spoils' };

export interface MarketFrame extends Frame, ActivationSpan {
  kind: 'market';
  player: number;
  town: TownId;
}
export const market: FrameRef<MarketFrame> = { kind: 'market' };

export interface ExperienceFrame extends Frame {
  kind: 'experience';
  player: number;
  /** What is being bought. */
  bonus: Bonus | null;
  /** Points still to be paid; change due to the player if negative. */
  due: number;
}
export const experience: FrameRef<ExperienceFrame> = { kind: 'experience' };

/** A list of a card's effects, being carried out. */
export interface EffectsFrame extends Frame {
  kind: 'effects';
  player: number;
  /** The card whose effects they are, and the Hero or Ally it acts for. */
  card: CardId;
  bearer: CardId;
  /** Where the list stands in the content, and the effect that is due. */
  list: string;
  at: number;
  /** What the player chose for the effect that is due. */
  chosen: string | null;
  /** Cards, spaces or other things still to choose from or deal with. */
  pending: string[];
}
export const effects: FrameRef<EffectsFrame> = { kind: 'effects' };

/** Frames in which one card may be activated, the innermost counting. */
export type SpanFrame = MovementFrame | MarketFrame | EncounterFrame | CombatFrame;
