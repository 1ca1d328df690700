import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The route of the files of the board. */
export const everyFile = '/*';

/** Serves the built board, if it is there: compressed when it was built, not at each visit. */
export async function addAssets(app: FastifyInstance, named: string): Promise<void> {
  const folder = resolve(named);
  if (!existsSync(folder)) return;
  const hashed = join(folder, 'assets') + sep;
  await app.register(statics, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // The names of these files change with what is in them; the page itself is asked for anew.
      const isForever = path.startsWith(hashed);
      reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
