import { eventKind } from '../../../kernel/index.js';
import { details } from '../../base/facts/index.js';

/* What happens in any Endgame. */

const { integer, player } = details;

export const endgameBegan = eventKind('endgame/began', 'The Endgame begins.', {}, { rules: [] });
export const endgameLevel = eventKind(
  'endgame/level',
  'The level of a Hero is settled.',
  {
    player: player('Whose Hero.'),
    level: integer('The level.'),
  },
  { rules: [] },
);
export const endgameOrder = eventKind(
  'endgame/order',
  'A player has a place in the order of the Endgame.',
  {
    player: player('Who.'),
    place: integer('The place, from 1.'),
  },
  { rules: [] },
);
export const endgameEliminated = eventKind(
  'endgame/eliminated',
  'A player is out of the game.',
  {
    player: player('Who.'),
  },
  { rules: [] },
);
