import ts from 'typescript';

/*
 * Tests of how strong a bot is: they play a game of bots, and assert who won or how it ended, or their titles compare. One game shows nothing of
 * that. Such a test plays `twentySeeds` with a bound, or has `characterisation:` in its title: it notes what one game was like.
 */

/** A test that judges bots by too few games. */
export interface WeakTest {
  readonly line: number;
  readonly title: string;
}

const plays = /\bplay(?:Game|Match|Third)?\(|\w+Bot\(/;
const judges = /\bwinners\)\.(?:not\.)?to(?:Strict)?Equal\(|\bhow\)\.(?:not\.)?toBe\(|\bwinners: \[/;
const compares = /['"`]beats? |\b(?:better|further|stronger) than\b|\bwins? more\b|\boutplays?\b/i;

const isBlockOf = (name: RegExp, node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && name.test(/^\w*/.exec(node.expression.getText())?.[0] ?? '');

/** Code of a file without its tests. */
function outsideTests(node: ts.Node, text: string): string {
  const ranges: [number, number][] = [];
  const visit = (each: ts.Node): void => {
    if (isBlockOf(/^(?:it|test|describe)$/, each)) ranges.push([each.getFullStart(), each.getEnd()]);
    else ts.forEachChild(each, visit);
  };
  ts.forEachChild(node, visit);
  return ranges.reduceRight(
    (code, [from, to]) => code.slice(0, from - node.pos) + code.slice(to - node.pos),
    text.slice(node.pos, node.end),
  );
}

/** The functions of a file, by their names. */
function functionsOf(source: ts.SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const each of source.statements)
    if (ts.isFunctionDeclaration(each) && each.name) found.set(each.name.text, each.getText());
    else if (ts.isVariableStatement(each))
      for (const { name, initializer } of each.declarationList.declarations)
        if (initializer && ts.isIdentifier(name)) found.set(name.text, initializer.getText());
  return found;
}

/** The tests of a file that judge bots by too few games. */
export function weakTests(source: ts.SourceFile): WeakTest[] {
  if (!/(?:src\/bots|bots|examples)/.test(source.text)) return [];
  const functions = functionsOf(source);
  const found: WeakTest[] = [];
  const visit = (node: ts.Node, titles: string, around: string): void => {
    if (isBlockOf(/^(?:it|test)$/, node)) {
      const all = [titles, node.arguments[0]?.getText() ?? ''].join(' ');
      const own = node.getText();
      let code = own + around;
      for (const [name, body] of functions) if (new RegExp(`\\b${name}\\b`).test(own)) code += body;
      const isWeak = plays.test(code) && (judges.test(own) || compares.test(all));
      if (isWeak && !/\btwentySeeds\b/.test(code) && !/\bcharacterisation:/.test(all))
        found.push({
          line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          title: node.arguments[0]?.getText() ?? '',
        });
    } else if (isBlockOf(/^describe$/, node)) {
      const body = node.arguments.at(-1);
      const more = body === undefined ? '' : outsideTests(body, source.text);
      const title = node.arguments[0]?.getText() ?? '';
      ts.forEachChild(node, (child) => visit(child, `${titles} ${title}`, around + more));
    } else ts.forEachChild(node, (child) => visit(child, titles, around));
  };
  visit(source, '', '');
  return found;
}
