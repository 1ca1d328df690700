import type { AnyRuleset, AnyState } from '../../../src/conformance/index.js';
import type { Answer, Question } from '../../../src/desk/index.js';
import { type AnyAction, EngineError } from '../../../src/kernel/index.js';
import type { Words } from '../../../src/words/second-edition/index.js';
import type { Words as WordsOfThird } from '../../../src/words/third-edition/index.js';
import { actionLine, askedLine, citationLines, eventLines, positionLines, wordsFor } from '../../mcp/said.js';
import { problemLine } from '../files.js';
import { sightOfSecondEdition } from '../play/second-edition.js';
import type { Sight } from '../play/sight.js';
import { paint } from '../play/style.js';
import { sightOfThirdEdition } from '../play/third-edition.js';

export interface At {
  readonly ruleset: AnyRuleset;
  readonly state: AnyState;
}

export const placed = ({ ruleset, state }: At) => ({ ruleset, state, events: [] });

/** The player who is asked; if chance is, or nobody, the player whose turn it is. */
export function seatAt({ ruleset, state }: At): number {
  const actor = ruleset.decision(state)?.actor;
  if (typeof actor === 'number') return actor;
  const { turn } = state as unknown as { readonly turn?: { readonly player?: number | null } };
  return turn?.player ?? 0;
}

/** The table as this player sees it; `null` with cards that the package does not have. */
export function sightAt(at: At, seat: number): Sight | null {
  const { ruleset, state } = at;
  const view = ruleset.viewFor(state, seat) as never;
  const words = wordsFor(placed(at)) as unknown;
  try {
    return ruleset.rules.edition === 'third-edition'
      ? sightOfThirdEdition(view, seat, words as WordsOfThird)
      : sightOfSecondEdition(view, seat, words as Words);
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

function tableLines(at: At): readonly string[] {
  const sight = sightAt(at, seatAt(at));
  return sight === null
    ? positionLines(placed(at))
    : [sight.title, ...sight.party()].map((line) => paint.strip(line));
}

/** An action in words; its type, if the rules have none of that kind. */
export function actionWords(at: At, action: AnyAction): string {
  try {
    return wordsFor(placed(at)).describe(action, { form: 'short' });
  } catch {
    return action.type;
  }
}

function legalLines(at: At): readonly string[] {
  const legal = at.ruleset.legalActions(at.state) as readonly AnyAction[];
  const words = wordsFor(placed(at));
  return [
    `Legal now (${legal.length}):`,
    ...legal.slice(0, 60).map((action) => `  ${actionLine(words, action)}`),
    ...(legal.length > 60 ? [`  … and ${legal.length - 60} more`] : []),
  ];
}

export const rulingLines = (
  at: At,
  { action }: NonNullable<Question['may']>,
  ruling: NonNullable<Answer['ruling']>,
) => [
  `May this be done: ${actionWords(at, action)}?`,
  `${ruling.legal ? 'Yes' : 'No'}: ${ruling.reason}`,
  ...ruling.rules.flatMap(citationLines).map((line) => `  ${line}`),
];

/** The position, what happens step by step with the rule of each event, and the ruling; or else what may be done. */
export function answerLines(question: Question, answered: Answer): readonly string[] {
  const { ruleset, moments, problems, ruling } = answered;
  const impossible = problems.map((problem) => `Impossible: ${problemLine(problem)}`);
  const [first] = moments;
  const last = moments.at(-1);
  if (ruleset === null || first === undefined || last === undefined) return impossible;
  let before: At = { ruleset, state: first.state };
  const lines = [...(question.title === undefined ? [] : [question.title, '']), ...tableLines(before)];
  for (const { step, state, events } of moments) {
    const now = { ruleset, state };
    const done = step === null ? undefined : question.steps?.[step];
    if (done !== undefined) lines.push(`Step ${(step ?? 0) + 1}: ${actionWords(before, actionOf(done))}`);
    lines.push(...eventLines(placed(now), events).map((line) => `  ${line}`));
    before = now;
  }
  const { may } = question;
  const asked = ruling !== null && may !== undefined ? rulingLines(before, may, ruling) : legalLines(before);
  return [...lines, ...impossible, askedLine(placed(before)), ...(impossible.length > 0 ? [] : asked)];
}

const actionOf = (step: NonNullable<Question['steps']>[number]): AnyAction =>
  ('do' in step ? step.do : step.chance) as AnyAction;
