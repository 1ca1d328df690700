// The sentences of all reasons in src, and their parts, for translators: src/words/second-edition/known-reasons.ts, and that of Third Edition.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Files } from './files.js';

const sources = fileURLToPath(new URL('../../src/', import.meta.url));

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

/** The texts that an expression can be: of a condition, both. */
function textsOf(node: ts.Node | undefined): readonly string[] {
  if (node === undefined) return [];
  if (isPlain(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isArrowFunction(node)) return textsOf(node.body);
  return ts.isParenthesizedExpression(node) ? textsOf(node.expression) : [];
}

/** Reasons are given with `why`, as the second argument of `forbid`, as the `time` of a step, and as `Phrases` in a table. */
function reasonsAt(node: ts.Node): readonly string[] {
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'why') return [numbered(node.template)];
  if (ts.isCallExpression(node) && node.expression.getText() === 'forbid') return textsOf(node.arguments[1]);
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'time') return textsOf(node.initializer);
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
export function reasonsOfRules(edition: string): readonly string[] {
  const files = ['kernel', edition].flatMap((folder) =>
    readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(sources, folder, name)),
  );
  return [...new Set(files.flatMap(reasonsIn))].sort();
}

/** The text of the list. */
const listOf = (edition: string): string => `// Written by \`npm run generate -- reasons\`. Do not edit.

/** The sentences of all reasons that the rules give, and their parts. One to a line. */
export const knownReasons = \`
${reasonsOfRules(edition)
  .map((text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&'))
  .join('\n')}
\`;
`;

export const files = (): Files => ({
  'src/words/second-edition/known-reasons.ts': listOf('second-edition'),
  'src/words/third-edition/known-reasons.ts': listOf('third-edition'),
});
