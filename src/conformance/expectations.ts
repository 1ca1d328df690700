import { type AnyAction, type GameEvent, IllegalActionError } from '../kernel/index.js';
import type { Edition } from './edition.js';
import { at, type Difference, difference, matches } from './match.js';
import type { AnyRuleset, AnyState } from './ruleset.js';
import type { Expectation } from './schema.js';

export interface Situation {
  readonly edition: Edition;
  readonly ruleset: AnyRuleset;
  readonly state: AnyState;
  /** Events since the last expectation. */
  readonly events: readonly GameEvent[];
}

export interface Unmet {
  readonly message: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

type Refused = Exclude<Expectation['illegal'], undefined>[number];

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

/** Compares only the keys that are expected; the message names the first difference. */
function partly(expected: unknown, actual: unknown, message: string): Unmet | null {
  const found = difference(expected, actual, true, '');
  return found && { message: `${message}${found.path && ` (${found.path})`}`, expected, actual };
}

interface Told {
  readonly actor: number | undefined;
  readonly like: Readonly<Record<string, unknown>>;
}

const toldIn = ({ actor, ...like }: Readonly<Record<string, unknown>>): Told => ({
  actor: actor as number | undefined,
  like,
});

const legalIn = ({ ruleset, state }: Situation, actor?: number): readonly AnyAction[] =>
  ruleset.legalActions(state, actor);

/** The player to decide, or `chance`; `undefined` once the game is over. */
const askedIn = ({ ruleset, state }: Situation): number | 'chance' | undefined =>
  ruleset.decision(state)?.actor;

const anybody = ({ state }: Situation, judge: (player: number) => boolean): number | undefined => {
  const player = state.players.findIndex((_, at) => judge(at));
  return player < 0 ? undefined : player;
};

const judges: { readonly [K in keyof Required<Expectation>]: Judge<K> } = {
  state: (wanted, { state }) => places(wanted, state, 'The state'),
  values: (wanted, { edition, ruleset, state }) =>
    places(wanted, edition.valuesIn(ruleset, state as never), 'A value'),
  decision: (wanted, { ruleset, state }) =>
    partly(wanted, ruleset.decision(state), 'The game waits for something else'),
  combat: (wanted, { edition, state }) =>
    partly(wanted, edition.combatIn(state as never), 'The combat is another'),
  legal: (wanted, situation) =>
    first(wanted, (one) => {
      const { actor, like } = toldIn(one);
      const isThere = (action: AnyAction) => matches(like, action, true);
      if (legalIn(situation, actor).some(isThere)) return null;
      const other = anybody(situation, (player) => legalIn(situation, player).some(isThere));
      return {
        message: other === undefined ? 'No legal action is like this' : `This is for player ${other} to do`,
        expected: one,
        actual: legalIn(situation, actor),
      };
    }),
  only: (wanted, situation) => {
    const missing = judges.legal(wanted, situation);
    if (missing) return missing;
    const asked = askedIn(situation);
    const told = wanted.map(toldIn);
    const { anytime } = situation.ruleset.rules;
    return first(new Set([undefined, ...told.map(({ actor }) => actor)]), (player) => {
      const own = told.filter(({ actor }) => (actor ?? asked) === (player ?? asked));
      const further = legalIn(situation, player).filter(
        (action) =>
          !own.some(({ like }) => matches(like, action, true)) &&
          // Actions that are legal at any time do not count for the player to decide; other players have only those.
          ((player ?? asked) !== asked || !anytime.some(({ type }) => type === action.type)),
      );
      const whose = player === undefined ? '' : ` for player ${player}`;
      return further.length === 0
        ? null
        : { message: `Further actions are legal${whose}`, expected: wanted, actual: further };
    });
  },
  none: (wanted, situation) =>
    first(wanted, (one) => {
      const { actor, like } = toldIn(one);
      const found = (player?: number) =>
        legalIn(situation, player).find((action) => matches(like, action, true));
      const legal = found(actor);
      const expected = { $not: one };
      if (legal !== undefined)
        return { message: 'An action that should not be is legal', expected, actual: legal };
      const other =
        actor === undefined ? anybody(situation, (player) => found(player) !== undefined) : undefined;
      return other === undefined ? null : { message: notYetSaid(other), expected, actual: found(other) };
    }),
  illegal: (wanted, situation) => first(wanted, (one) => refused(one, situation)),
  events: (wanted, { events }) => {
    let from = 0;
    for (const [at, one] of wanted.entries()) {
      const found = events.findIndex((event, place) => place >= from && matches(one, event, true));
      if (found < 0) return missed(at, one, events, from);
      from = found + 1;
    }
    return null;
  },
  eventCounts: (wanted, { events }) =>
    first(wanted, ({ event, count }) => {
      const like = events.filter((happened) => matches(event, happened, true));
      return like.length === count
        ? null
        : {
            message: `This happened ${times(like.length)}, not ${times(count)}`,
            expected: { event, count },
            actual: like.length > 0 ? like : (nearestTo(event, events)?.event ?? 'nothing at all'),
          };
    }),
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

const times = (count: number): string => (count === 0 ? 'never' : count === 1 ? 'once' : `${count} times`);

function nearestTo(
  wanted: Readonly<Record<string, unknown>>,
  events: readonly GameEvent[],
): { event: GameEvent; found: Difference | null } | null {
  const alike = (event: GameEvent): number =>
    Object.entries(wanted).filter(([name, value]) => matches(value, event[name], true)).length +
    // The type counts first, its details second.
    (matches(wanted.type, event.type, true) ? Object.keys(wanted).length : 0);
  const [event] = [...events].sort((a, b) => alike(b) - alike(a));
  return event === undefined || alike(event) === 0
    ? null
    : { event, found: difference(wanted, event, true, '') };
}

function missed(
  at: number,
  wanted: Readonly<Record<string, unknown>>,
  events: readonly GameEvent[],
  from: number,
): Unmet {
  const near = nearestTo(wanted, events);
  const which = `events/${at} did not happen`;
  if (near === null)
    return {
      message: `${which}, nor anything like it`,
      expected: wanted,
      actual: events.map(({ type }) => type),
    };
  const { event, found } = near;
  const before = found === null ? events.indexOf(event) < from : false;
  return {
    message: before
      ? `${which} after those named before it; it happened earlier`
      : `${which}; the nearest differs at ${found?.path ?? ''}`,
    expected: wanted,
    actual: event,
  };
}

/** A legal action of one player proves nothing about another, unless the vector names that player. */
const notYetSaid = (player: number | 'chance'): string =>
  `This is legal for ${player === 'chance' ? 'chance' : `player ${player}`}, only not for the player who is asked: say whom you mean with "actor"`;

/** The rules that may decide; `null` if the vector names none. */
export const rulesNamed = (rule: string | readonly string[] | undefined): readonly string[] | null =>
  rule === undefined ? null : typeof rule === 'string' ? [rule] : rule;

/** The ruling and the execution must both refuse the action, by the named rule. */
function refused(wanted: Refused, situation: Situation): Unmet | null {
  const { action, rule, asked, actor } = wanted;
  const { ruleset, state } = situation;
  const by = actor ?? askedIn(situation);
  const options = by === undefined ? {} : { by };
  const ruling = ruleset.explain(state, action, options);
  const cited = ruling.rules.map(({ id }) => id as string);
  const expected = wanted;
  const otherwise = (message: string, actual: unknown): Unmet => ({ message, expected, actual });
  if (ruling.legal) return otherwise('This action should be refused', 'legal');
  if (actor === undefined && ruleset.explain(state, action).legal)
    return otherwise(notYetSaid(ruleset.actorOf(state, action as AnyAction)), 'legal');
  if (cited.length === 0 || !ruling.reason)
    return otherwise('This action is refused without a rule or a reason', ruling);
  let decides: string | null;
  try {
    ruleset.apply(state, action as AnyAction, options);
    return otherwise('This action should be refused and is carried out', 'applied');
  } catch (error) {
    if (!(error instanceof IllegalActionError)) throw error;
    decides = error.rule;
  }
  const named = rulesNamed(rule);
  if (named !== null && !named.some((one) => one === decides))
    return otherwise(
      named.some((one) => ruling.waiting?.rule === one)
        ? 'This rule only asks the question that is due; another one decides'
        : 'This action is refused for another rule',
      { rule: decides, reason: ruling.reason },
    );
  if (asked !== undefined && (ruling.waiting?.rule !== asked || (decides !== null && decides !== asked)))
    return otherwise('This action is refused for another rule than that of the question', {
      rule: decides,
      asked: ruling.waiting?.rule ?? null,
      reason: ruling.reason,
    });
  return null;
}

export const judge = (wanted: Expectation, situation: Situation): Unmet | null =>
  first(Object.keys(judges) as (keyof Expectation)[], (part) => {
    const value = wanted[part];
    return value === undefined ? null : (judges[part] as Judge<keyof Expectation>)(value, situation);
  });
