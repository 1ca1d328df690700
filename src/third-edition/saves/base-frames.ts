// Written by `npm run generate -- frames`. Do not edit.
import { effectsSaves } from '../abilities/interpreter.js';
import { adventureSaves, rewardSaves } from '../base/adventuring.js';
import { blowSaves } from '../base/blows.js';
import { combatSaves } from '../base/combat.js';
import { cancelSaves } from '../base/combat-cancelling.js';
import { tollSaves } from '../base/costs.js';
import { eventSaves, rumorSaves } from '../base/events.js';
import { excessSaves } from '../base/excess.js';
import { exchangeSaves } from '../base/exchange.js';
import * as frames from '../base/frames.js';
import { freeMoveSaves, moveSaves } from '../base/movement.js';
import { exploreSaves } from '../base/quests.js';
import { restSaves } from '../base/resting.js';
import { retreatSaves } from '../base/retreating.js';
import { gameSaves } from '../base/setup.js';
import { restockSaves, shopSaves } from '../base/shopping.js';
import { storySaves } from '../base/stories.js';
import { testSaves } from '../base/testing.js';
import { handSaves, paymentSaves } from '../base/training.js';
import { offerSaves, triggersSaves } from '../base/triggers.js';
import { trophySaves } from '../base/trophies.js';
import { turnSaves } from '../base/turn.js';
import { marchSaves } from '../base/villain.js';

/** The schema of every frame of the base game, its call sites, and what else is checked in a save. */
export const baseFrames = {
  game: { locals: frames.gameLocals(), ...gameSaves() },
  turn: { locals: frames.turnLocals(), ...turnSaves() },
  move: { locals: frames.moveLocals(), ...moveSaves() },
  'free-move': { locals: frames.freeMoveLocals(), ...freeMoveSaves() },
  rest: { locals: frames.restLocals(), ...restSaves() },
  hand: { locals: frames.handLocals(), ...handSaves() },
  payment: { locals: frames.paymentLocals(), ...paymentSaves() },
  shop: { locals: frames.shopLocals(), ...shopSaves() },
  restock: { locals: frames.restockLocals(), ...restockSaves() },
  exchange: { locals: frames.exchangeLocals(), ...exchangeSaves() },
  adventure: { locals: frames.adventureLocals(), ...adventureSaves() },
  reward: { locals: frames.rewardLocals(), ...rewardSaves() },
  event: { locals: frames.eventLocals(), ...eventSaves() },
  rumor: { locals: frames.rumorLocals(), ...rumorSaves() },
  explore: { locals: frames.exploreLocals(), ...exploreSaves() },
  trophy: { locals: frames.trophyLocals(), ...trophySaves() },
  test: { locals: frames.testLocals(), ...testSaves() },
  effects: { locals: frames.effectsLocals(), ...effectsSaves() },
  toll: { locals: frames.tollLocals(), ...tollSaves() },
  offer: { locals: frames.offerLocals(), ...offerSaves() },
  triggers: { locals: frames.triggersLocals(), ...triggersSaves() },
  excess: { locals: frames.excessLocals(), ...excessSaves() },
  combat: { locals: frames.combatLocals(), ...combatSaves() },
  blow: { locals: frames.blowLocals(), ...blowSaves() },
  cancel: { locals: frames.cancelLocals(), ...cancelSaves() },
  retreat: { locals: frames.retreatLocals(), ...retreatSaves() },
  story: { locals: frames.storyLocals(), ...storySaves() },
  march: { locals: frames.marchLocals(), ...marchSaves() },
};
