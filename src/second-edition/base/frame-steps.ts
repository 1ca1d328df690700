// Written by `npm run generate -- frames`. Do not edit.
import { effectSteps } from '../abilities/interpreter.js';
import { adventureSteps } from './adventure.js';
import { combatSteps } from './combat.js';
import { grantedAttackSteps, phaseSteps } from './combat-phases.js';
import { encounterSteps } from './encounters.js';
import { escapeSteps } from './escape.js';
import { eventSteps, replenishSteps } from './events.js';
import { experienceSteps } from './experience.js';
import { frameForms } from './frame-forms.js';
import { freeMoveSteps } from './free-move.js';
import { harmSteps } from './harm.js';
import { knockoutSteps } from './knockout.js';
import { marketSteps } from './market.js';
import { movementSteps } from './movement.js';
import { negotiationSteps } from './negotiation.js';
import { rollSteps } from './rolls.js';
import { gameSteps } from './setup.js';
import { spoilsSteps } from './spoils.js';
import { turnSteps } from './turn.js';

/**
 * The steps of every frame of the base game.
 *
 * @hidden
 */
export const baseSteps = [
  { ...gameSteps, form: frameForms.game },
  { ...turnSteps, form: frameForms.turn },
  { ...movementSteps, form: frameForms.movement },
  freeMoveSteps,
  { ...adventureSteps, form: frameForms.adventure },
  eventSteps,
  replenishSteps,
  encounterSteps,
  negotiationSteps,
  { ...marketSteps, form: frameForms.market },
  { ...experienceSteps, form: frameForms.experience },
  { ...harmSteps, form: frameForms.harm },
  { ...combatSteps, form: frameForms.combat },
  escapeSteps,
  { ...phaseSteps, form: frameForms.phase },
  grantedAttackSteps,
  { ...rollSteps, form: frameForms.roll },
  knockoutSteps,
  spoilsSteps,
  { ...effectSteps, form: frameForms.effects },
] as const;
