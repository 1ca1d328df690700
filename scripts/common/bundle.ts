import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// @ts-expect-error: it comes without types
import preset from '@size-limit/preset-small-lib';
import sizeLimit from 'size-limit';
import { type Entry, entries, specifier } from '../entries.js';

/* What imports cost an app: real bundles from `dist`, minified and zipped. */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Whether there is a build to measure. */
export const isBuilt = (): boolean => existsSync(`${root}dist/index.js`);

const distOf = (name: string): string => {
  const entry = entries.find((each) => each.name === name);
  if (entry === undefined) throw new Error(`There is no entry ${specifier(name)}.`);
  return `${root}dist/${entry.file}.js`;
};

/** Bytes of gzip that an app with these imports takes. */
export async function bundled(imports: readonly Pick<Entry, 'name' | 'imports'>[]): Promise<number> {
  const quiet = (config: object) => ({ ...config, logLevel: 'error' });
  const named = Object.fromEntries(imports.map(({ name, imports: what }) => [distOf(name), what]));
  const checks = [{ files: [], import: named, gzip: true, modifyEsbuildConfig: quiet }];
  const [result] = (await sizeLimit(preset, { cwd: root, checks })) as { readonly size: number }[];
  if (result === undefined) throw new Error('Nothing was measured.');
  return result.size;
}
