import { gameOf } from '../../../kernel/index.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import { reachable } from '../../../second-edition/inspect/index.js';
import type { SecondEditionTypes } from '../../../second-edition/types.js';
import { besides, type Course, isMeant, waysTo } from '../../search/course.js';
import type { SearchDecision } from '../../search/tree.js';
import { type Action, find, type Legal } from '../bot.js';
import { endingWorth } from '../journey.js';
import { planOf } from '../planning/plan.js';
import { canPlan } from '../planning/planner.js';

/** Decisions that are worth a search. In others the differences are smaller than the error of a search: the sensible bot makes them. */
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

export const idle: ReadonlySet<string> = new Set([
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
