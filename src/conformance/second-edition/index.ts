import { scenarioOf, startScenario } from '../../scenario/second-edition/index.js';
import { withMeaning } from '../../second-edition/base/event-kinds/meanings.js';
import { bundledModules } from '../../second-edition/index.js';
import { parameterSorts } from '../../second-edition/internal.js';
import type { Edition } from '../edition.js';
import type { Sort } from '../shapes.js';
import { combatIn, combatShape } from './combat.js';
import { namesOf } from './names.js';
import { compose } from './rules.js';
import { stateShape } from './state-shape.js';
import { valuesIn, valuesShape } from './values.js';

const sorts: readonly Sort[] = ['card', 'space', 'ability', 'choice', 'player'];

export const secondEdition: Edition = {
  id: 'second-edition',
  seats: 6,
  names: 'modules',
  part: 'module',
  partsIn({ modules }) {
    const ids: readonly unknown[] = Array.isArray(modules) ? modules : [];
    return ids.flatMap((id, at) => (typeof id === 'string' ? [{ id, path: `modules/${at}` }] : []));
  },
  bundled: bundledModules,
  // Its documents have several prefixes, so it takes all rules that are not of Third Edition.
  hasRule: (id) => !id.startsWith('3e.'),
  compose,
  start: (position, ruleset) => startScenario(position as Parameters<typeof startScenario>[0], ruleset),
  tell: (state, ruleset) => scenarioOf(state as never, ruleset),
  namesOf,
  // Parameters name a character by its card.
  parameterSorts: Object.fromEntries(
    Object.entries(parameterSorts).map(([name, sort]) => {
      const as = sort === 'character' ? 'card' : sort;
      return [name, sorts.find((known) => known === as)];
    }),
  ),
  meaningOf: withMeaning,
  stateShape,
  valuesShape,
  valuesIn,
  combatShape,
  combatIn,
};
