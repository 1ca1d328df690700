import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object } from '../schemas.js';
import { dice } from './parts.js';

export const restLocals = () => object('a rest frame', dice);
/** A rest in the wilderness (3e.rest.wilderness). */
export type RestFrame = FrameWith<'rest', typeof restLocals>;
/** Called where a hero rests in the wilderness (3e.rest.wilderness). */
export const rest: FrameRef<RestFrame, 'player' | 'rolling'> = { kind: 'rest' };
