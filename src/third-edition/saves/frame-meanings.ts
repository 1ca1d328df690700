import type { Frame } from '../../kernel/index.js';
import type { Look } from './look.js';

/** Checks what a frame says: players, cards and effects that are there. */
export function checkFrame(look: Look, path: string, frame: Frame, _at: number): void {
  const { player } = frame as { readonly player?: unknown };
  if (typeof player === 'number') look.player(`${path}/player`, player);
}
