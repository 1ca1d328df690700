// Drawings and pages of the boards, from their data, and of positions: the realm, The Island of Dread, two packs, and Third Edition.
import * as islands from './boards/islands.js';
import * as packs from './boards/packs.js';
import * as realm from './boards/realm.js';
import * as third from './boards/third-edition.js';
import type { Files } from './files.js';

export const files = (): Files => ({
  'docs/board.svg': realm.picture(),
  'docs/board.md': realm.page(),
  'docs/board-island-of-dread.svg': islands.picture(),
  'docs/board-island-of-dread.md': islands.page(),
  'docs/picture-storm.svg': packs.storm(),
  'docs/picture-cataclysm.svg': packs.cataclysm(),
  'docs/board-third-edition.svg': third.board(),
  'docs/picture-third-edition.svg': third.game(),
});
