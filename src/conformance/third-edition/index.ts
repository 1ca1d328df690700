import { isRuleId } from '../../register/index.js';
import { type Scenario, scenarioOf, startScenario } from '../../scenario/third-edition/index.js';
import { withMeaning } from '../../third-edition/base/event-kinds/meanings.js';
import { parameterSorts } from '../../third-edition/base/parameters.js';
import { scenarioIds, scenarios } from '../../third-edition/bundled.js';
import type { Edition } from '../edition.js';
import type { Sort } from '../shapes.js';
import { combatIn, combatShape } from './combat.js';
import { namesOf } from './names.js';
import { compose, namesIn } from './rules.js';
import { stateShape } from './state-shape.js';
import { valuesIn, valuesShape } from './values.js';

const sorts: readonly Sort[] = ['card', 'hex', 'ability', 'choice', 'player', 'deck'];

export const thirdEdition: Edition = {
  id: 'third-edition',
  seats: 4,
  names: 'scenario',
  part: 'scenario',
  partsIn: ({ scenario, modules }) => [
    ...(typeof scenario === 'string' ? [{ id: scenario, path: 'scenario' }] : []),
    ...namesIn(modules).map((id, at) => ({ id, path: `modules/${at}`, noun: 'module' })),
  ],
  bundled: Object.fromEntries(scenarioIds.map((id) => [id, scenarios[id].module])),
  hasRule: (id) => !isRuleId(id) || id.startsWith('3e.'),
  compose,
  start: (position, ruleset) => startScenario(position as Scenario, ruleset),
  tell: (state, ruleset) => scenarioOf(state as never, ruleset),
  namesOf,
  parameterSorts: Object.fromEntries(
    Object.entries(parameterSorts).map(([name, sort]) => [name, sorts.find((known) => known === sort)]),
  ),
  meaningOf: withMeaning,
  stateShape,
  valuesShape,
  valuesIn,
  combatShape,
  combatIn,
};
