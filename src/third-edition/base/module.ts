import { defineModule } from '../../kernel/index.js';
import { effectSteps } from '../abilities/interpreter.js';
import { useInTurn } from './abilities-in-turn.js';
import { adventureSteps, rewardSteps } from './adventuring.js';
import { answers } from './answers.js';
import { blowSteps } from './blows.js';
import { combatSteps } from './combat.js';
import { cancelSteps } from './combat-cancelling.js';
import type { Content } from './content.js';
import { tollSteps } from './costs.js';
import { baseEvents } from './event-kinds/index.js';
import { eventSteps, rumorSteps } from './events.js';
import { excessSteps } from './excess.js';
import { exchangeSteps } from './exchange.js';
import { freeMoveSteps, moveSteps } from './movement.js';
import { exploreSteps } from './quests.js';
import { restSteps } from './resting.js';
import { retreatingSteps } from './retreating.js';
import { gameSteps } from './setup.js';
import { restockSteps, shopSteps } from './shopping.js';
import type { ThirdEditionDraft } from './state.js';
import { storySteps } from './stories.js';
import { testSteps } from './testing.js';
import { handSteps, paymentSteps } from './training.js';
import { offerSteps, triggersSteps } from './triggers.js';
import { trophySteps } from './trophies.js';
import { turnSteps } from './turn.js';
import { waysToLose } from './victory.js';
import { marchSteps, villainReactions, waysToWin } from './villain.js';

/**
 * Every kind of frame of the base game.
 *
 * @hidden
 */
export const baseSteps = [
  gameSteps,
  turnSteps,
  moveSteps,
  freeMoveSteps,
  restSteps,
  handSteps,
  paymentSteps,
  shopSteps,
  restockSteps,
  exchangeSteps,
  adventureSteps,
  rewardSteps,
  eventSteps,
  rumorSteps,
  exploreSteps,
  trophySteps,
  testSteps,
  effectSteps,
  tollSteps,
  offerSteps,
  triggersSteps,
  excessSteps,
  combatSteps,
  blowSteps,
  cancelSteps,
  retreatingSteps,
  storySteps,
  marchSteps,
] as const;

/** Third Edition without a scenario, in the order of the rulebook. A ruleset adds exactly one scenario (3e.game.scenario-governs). */
export const basePlay = defineModule<ThirdEditionDraft, Content>({
  id: 'third-edition',
  title: 'Runebound Third Edition',
  frames: baseSteps,
  events: baseEvents,
  offers: [{ at: 'any time', action: useInTurn }],
  reactions: [...villainReactions, ...answers],
  ends: { ...waysToWin, ...waysToLose },
});
