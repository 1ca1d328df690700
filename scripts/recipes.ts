/**
 * Carries out the recipes of docs/recipes.md on a copy of the working tree, counts the files of each, checks the types, and leaves a part
 * out to see what tells an author. It prints the table of the page.
 *
 *   npm run recipes              fails if the table of the page is another, or a recipe does not do what it says
 *   npm run recipes -- --write   writes the table into the page
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Copy, type Run } from './recipes/copy.js';
import { recipes } from './recipes/index.js';
import {
  type Cost,
  editsOf,
  filesByHand,
  type Omission,
  omissionsOf,
  pageWith,
  type Recipe,
  tableOf,
} from './recipes/recipe.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const copy = new Copy(root);

function fail(recipe: string, what: string, { printed }: Pick<Run, 'printed'>): void {
  console.error(`${recipe}: ${what}\n${printed.slice(-3000)}`);
  process.exitCode = 1;
}

/** Carries a recipe out alone and takes it back. */
function costOf(recipe: Recipe): Cost {
  copy.apply(editsOf(recipe));
  const { ok, printed, written } = copy.generate(recipe.generators);
  if (!ok) fail(recipe.name, 'a generator fails.', { printed });
  copy.restore();
  return { byHand: filesByHand(recipe).length, generated: new Set(written).size };
}

/** What tells an author who forgets a part, where that is no type check. */
function forget(recipe: Recipe, omission: Omission): void {
  const { fails, message, part } = omission;
  copy.apply(editsOf(recipe, omission));
  const run =
    fails === 'check' ? copy.generate([...recipe.generators, '--check']) : copy.generate(recipe.generators);
  const told = typeof fails === 'string' ? run : copy.run(fails);
  if (told.ok || !message.test(told.printed)) fail(recipe.name, `nothing tells who forgets ${part}.`, told);
  copy.restore();
}

/** All recipes at once: their types are right, and nothing else is stale. */
function allTogether(): void {
  for (const recipe of recipes) copy.apply(editsOf(recipe));
  copy.generate([...new Set(recipes.flatMap(({ generators }) => generators))]);
  const types = copy.types();
  if (!types.ok) fail('All recipes', 'they do not compile.', types);
  const stale = copy.run(['npx', 'tsx', 'scripts/generate.ts', '--check']);
  if (!stale.ok) fail('All recipes', 'a generator is missing in a recipe.', stale);
  copy.restore();
}

/** What the compiler tells of what is forgotten: the first of all recipes at once, then the second, and so on. */
function forgetTypes(): void {
  const told = recipes.map((recipe) => ({
    recipe,
    omissions: omissionsOf(recipe).filter(({ fails }) => fails === 'types'),
  }));
  const rounds = Math.max(...told.map(({ omissions }) => omissions.length));
  for (let round = 0; round < rounds; round++) {
    const now = told.flatMap(({ recipe, omissions }) => {
      const omission = omissions[round];
      return omission === undefined ? [] : [{ recipe, omission }];
    });
    for (const { recipe, omission } of now) copy.apply(editsOf(recipe, omission));
    copy.generate([...new Set(now.flatMap(({ recipe }) => recipe.generators))]);
    const types = copy.types();
    for (const { recipe, omission } of now)
      if (!omission.message.test(types.printed))
        fail(recipe.name, `nothing tells who forgets ${omission.part}.`, types);
    copy.restore();
  }
}

try {
  const table = tableOf(recipes.map((recipe) => [recipe, costOf(recipe)]));
  for (const recipe of recipes)
    for (const omission of omissionsOf(recipe)) if (omission.fails !== 'types') forget(recipe, omission);
  allTogether();
  forgetTypes();
  console.log(table);
  const path = `${root}docs/recipes.md`;
  const page = readFileSync(path, 'utf8');
  const wanted = pageWith(page, table);
  if (wanted !== page)
    if (values.write) writeFileSync(path, wanted);
    else fail('docs/recipes.md', 'its table is stale. Run `npm run recipes -- --write`.', { printed: '' });
} finally {
  copy.remove();
}
