// `npm run assertions`: lists the tests that assert only inside a loop, a callback or a condition, and those that judge bots by too few games.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { Assertions } from './assertions/analysis.js';
import { weakTests } from './assertions/strength.js';

/** A test that may pass in silence. */
export interface SilentTest {
  readonly file: string;
  readonly line: number;
  readonly title: string;
}

/** `it`, `test`, `it.each(…)`, `test.only` …: the name at the root of what is called. */
function rootOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? rootOf(node.tag) : undefined;
}

/**
 * The tests of a file that may pass in silence.
 *
 * @param text - what the file says, if it is not on the disk
 */
export function silentTests(file: string, among = new Assertions(), text?: string): SilentTest[] {
  const parsed = among.parsed(file, text === undefined ? undefined : () => text);
  const found: SilentTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(it|test)$/.test(rootOf(node.expression) ?? '')) {
      const body = node.arguments.find((each) => ts.isArrowFunction(each) || ts.isFunctionExpression(each));
      const [title] = node.arguments;
      if (
        body !== undefined &&
        title !== undefined &&
        body !== title &&
        !among.asserts(body as ts.ArrowFunction, parsed)
      )
        found.push({
          file,
          line: parsed.source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          title: title.getText(),
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed.source);
  return found;
}

/** All files of tests in this repository. */
const testFiles = (): string[] =>
  ['test', 'examples', 'site'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.test\.tsx?$/.test(path) && !/\/(node_modules|\.\w+)\//.test(path))
      .sort(),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const among = new Assertions();
  const found = testFiles().flatMap((file) => [
    ...silentTests(file, among).map(
      ({ line, title }) =>
        `${file}:${line}: ${title} asserts only inside a loop, a callback or a condition: count what it visits.`,
    ),
    ...weakTests(among.parsed(file).source).map(
      ({ line, title }) =>
        `${file}:${line}: ${title} judges bots by too few games: play twentySeeds with a bound, or have "characterisation:" in its title.`,
    ),
  ]);
  for (const problem of found) console.log(problem);
  if (found.length > 0) process.exitCode = 1;
}
