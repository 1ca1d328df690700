import type { ChanceOutcome, GameEvent } from '../../src/kernel/index.js';
import type { Placed } from '../../src/protocol/editions.js';
import type { OpenGame } from '../../src/protocol/open-game.js';
import { Refused } from '../../src/protocol/refused.js';
import { cite } from '../../src/register/cite.js';
import type { Rule } from '../../src/register/index.js';
import { attemptsCiting } from '../../src/second-edition/attempts/index.js';
import { attemptsCiting as attemptsOfThird } from '../../src/third-edition/attempts/index.js';
import { clock, listed } from './limits.js';
import { actionLine, askedLine, citationLines, positionLines, ruleLines, wordsFor } from './said.js';

type Lines = readonly string[];

/** An action as its sender wrote it: a code, JSON, or an object. */
export function actionIn({ ruleset }: Placed, action: unknown): unknown {
  if (typeof action !== 'string') return action;
  if (!action.trim().startsWith('{')) return ruleset.parseActionCode(action);
  return parsed(action, 'The action');
}

export function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('bad-json', `${what} is a text, and not JSON.`);
  }
}

export function thrown(outcomes: readonly ChanceOutcome[]): unknown {
  let left = Math.random();
  for (const { action, probability } of outcomes) {
    left -= probability;
    if (left < 0) return action;
  }
  return outcomes.at(-1)?.action;
}

export function rulings(at: Placed, action: unknown, who: number | 'chance' | undefined): Lines {
  const { ruleset, state } = at;
  const { legal, reason, rules } = ruleset.explain(
    state,
    action,
    who === undefined ? undefined : { by: who },
  );
  return [`${legal ? 'Yes' : 'No'}: ${reason}`, ...rules.flatMap(citationLines), askedLine(at)];
}

/**
 * What a player could try and is refused, with the ruling.
 *
 * @param isOver - asked before each attempt; once it is true, the others are left out
 */
export function refusedAt({ ruleset, state }: Placed, who: number | undefined, isOver?: () => boolean) {
  const asking = ruleset.rules.edition === 'third-edition' ? attemptsOfThird : attemptsCiting;
  const ask = asking(cite, isOver);
  const groups = ruleset.ask(state, ask as never, ...(who === undefined ? [] : [who])) as ReturnType<
    ReturnType<typeof attemptsCiting>
  >;
  return groups.flatMap((group) => group.attempts.filter(({ legal }) => !legal));
}

export function refusals(at: Placed, who: number | undefined): Lines {
  const words = wordsFor(at);
  const isOver = clock();
  let isCut = false;
  const refused = refusedAt(at, who, () => (isCut ||= isOver()));
  const cut = isCut ? ['The time of a call is over: there may be more.'] : [];
  if (refused.length === 0) return isCut ? cut : ['Nothing that could be tried here is refused.'];
  const lines = listed(refused, ({ action, ruling }) => {
    const ids = ruling?.rules.map(({ id }) => `[${id}]`).join(' ') ?? '';
    return `- ${actionLine(words, action)}: ${ruling?.reason ?? ''} ${ids}`;
  });
  return [...lines, ...cut];
}

export function chances({ ruleset, state }: Placed): Lines {
  const outcomes = ruleset.chanceOutcomes(state);
  if (outcomes.length === 0) return ['Chance is not asked here.'];
  const likely = [...outcomes].sort((a, b) => b.probability - a.probability);
  const words = wordsFor({ ruleset, state, events: [] });
  // Outcomes for which there is no time are named without what they lead to.
  const isOver = clock();
  const nothing: { readonly events: readonly GameEvent[] } = { events: [] };
  return [
    `Outcomes (${outcomes.length}), the likeliest first:`,
    ...listed(
      likely,
      ({ action, probability }) => {
        const { events } = isOver() ? nothing : ruleset.transition(state, action, { by: 'chance' });
        const then = events.slice(0, 4).map((event) => `${words.describe(event)} [${event.rule}]`);
        return `- ${(probability * 100).toFixed(2)} %  ${actionLine(words, action)}: ${then.join(' ')}`;
      },
      30,
    ),
  ];
}

/** Bots play until the game ends, or until a bound. */
export function play(game: OpenGame, bot: 'sensible' | 'random', most: number): Lines {
  const isOver = clock();
  while (game.step < most && game.asked() !== null && !isOver()) game.apply(game.choice(bot));
  const state = game.sim.snapshot();
  const at: Placed = { ruleset: game.ruleset, state, events: [] };
  return [
    `Actions of the bots: ${game.step}.`,
    ...positionLines(at)
      .slice(0, -1)
      .filter((line) => !line.startsWith('- ')),
  ];
}

export function deepest(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'depth' in value && typeof value.depth === 'number' ? value.depth : 0;
  return Math.max(own, ...Object.values(value).map(deepest));
}

export const found = (rules: readonly Rule[], most: number): Lines =>
  rules.length === 0
    ? [
        'No rule has all of these words. Try fewer or other words; a word also finds longer ones that begin with it.',
      ]
    : [
        ...rules.slice(0, most).flatMap(ruleLines),
        ...(rules.length > most ? [`… and ${rules.length - most} more.`] : []),
      ];
