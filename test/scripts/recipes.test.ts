import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recipes } from '../../scripts/recipes/index.js';
import {
  edited,
  editsOf,
  filesByHand,
  omissionsOf,
  pageWith,
  tableOf,
} from '../../scripts/recipes/recipe.js';

/* The recipes fit the sources, and the page counts them rightly. `npm run recipes` carries them out, at night. */

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/recipes.md'), 'utf8');

const textOf = (file: string): string | null =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;

describe.each(recipes.map((recipe) => [recipe.name, recipe] as const))('%s', (_name, recipe) => {
  it('has edits that fit the files, whole and with a part forgotten', () => {
    for (const edits of [editsOf(recipe), ...omissionsOf(recipe).map((one) => editsOf(recipe, one))]) {
      const texts = new Map<string, string>();
      for (const edit of edits) texts.set(edit.file, edited(texts.get(edit.file) ?? textOf(edit.file), edit));
      expect(texts.size).toBeGreaterThan(0);
      for (const [file, text] of texts) expect(text).not.toBe(textOf(file));
    }
  });

  it('takes three files at most', () => {
    expect(filesByHand(recipe).length).toBeLessThanOrEqual(3);
  });
});

it('the page has the table of all recipes', () => {
  const rows = recipes.map((recipe) => {
    const row = page.split('\n').find((line) => line.startsWith(`| ${recipe.name} |`)) ?? '';
    // Only `npm run recipes` can count what is generated.
    const generated = Number(row.split('|')[3] ?? Number.NaN);
    return [recipe, { byHand: filesByHand(recipe).length, generated }] as const;
  });
  expect(pageWith(page, tableOf(rows))).toBe(page);
});

it('the page shows the card effect and the action that are carried out', () => {
  const [effect, action] = ['a card effect', 'an action'].map(
    (name) =>
      recipes.find((recipe) => recipe.name.startsWith(`[${name}]`)) ?? expect.fail(`there is no ${name}`),
  );
  const texts = [
    effect && editsOf(effect),
    action && editsOf(action).filter(({ find }) => find === undefined),
  ].map((edits) =>
    edits
      ?.map(({ put }) => put)
      .join('')
      .trim(),
  );
  expect(texts.map((text) => text && page.includes(text))).toEqual([true, true]);
});
