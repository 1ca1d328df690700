import type { Place } from '../frames.js';
import type { Frame } from '../state.js';

/** How saves with a kind of frame are checked. Its chapter says it in a function of its own, which an app that only plays leaves out. */
export interface FrameSavesOf<L, F extends Frame> {
  /** Its call sites, or the check of them where a list is not enough; `null` if any frame may call it. */
  readonly calledFrom: readonly Place[] | ((look: L, path: string, at: number) => void) | null;
  /** Reports what is wrong with such a frame by itself; `null` if its schema says it all. */
  readonly check: ((look: L, path: string, f: F, at: number) => void) | null;
}
