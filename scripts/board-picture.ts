// Draws the boards from their data: `npx tsx scripts/board-picture.ts` writes docs/board.svg, docs/board.md, and the same
// for The Island of Dread, two positions with packs, and board and a position of Third Edition. Nothing in these files is written by hand.
import { mkdirSync, writeFileSync } from 'node:fs';
import * as islands from './board-picture/islands.js';
import * as packs from './board-picture/packs.js';
import * as realm from './board-picture/realm.js';
import * as third from './board-picture/third-edition.js';

const docs = new URL('../docs/', import.meta.url);
mkdirSync(docs, { recursive: true });
writeFileSync(new URL('board.svg', docs), realm.picture());
writeFileSync(new URL('board.md', docs), realm.page());
writeFileSync(new URL('board-island-of-dread.svg', docs), islands.picture());
writeFileSync(new URL('board-island-of-dread.md', docs), islands.page());
writeFileSync(new URL('picture-storm.svg', docs), packs.storm());
writeFileSync(new URL('picture-cataclysm.svg', docs), packs.cataclysm());
writeFileSync(new URL('board-third-edition.svg', docs), third.board());
writeFileSync(new URL('picture-third-edition.svg', docs), third.game());
