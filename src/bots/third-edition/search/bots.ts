import { gameOf } from '../../../kernel/index.js';
import { sameness } from '../../../learning/third-edition/canonicalization.js';
import type { G } from '../../../third-edition/base/vocabulary.js';
import { reachable } from '../../../third-edition/inspect/index.js';
import type { ThirdEditionTypes } from '../../../third-edition/types.js';
import { find } from '../../player.js';
import { besides, type Course, waysTo } from '../../search/course.js';
import { greedy } from '../../search/greedy.js';
import { type SearchBotOptions, type Searcher, searching } from '../../search/thinking.js';
import type { SearchDecision } from '../../search/tree.js';
import { type Action, type Bot, type Legal, tableOf } from '../bot.js';
import { hexWorth } from '../journey.js';
import { nimbleBot } from '../nimble.js';
import { sensibleBot } from '../sensible.js';
import { standingNames, worthAfter, worthOfStanding } from './worth.js';

/** Decisions that are worth a search. The sensible bot makes the others as well: in a combat it looks ahead itself. */
const searched: ReadonlySet<string> = new Set([
  'turn/act',
  'move/spend',
  'free-move/go',
  'combat/retreat',
  'shop/shop',
  'effects/choose',
  'reward/choose',
  'explore/choose',
  'event/choose',
]);

const idle: ReadonlySet<string> = new Set([
  'exchange/propose',
  'exchange/offer',
  'exchange/card',
  'exchange/gold',
  'exert/reroll',
  'shop/discard',
]);

/** The most end hexes of moves to compare. */
const PLACES = 6;

/** A move with dice is one course, from the first step to its last hex. */
function coursesOf(
  g: G,
  { player, kind, legal, plain }: SearchDecision<ThirdEditionTypes>,
): readonly Course<Action>[] {
  const others =
    kind === 'move/spend' || kind === 'free-move/go'
      ? moves(g, player, legal)
      : varied(legal.filter(({ type }) => !idle.has(type))).map((action) => [action]);
  return besides([plain], others);
}

function moves(g: G, player: number, legal: Legal): readonly Course<Action>[] {
  const reach = reachable(gameOf(g));
  const worth = hexWorth(g, player);
  const within = (reach?.hexes ?? []).flatMap(({ there: { hex }, ways: [way] }) =>
    way && hex !== reach?.from ? [{ worth: worth(hex), actions: way.actions }] : [],
  );
  return waysTo(within, PLACES, find(legal, 'move/stop') ?? find(legal, 'move/stay'));
}

/** The first of each type before the second of any. */
function varied(legal: Legal): Action[] {
  const before = new Map<string, number>();
  const ranked = legal.map((action): [number, Action] => {
    const rank = before.get(action.type) ?? 0;
    before.set(action.type, rank + 1);
    return [rank, action];
  });
  return ranked.sort(([a], [b]) => a - b).map(([, action]) => action);
}

/**
 * A bot that searches: it plays the sensible action and the alternatives many times for some rounds, with hidden cards,
 * tokens and dice dealt at random, and judges the results. It departs from the sensible action only for an advantage
 * beyond chance.
 *
 * @param seed - with an endless budget and a number of passes: equal seeds, equal play
 * @param options - its time: a second for each decision by default
 * @throws InvalidArgumentError for wrong options, and for a wrong value or one of Second Edition
 *
 * @example
 * ```ts
 * import { playGame, searchBot, sensibleBot } from 'runebound-engine/third-edition/bots';
 *
 * const quick = { budget: Infinity, passes: 2, horizon: 1 };
 * const bots = [searchBot(1, quick), sensibleBot(2)];
 * playGame({ scenario: 'corpse-king', players: 2, seed: 'tamalir', bots, maxRounds: 1 });
 * ```
 */
export function searchBot(seed: string | number = 0, options: SearchBotOptions = {}): Bot {
  return searching(searcher, seed, options) as Bot;
}

/**
 * A bot that looks one step ahead: it tries each action on a few dice, finishes the round like a nimble bot, and takes
 * the action with the best result; among close results it plays like a nimble bot. A yardstick.
 *
 * @param seed - equal seeds, equal play
 *
 * @example
 * ```ts
 * import { greedyBot, nimbleBot, playGame } from 'runebound-engine/third-edition/bots';
 *
 * const bots = [greedyBot(1), nimbleBot(2)];
 * playGame({ scenario: 'corpse-king', players: 2, seed: 'tamalir', bots, maxRounds: 1 });
 * ```
 */
export function greedyBot(seed: string | number = 0): Bot {
  return greedy(searcher, seed) as Bot;
}

export const searcher: Searcher<ThirdEditionTypes, G> = {
  edition: 'Third Edition',
  standingNames,
  horizon: 2,
  searched,
  idle,
  sameness,
  tableOf: (ruleset, position) => tableOf(ruleset, position as never),
  turnOf: ({ round }) => round,
  coursesOf,
  worthOf: worthOfStanding,
  worthAfter,
  sense: sensibleBot,
  mate: nimbleBot,
  nimble: nimbleBot,
};
