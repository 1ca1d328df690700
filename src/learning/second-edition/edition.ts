import { combatTypes } from '../../second-edition/abilities/language.js';
import { NOTHING } from '../../second-edition/abilities/rule.js';
import type { Content } from '../../second-edition/base/content.js';
import { parameterSorts } from '../../second-edition/base/parameters.js';
import { bonuses } from '../../second-edition/base/state.js';
import type { SecondEditionState } from '../../second-edition/types.js';
import { each, numbersTo, optionsIn } from '../content.js';
import type { LearningEdition, SortRanges } from '../edition.js';
import { blocksOf } from './blocks.js';
import { sameness } from './canonicalization.js';

const words = [NOTHING, 'nobody', 'take'];

function rangesOf(content: Content, players: number): SortRanges {
  const { board } = content;
  const cards = Object.keys(content.cards);
  const spaces = [...Object.keys(board.spaces), ...Object.keys(board.places)];
  const seats = numbersTo(players - 1);
  const faces = numbersTo(content.dice.length).slice(1);
  return {
    'card,ability': [content.sides, content.takenSides, content.allySides].flatMap((all) =>
      [...all].flatMap(([card, { used }]) => used.map(({ id }): [string, string] => [card, id])),
    ),
    card: each(cards),
    character: each(cards),
    space: each(spaces),
    player: each(seats),
    face: each(faces),
    choice: each([
      ...words,
      ...bonuses,
      ...combatTypes,
      ...faces.map((face) => `face-${face}`),
      ...seats.map((player) => `player-${player}`),
      ...seats.flatMap((player) => [`player-${player}/blue`, `player-${player}/green`]),
      ...optionsIn(content.cards),
      ...cards,
      ...spaces,
    ]),
  };
}

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
