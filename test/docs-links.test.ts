import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { slug } from '../site/gather/slug.js';

/* Links between the pages of the repository lead to a file that is there, and to a heading that is on it. */

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'rules/README.md', 'examples/python/README.md'],
  ...['docs', 'docs/balance', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];
const github =
  /^https:\/\/(?:github\.com|raw\.githubusercontent\.com)\/runebound-engine\/runebound-engine\/(?:(?:blob|tree)\/)?main\//;

const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** The anchors of the headings of a page, as GitHub makes them. */
const anchorsOf = (path: string): readonly string[] =>
  [...prose(read(path)).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    slug(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
  );

const links = pages.flatMap((page) =>
  [...prose(read(page)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => ({ page, link }))
    .filter(({ link }) => github.test(link) || !/^[a-z]+:/.test(link)),
);

it('there are many', () => expect(links.length).toBeGreaterThan(250));

it('lead somewhere', () => {
  const dead = links.filter(({ page, link }) => {
    const [address = '', anchor] = link.replace(github, '/').split('#');
    const path = address.startsWith('/')
      ? address.slice(1)
      : posix.join(posix.dirname(page), decodeURI(address || posix.basename(page)));
    if (!existsSync(join(root, path))) return true;
    return (
      anchor !== undefined && path.endsWith('.md') && !anchorsOf(path).includes(decodeURIComponent(anchor))
    );
  });
  expect(dead).toEqual([]);
});
