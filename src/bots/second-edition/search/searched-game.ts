import type { LightRuleset } from '../../../kernel/index.js';
import { informationKey } from '../../../learning/information.js';
import { sameness } from '../../../learning/second-edition/canonicalization.js';
import type { SecondEditionTypes } from '../../../second-edition/types.js';
import type { ScoreOf } from '../../search/trained.js';
import type { PlayoutPlayer, SearchedGame } from '../../search/tree.js';
import { nimbleBot } from '../nimble/nimble.js';
import { plannerBot } from '../planning/planner.js';
import { sensibleBot } from '../sensible.js';
import { tableOf } from '../table.js';
import { coursesOf, searched } from './courses.js';
import { worthAfter } from './value.js';

/** Turns of all players that a search of Second Edition plays. */
export const HORIZON = 5;

/** Second Edition for a search; equal seeds play alike. */
export function searchedGame(
  ruleset: LightRuleset<SecondEditionTypes>,
  seed: string | number,
  score: ScoreOf | undefined,
): SearchedGame<SecondEditionTypes> {
  const table = (position: unknown) => tableOf(ruleset as never, position as never);
  return {
    ruleset,
    sense: plannerBot(`${seed}/sense`) as PlayoutPlayer<SecondEditionTypes>,
    mate: sensibleBot(`${seed}/mate`) as PlayoutPlayer<SecondEditionTypes>,
    rival: nimbleBot(`${seed}/rival`) as PlayoutPlayer<SecondEditionTypes>,
    searched,
    courses: (position, crossroads) => coursesOf(table(position), crossroads),
    judge(start, player) {
      const worthOf = worthAfter(table(start), player, score);
      return (position) => worthOf(table(position));
    },
    keyOf: (view) => informationKey(view, sameness),
    turnOf: ({ turn }) => turn,
  };
}
