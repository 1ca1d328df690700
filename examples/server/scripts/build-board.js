import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/* The page that the server serves: built before the first start. After a change: npm run build -w examples/board. */

const board = fileURLToPath(new URL('../../board/', import.meta.url));
if (!existsSync(`${board}dist/index.html`)) {
  console.log('Building the board, once …');
  spawnSync('npm', ['run', 'build'], { cwd: board, stdio: ['ignore', 'ignore', 'inherit'], shell: true });
}
