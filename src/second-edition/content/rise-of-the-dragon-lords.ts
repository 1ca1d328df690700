import { adventures } from './adventures/index.js';
import { board } from './board.js';
import type { ContentPack } from './cards.js';
import { heroes } from './heroes.js';
import { market } from './market/index.js';

/** The bundled content: the adventure "Rise of the Dragon Lords" with its board (2e.game.base-adventure). */
export const riseOfTheDragonLords: ContentPack = {
  id: 'rise-of-the-dragon-lords',
  name: 'Rise of the Dragon Lords',
  heroes,
  adventures,
  market,
  board,
};
