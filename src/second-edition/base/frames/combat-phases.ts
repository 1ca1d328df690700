import type { FrameRef } from '../../../kernel/index.js';
import { combatTypes } from '../../abilities/language.js';
import { cardId, type FrameWith, object, seat, signed, text, word } from '../schemas.js';
import { at, lasting, list } from './parts.js';

export const phaseLocals = () =>
  object('a phase frame', {
    /** The attacker of the combat in this round. */
    player: seat,
    /** The combat type of the phase. */
    type: word(combatTypes),
    /** The choice; `null` until then. */
    act: word(['attack', 'defend']).nullable(),
    /** The Hero or Ally that attacks or defends; empty until it is chosen. */
    by: text('the id of a card, empty until somebody acts', 120, 0),
    /** The total of a defending Hero; `null` against any other opponent. */
    target: signed.nullable(),
    ...lasting,
  });
/** A ranged, melee or magic phase, in which one thing is done (2e.allies.one-action-per-phase). */
export type PhaseFrame = FrameWith<'phase', typeof phaseLocals>;
/** Called for each of the three phases that is not skipped. */
export const phase: FrameRef<PhaseFrame, 'player' | 'type'> = { kind: 'phase' };

export const grantedAttackLocals = () =>
  object('a granted-attack frame', {
    /** The player of the card that grants it. */
    player: seat,
    /** The Hero or Ally that attacks. */
    by: cardId,
    /** The type of the attack: its values and its damage are used. */
    type: word(combatTypes),
    /** The list of effects in the content that holds the `attack` effect. */
    list,
    /** The place of that effect in the list. */
    at,
    /** The total that the enemy rolled if it is a Hero; `null` against any other opponent. */
    target: signed.nullable(),
    ...lasting,
  });
/** An attack that a card grants outside the phases. */
export type GrantedAttackFrame = FrameWith<'granted-attack', typeof grantedAttackLocals>;
/** Called by the effect `attack`. */
export const grantedAttack: FrameRef<GrantedAttackFrame> = { kind: 'granted-attack' };
