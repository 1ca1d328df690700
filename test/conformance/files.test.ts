import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { staleVectorFiles } from '../../scripts/vector-files.js';
import { readVectors, runVector } from '../../src/conformance/index.js';

it('the schema and the content published with the vectors are those of the engine', () => {
  expect(staleVectorFiles(), 'run npm run vectors').toEqual([]);
});

it('the vector that the documentation shows is one, and passes', () => {
  const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json ?? ''));
  expect(blocks.length).toBeGreaterThan(0);
  for (const vector of blocks.flatMap(readVectors))
    expect(runVector(vector)).toMatchObject({ status: 'pass' });
});
