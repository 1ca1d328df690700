import { inPlay } from '../../register/in-play/third-edition.js';
import { type Scenario, scenarioOf, startScenario } from '../../scenario/third-edition/index.js';
import { gameSchema, givenSchema } from '../../scenario/third-edition/schema.js';
import { withMeaning } from '../../third-edition/base/event-kinds/meanings.js';
import { parameterSorts } from '../../third-edition/base/parameters.js';
import { thirdEdition as bundle, scenarioIds, scenarios } from '../../third-edition/bundled.js';
import type { Edition } from '../edition.js';
import { positionForm, vectorForm } from '../schema.js';
import type { Sort } from '../shapes.js';
import { combatIn, combatShape } from './combat.js';
import { namesOf } from './names.js';
import { compose, namesIn } from './rules.js';
import { stateShape } from './state-shape.js';
import { valuesIn, valuesShape } from './values.js';

const sorts: readonly Sort[] = ['card', 'hex', 'ability', 'choice', 'player', 'deck'];

const position = /* @__PURE__ */ positionForm(gameSchema, givenSchema);

export const thirdEdition: Edition = {
  id: 'third-edition',
  position,
  form: /* @__PURE__ */ vectorForm(position),
  seats: 4,
  names: 'scenario',
  part: 'scenario',
  partsIn: ({ scenario, modules }) => [
    ...(typeof scenario === 'string' ? [{ id: scenario, path: 'scenario' }] : []),
    ...namesIn(modules).map((id, at) => ({ id, path: `modules/${at}`, noun: 'module' })),
  ],
  bundled: /* @__PURE__ */ Object.fromEntries(scenarioIds.map((id) => [id, scenarios[id].module])),
  hasRule: (id) => inPlay.isRule(id),
  isOfOther: (id) => /^(?:2e|adv|faq|iod|va\d+)\./.test(id),
  compose,
  rulesetOf: bundle.rulesetOf,
  start: (position, ruleset) => startScenario(position as Scenario, ruleset),
  tell: (state, ruleset) => scenarioOf(state as never, ruleset),
  namesOf,
  parameterSorts: /* @__PURE__ */ Object.fromEntries(
    Object.entries(parameterSorts).map(([name, sort]) => [name, sorts.find((known) => known === sort)]),
  ),
  meaningOf: withMeaning,
  stateShape,
  valuesShape,
  valuesIn,
  combatShape,
  combatIn,
};
