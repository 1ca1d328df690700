import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/* The built site as GitHub Pages serves it: plain files below a base, and its own page for what is not there. */

const dist = fileURLToPath(new URL('../.vitepress/dist/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const packedFiles = new Map<string, Buffer>();

/** A file as the host sends it. */
function packedFile(path: string): Buffer {
  const known = packedFiles.get(path) ?? gzipSync(readFileSync(path));
  packedFiles.set(path, known);
  return known;
}

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
    const type = types[extname(found)];
    const packed = type !== undefined && /\bgzip\b/.test(`${request.headers['accept-encoding']}`);
    response.writeHead(file === null ? 404 : 200, {
      'content-type': type ?? 'application/octet-stream',
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(packed ? packedFile(found) : readFileSync(found));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${base}`, close: () => server.close() };
}
