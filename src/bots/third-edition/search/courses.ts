import { gameOf } from '../../../kernel/index.js';
import type { G } from '../../../third-edition/base/vocabulary.js';
import { reachable } from '../../../third-edition/inspect/index.js';
import type { ThirdEditionTypes } from '../../../third-edition/types.js';
import { find } from '../../player.js';
import { besides, type Course, waysTo } from '../../search/course.js';
import type { SearchDecision } from '../../search/tree.js';
import type { Action, Legal } from '../bot.js';
import { hexWorth } from '../journey.js';

/** Decisions that are worth a search. The sensible bot makes the others as well: in a combat it looks ahead itself. */
export const searched: ReadonlySet<string> = new Set([
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

export const idle: ReadonlySet<string> = new Set([
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
export function coursesOf(
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
