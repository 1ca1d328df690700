import type { DeepReadonly, Envelope } from '../kernel/index.js';

/** A state or a view of any edition. */
export type AnySeen = DeepReadonly<Envelope>;
