import { UnknownRulesetError } from '../src/index.js';
import { bundledModules, rulesetOf } from '../src/second-edition/index.js';
import type { SecondEditionModuleId } from '../src/second-edition/known-ids.js';

/** Rule modules that are in force together. */
export interface ModuleSet {
  readonly name: string;
  readonly modules: readonly SecondEditionModuleId[];
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

/** Modules, and as many of the others as go with them, in the order in which they are listed. */
function togetherWith(...first: readonly SecondEditionModuleId[]): readonly SecondEditionModuleId[] {
  const chosen = [...first];
  for (const id of Object.keys(bundledModules) as SecondEditionModuleId[])
    if (!chosen.includes(id) && goTogether([...chosen, id])) chosen.push(id);
  return chosen;
}

/** Sets to which nothing can be added: the optional rules, and each expansion with what goes with it. */
export const fullSets: readonly ModuleSet[] = [
  { name: 'all optional rules that go together', modules: togetherWith('doom-track') },
  { name: 'advanced-runebound and all that goes with it', modules: togetherWith('advanced-runebound') },
  { name: 'island-of-dread and all that goes with it', modules: togetherWith('island-of-dread') },
  {
    name: 'seven-scions-cooperative and all that goes with it',
    modules: togetherWith('seven-scions', 'seven-scions-cooperative'),
  },
  { name: 'cataclysm and all that goes with it', modules: togetherWith('cataclysm') },
];

/** No module. */
export const baseGame: ModuleSet = { name: 'base game', modules: [] };

/** The base game alone, each module by itself, and the full sets. */
export const sets: readonly ModuleSet[] = [
  baseGame,
  ...Object.values(bundledModules).map(({ id, requires = [] }) => ({
    name: id,
    modules: [...requires, id] as SecondEditionModuleId[],
  })),
  ...fullSets,
];
