import type { AnyRuleset, Moment, Vector, VectorStep, Vectors } from 'runebound-engine/conformance';
import type { StoryLine } from 'runebound-engine/words';
import { type Expected, expectedIn, ruleAmong } from './expected.js';
import type { Shown, Theme } from './shown.js';

/* A vector as a page shows it: scene after scene, each with what is done, what comes of it, and what must then be true. */

export type { Expected, Theme, Vector };

/** What is seen after a step. */
export interface Scene {
  readonly is: 'position' | 'action' | 'chance' | 'expectation' | 'refusal';
  /** What is done, in words. */
  readonly title: string;
  /** What comes of it. */
  readonly told: readonly StoryLine[];
  /** What must be true now, and is. */
  readonly expected: readonly Expected[];
  /** What the game waits for after it. */
  readonly waits: string;
  /** The table, as SVG; empty if there is none. */
  draw(theme: Theme): string;
}

/** A vector that has been played. */
export interface Staged {
  readonly passed: boolean;
  /** What differs from the vector; empty if nothing does. */
  readonly fault: string;
  readonly scenes: readonly Scene[];
}

/** Plays a vector of an edition to its end, or to the step that fails. */
export const stageWith =
  (playVector: Vectors['playVector'], shownBy: (ruleset: AnyRuleset) => Shown) =>
  (vector: Vector): Staged => {
    const { verdict, ruleset, moments, refused } = playVector(vector);
    const passed = verdict.status === 'pass';
    const fault = 'message' in verdict ? verdict.message : 'reason' in verdict ? verdict.reason : '';
    const problems = 'problems' in verdict ? (verdict.problems ?? []) : [];
    const whole = [fault, ...problems.map(({ path, message }) => `${path}: ${message}`)].join('\n').trim();
    if (ruleset === null)
      return {
        passed,
        fault: whole,
        scenes: refused.length > 0 ? [refusal(refused, refusingRule(refused, vector))] : [],
      };
    const shown = shownBy(ruleset);
    const scenes = moments.map((moment) =>
      sceneOf(moment, moment.step === null ? null : (vector.steps?.[moment.step] ?? null), shown, ruleset),
    );
    return { passed, fault: whole, scenes };
  };

/** The rule that a vector says it is refused for; of several the one that was broken. */
const refusingRule = (refused: readonly { rule?: string }[], vector: Vector): string | undefined =>
  ruleAmong(
    vector.refused?.rule,
    refused.flatMap(({ rule }) => (rule === undefined ? [] : [{ id: rule }])),
  );

function refusal(refused: readonly { message: string; rule?: string }[], rule: string | undefined): Scene {
  return {
    is: 'refusal',
    title: 'The position is refused',
    told: [],
    expected: refused.map(({ message, rule: cited }) => ({
      what: 'refused',
      text: message,
      ...((cited ?? rule) === undefined ? {} : { rule: cited ?? rule }),
    })) as readonly Expected[],
    waits: '',
    draw: () => '',
  };
}

function sceneOf(
  { state, events }: Moment,
  step: VectorStep | null,
  { words: common, narrator, draw }: Shown,
  ruleset: AnyRuleset,
): Scene {
  const words = common.at(state);
  const told = [...narrator.tell(events, state), ...narrator.rest()];
  const decision = ruleset.decision(state);
  const base = {
    told,
    expected: [],
    waits: decision === null ? words.outcome(ruleset.outcome(state)) : words.ask(decision),
    draw: (theme: Theme) => draw(state, theme),
  };
  if (step === null) return { ...base, is: 'position', title: 'The position' };
  if ('expect' in step) {
    const expected = expectedIn(step.expect, { ruleset, state, words });
    return { ...base, is: 'expectation', title: 'This must be true', expected };
  }
  if ('chance' in step) return { ...base, is: 'chance', title: words.describe(step.chance) };
  const by = step.actor === undefined ? {} : { by: step.actor };
  return { ...base, is: 'action', title: words.describe(step.do, by) };
}
