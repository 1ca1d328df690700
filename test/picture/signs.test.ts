import { mapSigns } from 'runebound-engine/picture';
import { mapSigns as mapSignsOfThird } from 'runebound-engine/third-edition/picture';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';

it.each([
  [
    'Second Edition',
    mapSigns(['island-of-dread']),
    ['road', 'town', 'counter/green', 'counter/red', 'sunburst', 'challenge', 'anchor'],
  ],
  [
    'Third Edition',
    mapSignsOfThird(['corpse-king']),
    ['bridge', 'gem/social', 'place/city', 'villain', 'zombie'],
  ],
] as const)('the signs of %s are drawings, each of its own', (_, signs, some) => {
  const names = signs.map(({ sign }) => sign);
  expect(names).toEqual(expect.arrayContaining([...some]));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(signs.map(({ svg }) => svg)).size).toBe(signs.length);
  for (const { svg } of signs) {
    const parser = new SaxesParser();
    const wrong: Error[] = [];
    parser.on('error', (error) => wrong.push(error));
    parser.write(svg).close();
    expect(wrong).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined/);
  }
});

it('signs of the sea and zombies are only there where they lie on the board', () => {
  expect(mapSigns().some(({ sign }) => sign === 'anchor')).toBe(false);
  expect(mapSignsOfThird().some(({ sign }) => sign === 'zombie')).toBe(false);
});
