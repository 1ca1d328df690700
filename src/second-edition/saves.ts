import type { Problem, Rules } from '../kernel/index.js';
import type { Content } from './base/content.js';
import type { SecondEditionState } from './base/state.js';

/** What is wrong with a value that is offered as a state of this ruleset. */
export function problemsOfState(
  _value: unknown,
  _rules: Rules<SecondEditionState, Content>,
): readonly Problem[] {
  return [];
}
