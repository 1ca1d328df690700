import type { AnyRuleset } from '../conformance/index.js';
import { type AnyAction, actionCode } from '../kernel/index.js';
import { parseJson, problemLine, readJson } from './files.js';
import { type Placed, positionFrom, refusalLines, rulesOf } from './positions.js';

interface Answer {
  readonly answer: 'yes' | 'no' | 'none';
  readonly lines: string[];
}

const failed = (...lines: readonly string[]): Answer => ({ answer: 'none', lines: [...lines] });

export function why(file: string, code: string | undefined): Answer {
  const read = readJson(file);
  if ('problem' in read) return failed(problemLine(read.problem));
  let state: Placed;
  try {
    state = positionFrom(read.text, read.value);
  } catch (error) {
    return failed(...refusalLines(error));
  }
  const ruleset = rulesOf(state);
  if (code === undefined) return listed(ruleset.legalActions(state));
  if (code.startsWith('{')) {
    const action = parseJson(code, 'The action');
    return 'problem' in action ? failed(action.problem.message) : ruled(ruleset, state, action.value);
  }
  try {
    return ruled(ruleset, state, ruleset.parseActionCode(code));
  } catch (error) {
    return failed(...refusalLines(error));
  }
}

const listed = (actions: readonly AnyAction[]): Answer => ({
  answer: 'yes',
  lines: [
    'These actions are legal:',
    ...actions.slice(0, 60).map((action) => `  ${actionCode(action)}`),
    ...(actions.length > 60 ? [`  … and ${actions.length - 60} more`] : []),
  ],
});

function ruled(ruleset: AnyRuleset, state: Placed, action: unknown): Answer {
  const { legal, reason, rules, waiting } = ruleset.explain(state, action);
  const asked =
    waiting &&
    `The game waits for ${waiting.actor === 'chance' ? 'chance' : `player ${waiting.actor}`}: ${waiting.kind} [${waiting.rule}]`;
  return {
    answer: legal ? 'yes' : 'no',
    lines: [
      `${legal ? 'Legal' : 'Not legal'}: ${reason}`,
      ...rules.map((rule) => `  [${rule.id}] ${rule.text} (${rule.document}, ${rule.section})`),
      asked ?? 'The game is over.',
    ],
  };
}
