import ts from 'typescript';

/** The names that are declared in a function or a file, without those in functions within. */
function declaredIn(scope: ts.Node): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isNamed(node)) found.add(node.name.text);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(scope, visit);
  return found;
}

const isNamed = (node: ts.Node): node is ts.Node & { readonly name: ts.Identifier } =>
  (ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isImportSpecifier(node)) &&
  node.name !== undefined &&
  ts.isIdentifier(node.name);

/** Names of properties, which stand for nothing by themselves. */
const isProperty = (node: ts.Identifier, parent: ts.Node): boolean =>
  ts.isBindingElement(parent) || ts.isImportSpecifier(parent)
    ? parent.propertyName === node
    : (ts.isPropertyAccessExpression(parent) ||
        ts.isPropertyAssignment(parent) ||
        ts.isPropertySignature(parent) ||
        ts.isMethodDeclaration(parent)) &&
      parent.name === node;

/** Names that code uses and does not declare. */
export function freeNames(code: string): ReadonlySet<string> {
  const free = new Set<string>();
  const visit = (node: ts.Node, known: ReadonlySet<string>): void => {
    if (ts.isIdentifier(node) && !isProperty(node, node.parent) && !known.has(node.text)) free.add(node.text);
    const inner =
      ts.isFunctionLike(node) || ts.isSourceFile(node) ? new Set([...known, ...declaredIn(node)]) : known;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true), new Set());
  return free;
}
