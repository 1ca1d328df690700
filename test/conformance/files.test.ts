import { readdirSync, readFileSync } from 'node:fs';
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
  for (const vector of blocks.flatMap((block) => readVectors(block)))
    expect(runVector(vector)).toMatchObject({ status: 'pass' });
});

it('the published vocabulary has every event that a vector names, with everything that the vector asks of it', () => {
  const root = new URL('../../conformance/', import.meta.url);
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
  const known: Record<string, readonly string[]> = read('content/vocabulary.json').events;
  const named = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !/^(content|perft)\W|schema/.test(path))
    .flatMap((path) => readVectors(read(path)))
    .flatMap(({ steps = [] }) => steps)
    .flatMap((step) => ('expect' in step ? [step.expect.events ?? [], step.expect.noEvents ?? []] : []))
    .flat();
  expect(named.length).toBeGreaterThan(1000);
  const strange = named.flatMap((event) => {
    const { type = '', ...told } = event as { readonly type?: string };
    return Object.keys(told)
      .filter((name) => known[type]?.includes(name) !== true)
      .map((name) => `${type} ${name}`)
      .concat(type in known ? [] : type);
  });
  expect([...new Set(strange)]).toEqual([]);
});
