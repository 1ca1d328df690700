// Looks at every link of the built site that stays on it: is the page there, is the anchor on it, is the file there?
// VitePress knows dead pages of Markdown links; this knows anchors, plain HTML, pictures and files as well.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../.vitepress/dist/', import.meta.url));
const base = process.env.SITE_BASE ?? '/';

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.html'));
const texts = new Map(pages.map((page) => [page, readFileSync(join(dist, page), 'utf8')]));

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#43;', '+');

const anchors = new Map<string, ReadonlySet<string>>();
function anchorsOn(page: string): ReadonlySet<string> {
  const known = anchors.get(page);
  if (known) return known;
  const found = new Set(
    [...(texts.get(page) ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => unescaped(id)),
  );
  anchors.set(page, found);
  return found;
}

/** The file that an address of the site stands for. */
function fileOf(path: string): string {
  if (path === '' || path.endsWith('/')) return `${path}index.html`;
  return existsSync(join(dist, path)) ? path : `${path}.html`;
}

/** What is wrong with a link; `null` if nothing is. */
function problemOf(link: string, page: string): string | null {
  if (/^[a-z]+:|^\/\//i.test(link)) return null;
  const [address = '', hash = ''] = link.split('#');
  if (address.startsWith('/') && !address.startsWith(base)) return 'it leaves the base of the site';
  const path = address.startsWith('/')
    ? address.slice(base.length)
    : posix.join(dirname(page), address).replace(/^\.$/, '');
  const file =
    address === '' ? page : fileOf(decodeURIComponent(path.replace(/^\.\//, '').split('?')[0] ?? ''));
  if (!existsSync(join(dist, file))) return 'there is no such file';
  if (hash !== '' && file.endsWith('.html') && !anchorsOn(file).has(decodeURIComponent(hash)))
    return 'there is no such anchor';
  return null;
}

const judged = new Map<string, string | null>();
const dead: string[] = [];
let links = 0;
for (const [page, text] of texts) {
  for (const [, link = ''] of text.matchAll(/<(?:a|img|link|script)\b[^>]*? (?:href|src)="([^"]*)"/g)) {
    links += 1;
    const key = link.startsWith('/') ? link : `${link.startsWith('#') ? page : dirname(page)} ${link}`;
    const known = judged.get(key);
    const problem = known === undefined ? problemOf(unescaped(link), page) : known;
    if (known === undefined) judged.set(key, problem);
    if (problem !== null) dead.push(`${page}: ${link}: ${problem}`);
  }
}

console.log(`${pages.length} pages, ${links} links, ${dead.length} of them dead.`);
for (const one of dead.slice(0, 100)) console.error(one);
if (dead.length > 0) process.exitCode = 1;
