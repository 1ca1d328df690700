import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object } from '../schemas.js';
import { dice } from './parts.js';

export const retreatLocals = () => object('a retreat frame', dice);
/** A hero tries to retreat (3e.combat.retreat). */
export type RetreatFrame = FrameWith<'retreat', typeof retreatLocals>;
/** Called where a hero retreats. */
export const retreat: FrameRef<RetreatFrame> = { kind: 'retreat' };
