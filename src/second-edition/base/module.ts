import { defineModule } from '../../kernel/index.js';
import { effectSteps } from '../abilities/interpreter.js';
import { adventureSteps } from './adventure.js';
import { combatSteps } from './combat.js';
import { grantedAttackSteps, phaseSteps } from './combat-phases.js';
import type { Content } from './content.js';
import { encounterSteps } from './encounters.js';
import { escapeSteps } from './escape.js';
import { baseEvents } from './event-kinds/index.js';
import { eventSteps, replenishSteps } from './events.js';
import { experienceSteps } from './experience.js';
import { freeMoveSteps } from './free-move.js';
import { harmReactions, harmSteps } from './harm.js';
import { hoardReactions } from './hoards.js';
import { knockoutSteps } from './knockout.js';
import { marketSteps } from './market.js';
import { movementSteps } from './movement.js';
import { negotiationSteps } from './negotiation.js';
import { discardAnyTime } from './possessions.js';
import { rollAnswers, rollSteps } from './rolls.js';
import { gameSteps } from './setup.js';
import { spoilsRefusals, spoilsSteps } from './spoils.js';
import type { SecondEditionDraft } from './state.js';
import { turnSteps } from './turn.js';
import { victoryReactions, waysToWin } from './victory.js';

/**
 * Every frame type of the base game.
 *
 * @hidden
 */
export const baseSteps = [
  gameSteps,
  turnSteps,
  movementSteps,
  freeMoveSteps,
  adventureSteps,
  eventSteps,
  replenishSteps,
  encounterSteps,
  negotiationSteps,
  marketSteps,
  experienceSteps,
  harmSteps,
  combatSteps,
  escapeSteps,
  phaseSteps,
  grantedAttackSteps,
  rollSteps,
  knockoutSteps,
  spoilsSteps,
  effectSteps,
] as const;

/** Runebound Second Edition, "Rise of the Dragon Lords" (2e.game.base-adventure), without invariants, which play does not need. */
export const basePlay = defineModule<SecondEditionDraft, Content>({
  id: 'second-edition',
  title: 'Runebound Second Edition',
  frames: baseSteps,
  overrides: rollAnswers,
  events: baseEvents,
  offers: [{ at: 'any time', action: discardAnyTime }],
  refusals: spoilsRefusals,
  reactions: [...harmReactions, ...hoardReactions, ...victoryReactions],
  ends: waysToWin,
});
