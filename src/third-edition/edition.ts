import {
  assertRecord,
  type EventKind,
  eventsFor,
  type GameRecord,
  InvalidSaveError,
  isModuleList,
} from '../kernel/index.js';
import { basePlay } from './base/module.js';
import { onlyScenario, rulesetOf, scenarioIds, scenarioIn, scenarios } from './box.js';
import type { LightThirdEditionRuleset } from './compose.js';
import type { SeenThirdEditionEvent, ThirdEditionEvent } from './types.js';

function read(value: unknown, name: string): unknown {
  try {
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  } catch {
    return undefined;
  }
}

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
 * The ruleset of a state or a view.
 *
 * @throws InvalidSaveError if it is not a state of this edition; UnknownRulesetError if there is no such scenario
 */
export const rulesetFor = (state: unknown): LightThirdEditionRuleset<ThirdEditionEvent> =>
  rulesetOf(scenarioOfState(state));

export const rulesetOfOptions = (options: unknown): LightThirdEditionRuleset<ThirdEditionEvent> =>
  rulesetOf(scenarioIn({ scenario: read(options, 'scenario') }));

export function rulesetOfRecord(
  record: GameRecord<unknown, unknown>,
): LightThirdEditionRuleset<ThirdEditionEvent> {
  assertRecord(record);
  return rulesetOfOptions(record.options);
}

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

export const rulesetOfSaved = (saved: unknown): LightThirdEditionRuleset<ThirdEditionEvent> =>
  rulesetOf(scenarioOfSaved(saved));

/** Reads codes of actions; without a state, the ruleset of the first scenario. */
export const rulesetOfCode = (state?: unknown): LightThirdEditionRuleset<ThirdEditionEvent> =>
  state === undefined || state === null ? rulesetOf(scenarioIds[0] ?? '') : rulesetFor(state);

/** `setting` has options, or a state or record to continue. */
export function rulesetOfTable(setting: unknown): LightThirdEditionRuleset<ThirdEditionEvent> {
  const from = read(setting, 'from');
  if (from === undefined) return rulesetOfOptions(read(setting, 'options'));
  return read(from, 'actions') === undefined ? rulesetOfSaved(from) : rulesetOfOptions(read(from, 'options'));
}

export const eventKinds = (): readonly EventKind[] =>
  [basePlay, ...Object.values(scenarios).map(({ module }) => module)].flatMap(({ events = [] }) => events);

let kinds: Readonly<Record<string, EventKind>> | undefined;

export function seenEvents(
  events: readonly ThirdEditionEvent[],
  player: number | null,
): readonly SeenThirdEditionEvent[] {
  kinds ??= Object.fromEntries(eventKinds().map((kind) => [kind.type, kind]));
  return eventsFor(kinds, events, player) as readonly SeenThirdEditionEvent[];
}
