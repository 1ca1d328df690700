import { eventKind } from '../../../kernel/index.js';
import { details } from '../../base/event-kinds/index.js';
import { onEvent, type Table } from '../../base/event-kinds/table.js';
import type { Endgame } from './setting.js';

const { integer, player } = details;

/** The Endgame begins. */
// Shows: turns.
export const endgameBegan = eventKind('endgame/began', {
  meaning: 'The Endgame begins.',
  details: {},
  rules: [],
});
/** The level of a Hero is settled. */
// Shows: turns.
export const endgameLevel = eventKind('endgame/level', {
  meaning: 'The level of a Hero is settled.',
  details: {
    player: player('Whose Hero.'),
    level: integer('The level.'),
  },
  rules: [],
});
/** A player has a place in the order of the Endgame. */
// Shows: turns.
export const endgameOrder = eventKind('endgame/order', {
  meaning: 'A player has a place in the order of the Endgame.',
  details: {
    player: player('Who.'),
    place: integer('The place, from 1.'),
  },
  rules: [],
});
/** A player is out of the game. */
// Shows: turns.
export const endgameEliminated = eventKind('endgame/eliminated', {
  meaning: 'A player is out of the game.',
  details: { player: player('Who.') },
  rules: [],
});

/** How its events change the Endgame in the state of a module, which says itself what its beginning changes. */
export const changeEndgame = (endgameIn: (g: Table) => Endgame | null) => [
  onEvent(endgameOrder, (g, { player }) => {
    endgameIn(g)?.order.push(player);
  }),
  onEvent(endgameEliminated, (g, { player }) => {
    endgameIn(g)?.out.push(player);
  }),
];
