import { type EffectsFrame, effects } from './frames.js';
import type { G } from './vocabulary.js';

/**
 * Calls a list of effects after the present step; does nothing if there is no such list. “You” is the player with its hero (3e.game.you).
 */
export function callEffects(
  g: G,
  called: Pick<EffectsFrame, 'player' | 'card' | 'list'> &
    Partial<Pick<EffectsFrame, 'x' | 'side' | 'counted'>>,
): void {
  if (g.content.lists[called.list] !== undefined) g.call(effects, called);
}
