import { describe, expect, it } from 'vitest';
import { copyData, dictionary, InvalidSaveError, mostCounted, raised } from '../../src/kernel/index.js';
import { problemOfData, readContent } from '../../src/kernel/json.js';
import { deepest, longestText } from '../../src/kernel/limits.js';

/* What is too much is too much everywhere: what can be played can be saved, and what is content can be both. */

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Whether a value is taken as a state to play on, as a save, and as content. */
function taken(value: unknown): readonly [played: boolean, saved: boolean, content: boolean] {
  let played = true;
  try {
    copyData(value, (path, message) => new InvalidSaveError([{ path, message }]));
  } catch (error) {
    if (!(error instanceof InvalidSaveError)) throw error;
    played = false;
  }
  return [played, problemOfData(value) === null, readContent(value).problems.length === 0];
}

describe('one limit for all', () => {
  it('of depth', () => {
    for (let levels = 1; levels < deepest + 25; levels++) {
      const isTaken = levels <= deepest;
      expect(taken(nested(levels)), `${levels} levels`).toEqual([isTaken, isTaken, isTaken]);
    }
  });

  it('of texts, where it is played and where it is saved', () => {
    for (const [length, isTaken] of [
      [longestText, true],
      [longestText + 1, false],
    ] as const)
      expect(taken({ text: 'x'.repeat(length) }).slice(0, 2)).toEqual([isTaken, isTaken]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('of keys: %s', (key) => {
    expect(taken(JSON.parse(`{"a":{"${key}":1}}`)).slice(0, 2)).toEqual([false, false]);
  });
});

it('counts stop where nothing is counted further', () => {
  expect([raised(0), raised(3, 4), raised(7, -2)]).toEqual([1, 7, 5]);
  expect(raised(mostCounted)).toBe(mostCounted);
  expect(raised(mostCounted - 1, 50)).toBe(mostCounted);
});

it('a table has no names but its own', () => {
  const table = dictionary([['a', 1]]);
  expect(table.a).toBe(1);
  for (const name of Object.getOwnPropertyNames(Object.prototype)) expect(table[name]).toBeUndefined();
  for (const name of ['__proto__']) table[name] = 2;
  expect(Object.keys(table)).toEqual(['a', '__proto__']);
});
