import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { generated, root, write } from './places.js';

/** Builds the board into the public files of the site, where it stands below `/board/` and loads only when it is opened. */
export function gatherBoard(): void {
  const outDir = join(generated, 'public/board');
  // A static host compresses by itself: it needs no compressed copies beside the files.
  execFileSync(
    'npx',
    ['vite', 'build', '--base', './', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: join(root, 'examples/board'),
      env: { ...process.env, BOARD_COMPRESSED: 'no', VITE_DESK: '../desk.html' },
      stdio: 'inherit',
    },
  );
  // The board asks the host whether it has tables for a game over the network.
  write('public/board/health', '{ "ok": false }\n');
}
