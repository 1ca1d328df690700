import { actionCode, EngineError, type GameEvent, type Problem } from '../../src/kernel/index.js';
import type { Placed } from '../../src/protocol/editions.js';
import { Refused } from '../../src/protocol/refused.js';
import { type Citation, findRule, type Rule } from '../../src/register/index.js';
import { wordsOf } from '../../src/words/second-edition/index.js';
import { wordsOf as wordsOfThird } from '../../src/words/third-edition/index.js';
import { limits, listed } from './limits.js';

/* A position in short English lines; each statement of a rule has its id. */

type Action = { readonly type: string };

interface Words {
  describe(what: unknown, options?: { readonly form?: 'short'; readonly by?: number }): string;
  ask(decision: unknown): string;
}

export function wordsFor({ ruleset, state }: Placed): Words {
  const words = ruleset.rules.edition === 'third-edition' ? wordsOfThird : wordsOf;
  return words(ruleset as never).at(state as never) as unknown as Words;
}

/** A rule in full. A note is a reading of unclear text, and says so. */
export const ruleLines = ({ id, document, section, text, note, see, replaces }: Rule): readonly string[] => [
  `[${id}] ${text} (${document}: ${section})`,
  ...(note === undefined ? [] : [`  Reading of this engine, where the text is unclear or brief: ${note}`]),
  ...(see.length > 0 ? [`  See: ${see.join(', ')}`] : []),
  ...(replaces.length > 0 ? [`  Replaces: ${replaces.join(', ')}`] : []),
];

/** A cited rule. The rules of a module from elsewhere have no entry in the register. */
export function citationLines({ id, text, document, section }: Citation): readonly string[] {
  const rule = findRule(id);
  return rule === undefined ? [`[${id}] ${text} (${document}: ${section})`] : ruleLines(rule);
}

export const actionLine = (words: Words, action: Action): string =>
  `${actionCode(action)}  (${words.describe(action, { form: 'short' })})`;

export const eventLines = (placed: Placed, events: readonly GameEvent[]): readonly string[] => {
  const words = wordsFor(placed);
  return listed(events, (event) => `- ${words.describe(event)} [${event.rule}]`);
};

export function askedLine(placed: Placed): string {
  const { ruleset, state } = placed;
  const waiting = ruleset.decision(state);
  if (waiting === null) {
    const over = ruleset.outcome(state);
    return `The game is over: ${JSON.stringify(over)}`;
  }
  const who = waiting.actor === 'chance' ? 'Chance' : `Player ${waiting.actor}`;
  return `${who} is asked (${waiting.kind}): ${wordsFor(placed).ask(waiting)} [${waiting.rule}]`;
}

interface Seat {
  readonly hero?: unknown;
  readonly [name: string]: unknown;
}

/** Wounds, gold, cards: each field of a player that holds something. */
function seatLine(seat: Seat, player: number): string {
  const held = Object.entries(seat).flatMap(([name, value]) => {
    const text = JSON.stringify(value);
    return text === undefined || ['[]', '{}', '0', 'null', 'false', '""'].includes(text)
      ? []
      : [`${name} ${text.length > 400 ? `${text.slice(0, 400)}…` : text}`];
  });
  return `Player ${player}: ${held.join('; ')}`;
}

export function positionLines(placed: Placed): readonly string[] {
  const { ruleset, state } = placed;
  const { players, modules } = state as {
    readonly players: readonly Seat[];
    readonly modules: readonly string[];
  };
  const legal = ruleset.legalActions(state) as readonly Action[];
  const words = wordsFor(placed);
  return [
    `${ruleset.rules.edition}${modules.length > 0 ? ` with ${modules.join(', ')}` : ''}`,
    ...players.map(seatLine),
    askedLine(placed),
    `Legal now (${legal.length}):`,
    ...listed(legal, (action) => `- ${actionLine(words, action)}`, 40),
  ];
}

/** What was wrong, in lines; `null` for a fault of the program. */
export function problemLines(error: unknown): readonly string[] | null {
  if (error instanceof Refused) return [error.message];
  if (error instanceof RangeError && /call stack/.test(error.message))
    return ['What was given is nested too deeply to be read.'];
  if (!(error instanceof EngineError)) return null;
  if (!('problems' in error)) return [error.message];
  const problems = error.problems as readonly Problem[];
  return listed(
    problems,
    ({ path, message, rule }) => `${path || '(the whole)'}: ${message}${rule ? ` [${rule}]` : ''}`,
    limits.listed,
  );
}
