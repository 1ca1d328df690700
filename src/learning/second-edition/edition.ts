import type { Content } from '../../second-edition/base/content.js';
import { parameterSorts } from '../../second-edition/base/parameters.js';
import { bonuses } from '../../second-edition/base/state.js';
import type { SecondEditionState } from '../../second-edition/types.js';
import type { LearningEdition } from '../edition.js';
import { blocksOf } from './blocks.js';
import { sameness } from './canonicalization.js';
import { rangesOf } from './ranges.js';

/** The worth of unspent adventure counters of a color, in points. */
const worth = { green: 1, yellow: 2, blue: 3, red: 4 } as const;

const BONUS = 5;

export const secondEdition: LearningEdition = {
  sorts: parameterSorts,
  ranges: (content, players) => rangesOf(content as Content, players),
  ...sameness,
  points(state, player, content) {
    const { cards } = content as Content;
    const p = (state as unknown as SecondEditionState).players[player];
    if (p === undefined) return 0;
    const costOf = (id: string): number => {
      const card = cards[id];
      return card !== undefined && 'cost' in card && typeof card.cost === 'number' ? card.cost : 0;
    };
    const grown = bonuses.reduce((sum, bonus) => sum + p.hero.experience[bonus], 0);
    const unspent = Object.entries(worth).reduce(
      (sum, [color, value]) => sum + value * p.counters[color as keyof typeof worth],
      p.points,
    );
    const bought = [...p.allies, ...p.items].reduce((sum, { card }) => sum + costOf(card), 0);
    return BONUS * grown + unspent + (p.gold + bought) / 2;
  },
  halfway: 40,
  blocks: blocksOf,
};
