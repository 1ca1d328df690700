import type { ChanceAnswer } from '../kernel/index.js';
import type { EffectAction } from './abilities/interpreter.js';
import type { AbilityAction } from './base/abilities-in-turn.js';
import type { AdventureAction } from './base/adventuring.js';
import type { BlowAction } from './base/blows.js';
import type { CombatAbilityAction } from './base/combat-abilities.js';
import type { CombatAction } from './base/combat-actions.js';
import type { CancelAction } from './base/combat-cancelling.js';
import type { CombatTurnAction } from './base/combat-turns.js';
import type { CostAction } from './base/costs.js';
import type { EventAction } from './base/events.js';
import type { ExcessAction } from './base/excess.js';
import type { ExchangeAction } from './base/exchange.js';
import type { MovementAction } from './base/movement.js';
import type { QuestAction } from './base/quests.js';
import type { ExertAction } from './base/rerolling.js';
import type { RestAction } from './base/resting.js';
import type { RetreatAction } from './base/retreating.js';
import type { SetupAction } from './base/setup.js';
import type { ShopAction } from './base/shopping.js';
import type { TestAction } from './base/testing.js';
import type { TrainingAction } from './base/training.js';
import type { TriggerAction } from './base/triggers.js';
import type { TrophyAction } from './base/trophies.js';
import type { TurnAction } from './base/turn.js';
import type { VillainAction } from './base/villain.js';
import type { CorpseKingAction } from './scenarios/corpse-king/module.js';

/** Every action of players and chance in this edition, with either scenario, told apart by `type`. */
export type ThirdEditionAction =
  | SetupAction
  | TurnAction
  | MovementAction
  | ExertAction
  | RestAction
  | TrainingAction
  | ShopAction
  | ExchangeAction
  | AdventureAction
  | EventAction
  | QuestAction
  | TrophyAction
  | TestAction
  | ExcessAction
  | CostAction
  | AbilityAction
  | TriggerAction
  | EffectAction
  | CombatAction
  | CombatAbilityAction
  | CombatTurnAction
  | CancelAction
  | BlowAction
  | RetreatAction
  | VillainAction
  | CorpseKingAction
  | ChanceAnswer;
