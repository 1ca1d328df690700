import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { entries, specifier } from '../../scripts/entries.js';
import { partReadBy, type RegisterPart, registerCode } from '../../scripts/register-bundled.js';
import { slug } from '../gather/slug.js';
import { indexTerm, searched } from './search.js';
import { queryTerms } from './synonyms.js';

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const rules = fileURLToPath(new URL('../../rules/', import.meta.url));
const bars = fileURLToPath(new URL('../.generated/sidebars.json', import.meta.url));

/** What of a section is in the index of the search. */
const indexed = { processTerm: indexTerm, fields: ['title', 'text'] };

/** Where the site stands below its host: `/runebound-engine/` on GitHub Pages. */
const base = (process.env.SITE_BASE ?? '/') as `/${string}/` | '/';

/** The files of the desk, and of its rules for an empty table. They load with its page, not once the page runs. */
const deskFiles = new Set<string>();
const deskParts = ['/theme/desk/RulingDesk.vue', '/theme/desk/second-edition.ts'];

/** Files are preloaded unless a link is followed: that may need the rules of the other edition. */
const preloading = (files: readonly string[]): string =>
  `if(location.hash.length<2)for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`;

const register = /\/rules\/([\w-]+)\.json$/;
const ofRegister = '\0register/';
let registerPart: ReturnType<typeof registerCode>;

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
    page === 'desk.md' ? [['script', {}, preloading([...deskFiles].map((file) => `${base}${file}`))]] : [],
  vite: {
    plugins: [
      {
        name: 'desk-files',
        generateBundle(_, bundle) {
          const add = (name: string): void => {
            const file = bundle[name];
            // The bundle for the browser, not the one that writes the pages.
            if (file?.type !== 'chunk' || !name.startsWith('assets/') || deskFiles.has(name)) return;
            deskFiles.add(name);
            file.imports.forEach(add);
          };
          for (const file of Object.values(bundle))
            if (file.type === 'chunk' && deskParts.some((part) => file.facadeModuleId?.endsWith(part)))
              add(file.fileName);
        },
      },
      {
        name: 'register',
        enforce: 'pre',
        buildStart() {
          registerPart = registerCode();
        },
        resolveId(source, importer = '') {
          if (source.startsWith(ofRegister)) return source;
          const [, document] = register.exec(source) ?? [];
          return document && `${ofRegister}${partReadBy(importer)}/${document}.js`;
        },
        load(id) {
          if (!id.startsWith(ofRegister)) return undefined;
          const [part, file = ''] = id.slice(ofRegister.length).split('/');
          const whole = JSON.parse(readFileSync(`${rules}${file.replace('.js', '.json')}`, 'utf8'));
          return registerPart(part as RegisterPart, whole, `${ofRegister}in-play/${file}`);
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
