import { inPlay } from '../../register/in-play/second-edition.js';
import { scenarioOf, startScenario } from '../../scenario/second-edition/index.js';
import { gameSchema, givenSchema } from '../../scenario/second-edition/schema.js';
import { withMeaning } from '../../second-edition/base/event-kinds/meanings.js';
import { bundledModules, rulesetOf } from '../../second-edition/index.js';
import { parameterSorts } from '../../second-edition/internal.js';
import type { Edition } from '../edition.js';
import { positionForm, vectorForm } from '../schema.js';
import type { Sort } from '../shapes.js';
import { combatIn, combatShape } from './combat.js';
import { namesOf } from './names.js';
import { compose } from './rules.js';
import { stateShape } from './state-shape.js';
import { valuesIn, valuesShape } from './values.js';

const sorts: readonly Sort[] = ['card', 'space', 'ability', 'choice', 'player'];

const position = /* @__PURE__ */ positionForm(gameSchema, givenSchema);

export const secondEdition: Edition = {
  id: 'second-edition',
  position,
  form: /* @__PURE__ */ vectorForm(position),
  seats: 6,
  names: 'modules',
  part: 'module',
  partsIn({ modules }) {
    const ids: readonly unknown[] = Array.isArray(modules) ? modules : [];
    return ids.flatMap((id, at) => (typeof id === 'string' ? [{ id, path: `modules/${at}` }] : []));
  },
  bundled: bundledModules,
  hasRule: (id) => inPlay.isRule(id),
  isOfOther: (id) => id.startsWith('3e.'),
  compose,
  rulesetOf,
  start: (position, ruleset) => startScenario(position as Parameters<typeof startScenario>[0], ruleset),
  tell: (state, ruleset) => scenarioOf(state as never, ruleset),
  namesOf,
  // Parameters name a character by its card.
  parameterSorts: /* @__PURE__ */ Object.fromEntries(
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
