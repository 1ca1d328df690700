import {
  assertRecord,
  type GameRecord,
  InvalidOptionsError,
  InvalidSaveError,
  isModuleList,
  UnknownRulesetError,
} from '../kernel/index.js';
import { basePlay } from './base/module.js';
import type { ThirdEditionRuleset } from './compose.js';
import { rulesetOf, scenarioIds, scenarios } from './whole.js';

/* This edition at a door: what is in force is one scenario (3e.game.scenario-governs). */

/** This edition, as the front door knows it. */
export const thirdEdition = {
  /** What options and states call it. */
  id: 'third-edition',
  /**
   * Options name a scenario, and no modules.
   * @throws InvalidOptionsError if they name none, or several
   */
  modulesIn(options: { readonly scenario?: unknown }): readonly string[] {
    const { scenario } = options;
    if (typeof scenario === 'string') return [scenario];
    throw new InvalidOptionsError([
      {
        path: 'scenario',
        message: `Name the scenario, one of them: ${scenarioIds.join(' or ')}.`,
        rule: '3e.game.scenario-governs',
      },
    ]);
  },
  /**
   * The ruleset of a scenario, as a state has it among its modules.
   * @throws UnknownRulesetError if there is no such scenario, or it is not one
   */
  rulesetOf(modules: readonly string[]): ThirdEditionRuleset {
    const [scenario] = modules;
    if (scenario === undefined || modules.length > 1)
      throw new UnknownRulesetError(
        `In Third Edition exactly one scenario is in force: ${scenarioIds.join(' or ')} (3e.game.scenario-governs).`,
      );
    return rulesetOf(scenario);
  },
  /** The kinds of event of both scenarios. */
  eventKinds: () =>
    [basePlay, ...Object.values(scenarios).map(({ module }) => module)].flatMap(({ events = [] }) => events),
} as const;

/** What a value from anywhere has under a name; `undefined` if it cannot be read. */
function read(value: unknown, name: string): unknown {
  try {
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The ruleset that a state or a view is played by.
 *
 * @throws InvalidSaveError for what is no state of this edition; UnknownRulesetError if there is no such scenario
 */
export function rulesetFor(state: unknown): ThirdEditionRuleset {
  const modules = read(state, 'modules');
  if (read(state, 'edition') !== thirdEdition.id || !isModuleList(modules))
    throw new InvalidSaveError([
      {
        path: '',
        message: 'This is no state of Third Edition. Pass one that createGame, apply or parseState gave.',
      },
    ]);
  return thirdEdition.rulesetOf(modules);
}

/** The ruleset that options ask for. */
export const rulesetOfOptions = (options: unknown): ThirdEditionRuleset =>
  thirdEdition.rulesetOf(thirdEdition.modulesIn({ scenario: read(options, 'scenario') }));

/** The ruleset that a record was played by. */
export function rulesetOfRecord(record: GameRecord<unknown, unknown>): ThirdEditionRuleset {
  assertRecord(record);
  return rulesetOfOptions(record.options);
}

/** The ruleset of a state or a view in a text. */
export function rulesetOfText(text: string): ThirdEditionRuleset {
  try {
    if (typeof text !== 'string') throw new SyntaxError('no text');
    return rulesetFor(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new InvalidSaveError([{ path: '', message: 'The text is not JSON.' }], { cause: error });
  }
}
