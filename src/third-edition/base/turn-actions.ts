import { type AnyAction, type Frame, forbid, type Refusal, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { playerState } from './cards.js';
import { isDefeated } from './characters.js';
import { actionsSpent } from './event-kinds/index.js';
import type { TurnFrame } from './frames.js';
import { type G, query } from './vocabulary.js';

/* What actions cost, in a file of their own so that every other file can import them. */

/** How many actions of the turn an action costs, as its kind says; 0 where it costs none. */
export const costOf = (g: G, f: Frame, action: AnyAction): number =>
  g.rules.actions[action.type]?.cost?.(g, f, action) ?? 0;

/** A delayed hero has to stand up first (3e.delayed.effect), a defeated one can only rest (3e.defeat.hero). */
export const refuseAction = query(
  'why actions cannot be spent',
  (g: G, f: TurnFrame, action: AnyAction): Refusal | null => {
    if (isDefeated(g, f.player))
      return forbid('3e.defeat.hero', 'Your hero is defeated: it can do nothing but rest.');
    if (playerState(g, f.player).delayed)
      return forbid('3e.delayed.effect', 'Your hero is delayed: its next action is to stand up.');
    return refuseCost(g, f, action);
  },
);

/** Why the turn has too few actions left, or `null` (3e.turn.three-actions). */
export const refuseCost = (g: G, f: TurnFrame, action: AnyAction): Refusal | null => {
  const cost = costOf(g, f, action);
  return f.actions >= cost
    ? null
    : forbid(
        '3e.turn.three-actions',
        () => why`It costs ${cost} of your actions, and you have ${f.actions}.`,
      );
};

/** Spends what an action costs. Actions cannot be saved (3e.turn.end-early). */
export function spendActions(g: G, f: TurnFrame, action: AnyAction, rule: RuleId): void {
  const amount = costOf(g, f, action);
  if (amount === 0) return;
  f.actions -= amount;
  g.emit(actionsSpent, { player: f.player, amount, left: f.actions, rule });
}
