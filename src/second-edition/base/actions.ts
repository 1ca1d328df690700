import type { ActionOf, ChanceAnswer } from '../../kernel/index.js';
import type { EffectAction } from '../abilities/interpreter.js';
import type { useAbility } from '../abilities/use.js';
import type { AdventureAction } from './adventure.js';
import type { CombatAction } from './combat.js';
import type { PhaseAction } from './combat-phases.js';
import type { EventAction } from './events.js';
import type { ExperienceAction } from './experience.js';
import type { HarmAction } from './harm.js';
import type { KnockoutAction } from './knockout.js';
import type { MarketAction } from './market.js';
import type { MovementAction } from './movement.js';
import type { NegotiationAction } from './negotiation.js';
import type { PossessionAction } from './possessions.js';
import type { RollAction } from './rolls.js';
import type { SpoilsAction } from './spoils.js';

/** Everything that players and chance can do in the base game, by `type`. */
export type BaseAction =
  | MovementAction
  | AdventureAction
  | EventAction
  | NegotiationAction
  | MarketAction
  | ExperienceAction
  | HarmAction
  | RollAction
  | CombatAction
  | PhaseAction
  | KnockoutAction
  | SpoilsAction
  | PossessionAction
  | EffectAction
  | ActionOf<typeof useAbility>
  | ChanceAnswer;
