import { combatTypes } from '../../second-edition/abilities/language.js';
import { NOTHING } from '../../second-edition/abilities/rule.js';
import type { Content } from '../../second-edition/base/content.js';
import { bonuses } from '../../second-edition/base/state.js';
import { each, numbersTo, optionsIn } from '../content.js';
import type { SortRanges } from '../edition.js';

const words = [NOTHING, 'nobody', 'take'];

export function rangesOf(content: Content, players: number): SortRanges {
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
