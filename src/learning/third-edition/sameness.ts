import type { Sameness } from '../edition.js';

/** When positions of Third Edition are the same. */
export const sameness: Sameness = { counters: ['round'], same: () => ({}) };
