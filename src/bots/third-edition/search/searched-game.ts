import type { LightRuleset } from '../../../kernel/index.js';
import { informationKey } from '../../../learning/information.js';
import { sameness } from '../../../learning/third-edition/canonicalization.js';
import type { ThirdEditionTypes } from '../../../third-edition/types.js';
import type { ScoreOf } from '../../search/trained.js';
import type { PlayoutPlayer, SearchedGame } from '../../search/tree.js';
import { nimbleBot } from '../nimble.js';
import { sensibleBot } from '../sensible.js';
import { tableOf } from '../table.js';
import { coursesOf, searched } from './courses.js';
import { worthAfter } from './worth.js';

/** Rounds that a search of Third Edition plays. */
export const HORIZON = 2;

/** Third Edition for a search; equal seeds play alike. */
export function searchedGame(
  ruleset: LightRuleset<ThirdEditionTypes>,
  seed: string | number,
  score: ScoreOf | undefined,
): SearchedGame<ThirdEditionTypes> {
  const table = (position: unknown) => tableOf(ruleset, position as never);
  const quick = nimbleBot(`${seed}/mate`) as PlayoutPlayer<ThirdEditionTypes>;
  return {
    ruleset,
    sense: sensibleBot(`${seed}/sense`) as PlayoutPlayer<ThirdEditionTypes>,
    mate: quick,
    rival: quick,
    searched,
    courses: (position, crossroads) => coursesOf(table(position), crossroads),
    judge(start, player) {
      const worthOf = worthAfter(table(start), player, score);
      return (position) => worthOf(table(position));
    },
    keyOf: (view) => informationKey(view, sameness),
    turnOf: ({ round }) => round,
  };
}
