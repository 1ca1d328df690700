import type { Sameness } from '../edition.js';

export const sameness: Sameness = { counters: ['round'], same: () => ({}) };
