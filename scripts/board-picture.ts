// Draws the boards from their data: `npx tsx scripts/board-picture.ts` writes docs/board.svg, docs/board.md, and the same
// for The Island of Dread, and two positions with packs. Nothing in these files is written by hand.
import { mkdirSync, writeFileSync } from 'node:fs';
import * as islands from './board-picture/islands.js';
import * as packs from './board-picture/packs.js';
import * as realm from './board-picture/realm.js';

const docs = new URL('../docs/', import.meta.url);
mkdirSync(docs, { recursive: true });
writeFileSync(new URL('board.svg', docs), realm.picture());
writeFileSync(new URL('board.md', docs), realm.page());
writeFileSync(new URL('board-island-of-dread.svg', docs), islands.picture());
writeFileSync(new URL('board-island-of-dread.md', docs), islands.page());
writeFileSync(new URL('picture-storm.svg', docs), packs.storm());
writeFileSync(new URL('picture-cataclysm.svg', docs), packs.cataclysm());
