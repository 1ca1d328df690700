// Written by `npm run generate -- frames`. Do not edit.
import { effectsSaves } from '../abilities/interpreter.js';
import { adventureSaves } from '../base/adventure.js';
import { combatSaves } from '../base/combat.js';
import { grantedAttackSaves, phaseSaves } from '../base/combat-phases.js';
import { encounterSaves } from '../base/encounters.js';
import { escapeSaves } from '../base/escape.js';
import { eventSaves, replenishSaves } from '../base/events.js';
import { experienceSaves } from '../base/experience.js';
import * as frames from '../base/frames.js';
import { freeMoveSaves } from '../base/free-move.js';
import { harmSaves } from '../base/harm.js';
import { knockoutSaves } from '../base/knockout.js';
import { marketSaves } from '../base/market.js';
import { movementSaves } from '../base/movement.js';
import { negotiationSaves } from '../base/negotiation.js';
import { rollSaves } from '../base/rolls.js';
import { gameSaves } from '../base/setup.js';
import { spoilsSaves } from '../base/spoils.js';
import { turnSaves } from '../base/turn.js';

/** The schema of every frame of the base game, its call sites, and what else is checked in a save. */
export const baseFrames = {
  game: { locals: frames.gameLocals(), ...gameSaves() },
  turn: { locals: frames.turnLocals(), ...turnSaves() },
  movement: { locals: frames.movementLocals(), ...movementSaves() },
  'free-move': { locals: frames.freeMoveLocals(), ...freeMoveSaves() },
  adventure: { locals: frames.adventureLocals(), ...adventureSaves() },
  event: { locals: frames.eventLocals(), ...eventSaves() },
  replenish: { locals: frames.replenishLocals(), ...replenishSaves() },
  encounter: { locals: frames.encounterLocals(), ...encounterSaves() },
  negotiation: { locals: frames.negotiationLocals(), ...negotiationSaves() },
  market: { locals: frames.marketLocals(), ...marketSaves() },
  experience: { locals: frames.experienceLocals(), ...experienceSaves() },
  harm: { locals: frames.harmLocals(), ...harmSaves() },
  combat: { locals: frames.combatLocals(), ...combatSaves() },
  escape: { locals: frames.escapeLocals(), ...escapeSaves() },
  phase: { locals: frames.phaseLocals(), ...phaseSaves() },
  'granted-attack': { locals: frames.grantedAttackLocals(), ...grantedAttackSaves() },
  roll: { locals: frames.rollLocals(), ...rollSaves() },
  knockout: { locals: frames.knockoutLocals(), ...knockoutSaves() },
  spoils: { locals: frames.spoilsLocals(), ...spoilsSaves() },
  effects: { locals: frames.effectsLocals(), ...effectsSaves() },
};
