// Written by `npm run generate -- modules`. Do not edit.
import {
  deckRenewed,
  doomCarriedOver,
  doomCleared,
  doomCounter,
  doomDue,
  doomPlaced,
  doomRecognized,
  endgameBegan,
  endgameEliminated,
  endgameLevel,
  endgameNoChallenge,
  endgameOrder,
  endgameReturned,
} from './event-kinds.js';

export const kinds = [
  endgameBegan,
  endgameEliminated,
  endgameLevel,
  endgameOrder,
  doomPlaced,
  doomDue,
  doomCounter,
  doomCarriedOver,
  doomCleared,
  deckRenewed,
  doomRecognized,
  endgameReturned,
  endgameNoChallenge,
];
