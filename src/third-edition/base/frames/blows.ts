import type { FrameRef } from '../../../kernel/index.js';
import { damageTypes } from '../../abilities/language.js';
import { count, type FrameWith, object, word, yesNo } from '../schemas.js';
import { side } from './parts.js';

export const blowLocals = () =>
  object('a blow frame', {
    /** The side that suffers it. */
    side,
    damage: word(damageTypes), // Its kind.
    /** The damage left, and in the end the damage suffered. */
    amount: count,
    /** It comes from a combat action that deals damage (3e.combat.attack). */
    attack: yesNo,
    unblockable: yesNo, // Shields do not help against it.
  });
/** Damage is dealt in a combat, and may be blocked (3e.combat.block). The `result` is the damage suffered. */
export type BlowFrame = FrameWith<'blow', typeof blowLocals>;
/** Called where damage is dealt. */
export const blow: FrameRef<BlowFrame> = { kind: 'blow' };
