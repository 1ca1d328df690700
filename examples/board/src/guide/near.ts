import type { Texts } from '../texts.js';
import type { GoalThing } from '../things/things.js';

/** Rivals to whom one more is enough: a player should know it in time. */
export function toldNear(
  goals: readonly Pick<GoalThing, 'need' | 'have' | 'wins'>[],
  player: number,
  names: readonly string[],
  { goal }: Pick<Texts, 'goal'>,
): string {
  return goals
    .flatMap(({ need, have, wins }) =>
      need === null || need < 2 || wins !== 'one'
        ? []
        : have.flatMap((has, at) =>
            at !== player && has === need - 1 ? [goal.near(names[at] ?? '', has)] : [],
          ),
    )
    .join('');
}
