import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Excuses, SourceText } from '../trace.js';

/* What is searched for ids of rules: the sources, the tests, and the vectors. */

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A vector, as far as it is searched, and the file it stands in. */
export interface FiledVector {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly path: string;
}

/** Everything that can cite or show a rule, and which rules need not be. */
export interface Searched {
  readonly sources: readonly SourceText[];
  readonly tests: readonly SourceText[];
  readonly vectors: readonly FiledVector[];
  readonly excuses: Excuses;
}

export function searched(): Searched {
  const excusesIn = (name: string) => JSON.parse(readFileSync(`${root}rules/${name}.json`, 'utf8'));
  return {
    sources: read('src', '.ts', /^src\/register\/|\/content\//),
    // The tests of the register, of the scripts and of the site use ids as mere names.
    tests: read('test', '.ts', /^test\/(register|scripts|site)\//),
    vectors: vectorsIn(read('conformance', '.json', /^conformance\/content\/|\.schema\.json$/)),
    excuses: { notOfPlay: excusesIn('not-of-play'), testsOnly: excusesIn('tests-only') },
  };
}

function read(folder: string, extension: string, unwanted?: RegExp): SourceText[] {
  if (!existsSync(root + folder)) return [];
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(extension) && !unwanted?.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
}

/** The vectors in these files, as far as they have ids and rules. */
function vectorsIn(files: readonly SourceText[]): FiledVector[] {
  return files.flatMap(({ path, text }) => {
    const { vectors = [] } = JSON.parse(text) as { vectors?: Omit<FiledVector, 'path'>[] };
    return vectors.map(({ id, title, rules }) => ({ id, title, rules, path }));
  });
}
