import { UnknownRulesetError } from '../src/index.js';
import { bundledModules, rulesetOf } from '../src/second-edition/index.js';

/** Rule modules that are in force together. */
export interface ModuleSet {
  readonly name: string;
  readonly modules: readonly string[];
}

function goTogether(modules: readonly string[]): boolean {
  try {
    rulesetOf(modules);
    return true;
  } catch (error) {
    if (error instanceof UnknownRulesetError) return false;
    throw error;
  }
}

/** A module, and as many of the others as go with it, in the order in which they are listed. */
function togetherWith(first: string): readonly string[] {
  const chosen = [first];
  for (const id of Object.keys(bundledModules))
    if (id !== first && goTogether([...chosen, id])) chosen.push(id);
  return chosen;
}

/** Sets to which nothing can be added: the optional rules, and each expansion with what goes with it. */
export const fullSets: readonly ModuleSet[] = [
  { name: 'all optional rules that go together', modules: togetherWith('doom-track') },
  { name: 'advanced-runebound and all that goes with it', modules: togetherWith('advanced-runebound') },
  { name: 'island-of-dread and all that goes with it', modules: togetherWith('island-of-dread') },
];

/** No module. */
export const baseGame: ModuleSet = { name: 'base game', modules: [] };

/** The base game alone, each module by itself, and the full sets. */
export const sets: readonly ModuleSet[] = [
  baseGame,
  ...Object.keys(bundledModules).map((id) => ({ name: id, modules: [id] })),
  ...fullSets,
];
