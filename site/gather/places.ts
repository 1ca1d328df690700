import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* Where things lie, in the repository, on the site, and on GitHub. */

/** The repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The pages as VitePress finds them; nothing in there is written by hand or kept. */
export const generated = fileURLToPath(new URL('../.generated/', import.meta.url));

/** What is dear to make and good until the sources change. */
export const cache = fileURLToPath(new URL('../.cache/', import.meta.url));

const repository = 'https://github.com/runebound-engine/runebound-engine';

/** The commit or branch that links to sources show: on a published site its own commit, so that line numbers stay true. */
const revision = process.env.SITE_REVISION ?? 'main';

/** A file of the repository, in words of its own. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Whether the repository has this file or folder. */
export const isThere = (path: string): boolean => existsSync(join(root, path));

/** A file or a folder of the repository on GitHub. */
export function onGitHub(path: string, hash = ''): string {
  const kind = statSync(join(root, path)).isDirectory() ? 'tree' : 'blob';
  return `${repository}/${kind}/${revision}/${path}${hash}`;
}

/** The path in the repository of an address on GitHub; `null` for what is no file or folder of ours. */
export function pathOnGitHub(address: string): string | null {
  const file =
    /^https:\/\/(?:github\.com\/runebound-engine\/runebound-engine\/(?:blob|tree|raw)|raw\.githubusercontent\.com\/runebound-engine\/runebound-engine)\/main\/([^#?]+)/;
  return file.exec(address)?.[1]?.replace(/\/$/, '') ?? null;
}

/** Writes a page or a file of the site. Files that are the same stay untouched, so that a running site reloads only what is new. */
export function write(path: string, text: string): void {
  const file = join(generated, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
