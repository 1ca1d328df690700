import type { EditionId } from 'runebound-engine/desk/editions';
import type { DeskRules } from './rules.js';

const loaders = {
  'second-edition': () => import('./second-edition.js'),
  'third-edition': () => import('./third-edition.js'),
  both: () => import('./both-editions.js'),
} satisfies Record<EditionId | 'both', () => Promise<{ readonly rules: DeskRules }>>;

/** Whose rules answer a question of these editions. */
export const needed = ([first = 'second-edition', ...others]: readonly EditionId[]): keyof typeof loaders =>
  others.length > 0 ? 'both' : first;

/** The rules for questions of these editions, loaded once. */
export const rulesFor = async (editions: readonly EditionId[]): Promise<DeskRules> =>
  (await loaders[needed(editions)]()).rules;
