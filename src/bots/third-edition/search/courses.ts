import type { G } from '../../../third-edition/base/vocabulary.js';
import { reachable } from '../../../third-edition/inspect/index.js';
import type { ThirdEditionTypes } from '../../../third-edition/types.js';
import { find } from '../../player.js';
import { type Course, type Crossroads, isMeant } from '../../search/tree.js';
import type { Action } from '../bot.js';
import { hexWorth } from '../journey.js';

/* What may be worth doing at a decision of Third Edition. */

/** Decisions that are worth a search. What else is asked, common sense answers as well: in a combat it looks ahead itself. */
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

/** Talk, and what throws things away: never worth a look where something else is to be done. */
export const idle: ReadonlySet<string> = new Set([
  'exchange/propose',
  'exchange/offer',
  'exchange/card',
  'exchange/gold',
  'exert/reroll',
  'shop/discard',
]);

/** So many courses are looked at, what common sense would do among them. */
const MOST = 8;
/** So many hexes are looked at where a move may end. */
const PLACES = 6;

/** Courses of Third Edition: a move with dice is one course, from the first step to the hex where it ends. */
export function coursesOf(
  g: G,
  { player, kind, legal, plain }: Crossroads<ThirdEditionTypes>,
): readonly Course<Action>[] {
  if (!searched.has(kind)) return [[plain]];
  const others =
    kind === 'move/spend' || kind === 'free-move/go'
      ? moves(g, player, legal)
      : varied(legal.filter(({ type }) => !idle.has(type))).map((action) => [action]);
  return [[plain], ...others.filter(([first, ...rest]) => rest.length > 0 || !isMeant(first, plain))].slice(
    0,
    MOST,
  );
}

/** Moves to the best hexes that are within reach, and staying. */
function moves(g: G, player: number, legal: readonly Action[]): Course<Action>[] {
  const reach = reachable(g);
  const stop = find(legal, 'move/stop') ?? find(legal, 'move/stay');
  const worth = hexWorth(g, player);
  const ways = (reach?.hexes ?? []).flatMap(({ there, ways: [way] }): [number, Course<Action>][] =>
    way && there.hex !== reach?.from ? [[worth(there.hex), stop ? [...way.actions, stop] : way.actions]] : [],
  );
  ways.sort(([a], [b]) => b - a);
  return [...ways.slice(0, PLACES).map(([, course]) => course), ...(stop ? [[stop]] : [])];
}

/** The first of each type before the second of any. */
function varied(legal: readonly Action[]): Action[] {
  const before = new Map<string, number>();
  const ranked = legal.map((action): [number, Action] => {
    const rank = before.get(action.type) ?? 0;
    before.set(action.type, rank + 1);
    return [rank, action];
  });
  return ranked.sort(([a], [b]) => a - b).map(([, action]) => action);
}
