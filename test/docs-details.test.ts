import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { details as ofSecond } from '../src/second-edition/rules.js';
import { details as ofThird } from '../src/third-edition/rules.js';

/* The page for authors of modules names every sort of detail that an event can have. */

it.each([
  ['Second Edition', ofSecond],
  ['Third Edition', ofThird],
])('the details of %s', (_, details) => {
  const page = readFileSync(new URL('../docs/writing-a-module.md', import.meta.url), 'utf8');
  const [, listed = ''] = /The values are `details` of the edition: (.+?)Each is called/s.exec(page) ?? [];
  expect(Object.keys(details).filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
});
