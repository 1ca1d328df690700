import { eventKind, listOf, orNull } from '../../../kernel/index.js';
import { details } from '../../base/event-kinds/index.js';

/*
 * What happens on dangerous roads. Which rules are cited for it says each module that has such roads: only the table of colors is everybody's.
 */

const { card, color, integer, player, space, yesNo } = details;

// Shows: dice.
export const hazardChecked = eventKind('hazard/checked', {
  meaning: 'Movement dice tell whether the way holds a hazard.',
  details: {
    player: player('Who travels.'),
    space: space('Where.'),
    dice: listOf(integer('A face, as its place among those of the movement die, from 1.')),
    hazard: yesNo('Whether there is one.'),
  },
  rules: [],
});
// Shows: dice.
export const hazardNumber = eventKind('hazard/number', {
  meaning: 'A number is rolled that decides the color of the hazard.',
  details: {
    player: player('Who travels.'),
    dice: listOf(integer('A face.')),
    number: integer('What they come to.'),
  },
  rules: ['2e.travel-hazards.roll-color'],
});
// Shows: dice.
export const hazardColor = eventKind('hazard/color', {
  meaning: 'The color of the hazard is settled.',
  details: {
    player: player('Who travels.'),
    color: color('The color.'),
    place: orNull(integer('The place on the doom track that decides it, from 1; `null` if no track does.')),
  },
  rules: ['2e.travel-hazards.table-green', '2e.travel-hazards.table-yellow', '2e.travel-hazards.table-blue'],
});
// Shows: cards.
export const hazardNone = eventKind('hazard/none', {
  meaning: 'The deck has no card for the hazard: nothing comes of it.',
  details: {
    player: player('Who travels.'),
    color: orNull(color('The color; `null` if none was settled.')),
  },
  rules: [],
});
// Shows: turns.
export const hazardOver = eventKind('hazard/over', {
  meaning: 'The hazard is over.',
  details: {
    player: player('Who travels.'),
    card: orNull(card('The card that was met; `null` if none was.')),
    turn: yesNo('Whether the turn goes on, with its Experience step.'),
  },
  rules: [],
});
// Shows: tokens.
export const hazardNoExperience = eventKind('hazard/no-experience', {
  meaning: 'The pile cannot pay for a hazard that was beaten.',
  details: {
    player: player('Who beat it.'),
    color: color('The color of the Challenge.'),
  },
  rules: [],
});
