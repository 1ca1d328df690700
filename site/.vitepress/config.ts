import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { entries, specifier } from '../../scripts/entries.js';
import { slug } from '../gather/slug.js';
import { indexTerm, searched } from './search.js';
import { queryTerms } from './synonyms.js';

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const bars = fileURLToPath(new URL('../.generated/sidebars.json', import.meta.url));

/** What of a section is in the index of the search. */
const indexed = { processTerm: indexTerm, fields: ['title', 'text'] };

/** Where the site stands below its host: `/runebound-engine/` on GitHub Pages. */
const base = (process.env.SITE_BASE ?? '/') as `/${string}/` | '/';

/** The files of the rules at the desk. They load with its page, not once the page runs. */
const deskFiles = new Set<string>();

export default defineConfig({
  title: 'runebound-engine',
  description: 'A headless rules engine for the board game Runebound. Unofficial.',
  lang: 'en',
  base,
  srcDir: '.generated',
  lastUpdated: false,
  // What all pages have in common is loaded once, not with each of them.
  metaChunk: true,
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}icon.svg` }]],
  markdown: {
    anchor: { slugify: slug },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    nav: [
      { text: 'Play', link: '/play' },
      { text: 'Guides', link: '/guides/start', activeMatch: '/guides/' },
      { text: 'Rules', link: '/rules/', activeMatch: '/rules/' },
      { text: 'Ask', link: '/desk' },
      { text: 'Vectors', link: '/vectors' },
      { text: 'Cards', link: '/cards/', activeMatch: '/cards/' },
      { text: 'API', link: '/api/', activeMatch: '/api/' },
    ],
    sidebar: JSON.parse(readFileSync(bars, 'utf8')),
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        _render: searched,
        // The pages of results are not fetched to show parts of them.
        detailedView: false,
        miniSearch: {
          options: indexed,
          searchOptions: { processTerm: queryTerms },
        },
      },
    },
    socialLinks: [{ icon: 'github', link: 'https://github.com/runebound-engine/runebound-engine' }],
    footer: {
      message:
        'An unofficial fan project, not affiliated with the publisher of Runebound, whose name and trademarks belong to their owners.',
      copyright: 'MIT License',
    },
  },
  transformHead: ({ page }) =>
    page === 'desk.md'
      ? [...deskFiles].map((file) => ['link', { rel: 'modulepreload', href: `${base}${file}` }])
      : [],
  vite: {
    plugins: [
      {
        name: 'desk-files',
        generateBundle(_, bundle) {
          const rules = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/theme/desk/rules.ts'),
          );
          // The bundle for the browser, not the one that writes the pages.
          if (rules?.type !== 'chunk' || !rules.fileName.startsWith('assets/')) return;
          for (const file of [rules.fileName, ...rules.imports]) deskFiles.add(file);
        },
      },
    ],
    resolve: {
      // The rules that run in the page are the sources, as everywhere in the repository.
      alias: entries.map(({ name, file }) => ({
        find: new RegExp(`^${specifier(name)}$`),
        replacement: `${src}${file}.ts`,
      })),
    },
    build: { chunkSizeWarningLimit: 4000 },
  },
});
