import { EngineError, type Problem } from '../kernel/index.js';
import { fromScenario, type Scenario } from '../scenario/index.js';
import { rulesetOf, type SecondEditionState } from '../second-edition/index.js';
import { problemLine } from './files.js';

/* Positions that commands are given in files. */

/** What an engine error says, a line for each thing that is wrong. What is no error of ours is a fault of ours: it goes on. */
export function refusalLines(error: unknown): readonly string[] {
  if (!(error instanceof EngineError)) throw error;
  return 'problems' in error ? (error.problems as readonly Problem[]).map(problemLine) : [error.message];
}

/** A position from a file's value: a scenario (`{ "game": … }`), or a saved state. */
export function positionFrom(text: string, value: unknown): SecondEditionState {
  const isObject = typeof value === 'object' && value !== null;
  if (isObject && 'game' in value) return fromScenario(value as Scenario);
  const modules =
    isObject && 'modules' in value && Array.isArray(value.modules) ? value.modules.map(String) : [];
  return rulesetOf(modules).parseState(text);
}
