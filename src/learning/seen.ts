import type { DeepReadonly, Envelope } from '../kernel/index.js';

export type AnySeen = DeepReadonly<Envelope>;
