import { type AnyAction, actionCode, EngineError, type Problem } from '../kernel/index.js';
import { fromScenario, type Scenario } from '../scenario/index.js';
import { rulesetOf, type SecondEditionRuleset, type SecondEditionState } from '../second-edition/index.js';
import { parseJson, problemLine, readJson } from './files.js';

/** What the command prints: that an action is legal, that it is not, or why there is no answer. */
interface Answer {
  readonly answer: 'yes' | 'no' | 'none';
  readonly lines: string[];
}

const failed = (...lines: readonly string[]): Answer => ({ answer: 'none', lines: [...lines] });

/** What an engine error says, a line for each thing that is wrong. What is no error of ours is a fault of ours: it goes on. */
function refusal(error: unknown): Answer {
  if (!(error instanceof EngineError)) throw error;
  return 'problems' in error
    ? failed(...(error.problems as readonly Problem[]).map(problemLine))
    : failed(error.message);
}

/** A position from a file's value: a scenario (`{ "game": … }`), or a saved state. */
function positionFrom(text: string, value: unknown): SecondEditionState {
  const isObject = typeof value === 'object' && value !== null;
  if (isObject && 'game' in value) return fromScenario(value as Scenario);
  const modules =
    isObject && 'modules' in value && Array.isArray(value.modules) ? value.modules.map(String) : [];
  return rulesetOf(modules).parseState(text);
}

/** What `why` prints: whether an action is legal in a position, the rules that decide it, and what the game waits for. */
export function why(file: string, code: string | undefined): Answer {
  const read = readJson(file);
  if ('problem' in read) return failed(problemLine(read.problem));
  let state: SecondEditionState;
  try {
    state = positionFrom(read.text, read.value);
  } catch (error) {
    return refusal(error);
  }
  const ruleset = rulesetOf([...state.modules]);
  if (code === undefined) return listed(ruleset.legalActions(state));
  if (code.startsWith('{')) {
    const action = parseJson(code, 'The action');
    return 'problem' in action ? failed(action.problem.message) : ruled(ruleset, state, action.value);
  }
  try {
    return ruled(ruleset, state, ruleset.parseActionCode(code));
  } catch (error) {
    return refusal(error);
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

function ruled(ruleset: SecondEditionRuleset, state: SecondEditionState, action: unknown): Answer {
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
