import type { Content } from '../../third-edition/base/content.js';
import { parameterSorts } from '../../third-edition/base/parameters.js';
import { adventureTypes } from '../../third-edition/content/board-types.js';
import type { ThirdEditionState } from '../../third-edition/types.js';
import type { LearningEdition } from '../edition.js';
import { blocksOf } from './blocks.js';
import { sameness } from './canonicalization.js';
import { rangesOf } from './ranges.js';

export const thirdEdition: LearningEdition = {
  sorts: parameterSorts,
  ranges: (content, players) => rangesOf(content as Content, players),
  ...sameness,
  points(state, player, content) {
    const { cards } = content as Content;
    const p = (state as unknown as ThirdEditionState).players[player];
    if (p === undefined || p.out) return 0;
    const bought = p.assets.reduce((sum, id) => {
      const card = cards[id];
      return sum + (card?.kind === 'asset' ? card.cost : 0);
    }, 0);
    const hidden = adventureTypes.reduce((sum, type) => sum + p.secret[type].length, 0);
    return (p.gold + bought) / 2 + 4 * p.skills.length + 2 * (p.trophies.length + hidden) + 4 * p.story;
  },
  halfway: 40,
  blocks: blocksOf,
};
