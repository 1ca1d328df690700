import type { G } from '../../second-edition/base/vocabulary.js';
import { reachable } from '../../second-edition/inspect/index.js';
import type { SecondEditionTypes } from '../../second-edition/types.js';
import { type Action, find } from '../bot.js';
import { endingWorth } from '../journey.js';
import { type Course, type Crossroads, isMeant } from './tree.js';

/* What may be worth doing at a decision of Second Edition. */

/**
 * Decisions that are worth a search. What else is asked, common sense answers as well: whether to roll the dice, say, where a search finds differences
 * that are smaller than its doubt.
 */
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

/** Talk, and what throws things away: never worth a look where something else is to be done. */
export const idle: ReadonlySet<string> = new Set([
  'card/discard',
  'ability/use',
  'hero/negotiate',
  'offer/add-card',
  'offer/add-gold',
  'offer/propose',
]);

/** So many courses are looked at, what common sense would do among them. */
const MOST = 8;
/** So many places are looked at where a walk may end. */
const PLACES = 4;

/** Courses of Second Edition: a walk is one course, from the first step to the place where it ends. */
export function coursesOf(
  g: G,
  { player, kind, legal, plain }: Crossroads<SecondEditionTypes>,
): readonly Course<Action>[] {
  if (!searched.has(kind)) return [[plain]];
  const others =
    kind === 'movement/walk' || kind === 'free-move/step'
      ? walks(g, player, legal)
      : legal.filter(({ type }) => !idle.has(type)).map((action) => [action]);
  return [[plain], ...others.filter(([first, ...rest]) => rest.length > 0 || !isMeant(first, plain))].slice(
    0,
    MOST,
  );
}

/** Walks to the best places that are within reach, and staying. */
function walks(g: G, player: number, legal: readonly Action[]): Course<Action>[] {
  const reach = reachable(g);
  const stop = find(legal, 'move/stop') ?? find(legal, 'move/free-end');
  const worth = endingWorth(g, player);
  const ways = (reach?.spaces ?? []).flatMap(({ there, ways: [way] }): [number, Course<Action>][] =>
    way && there.space !== reach?.from
      ? [[worth(there.space), stop ? [...way.actions, stop] : way.actions]]
      : [],
  );
  ways.sort(([a], [b]) => b - a);
  return [...ways.slice(0, PLACES).map(([, course]) => course), ...(stop ? [[stop]] : [])];
}
