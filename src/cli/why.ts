import { readFileSync } from 'node:fs';
import { actionCode, EngineError, InvalidScenarioError } from '../kernel/index.js';
import { fromScenario, type Scenario } from '../scenario/index.js';
import { rulesetOf, type SecondEditionState } from '../second-edition/index.js';

/** A position from a file: a scenario (`{ "game": … }`), or a saved state. */
function positionFrom(file: string): SecondEditionState {
  const text = readFileSync(file, 'utf8');
  const value: unknown = JSON.parse(text);
  const isObject = typeof value === 'object' && value !== null;
  if (isObject && 'game' in value) return fromScenario(value as Scenario);
  const modules =
    isObject && 'modules' in value && Array.isArray(value.modules) ? value.modules.map(String) : [];
  return rulesetOf(modules).parseState(text);
}

/** What `why` prints: whether an action is legal in a position, the rules that decide it, and what the game waits for. */
export function why(file: string, code: string | undefined): { ok: boolean; lines: string[] } {
  try {
    const state = positionFrom(file);
    const { explain, legalActions, parseActionCode } = rulesetOf([...state.modules]);
    if (code === undefined) {
      const listed = legalActions(state).map((action) => `  ${actionCode(action)}`);
      return {
        ok: true,
        lines: [
          'These actions are legal:',
          ...listed.slice(0, 60),
          ...(listed.length > 60 ? [`  … and ${listed.length - 60} more`] : []),
        ],
      };
    }
    const action: unknown = code.startsWith('{') ? JSON.parse(code) : parseActionCode(code);
    const { legal, reason, rules, waiting } = explain(state, action);
    const asked =
      waiting &&
      `The game waits for ${waiting.actor === 'chance' ? 'chance' : `player ${waiting.actor}`}: ${waiting.kind} [${waiting.rule}]`;
    return {
      ok: true,
      lines: [
        `${legal ? 'Legal' : 'Not legal'}: ${reason}`,
        ...rules.map((rule) => `  [${rule.id}] ${rule.text} (${rule.document}, ${rule.section})`),
        asked ?? 'The game is over.',
      ],
    };
  } catch (error) {
    if (error instanceof InvalidScenarioError)
      return { ok: false, lines: error.problems.map((p) => `${p.path}: ${p.message}`) };
    if (error instanceof EngineError || error instanceof SyntaxError)
      return { ok: false, lines: [error.message] };
    return { ok: false, lines: [`${file} cannot be read.`] };
  }
}
