import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '../scripts/compile.js';

/* The compiled server, which the tests start: each of its many processes would spend seconds on compiling it. */

const folder = fileURLToPath(new URL('.compiled/', import.meta.url));

/** The program. */
export const program = join(folder, 'src/main.js');

/** Called once, before all tests. */
export default async function setup(): Promise<void> {
  process.env.NODE_COMPILE_CACHE ??= join(folder, '.cache');
  await compile(folder);
}
