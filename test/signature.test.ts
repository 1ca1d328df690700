import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signatureText } from '../scripts/signature.js';

/* One number pins behaviour. A commit that means to change it writes the new value with `npm run signature -- --write` and says so. */

it('the games of the signature go as they went', () => {
  expect(signatureText()).toBe(readFileSync('test/fixtures/signature.txt', 'utf8'));
});
