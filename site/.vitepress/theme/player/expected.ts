import type { AnyRuleset, AnyState, Expectation } from 'runebound-engine/conformance';
import type { AnyWords } from './shown.js';

/* What a vector expects, one thing at a time, as a person reads it. */

/** One thing that must be true. */
export interface Expected {
  /** What it is about, such as `may`, `may not`, `happened`. */
  readonly what: string;
  readonly text: string;
  /** Why, where an action is refused. */
  readonly because?: string;
  /** The rule that decides. */
  readonly rule?: string;
}

/** Where it must be true. */
interface Place {
  readonly ruleset: AnyRuleset;
  readonly state: AnyState;
  readonly words: AnyWords;
}

type Parts = Readonly<Record<string, unknown>>;

/** A value in short: `move/step to=h0607 die=2`. */
function brief(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const { type, ...rest } = value as Parts;
  const parts = Object.entries(rest).map(
    ([name, part]) => `${name}=${typeof part === 'string' ? part : JSON.stringify(part)}`,
  );
  return [...(typeof type === 'string' ? [type] : []), ...parts].join(' ');
}

/** An action as words say it, where it is all there; parts of one in short. */
function said(words: AnyWords, { actor, ...action }: Parts, actions: readonly Parts[]): string {
  const whole = actions.find((one) => brief(one) === brief(action));
  return `${whole ? words.describe(whole as never, { form: 'short' }) : brief(action)}${typeof actor === 'number' ? ` (player ${actor})` : ''}`;
}

const readers: {
  readonly [K in keyof Required<Expectation>]: (
    wanted: NonNullable<Expectation[K]> | null,
    place: Place,
  ) => readonly Expected[];
} = {
  state: (wanted) => places('the state', wanted),
  values: (wanted) => places('a value', wanted),
  decision: (wanted) => [
    { what: 'waits for', text: wanted === null ? 'nothing: the game is over' : brief(wanted) },
  ],
  combat: (wanted) => [{ what: 'combat', text: wanted === null ? 'none' : brief(wanted) }],
  legal: (wanted, place) => actions('may', wanted, place),
  only: (wanted, place) =>
    wanted?.length === 0
      ? [{ what: 'may', text: 'nothing' }]
      : actions('may, and nothing else', wanted, place),
  none: (wanted, place) => actions('may not', wanted, place),
  illegal: (wanted, place) => (wanted ?? []).map((one) => refused(one, place)),
  events: (wanted) => (wanted ?? []).map((event) => ({ what: 'happened', text: brief(event) })),
  eventCounts: (wanted) =>
    (wanted ?? []).map(({ event, count }) => ({ what: `happened ${count} times`, text: brief(event) })),
  noEvents: (wanted) => (wanted ?? []).map((event) => ({ what: 'did not happen', text: brief(event) })),
  outcome: (wanted, { words, ruleset, state }) => [
    { what: 'outcome', text: wanted === null ? 'none yet' : words.outcome(ruleset.outcome(state)) },
  ],
  chances: (wanted) => [
    ...(wanted?.count === undefined ? [] : [{ what: 'chance', text: `${wanted.count} answers` }]),
    ...(wanted?.some ?? []).map(({ action, probability }) => ({
      what: `chance ${probability}`,
      text: brief(action),
    })),
  ],
  views: (wanted) =>
    (wanted ?? []).flatMap(({ player, state }) =>
      places(player === null ? 'a spectator sees' : `player ${player} sees`, state),
    ),
  perft: (wanted) =>
    (wanted ?? []).map(({ depth, nodes, outcomes }) => ({
      what: `tree to depth ${depth}`,
      text: `${nodes} leaves${outcomes === undefined ? '' : `, ${outcomes} answers of chance`}`,
    })),
};

const places = (what: string, wanted: Parts | null): readonly Expected[] =>
  Object.entries(wanted ?? {}).map(([pointer, value]) => ({ what, text: `${pointer} = ${brief(value)}` }));

function actions(what: string, wanted: readonly Parts[] | null, place: Place): readonly Expected[] {
  const { ruleset, state, words } = place;
  return (wanted ?? []).map((one) => {
    const legal = ruleset.legalActions(state, typeof one.actor === 'number' ? one.actor : undefined);
    return { what, text: said(words, one, legal as unknown as readonly Parts[]) };
  });
}

/** Of several rules any of which may decide, the one that does here. */
export const ruleAmong = (
  named: string | readonly string[] | undefined,
  here: readonly { readonly id: string }[],
): string | undefined =>
  typeof named === 'string' || named === undefined
    ? named
    : (named.find((id) => here.some((rule) => rule.id === id)) ?? named[0]);

/** An action that must be refused, with the reason that the rules give. */
function refused(
  { action, actor, rule, asked }: NonNullable<Expectation['illegal']>[number],
  { ruleset, state, words }: Place,
): Expected {
  const by = actor ?? ruleset.decision(state)?.actor;
  const ruling = ruleset.explain(state, action as never, by === undefined ? {} : { by });
  const decides = ruleAmong(rule ?? asked, ruling.rules);
  return {
    what: 'may not',
    text: `${brief(action)}${actor === undefined ? '' : ` (player ${actor})`}`,
    ...(ruling.legal ? {} : { because: words.reason(ruling as never) }),
    ...(decides === undefined ? {} : { rule: decides }),
  };
}

/** All that an expectation says. */
export const expectedIn = (expectation: Expectation, place: Place): readonly Expected[] =>
  (Object.keys(readers) as (keyof Expectation)[]).flatMap((part) => {
    const wanted = expectation[part];
    return wanted === undefined ? [] : readers[part](wanted as never, place);
  });
