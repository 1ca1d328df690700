import type { AnyRuleset } from '../conformance/index.js';
import { EngineError, isModuleList, type Problem } from '../kernel/index.js';
import { fromScenario, type Scenario } from '../scenario/second-edition/index.js';
import { fromScenario as fromThirdEdition } from '../scenario/third-edition/index.js';
import { rulesetOf, type SecondEditionState } from '../second-edition/index.js';
import { rulesetOf as rulesetOfScenario } from '../third-edition/bundled.js';
import type { ThirdEditionState } from '../third-edition/types.js';
import { isObject, problemLine } from './files.js';
import { keptPosition } from './play/saved.js';

/* Positions in files: described or saved, of either edition. */

/** The problems of an EngineError, a line each. Any other error is rethrown: it is a fault of the command. */
export function refusalLines(error: unknown): readonly string[] {
  if (!(error instanceof EngineError)) throw error;
  return 'problems' in error ? (error.problems as readonly Problem[]).map(problemLine) : [error.message];
}

export type Placed = SecondEditionState | ThirdEditionState;

export const rulesOf = (state: Placed): AnyRuleset =>
  state.edition === 'third-edition'
    ? rulesetOfScenario(state.modules[0] ?? '')
    : rulesetOf([...state.modules]);

/** A position from a file: a scenario (`{ "game": … }`), a saved state, or a game saved by `play`. */
export function positionFrom(text: string, value: unknown): Placed {
  const kept = keptPosition(value);
  if (kept !== undefined) return positionFrom(JSON.stringify(kept), kept);
  const described = isObject(value) && 'game' in value;
  const named = described ? value.game : value;
  if (isObject(named) && named.edition === 'third-edition')
    return described
      ? fromThirdEdition(value as never)
      : rulesetOfScenario(scenarioIn(named)).parseState(text);
  if (described) return fromScenario(value as unknown as Scenario);
  // The check of the save reports a wrong list.
  const modules = isObject(value) && isModuleList(value.modules) ? value.modules : [];
  return rulesetOf(modules).parseState(text);
}

const scenarioIn = ({ modules }: Record<string, unknown>): string =>
  isModuleList(modules) ? (modules[0] ?? '') : '';
