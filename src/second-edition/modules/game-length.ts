import { override } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { counterCost } from '../base/experience.js';
import { defineModule, type SecondEditionModule } from '../module.js';

/** The cost of an experience counter by number of players, with the rules for it. */
interface CostTable {
  readonly id: string;
  readonly title: string;
  readonly conflicts: SecondEditionModule['conflicts'];
  /** For one or two, three or four, five or six players. */
  readonly costs: readonly [number, number, number];
  readonly rules: readonly [RuleId, RuleId, RuleId];
}

/** A shorter or longer game differs only in the cost table. */
export const gameLength = ({ id, title, conflicts, costs, rules }: CostTable) =>
  defineModule({
    id,
    title,
    calls: [],
    ...(conflicts ? { conflicts } : {}),
    overrides: [
      override(counterCost, () => (g) => {
        const players = g.state.players.length;
        return costs[players <= 2 ? 0 : players <= 4 ? 1 : 2];
      }),
    ],
    citesInstead: {
      '2e.experience.cost-1-2': rules[0],
      '2e.experience.cost-3-4': rules[1],
      '2e.experience.cost-5-6': rules[2],
    },
  });
