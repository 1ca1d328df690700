import type { Canonicalization } from '../edition.js';

/** When positions of Third Edition are the same. */
export const sameness: Canonicalization = { counters: ['round'], same: () => ({}) };
