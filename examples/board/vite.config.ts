import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import hyphenation from 'hyphen/de';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { entries, specifier } from '../../scripts/entries.js';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** Files of fewer bytes are not worth a second one. */
const worthIt = 1024;

/** Puts each file beside itself compressed, once, so that a server needs only to choose. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle)) {
      const file = join(dir, name);
      const plain = await readFile(file);
      if (!/\.(js|css|html|svg|json|wasm)$/.test(name) || plain.length < worthIt) continue;
      await writeFile(
        `${file}.br`,
        await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      );
      await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
    }
  },
});

const workerUrl = 'virtual:worker-url';
/** The files of the worker that load others when they are needed. */
const ofWorker = ['worker', 'rules', 'minds', 'spoken'];

/** Builds the worker as a chunk beside the page: what both need, which is the engine, is loaded once. */
function sharedWorker(): Plugin {
  let isBuilt = false;
  let reference = '';
  return {
    name: 'shared-worker',
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    buildStart() {
      if (!isBuilt) return;
      const id = fileURLToPath(new URL('src/table/worker.ts', import.meta.url));
      reference = this.emitFile({ type: 'chunk', id, name: 'worker' });
    },
    resolveId: (id) => (id === workerUrl ? `\0${workerUrl}` : undefined),
    load(id) {
      if (id !== `\0${workerUrl}`) return undefined;
      return isBuilt
        ? `export default import.meta.ROLLUP_FILE_URL_${reference};`
        : "export default '/src/table/worker.ts?worker_file&type=module';";
    },
  };
}

const movesModule = 'virtual:moves';

/** What moves with each kind of event: of the vocabulary the page needs only this. A detail stands there as `{name:kind}`. */
const moves = (): Plugin => ({
  name: 'moves',
  resolveId: (id) => (id === movesModule ? `\0${movesModule}` : undefined),
  load(id) {
    if (id !== `\0${movesModule}`) return undefined;
    const vocabulary: Vocabulary = JSON.parse(
      readFileSync(new URL('../../conformance/content/vocabulary.json', import.meta.url), 'utf8'),
    );
    const chapters = Object.entries(vocabulary).map(([chapter, { events = {} }]) => {
      const kinds = Object.entries(events).map(([type, kind]) => {
        const named = (text: string) =>
          text.replace(/\{(\w+)\}/g, (_, name: string) => `{${name}:${kind.details[name]?.kind}}`);
        return [
          type,
          { shows: kind.shows, moves: kind.moves.map(({ what, from, to }) => [what, from, to].map(named)) },
        ];
      });
      return [chapter, Object.fromEntries(kinds)];
    });
    return `export default ${JSON.stringify(Object.fromEntries(chapters))};`;
  },
});

/** The part of the vocabulary that is read here. */
type Vocabulary = Readonly<
  Record<
    string,
    {
      readonly events?: Readonly<
        Record<
          string,
          {
            readonly shows: string;
            readonly details: Readonly<Record<string, { readonly kind: string }>>;
            readonly moves: readonly { readonly what: string; readonly from: string; readonly to: string }[];
          }
        >
      >;
    }
  >
>;

const hyphensModule = 'virtual:hyphens';
/** A word of fewer letters stays whole. */
const longWord = 11;

/** Where the long words in German names of cards may be broken: browsers do not know it everywhere, and the patterns weigh more than the words. */
const hyphens = (): Plugin => ({
  name: 'hyphens',
  resolveId: (id) => (id === hyphensModule ? `\0${hyphensModule}` : undefined),
  load(id) {
    if (id !== `\0${hyphensModule}`) return undefined;
    const names = ['second-edition', 'third-edition'].flatMap((edition) => {
      const file = new URL(`../../src/words/${edition}/german.json`, import.meta.url);
      const { messages } = JSON.parse(readFileSync(file, 'utf8')) as { messages: Record<string, string> };
      return Object.entries(messages).flatMap(([key, name]) => (/^card\..*\.name$/.test(key) ? name : []));
    });
    const words = new Set(names.flatMap((name) => name.match(/\p{L}+/gu) ?? []));
    const broken = [...words]
      .filter((word) => word.length >= longWord)
      .map((word) => [word, hyphenation.hyphenateSync(word)]);
    return `export default ${JSON.stringify(Object.fromEntries(broken))};`;
  },
});

/** Writes the service worker, which has the list of the files that every game needs, once they are there. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
    const builtFiles = names
      .filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name) && !name.startsWith('emblems'))
      .map((url) => {
        // The names in this folder change with what is in them.
        if (url.startsWith('assets')) return { url, revision: null };
        return {
          url,
          revision: createHash('sha256')
            .update(readFileSync(join(dir, url)))
            .digest('hex'),
        };
      });
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: { builtFiles: JSON.stringify(builtFiles), 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: dir,
        emptyOutDir: false,
        lib: {
          entry: fileURLToPath(new URL('src/service-worker.ts', import.meta.url)),
          formats: ['iife'],
          name: 'offline',
          fileName: () => 'service-worker.js',
        },
      },
    });
  },
});

export default defineConfig({
  plugins: [
    react(),
    sharedWorker(),
    moves(),
    hyphens(),
    offline(),
    ...(process.env.BOARD_COMPRESSED === 'no' ? [] : [compressed()]),
  ],
  resolve: {
    // Inside the repository the package's name means its sources, as in tsconfig.json: nothing has to be built first.
    alias: entries.map(({ name, file }) => ({
      find: new RegExp(`^${specifier(name)}$`),
      replacement: `${src}${file}.ts`,
    })),
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the first page needs comes in few files: a browser asks a server for six at once. The worker has its part of it alone.
          groups: [
            {
              name: 'spoken',
              test: /node_modules\/comlink\/|src\/(spoken|language|editions\/rules|table\/keep)\.ts$/,
              priority: 1,
            },
            { name: 'first', test: /src\/app\.tsx$/ },
          ],
        },
      },
    },
    modulePreload: {
      // Vite preloads by elements of the document. A worker has none, so it preloads nothing for files that a worker has, too.
      resolveDependencies: (_, files, { hostId }) =>
        ofWorker.some((name) => hostId.includes(`/${name}-`)) ? [] : files,
    },
  },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/built.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // No file leaves anything behind for the next: the engine is read once for each core, not for each file.
    isolate: false,
    // What is polled for may take as long on a busy machine as what is waited for.
    expect: { poll: { timeout: 30_000 } },
  },
});
