import { DONE } from '../../third-edition/abilities/rule.js';
import type { Content } from '../../third-edition/base/content.js';
import { deckIds } from '../../third-edition/base/content.js';
import { mostTokens } from '../../third-edition/base/tokens.js';
import { terrainDice } from '../../third-edition/content/terrain-dice.js';
import { each, numbersTo, optionsIn } from '../content.js';
import type { SortRanges } from '../edition.js';

export function rangesOf(content: Content, players: number): SortRanges {
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
