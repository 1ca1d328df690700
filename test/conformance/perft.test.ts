import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readVectors, runVector } from '../../src/conformance/index.js';

/* Trees of actions and chance are counted in a file of their own: that takes a while. */

const folder = fileURLToPath(new URL('../../conformance/perft/', import.meta.url));
const vectors = readdirSync(folder).flatMap((file) =>
  readVectors(JSON.parse(readFileSync(folder + file, 'utf8'))),
);

it.each(vectors.map((vector) => [vector.id, vector] as const))('%s', (_id, vector) => {
  expect(runVector(vector)).toEqual({ id: vector.id, title: vector.title, status: 'pass' });
});
