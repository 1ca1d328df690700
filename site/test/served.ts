import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/* The built site as GitHub Pages serves it: plain files below a base, and its own page for what is not there. */

const dist = fileURLToPath(new URL('../.vitepress/dist/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The file for an address; `null` if there is none. */
function fileFor(path: string, base: string): string | null {
  if (!path.startsWith(base)) return null;
  const asked = join(dist, normalize(`/${decodeURIComponent(path.slice(base.length))}`));
  const candidates = [asked, `${asked}.html`, join(asked, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

/** Serves the site until it is closed; `address` has its base. */
export async function serve(base: string): Promise<{ address: string; close(): void }> {
  const server = createServer((request, response) => {
    const file = fileFor((request.url ?? '/').split('?')[0] ?? '/', base);
    const found = file ?? join(dist, '404.html');
    response.writeHead(file === null ? 404 : 200, {
      'content-type': types[extname(found)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(found));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${base}`, close: () => server.close() };
}
