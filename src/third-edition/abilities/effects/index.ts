import type { Effect } from '../language.js';
import type { EffectRules } from '../rule.js';
import { acting } from './acting.js';
import { fighting } from './fighting.js';
import { having } from './having.js';

/** How every effect of the ability language acts. */
export const effectRules: EffectRules<Effect['do']> = { ...having, ...acting, ...fighting };
