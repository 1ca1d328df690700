import { DONE } from '../../third-edition/abilities/rule.js';
import { type Content, deckIds } from '../../third-edition/base/content.js';
import { parameterSorts } from '../../third-edition/base/parameters.js';
import { mostTokens } from '../../third-edition/base/tokens.js';
import { adventureTypes } from '../../third-edition/content/board-types.js';
import { terrainDice } from '../../third-edition/content/terrain-dice.js';
import type { ThirdEditionState } from '../../third-edition/types.js';
import { each, numbersTo, optionsIn } from '../content.js';
import type { LearningEdition, SortRanges } from '../edition.js';
import { blocksOf } from './blocks.js';
import { sameness } from './canonicalization.js';

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

function rangesOf(content: Content, players: number): SortRanges {
  const cards = Object.keys(content.cards);
  const hexes = Object.keys(content.board.hex);
  const seats = numbersTo(players - 1);
  const tokens = numbersTo(mostTokens(content) - 1);
  return {
    card: each(cards),
    hex: each(hexes),
    player: each(seats),
    face: each(numbersTo(terrainDice.length).slice(1)),
    deck: each(deckIds),
    token: each(tokens),
    choice: each([
      DONE,
      ...optionsIn(content.cards),
      ...tokens.map(String),
      ...seats.map(String),
      ...cards,
      ...hexes,
    ]),
  };
}
