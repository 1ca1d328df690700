import { type EffectsFrame, effects } from './frames.js';
import type { G } from './vocabulary.js';

/** Has a list of effects carried out, once the present step is through; nothing if there is no such list. “You” in it is the player with the player's hero (3e.game.you). */
export function callEffects(
  g: G,
  called: Pick<EffectsFrame, 'player' | 'card' | 'list'> &
    Partial<Pick<EffectsFrame, 'x' | 'side' | 'counted'>>,
): void {
  if (g.content.lists[called.list] !== undefined) g.call(effects, called);
}
