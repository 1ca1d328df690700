import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { entries, specifier } from '../../scripts/entries.js';
import { apiBar } from '../gather/api.js';
import { cardsBar } from '../gather/cards.js';
import { guidesBar } from '../gather/guides.js';
import { rulesBar } from '../gather/register.js';
import { slug } from '../gather/slug.js';
import { searched } from './search.js';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

export default defineConfig({
  title: 'runebound-engine',
  description: 'A headless rules engine for the board game Runebound. Unofficial.',
  lang: 'en',
  // Where the site stands below its host: `/runebound-engine/` on GitHub Pages.
  base: (process.env.SITE_BASE ?? '/') as '/',
  srcDir: '.generated',
  lastUpdated: false,
  // What all pages have in common is loaded once, not with each of them.
  metaChunk: true,
  head: [['meta', { name: 'color-scheme', content: 'light dark' }]],
  markdown: {
    anchor: { slugify: slug },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark' },
  },
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/guides/start', activeMatch: '/guides/' },
      { text: 'Rules', link: '/rules/', activeMatch: '/rules/' },
      { text: 'Play', link: '/play' },
      { text: 'Cards', link: '/cards/', activeMatch: '/cards/' },
      { text: 'API', link: '/api/', activeMatch: '/api/' },
    ],
    sidebar: {
      '/guides/': guidesBar(),
      '/rules/': rulesBar(),
      '/cards/': cardsBar(),
      '/api/': apiBar(),
    },
    outline: [2, 3],
    search: { provider: 'local', options: { _render: searched, detailedView: true } },
    socialLinks: [{ icon: 'github', link: 'https://github.com/runebound-engine/runebound-engine' }],
    footer: {
      message:
        'An unofficial fan project, not affiliated with the publisher of Runebound, whose name and trademarks belong to their owners.',
      copyright: 'MIT License',
    },
  },
  vite: {
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
