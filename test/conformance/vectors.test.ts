import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { runVector, type Vector } from '../../src/conformance/index.js';
import { listen, undeclared } from '../second-edition/cited-rules.js';

const folder = fileURLToPath(new URL('../../conformance/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json') && !file.startsWith('content/'))
  .sort();

/** As they stand there: `runVector` looks at them word by word. */
const vectorsOf = new Map(
  files.map((file): [string, readonly Vector[]] => {
    const { vectors, ...single } = JSON.parse(readFileSync(folder + file, 'utf8'));
    return [file, vectors ?? [single]];
  }),
);

beforeAll(listen);

describe.each(files.filter((file) => !file.startsWith('perft/')))('%s', (file) => {
  it.each((vectorsOf.get(file) ?? []).map((vector) => [vector.id, vector] as const))('%s', (_id, vector) => {
    expect(runVector(vector)).toEqual({ id: vector.id, title: vector.title, status: 'pass' });
  });
});

it('no event cites a rule that nobody declares for its kind', () => {
  expect([...undeclared]).toEqual([]);
});

it('no two vectors have the same id', () => {
  const ids = [...vectorsOf.values()].flatMap((vectors) => vectors.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
