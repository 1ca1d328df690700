// Written by `npm run generate -- frames`. Do not edit.
import { effectSteps } from '../abilities/interpreter.js';
import { adventureSteps, rewardSteps } from './adventuring.js';
import { blowSteps } from './blows.js';
import { combatSteps } from './combat.js';
import { cancelSteps } from './combat-cancelling.js';
import { tollSteps } from './costs.js';
import { eventSteps, rumorSteps } from './events.js';
import { excessSteps } from './excess.js';
import { exchangeSteps } from './exchange.js';
import { frameForms } from './frame-forms.js';
import { freeMoveSteps, moveSteps } from './movement.js';
import { exploreSteps } from './quests.js';
import { restSteps } from './resting.js';
import { retreatingSteps } from './retreating.js';
import { gameSteps } from './setup.js';
import { restockSteps, shopSteps } from './shopping.js';
import { storySteps } from './stories.js';
import { testSteps } from './testing.js';
import { handSteps, paymentSteps } from './training.js';
import { offerSteps, triggersSteps } from './triggers.js';
import { trophySteps } from './trophies.js';
import { turnSteps } from './turn.js';
import { marchSteps } from './villain.js';

/**
 * The steps of every frame of the base game.
 *
 * @hidden
 */
export const baseSteps = [
  { ...gameSteps, form: frameForms.game },
  { ...turnSteps, form: frameForms.turn },
  { ...moveSteps, form: frameForms.move },
  freeMoveSteps,
  { ...restSteps, form: frameForms.rest },
  { ...handSteps, form: frameForms.hand },
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
  { ...effectSteps, form: frameForms.effects },
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
