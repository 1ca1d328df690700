import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/* What the browser has to style anew when something on the page changes. */

const root = fileURLToPath(new URL('../src/', import.meta.url));

/** Splits a selector where no bracket is open. */
const parts = (selector: string, by: RegExp): readonly string[] => {
  let depth = 0;
  let from = 0;
  const found: string[] = [];
  for (let at = 0; at < selector.length; at++) {
    const letter = selector.charAt(at);
    if ('(['.includes(letter)) depth++;
    else if (')]'.includes(letter)) depth--;
    else if (depth === 0 && by.test(letter)) {
      found.push(selector.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, selector.slice(from)].map((one) => one.trim()).filter(Boolean);
};

/** Selectors with a `:has` that end in no class, element or attribute: each change that `:has` may see styles the whole page anew. */
const slow = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors = '']) => (selectors.trim().startsWith('@') ? [] : parts(selectors, /,/)))
    .filter((selector) => {
      const compounds = parts(selector, /[\s>+~]/);
      const last = compounds.at(-1) ?? '';
      const bare = last.replaceAll(/:(not|has|nth-[\w-]+)\((?:[^()]|\([^()]*\))*\)/g, '');
      return compounds.slice(0, -1).some((one) => one.includes(':has(')) && !/^[\w.#[]|^:is\(/.test(bare);
    });

it('a change of the screen does not style the whole page anew', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const all = files.map((file) => readFileSync(`${root}${file}`, 'utf8')).join('\n');
  expect(all.split(':has(').length).toBeGreaterThan(40);
  expect(slow(all)).toEqual([]);
});

it.each([
  ['.sides:has(.helpers) div.fighter > :not(.gauge) { color: red }', true],
  ['.a:has(.b) .c > * { color: red }', true],
  ['@media print { .a:has(.b, .c d) + .e ::before { color: red } }', true],
  ['.a:has(.b) > :is(.c, .d) { color: red }', false],
  ['.a > :not(.b), .a:has(> .b) { color: red }', false],
  ['.a:has(.b) .c:not(.d) { color: red }', false],
])('whether one does is known from its selector: %s', (css, isSlow) => {
  expect(slow(css).length > 0).toBe(isSlow);
});
