import { adventures } from './adventures/index.js';
import { assets } from './assets/index.js';
import { board } from './board.js';
import { heroes } from './heroes.js';
import type { ContentPack } from './pack.js';
import { skills } from './skills/index.js';
import { tokens } from './tokens.js';

/** Everything in the box without a scenario. A game also needs the pack of its scenario. */
export const theBox: ContentPack = {
  id: 'the-box',
  name: 'The box of Third Edition',
  board,
  tokens,
  heroes,
  assets,
  skills,
  adventures,
};
