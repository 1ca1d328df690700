import { assertRecord, type GameRecord, InvalidSaveError, isModuleList } from '../kernel/index.js';
import { onlyScenario, rulesetOf, scenarioIn } from './box.js';
import type { LightThirdEditionRuleset } from './compose.js';

/* Which ruleset plays a state, options, a record or a text. */

/** What a value from anywhere has under a name; `undefined` if it cannot be read. */
function read(value: unknown, name: string): unknown {
  try {
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The scenario that a state or a view is played in.
 *
 * @throws InvalidSaveError for what is no state of this edition; UnknownRulesetError if it names no scenario, or several
 */
function scenarioOfState(state: unknown): string {
  const modules = read(state, 'modules');
  if (read(state, 'edition') !== 'third-edition' || !isModuleList(modules))
    throw new InvalidSaveError([
      {
        path: '',
        message: 'This is no state of Third Edition. Pass one that createGame, apply or parseState gave.',
      },
    ]);
  return onlyScenario(modules);
}

/**
 * The ruleset that a state or a view is played by.
 *
 * @throws InvalidSaveError for what is no state of this edition; UnknownRulesetError if there is no such scenario
 */
export const rulesetFor = (state: unknown): LightThirdEditionRuleset => rulesetOf(scenarioOfState(state));

/** The ruleset that options ask for. */
export const rulesetOfOptions = (options: unknown): LightThirdEditionRuleset =>
  rulesetOf(scenarioIn({ scenario: read(options, 'scenario') }));

/** The ruleset that a record was played by. */
export function rulesetOfRecord(record: GameRecord<unknown, unknown>): LightThirdEditionRuleset {
  assertRecord(record);
  return rulesetOfOptions(record.options);
}

/** The scenario that a state or a view in a text, or as a value, is played in. */
export function scenarioOfSaved(saved: unknown): string {
  if (typeof saved === 'object') return scenarioOfState(saved);
  try {
    if (typeof saved !== 'string') throw new SyntaxError('no text');
    return scenarioOfState(JSON.parse(saved));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new InvalidSaveError([{ path: '', message: 'The text is not JSON.' }], { cause: error });
  }
}
