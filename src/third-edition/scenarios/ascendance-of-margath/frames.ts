import type { Frame, FrameRef } from '../../../kernel/index.js';

/** Dice are rolled for Margath's march (3e.margath.march). */
export interface OmenFrame extends Frame {
  kind: 'omen';
  /** Who rolls: the first player. */
  player: number;
  /** Hexes that he moves. */
  left: number;
}
/** Called in the place of each advance of the time token, once Act 2 has ended. */
export const omen: FrameRef<OmenFrame> = { kind: 'omen' };
