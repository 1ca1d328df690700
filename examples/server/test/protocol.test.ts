import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fromClient } from '../src/protocol.js';

/* What the server says of a message that it cannot read: what is wrong, where, and what would be right. */

const troubleWith = (message: unknown): string => {
  const { error } = fromClient.safeParse(message);
  return error === undefined ? '' : z.prettifyError(error);
};
const kinds = 'The type of a message is one of join, act, say, take-back, consent';

describe('a message that cannot be read', () => {
  it.each([
    ['of no kind', {}, `✖ ${kinds}; this one has no type\n  → at type`],
    ['of an unknown kind', { type: 'undo', seq: 0 }, `✖ ${kinds}, not "undo"\n  → at type`],
    ['of a kind that is a number', { type: 7 }, `✖ ${kinds}, not 7\n  → at type`],
    [
      'without what its kind needs',
      { type: 'take-back', seq: 0 },
      'expected number, received undefined\n  → at to',
    ],
    ['with a line and a sign', { type: 'say', text: 'a', emote: 'hello' }, 'either a text or an emote'],
    ['with neither', { type: 'say' }, 'either a text or an emote'],
    ['with a sign that there is not', { type: 'say', emote: 'bow' }, '"hello"|"well-played"|'],
  ])('%s gets an answer that says what is wrong', (_, message, trouble) => {
    expect(troubleWith(message)).toContain(trouble);
    expect(troubleWith(message)).not.toMatch(/Invalid input(?!:)/);
  });

  it('of a very long kind is answered in short', () => {
    expect(troubleWith({ type: 'x'.repeat(10_000) }).length).toBeLessThan(200);
  });
});

it.each([
  { type: 'say', text: 'a' },
  { type: 'say', emote: 'hello' },
])('a line or a sign is read', (message) => {
  expect(fromClient.parse(message)).toEqual(message);
});
