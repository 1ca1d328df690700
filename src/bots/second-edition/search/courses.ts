import { gameOf } from '../../../kernel/index.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import { reachable } from '../../../second-edition/inspect/index.js';
import type { SecondEditionTypes } from '../../../second-edition/types.js';
import { besides, type Course, isMeant, waysTo } from '../../search/course.js';
import type { SearchDecision } from '../../search/tree.js';
import { type Action, find } from '../bot.js';
import { endingWorth } from '../journey.js';
import { planOf } from '../planning/plan.js';
import { canPlan } from '../planning/planner.js';

/* What may be worth doing at a decision of Second Edition. */

/**
 * Decisions that are worth a search. What else is asked, common sense answers as well: whether to roll the dice, say, where a search finds differences
 * that are smaller than its doubt.
 */
export const searched: ReadonlySet<string> = new Set([
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

/** Talk, and what throws things away: never worth a look where something else is to be done. */
export const idle: ReadonlySet<string> = new Set([
  'card/discard',
  'ability/use',
  'hero/negotiate',
  'offer/add-card',
  'offer/add-gold',
  'offer/propose',
]);

/** So many places are looked at where a walk may end. */
const PLACES = 4;

/** Courses of Second Edition: a walk is one course, from the first step to the place where it ends. */
export function coursesOf(
  g: G,
  { player, kind, legal, plain }: SearchDecision<SecondEditionTypes>,
): readonly Course<Action>[] {
  if (kind !== 'movement/walk' && kind !== 'free-move/step')
    return besides(
      [plain],
      legal.filter(({ type }) => !idle.has(type)).map((action) => [action]),
    );
  const ways = walks(g, player, legal);
  // A first step alone is no walk: what is compared is the whole way that it begins.
  return besides(ways.find(([step]) => step !== undefined && isMeant(step, plain)) ?? [plain], ways);
}

/** Walks to the best places that are within reach, and staying. */
function walks(g: G, player: number, legal: readonly Action[]): readonly Course<Action>[] {
  const reach = reachable(gameOf(g));
  const worth = worthOfEnding(g, player);
  const within = (reach?.spaces ?? []).flatMap(({ there: { space }, ways: [way] }) =>
    way && space !== reach?.from ? [{ worth: worth(space), actions: way.actions }] : [],
  );
  return waysTo(within, PLACES, find(legal, 'move/stop') ?? find(legal, 'move/free-end'));
}

/** What ending a walk on a space is worth: by plans, where plans can be made. */
function worthOfEnding(g: G, player: number): (space: string) => number {
  if (!canPlan(g)) return endingWorth(g, player);
  const plan = planOf(g, player);
  return (space) => plan.worth(space);
}
