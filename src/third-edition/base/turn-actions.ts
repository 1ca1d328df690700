import { forbid, type Refusal, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { playerState } from './cards.js';
import { isDefeated } from './characters.js';
import { actionsSpent } from './event-kinds/index.js';
import type { TurnFrame } from './frames.js';
import { type G, query } from './vocabulary.js';

/* The costs of actions, in a file of their own so that every other file can import them. */

/** A delayed hero has to stand up first (3e.delayed.effect), a defeated one can only rest (3e.defeat.hero). */
export const refuseAction = query(
  'why actions cannot be spent',
  (g: G, f: TurnFrame, cost: number): Refusal | null => {
    if (isDefeated(g, f.player))
      return forbid('3e.defeat.hero', 'Your hero is defeated: it can do nothing but rest.');
    if (playerState(g, f.player).delayed)
      return forbid('3e.delayed.effect', 'Your hero is delayed: its next action is to stand up.');
    return refuseCost(f, cost);
  },
);

/** Why the turn has too few actions left, or `null` (3e.turn.three-actions). */
export const refuseCost = (f: TurnFrame, cost: number): Refusal | null =>
  f.actions >= cost
    ? null
    : forbid(
        '3e.turn.three-actions',
        () => why`It costs ${cost} of your actions, and you have ${f.actions}.`,
      );

/** Actions cannot be saved (3e.turn.end-early). */
export function spendActions(g: G, f: TurnFrame, amount: number, rule: RuleId): void {
  f.actions -= amount;
  g.emit(actionsSpent, { player: f.player, amount, left: f.actions, rule });
}
