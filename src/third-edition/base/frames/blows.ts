import { damageTypes } from '../../abilities/language.js';
import { count, object, word, yesNo } from '../schemas.js';
import { side } from './parts.js';

/** Damage is dealt in a combat, and may be blocked (3e.combat.block). The `result` is the damage suffered. */
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
