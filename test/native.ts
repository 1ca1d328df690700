import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { entries, specifier } from '../scripts/entries.js';
import { modules } from './compiled.js';

/*
 * Tests import the engine compiled file by file (`test/compiled.ts`), which Node reads by itself. Left to Vite, each of its hundreds of files
 * would be fetched, transformed and wrapped for every process, and run slower.
 */

const root = fileURLToPath(new URL('../', import.meta.url));

/** The compiled form of a file of the engine or of its tools. */
const compiledForm = (file: string): string => resolve(modules, file);

/** The names under which the package can be imported: inside the repository they mean its sources. */
const names = new Map(entries.map(({ name, file }) => [specifier(name), compiledForm(`src/${file}.js`)]));

/**
 * Turns imports of the engine and of its tools, or of some of their folders, to their compiled form.
 *
 * @param folders - such as `src/threads/`; all of both if left out
 */
export const native = (folders: readonly string[] = ['src/', 'tools/']): Plugin => ({
  name: 'native',
  enforce: 'pre',
  resolveId(source, importer) {
    const entry = names.get(source);
    if (entry !== undefined && folders.some((folder) => entry.startsWith(compiledForm(folder))))
      return { id: entry, external: true };
    if (importer === undefined || !source.startsWith('.') || !source.endsWith('.js')) return null;
    const file = resolve(dirname(importer), source);
    return folders.some((folder) => file.startsWith(join(root, folder)))
      ? { id: compiledForm(file.slice(root.length)), external: true }
      : null;
  },
});
