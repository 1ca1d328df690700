export type { Change, EffectSpan, Value } from '../base/value-breakdown.js';
export type { SpaceInspection } from './board.js';
export type {
  AttackInspection,
  CharacterInspection,
  DefenseInspection,
  Measure,
} from './characters.js';
export type {
  AttackerInspection,
  CombatInspection,
  CombatMoment,
  EnemyAttack,
  EnemyInspection,
} from './combat.js';
export type { Chance, Dice } from './dice.js';
export type { BonusInspection, ExperienceInspection } from './experience.js';
export type * from './fights/types.js';
export type { EventInspection, Inspection, PlayerInspection } from './inspection.js';
export type { DrawnInspection, MarketInspection, OfferInspection, TownInspection } from './market.js';
export type * from './modules.js';
export type { NegotiationInspection, OfferedBy } from './negotiation.js';
export type { Odds, RollOdds } from './odds.js';
export type { Reach, ReachedSpace, Way } from './reach.js';
export type { Refused } from './refused.js';
export type { NearTown } from './routes.js';
export type {
  MovementDie,
  MovementInspection,
  RollInspection,
  TurnInspection,
  TurnStep,
} from './turn.js';
