import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { entries, specifier } from '../scripts/entries.js';
import { modules } from './compiled.js';

/*
 * Tests import the engine compiled file by file (`test/compiled.ts`), which Node reads by itself. Left to Vite, each of its hundreds of files
 * would be fetched, transformed and wrapped for every process, and run slower.
 */

const sources = join(fileURLToPath(new URL('../', import.meta.url)), 'src', sep);

/** The compiled form of a file of the engine. */
const compiledForm = (file: string): string => resolve(modules, 'src', file);

/** The names under which the package can be imported: inside the repository they mean its sources. */
const names = new Map(entries.map(({ name, file }) => [specifier(name), compiledForm(`${file}.js`)]));

/**
 * Turns imports of the engine, or of one of its folders, to its compiled form.
 *
 * @param folder - in `src`, such as `threads/`; all of it if left out
 */
export const native = (folder = ''): Plugin => ({
  name: 'native',
  enforce: 'pre',
  resolveId(source, importer) {
    const entry = names.get(source);
    if (entry?.startsWith(compiledForm(folder))) return { id: entry, external: true };
    if (importer === undefined || !source.startsWith('.') || !source.endsWith('.js')) return null;
    const file = resolve(dirname(importer), source);
    return file.startsWith(sources + folder)
      ? { id: compiledForm(file.slice(sources.length)), external: true }
      : null;
  },
});
