import type { Rules } from '../conformance/edition.js';
import { type Editions, editionNamed, editionOf } from '../conformance/editions.js';
import { readVectorOptions, type VectorPlan, vectorPlanOf } from '../conformance/rules.js';
import type { AnyRuleset, AnyState, VectorOptions } from '../conformance/ruleset.js';
import { faultInSteps, type Moment, type Position, positionOf, problemsIn } from '../conformance/run.js';
import type { PlayedStep, Vector } from '../conformance/schema.js';
import { wordedIn } from '../conformance/wording.js';
import { EngineError, type Problem, type Ruling } from '../kernel/index.js';
import { editionOfQuestion } from './named.js';
import { type Question, readQuestionWith } from './question.js';

/** The answer to a question. */
export interface Answer {
  /** The rules in force; `null` if there are none for it. */
  readonly ruleset: AnyRuleset | null;
  /** The first position, then one for each step, up to a step that is not possible. */
  readonly moments: readonly Moment[];
  /** What is impossible: of the position, or of the step at which the answer stops; with the rule where one forbids it. */
  readonly problems: readonly Problem[];
  /** What the rules say of `may`; `null` if nothing is asked, or if something before it is impossible. */
  readonly ruling: Ruling | null;
}

/** A question as a vector that expects nothing: names, positions and steps are read in one way. */
const asVector = ({ game, given, create, content, save, steps = [] }: Question): Vector => ({
  id: '',
  title: '',
  rules: [],
  ...(game === undefined ? {} : { game }),
  ...(given === undefined ? {} : { given }),
  ...(create === undefined ? {} : { create }),
  // Names are checked against the number of players.
  ...(save === undefined ? {} : { create: { players: save.players } }),
  ...(content === undefined ? {} : { content }),
  steps,
});

export function answerWith(editions: Editions, question: Question, options?: VectorOptions): Answer {
  const asked = readQuestionWith(editions, question);
  const plan = planOf(editions, asked, readVectorOptions(editions, options));
  const impossible = (problems: readonly Problem[]): Answer => ({
    ruleset: null,
    moments: [],
    problems,
    ruling: null,
  });
  if ('lacking' in plan) return impossible([{ path: '', message: plan.lacking }]);
  if ('problems' in plan) return impossible(plan.problems);
  if ('error' in plan) return impossible(problemsIn(plan.error, asVector(asked), plan.edition));
  const { ruleset } = plan;
  const { steps = [], may } = asked;
  const last: PlayedStep[] = may === undefined ? [] : [{ do: may.action, actor: may.actor }];
  const { vector, problems: slips } = wordedIn(plan, { ...asVector(asked), steps: [...steps, ...last] });
  // An action that nobody knows is an answer as well: the ruling says what it is not.
  const wrong = slips.filter(({ path }) => !path.startsWith(`steps/${steps.length}/`));
  if (wrong.length > 0) return { ...impossible(wrong), ruleset };
  const worded = (vector.steps ?? []) as readonly PlayedStep[];
  const moments: Moment[] = [];
  try {
    const begun = begin(asked, vector, plan);
    moments.push({ step: null, state: begun.state, events: begun.events });
    const fault = faultInSteps(begun, worded.slice(0, steps.length), {
      seen: (moment) => moments.push(moment),
    });
    const now = moments.at(-1)?.state ?? begun.state;
    const ruled = (step: PlayedStep | undefined) =>
      step !== undefined && 'do' in step ? ruling(ruleset, now, step.do, step.actor) : null;
    if (fault === null) return { ruleset, moments, problems: [], ruling: ruled(worded[steps.length]) };
    const rule = ruled(worded[fault.step ?? 0])?.rules[0]?.id;
    const problem = { path: `steps/${fault.step}`, message: fault.message, ...(rule ? { rule } : {}) };
    return { ruleset, moments, problems: [problem], ruling: null };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { ruleset, moments, problems: problemsIn(error, asVector(asked), plan.edition), ruling: null };
  }
}

const ruling = (ruleset: AnyRuleset, state: AnyState, action: unknown, actor?: number): Ruling => {
  const by = actor ?? ruleset.decision(state)?.actor;
  return ruleset.explain(state, action, by === undefined ? {} : { by });
};

/** The rules of a question: those that its save names, or those of its position. */
function planOf(editions: Editions, asked: Question, options: VectorOptions): VectorPlan {
  const { save } = asked;
  if (save === undefined) return vectorPlanOf(editions, asVector(asked), options);
  const edition = editionNamed(editions, editionOfQuestion({ save })) ?? editions[0];
  try {
    return rulesOfSave(editions, save, options);
  } catch (error) {
    if (error instanceof EngineError) return { error, edition };
    throw error;
  }
}

/** The rules that a save or a view names, or those that are given. @throws UnknownRulesetError if there are none such */
export function rulesOfSave(
  editions: Editions,
  save: Readonly<Record<string, unknown>>,
  { ruleset }: Pick<VectorOptions, 'ruleset'>,
): Rules {
  if (ruleset !== undefined) return { ruleset, edition: editionOf(editions, ruleset) };
  const edition = editionNamed(editions, editionOfQuestion({ save })) ?? editions[0];
  const modules = (Array.isArray(save.modules) ? save.modules : []) as string[];
  return { ruleset: edition.rulesetOf(modules), edition };
}

/** @throws EngineError if the position is impossible, or the save is no state of these rules */
function begin({ save }: Question, vector: Vector, plan: Rules): Position {
  if (save === undefined) return positionOf(vector, plan);
  const { ruleset } = plan;
  return { ...plan, state: ruleset.parseState(JSON.stringify(save)), events: [] };
}
