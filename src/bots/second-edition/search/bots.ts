import { gameOf } from '../../../kernel/index.js';
import { sameness } from '../../../learning/second-edition/canonicalization.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import { reachable } from '../../../second-edition/inspect/index.js';
import type { SecondEditionTypes } from '../../../second-edition/types.js';
import { besides, type Course, isMeant, waysTo } from '../../search/course.js';
import { greedy } from '../../search/greedy.js';
import { type SearchBotOptions, type Searcher, searching } from '../../search/thinking.js';
import type { SearchDecision } from '../../search/tree.js';
import { type Action, type Bot, find, type Legal } from '../bot.js';
import { endingWorth } from '../journey.js';
import { nimbleBot } from '../nimble/nimble.js';
import { planOf } from '../planning/plan.js';
import { canPlan, plannerBot } from '../planning/planner.js';
import { sensibleBot } from '../sensible.js';
import { tableOf } from '../table.js';
import { standingNames, worthAfter, worthOfStanding } from './value.js';

/** Decisions that are worth a search. In others the differences are smaller than the error of a search: the sensible bot makes them. */
const searched: ReadonlySet<string> = new Set([
  'movement/walk',
  'free-move/step',
  'adventure/choose',
  'combat/escape',
  'market/trade',
  'effects/choose',
  'experience/choose',
  'spoils/take',
  'knockout/card',
]);

const idle: ReadonlySet<string> = new Set([
  'card/discard',
  'ability/use',
  'hero/negotiate',
  'offer/add-card',
  'offer/add-gold',
  'offer/propose',
]);

/** The most end places of walks to compare. */
const PLACES = 4;

/** A walk is one course, from the first step to its last space. */
function coursesOf(
  g: G,
  { player, kind, legal, plain }: SearchDecision<SecondEditionTypes>,
): readonly Course<Action>[] {
  if (kind !== 'movement/walk' && kind !== 'free-move/step')
    return besides(
      [plain],
      legal.filter(({ type }) => !idle.has(type)).map((action) => [action]),
    );
  const ways = walks(g, player, legal);
  return besides(ways.find(([step]) => step !== undefined && isMeant(step, plain)) ?? [plain], ways);
}

function walks(g: G, player: number, legal: Legal): readonly Course<Action>[] {
  const reach = reachable(gameOf(g));
  const worth = worthOfEnding(g, player);
  const within = (reach?.spaces ?? []).flatMap(({ there: { space }, ways: [way] }) =>
    way && space !== reach?.from ? [{ worth: worth(space), actions: way.actions }] : [],
  );
  return waysTo(within, PLACES, find(legal, 'move/stop') ?? find(legal, 'move/free-end'));
}

function worthOfEnding(g: G, player: number): (space: string) => number {
  if (!canPlan(g)) return endingWorth(g, player);
  const plan = planOf(g, player);
  return (space) => plan.worth(space);
}

/**
 * A bot that searches: it plays the sensible action and the alternatives many times for some turns, with hidden cards
 * and dice dealt at random, and judges the results. It departs from the sensible action only for an advantage beyond
 * chance.
 *
 * @param seed - with an endless budget and a number of passes: equal seeds, equal play
 * @param options - its time: a second for each decision by default
 * @throws InvalidArgumentError for wrong options, and for a wrong value
 *
 * @example
 * ```ts
 * import { playGame, searchBot, sensibleBot } from 'runebound-engine/bots';
 *
 * const quick = { budget: Infinity, passes: 2, horizon: 1 };
 * playGame({ players: 2, seed: 'tamalir', bots: [searchBot(1, quick), sensibleBot(2)], maxTurns: 2 });
 * ```
 */
export function searchBot(seed: string | number = 0, options: SearchBotOptions = {}): Bot {
  return searching(searcher, seed, options) as Bot;
}

/**
 * A bot that looks one step ahead: it tries each action on a few dice, finishes the turn like a nimble bot, and takes
 * the action with the best result; among close results it plays like a nimble bot. A yardstick: it fights better than a
 * random bot, and grows slower than a nimble one, as it takes few risks.
 *
 * @param seed - equal seeds, equal play
 *
 * @example
 * ```ts
 * import { greedyBot, nimbleBot, playGame } from 'runebound-engine/bots';
 *
 * playGame({ players: 2, seed: 'tamalir', bots: [greedyBot(1), nimbleBot(2)], maxTurns: 2 });
 * ```
 */
export function greedyBot(seed: string | number = 0): Bot {
  return greedy(searcher, seed) as Bot;
}

export const searcher: Searcher<SecondEditionTypes, G> = {
  edition: 'Second Edition',
  standingNames,
  horizon: 5,
  searched,
  idle,
  sameness,
  tableOf: (ruleset, position) => tableOf(ruleset as never, position as never),
  turnOf: ({ turn }) => turn,
  coursesOf,
  worthOf: worthOfStanding,
  worthAfter,
  sense: plannerBot,
  mate: sensibleBot,
  rival: nimbleBot,
  nimble: nimbleBot,
};
