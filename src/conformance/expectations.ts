import type { GameEvent } from '../kernel/index.js';
import { EngineError } from '../kernel/index.js';
import type {
  SecondEditionAction,
  SecondEditionRuleset,
  SecondEditionState,
} from '../second-edition/index.js';
import { at, difference, matches } from './match.js';
import type { Expectation } from './schema.js';

/* What a vector may expect of a state, one small judge each. */

/** What an expectation is held against. */
export interface Situation {
  readonly ruleset: SecondEditionRuleset;
  readonly state: SecondEditionState;
  /** What happened since the last expectation. */
  readonly events: readonly GameEvent[];
}

/** Why an expectation is not met. */
export interface Unmet {
  readonly message: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

type Judge<K extends keyof Expectation> = (
  wanted: Exclude<Expectation[K], undefined>,
  situation: Situation,
) => Unmet | null;

const first = <T>(items: Iterable<T>, judge: (item: T) => Unmet | null): Unmet | null => {
  for (const item of items) {
    const unmet = judge(item);
    if (unmet) return unmet;
  }
  return null;
};

const places = (wanted: Readonly<Record<string, unknown>>, value: unknown, whose: string): Unmet | null =>
  first(Object.entries(wanted), ([pointer, expected]) => {
    const found = difference(expected, at(value, pointer), false, pointer);
    return found && { ...found, message: `${whose} differs at ${found.path || '(the whole)'}` };
  });

/** A value that must be as expected in the keys that are named; the message says where it is not. */
function partly(expected: unknown, actual: unknown, message: string): Unmet | null {
  const found = difference(expected, actual, true, '');
  return found && { message: `${message}${found.path && ` (${found.path})`}`, expected, actual };
}

const legalIn = ({ ruleset, state }: Situation): readonly SecondEditionAction[] =>
  ruleset.legalActions(state);

const judges: { readonly [K in keyof Required<Expectation>]: Judge<K> } = {
  state: (wanted, { state }) => places(wanted, state, 'The state'),
  decision: (wanted, { ruleset, state }) =>
    partly(wanted, ruleset.decision(state), 'The game waits for something else'),
  legal: (wanted, situation) =>
    first(wanted, (one) =>
      legalIn(situation).some((action) => matches(one, action, true))
        ? null
        : { message: 'No legal action is like this', expected: one, actual: legalIn(situation) },
    ),
  only: (wanted, situation) => {
    const missing = judges.legal(wanted, situation);
    if (missing) return missing;
    // What may be done at any time is no part of the question, unless it is asked for.
    const { anytime } = situation.ruleset.rules;
    const further = legalIn(situation).filter(
      (action) =>
        !wanted.some((one) => matches(one, action, true)) &&
        !anytime.some(({ type }) => type === action.type),
    );
    return further.length === 0
      ? null
      : { message: 'Further actions are legal', expected: wanted, actual: further };
  },
  none: (wanted, situation) =>
    first(wanted, (one) => {
      const legal = legalIn(situation).find((action) => matches(one, action, true));
      return legal === undefined
        ? null
        : { message: 'An action that should not be is legal', expected: { $not: one }, actual: legal };
    }),
  illegal: (wanted, situation) => first(wanted, ({ action, rule }) => refused(action, rule, situation)),
  events: (wanted, { events }) => {
    let from = 0;
    return first(wanted, (one) => {
      const found = events.findIndex((event, place) => place >= from && matches(one, event, true));
      if (found < 0)
        return { message: 'This did not happen, or not in this order', expected: one, actual: events };
      from = found + 1;
      return null;
    });
  },
  noEvents: (wanted, { events }) =>
    first(wanted, (one) => {
      const event = events.find((happened) => matches(one, happened, true));
      return event === undefined
        ? null
        : { message: 'This should not have happened', expected: { $not: one }, actual: event };
    }),
  outcome: (wanted, { ruleset, state }) => partly(wanted, ruleset.outcome(state), 'The outcome is another'),
  chances: ({ count, some = [] }, { ruleset, state }) => {
    const answers = ruleset.chanceOutcomes(state);
    if (count !== undefined && count !== answers.length)
      return { message: 'Chance has other answers', expected: count, actual: answers.length };
    return first(some, ({ action, probability }) => {
      const [part = 0, whole = 1] = probability.split('/').map(Number);
      const found = answers.find((answer) => matches(action, answer.action, true));
      if (found && Math.abs(found.probability - part / whole) < 1e-9) return null;
      return {
        message: found
          ? 'This answer of chance has another probability'
          : 'Chance cannot answer this; here is what it can answer',
        expected: { action, probability },
        actual: found ?? answers.slice(0, 20),
      };
    });
  },
  views: (wanted, { ruleset, state }) =>
    first(wanted, ({ player, state: known }) =>
      places(
        known,
        ruleset.viewFor(state, player),
        player === null ? "A spectator's view" : `The view of player ${player}`,
      ),
    ),
  perft: (wanted, { ruleset, state }) =>
    first(wanted, ({ depth, ...counts }) => {
      const actual = ruleset.perft(state, depth);
      return matches(counts, actual, true)
        ? null
        : { message: `Other counts to depth ${depth}`, expected: counts, actual };
    }),
};

/** An action must be refused: by the ruling, by carrying it out, and for the rule that is named. */
function refused(action: unknown, rule: string | undefined, { ruleset, state }: Situation): Unmet | null {
  const ruling = ruleset.explain(state, action);
  const cited = ruling.rules.map(({ id }) => id as string);
  if (ruling.legal)
    return { message: 'This action should be refused', expected: { action, rule }, actual: 'legal' };
  if (cited.length === 0 || !ruling.reason)
    return {
      message: 'This action is refused without a rule or a reason',
      expected: { action },
      actual: ruling,
    };
  if (rule !== undefined && !cited.includes(rule))
    return { message: 'This action is refused for another rule', expected: { action, rule }, actual: cited };
  try {
    ruleset.apply(state, action as SecondEditionAction);
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
  return {
    message: 'This action should be refused and is carried out',
    expected: { action, rule },
    actual: 'applied',
  };
}

/** The first thing that is not as expected; `null` if all is. */
export const judge = (wanted: Expectation, situation: Situation): Unmet | null =>
  first(Object.keys(judges) as (keyof Expectation)[], (part) => {
    const value = wanted[part];
    return value === undefined ? null : (judges[part] as Judge<keyof Expectation>)(value, situation);
  });
