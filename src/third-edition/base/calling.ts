import { type EffectsFrame, effects } from './frames.js';
import type { G } from './vocabulary.js';

/** Calls effects after the present step; nothing without such a list. “You” is the player with its hero (3e.game.you). */
export function callEffects(
  g: G,
  called: Pick<EffectsFrame, 'player' | 'card' | 'list'> &
    Partial<Pick<EffectsFrame, 'x' | 'side' | 'counted'>>,
): void {
  if (g.content.lists[called.list] !== undefined) g.call(effects, called);
}
