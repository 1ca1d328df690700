import type * as z from 'zod';
import type { Editions } from '../conformance/editions.js';
import type { Expectation, PlayedStep, Vector } from '../conformance/schema.js';
import { InvalidArgumentError, readOptions } from '../kernel/index.js';
import { type Answer, answerWith } from './answer.js';
import { describedQuestionWith } from './described.js';
import { editionOfQuestion, InvalidQuestionError } from './named.js';
import { type Question, readQuestionWith } from './question.js';

type JSONValue = z.core.util.JSONType;
type Parts = Record<string, JSONValue>;

/* What an answered question becomes elsewhere: a conformance vector, and a program. */

/** What a vector says about itself. */
export interface VectorHeading {
  /** What it shows, in a sentence; by default the title of the question. */
  readonly title?: string;
  /** The rules that it shows; by default those that decide the answer. */
  readonly rules?: readonly string[];
  /** An explanation for people. */
  readonly note?: string;
}

export function vectorWith(
  editions: Editions,
  question: Question,
  answered: Answer,
  heading?: VectorHeading,
): Vector {
  readQuestionWith(editions, question);
  assertAnswer(answered);
  const said = readOptions<VectorHeading>(heading, ['title', 'rules', 'note']);
  const fail = (message: string): never => {
    throw new InvalidQuestionError([{ path: '', message }]);
  };
  if (
    said.rules !== undefined &&
    !(Array.isArray(said.rules) && said.rules.every((id) => typeof id === 'string'))
  )
    throw new InvalidArgumentError('The rules of a vector are a list of ids of the register.');
  if (question.save !== undefined)
    return vectorWith(editions, ...told(editions, question, answered), heading);
  const {
    version: _,
    title: asked,
    beside: __,
    viewer: ___,
    may,
    steps: played = [],
    ...position
  } = question;
  const problem = answered.problems[0];
  const decides = decidingRules(answered);
  const rules = said.rules ?? decides.slice(0, 20);
  const [first] = rules;
  if (first === undefined) return fail('No rule decides it: name the rules that the vector shows.');
  const title =
    said.title ?? asked ?? (may === undefined ? 'This is what happens' : `May ${may.action.type} be done?`);
  const head = {
    id: `${first}/${slug(title)}`,
    title,
    rules: [...rules],
    ...(said.note === undefined ? {} : { note: said.note }),
    ...position,
  };
  if (problem !== undefined && answered.moments.length === 0) {
    const { rule, path } = problem;
    return { ...head, refused: { ...(rule === undefined ? {} : { rule }), path } };
  }
  return { ...head, steps: [...possible(played, answered), { expect: expectation(question, answered) }] };
}

/**
 * A question that begins with a save, with its position in words, and the answer to it.
 *
 * @throws InvalidQuestionError if words do not give back the save, or the same steps do not follow from it
 */
function told(
  editions: Editions,
  asked: Question,
  { ruleset, problems }: Answer,
): readonly [Question, Answer] {
  const options = ruleset === null ? {} : { ruleset };
  const { question, unsaid } = describedQuestionWith(editions, asked, options);
  const [lost] = unsaid;
  if (question === null || lost !== undefined)
    throw new InvalidQuestionError([
      {
        path: lost?.path ?? '',
        message:
          `It begins with a save, and no description gives that back whole. ${lost?.message ?? ''}`.trim(),
      },
    ]);
  const again = answerWith(editions, question, options);
  const [wrong] = again.problems;
  if (wrong === undefined || problems.length > 0) return [question, again];
  throw new InvalidQuestionError([
    { ...wrong, message: `A vector states the results of chance; this save rolls its own. ${wrong.message}` },
  ]);
}

/** The steps up to one that is impossible. */
const possible = (played: readonly PlayedStep[], { moments, problems }: Answer): readonly PlayedStep[] =>
  problems.length === 0 ? played : played.slice(0, moments.length - 1);

function expectation({ may, steps = [] }: Question, answered: Answer): Expectation {
  const { ruleset, moments, problems, ruling } = answered;
  const last = moments.at(-1);
  if (ruleset === null || last === undefined) return {};
  const waiting = ruleset.decision(last.state);
  const stopped = problems.length === 0 ? undefined : steps[moments.length - 1];
  const refused =
    stopped !== undefined && 'do' in stopped ? { action: stopped.do, actor: stopped.actor } : may;
  const isRefused = stopped !== undefined || ruling?.legal === false;
  const rule = stopped === undefined ? ruling?.rules[0]?.id : problems[0]?.rule;
  const actor: { readonly actor?: number } = refused?.actor === undefined ? {} : { actor: refused.actor };
  const events = last.step === null ? [] : last.events;
  return {
    decision: waiting === null ? null : { actor: waiting.actor, kind: waiting.kind, rule: waiting.rule },
    ...(events.length === 0 ? {} : { events: events.map((event) => ({ ...event }) as Parts) }),
    ...(refused === undefined
      ? {}
      : isRefused
        ? {
            illegal: [
              { action: refused.action as JSONValue, ...actor, ...(rule === undefined ? {} : { rule }) },
            ],
          }
        : { legal: [{ ...(refused.action as Parts), ...(actor as Parts) }] }),
  };
}

function assertAnswer(answered: unknown): void {
  try {
    const { problems, moments } = answered as Partial<Answer>;
    if (Array.isArray(problems) && Array.isArray(moments)) return;
  } catch {
    // Reported below.
  }
  throw new InvalidArgumentError('This is no answer: pass what `answer` gave.');
}

/**
 * The rules that decide an answer, each once: of the ruling, of what is impossible, of the last step, of the decision.
 *
 * @throws InvalidArgumentError if it is not an answer
 */
export function decidingRules(answered: Answer): readonly string[] {
  assertAnswer(answered);
  const { ruling, problems, moments, ruleset } = answered;
  const last = moments.at(-1);
  const decision = last === undefined ? null : (ruleset?.decision(last.state) ?? null);
  const all = [
    ...(ruling?.rules ?? []).map(({ id }) => id),
    ...problems.flatMap(({ rule }) => (rule === undefined ? [] : [rule])),
    ...(ruling === null && last !== undefined ? last.events.map(({ rule }) => rule) : []),
    ...(ruling === null && decision !== null ? [decision.rule] : []),
  ];
  return [...new Set<string>(all)];
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '') || 'asked';

const json = (value: unknown): string => JSON.stringify(value, null, 2);

export function snippetWith(editions: Editions, question: Question): string {
  readQuestionWith(editions, question);
  const { may, steps = [], game, given, create, save, content } = question;
  if (content !== undefined)
    return `import { answer } from 'runebound-engine/desk';\n\nconsole.log(answer(${json(question)}));\n`;
  const isThird = editionOfQuestion(question) === 'third-edition';
  const names = new Set(['legalActions']);
  const lines: string[] = [];
  if (game !== undefined) lines.push(`let state = fromScenario(${json({ game, given })});`);
  else if (save !== undefined) {
    names.add('parseState');
    lines.push(`let state = parseState(${json(JSON.stringify(save))});`);
  } else {
    names.add('createGame');
    lines.push(`let state = createGame(${json({ chance: 'manual', ...create })});`);
  }
  for (const step of steps) {
    names.add('apply');
    const [action, by] =
      'do' in step ? [step.do, step.actor] : ['chance' in step ? step.chance : null, 'chance'];
    lines.push(`state = apply(state, ${json(action)}${by === undefined ? '' : `, ${json({ by })}`});`);
  }
  lines.push('console.log(legalActions(state));');
  if (may !== undefined) {
    names.add('explain');
    const by = may.actor === undefined ? '' : `, ${json({ by: may.actor })}`;
    lines.push(`console.log(explain(state, ${json(may.action)}${by}));`);
  }
  const entry = isThird ? 'runebound-engine/third-edition' : 'runebound-engine';
  const scenario = game === undefined ? '' : `import { fromScenario } from '${entry}/scenario';\n`;
  return `import { ${[...names].sort().join(', ')} } from '${entry}';\n${scenario}\n${lines.join('\n')}\n`;
}
