/*
 * A recipe of docs/recipes.md as edits of files, and what tells an author who leaves a part out.
 */

/** A change of one file: `put` in place of `find`, or at the end of the file. A file that is not there is made. */
export interface Edit {
  readonly file: string;
  /** Stands in the file once. */
  readonly find?: string;
  readonly put: string;
}

/** A part of a recipe that can be left out. */
export interface Part {
  /** What an author would forget, such as "its text". */
  readonly what: string;
  readonly edits: readonly Edit[];
}

/** What happens to an author who forgets something. */
export interface Omission {
  /** The part that is left out, by its `what`; with `wrong`, what is forgotten. */
  readonly part: string;
  /** Edits of the finished recipe that make it wrong. */
  readonly wrong?: readonly Edit[];
  /** What fails then: the generators of the recipe, the check for stale files, the type check, or a program. */
  readonly fails: 'generate' | 'check' | 'types' | readonly string[];
  /** Its message, with the place. */
  readonly message: RegExp;
}

export interface Recipe {
  /** Its first cell in the table: a link to a heading of the page. */
  readonly name: string;
  readonly parts: readonly Part[];
  /** The generators that write what follows from it, in their order. */
  readonly generators: readonly string[];
  readonly omission: Omission;
  /** What else can be forgotten. The table has the first only. */
  readonly further?: readonly Omission[];
  /** The most files by hand; 3 if left out. */
  readonly most?: number;
}

/** What a recipe costs. */
export interface Cost {
  readonly byHand: number;
  readonly generated: number;
}

/** What the compiler says where the English of an edition lacks a key: alone, or among others. */
export const missingIn = (key: string): RegExp =>
  new RegExp(
    `english\\.ts.*(Property '"${key}"' is missing|is missing the following properties .*: .*"${key}")`,
  );

/** All that can be forgotten in a recipe. */
export const omissionsOf = ({ omission, further = [] }: Recipe): readonly Omission[] => [
  omission,
  ...further,
];

/** All edits of a recipe, or those that are left with an omission. */
export const editsOf = ({ parts }: Recipe, { part, wrong = [] }: Partial<Omission> = {}): readonly Edit[] => [
  ...parts.filter(({ what }) => what !== part).flatMap(({ edits }) => edits),
  ...wrong,
];

/** The files that a recipe changes by hand, in alphabetical order. */
export const filesByHand = (recipe: Recipe): readonly string[] =>
  [...new Set(editsOf(recipe).map(({ file }) => file))].sort();

/**
 * The text of a file after an edit.
 *
 * @param before - the text, or `null` if there is no such file
 * @throws Error if the edit does not fit the file
 */
export function edited(before: string | null, { file, find, put }: Edit): string {
  if (find === undefined) return (before ?? '') + put;
  const parts = (before ?? '').split(find);
  if (parts.length !== 2)
    throw new Error(`${file} should have this once, and has it ${parts.length - 1} times: ${find}`);
  return parts.join(put);
}

/** The table of the page. */
export const tableOf = (rows: readonly (readonly [Recipe, Cost])[]): string =>
  [
    '| recipe | by hand | generated | if you forget | what tells you |',
    '| --- | ---: | ---: | --- | --- |',
    ...rows.map(
      ([{ name, omission }, { byHand, generated }]) =>
        `| ${name} | ${byHand} | ${generated} | ${omission.part} | ${
          typeof omission.fails === 'string' ? tellers[omission.fails] : `\`${omission.fails.join(' ')}\``
        } |`,
    ),
  ].join('\n');

const tellers = { generate: '`npm run generate`', check: '`npm run check`', types: 'the compiler' };

const begin = '<!-- Written by `npm run recipes -- --write`. -->\n';
const end = '\n<!-- So far written. -->';

/** The page with another table. */
export function pageWith(page: string, table: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error('The page has no place for its table.');
  return `${before}${begin}${table}${end}${after}`;
}
