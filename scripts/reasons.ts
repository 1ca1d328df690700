// `npm run reasons` writes src/words/known-reasons.ts, and that of Third Edition: the sentences of all reasons in src, and their parts.
// test/words/reasons.test.ts and test/words/third-edition/reasons.test.ts hold them to it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const sources = fileURLToPath(new URL('../src/', import.meta.url));

/** Where the list is. */
export const knownReasonsFile = join(sources, 'words/known-reasons.ts');

/** Where that of Third Edition is. */
export const knownReasonsOfThirdFile = join(sources, 'words/third-edition/known-reasons.ts');

const isPlain = (node: ts.Node | undefined): node is ts.StringLiteralLike =>
  node !== undefined && ts.isStringLiteralLike(node);

/** What a template is looked up by: its values by their numbers. */
const numbered = (template: ts.TemplateLiteral): string =>
  isPlain(template)
    ? template.text
    : template.templateSpans.reduce(
        (text, { literal }, at) => `${text}{${at}}${literal.text}`,
        template.head.text,
      );

/** Reasons are told with `why`, as the second argument of `forbid`, as the `time` of a step, and as `Phrases` in a table. */
function reasonsAt(node: ts.Node): readonly string[] {
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'why') return [numbered(node.template)];
  if (ts.isCallExpression(node) && node.expression.getText() === 'forbid')
    return isPlain(node.arguments[1]) ? [node.arguments[1].text] : [];
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'time')
    return isPlain(node.initializer) ? [node.initializer.text] : [];
  if (ts.isVariableDeclaration(node) && node.type?.getText().startsWith('Phrases<'))
    return node.initializer && ts.isObjectLiteralExpression(node.initializer)
      ? node.initializer.properties.flatMap((each) =>
          ts.isPropertyAssignment(each) && isPlain(each.initializer) ? [each.initializer.text] : [],
        )
      : [];
  return [];
}

function reasonsIn(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    found.push(...reasonsAt(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

/** All reasons that the rules of an edition can give, each once, in a stable order. */
export function reasonsOfRules(edition = 'second-edition'): readonly string[] {
  const files = ['kernel', edition].flatMap((folder) =>
    readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(sources, folder, name)),
  );
  return [...new Set(files.flatMap(reasonsIn))].sort();
}

/** The text of the list. */
export const renderReasons = (
  edition = 'second-edition',
): string => `// Written by \`npm run reasons\`. Do not edit.

/** The sentences of all reasons that the rules give, and their parts. One to a line. */
export const knownReasons = \`
${reasonsOfRules(edition)
  .map((text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&'))
  .join('\n')}
\`;
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(knownReasonsFile, renderReasons());
  writeFileSync(knownReasonsOfThirdFile, renderReasons('third-edition'));
  console.log('Reasons written.');
}
