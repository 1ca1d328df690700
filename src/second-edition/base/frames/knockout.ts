import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object, seat } from '../schemas.js';

export const knockoutLocals = () =>
  object('a knockout frame', {
    /** The player of the Hero. */
    player: seat,
  });
/** A Hero is knocked out, with the consequences in order (2e.knockout.order). */
export type KnockoutFrame = FrameWith<'knockout', typeof knockoutLocals>;
/** Called for a Hero that is knocked out. */
export const knockout: FrameRef<KnockoutFrame> = { kind: 'knockout' };
