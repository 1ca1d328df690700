import { actions } from './actions.js';
import { effects } from './effects.js';
import { events } from './events.js';
import { frames } from './frames.js';
import { modules } from './modules.js';
import { others } from './others.js';
import type { Recipe } from './recipe.js';

/** The recipes that `npm run recipes` carries out. */
export const recipes: readonly Recipe[] = [
  ...effects,
  ...actions,
  ...events,
  ...frames,
  ...others,
  ...modules,
];
