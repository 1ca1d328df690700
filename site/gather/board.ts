import { join } from 'node:path';
import { buildBoard } from '../../examples/board/scripts/build.js';
import { generated, write } from './places.js';

/** Builds the board into the public files of the site, where it stands below `/board/` and loads only when it is opened. */
export async function gatherBoard(): Promise<void> {
  const outDir = join(generated, 'public/board');
  // A static host compresses by itself: it needs no compressed copies beside the files.
  await buildBoard(outDir, ['--base', './'], { BOARD_COMPRESSED: 'no', VITE_DESK: '../desk.html' });
  // The board asks the host whether it has tables for a game over the network.
  write('public/board/health', '{ "ok": false }\n');
}
