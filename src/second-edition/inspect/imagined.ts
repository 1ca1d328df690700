import type { CombatType } from '../abilities/language.js';
import { attributeOf } from '../base/cards.js';
import type { PhaseFrame, RollFrame } from '../base/frames.js';
import type { CardId } from '../base/state.js';

/** A roll that might be under way. */
export const rollOf = (
  player: number,
  by: CardId,
  type: CombatType,
  purpose: RollFrame['purpose'],
  target: number | null = null,
): RollFrame => ({
  kind: 'roll',
  step: 'total',
  player,
  by,
  purpose,
  attribute: attributeOf[type],
  skill: null,
  target,
  open: false,
  bonus: 0,
  dice: [],
  forced: null,
  used: [],
  boosts: [],
});

/** A phase that might be under way, before its roll. */
export const phaseOf = (
  player: number,
  type: CombatType,
  by: CardId,
  act: PhaseFrame['act'] = 'attack',
): PhaseFrame => ({
  kind: 'phase',
  step: 'roll',
  player,
  type,
  act,
  by,
  target: null,
  used: [],
  boosts: [],
});
