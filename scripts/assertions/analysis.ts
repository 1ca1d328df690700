import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/*
 * Whether a test surely asserts: it reaches an `expect` on every way through its body. Helpers are followed into the files of tests that they are
 * imported from. A loop counts only where its list is written out, a callback only where what calls it surely does so.
 */

type Body = ts.FunctionLikeDeclaration;

/** A file of tests or of helpers, as far as names are looked up in it. */
interface Parsed {
  readonly source: ts.SourceFile;
  readonly functions: ReadonlyMap<string, Body>;
  /** Constants other than functions, with their values. */
  readonly constants: ReadonlyMap<string, ts.Expression>;
  /** Methods of classes and of objects, by their names. */
  readonly methods: ReadonlyMap<string, readonly Body[]>;
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isAwaitExpression(node)
    ? unwrapped(node.expression)
    : node;

const isBody = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** A relative import of the sources of tests; what comes from packages, `src` and `tools` asserts nothing. */
function fileOf(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const file = join(dirname(from), specifier).replace(/\.js(x?)$/, '.ts$1');
  return !/(^|\/)src\/|^tools\//.test(file) && /\.tsx?$/.test(file) && existsSync(file) ? file : undefined;
}

function read(file: string, text: string): Parsed {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const functions = new Map<string, Body>();
  const constants = new Map<string, ts.Expression>();
  const methods = new Map<string, Body[]>();
  const imports = new Map<string, { file: string; name: string }>();
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) functions.set(node.name.text, node);
    else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const value = unwrapped(node.initializer);
      if (isBody(value)) functions.set(node.name.text, value);
      else constants.set(node.name.text, value);
    } else if (ts.isMethodDeclaration(node) || (ts.isPropertyAssignment(node) && isBody(node.initializer))) {
      const body = ts.isMethodDeclaration(node) ? node : (node.initializer as ts.ArrowFunction);
      const name = node.name.getText(source);
      methods.set(name, [...(methods.get(name) ?? []), body]);
    } else if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = fileOf(file, node.moduleSpecifier.text);
      const names = node.importClause?.namedBindings;
      if (from !== undefined && names !== undefined && ts.isNamedImports(names))
        for (const { name, propertyName } of names.elements)
          imports.set(name.text, { file: from, name: (propertyName ?? name).text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { source, functions, constants, methods, imports };
}

/** The calls of `expect` that assert; `expect.any` and its like only describe a value. */
const asserting = new Set(['soft', 'poll', 'assertions', 'unreachable', 'fail']);
/** Calls that surely call the functions they are given. */
const surelyCalls = new Set([
  'fc.assert',
  'fc.property',
  'fc.asyncProperty',
  'vi.waitFor',
  'vi.waitUntil',
  'produce',
]);
/** Methods of lists that call what they are given for each element. */
const overElements = new Set([
  'forEach',
  'map',
  'flatMap',
  'every',
  'entries',
  'keys',
  'values',
  'slice',
  'sort',
]);

const isLoop = (node: ts.Node): boolean => ts.isIterationStatement(node, false) || ts.isSwitchStatement(node);

export class Assertions {
  private readonly files = new Map<string, Parsed>();
  private readonly known = new Map<Body, boolean>();

  /** The file as it stands on the disk, or as it is given. */
  parsed(file: string, text = (): string => readFileSync(file, 'utf8')): Parsed {
    const known = this.files.get(file);
    if (known !== undefined) return known;
    const made = read(file, text());
    this.files.set(file, made);
    return made;
  }

  /** Whether a call of this function surely asserts. */
  asserts(body: Body, file: Parsed): boolean {
    const known = this.known.get(body);
    if (known !== undefined) return known;
    // A function that calls itself asserts by what else it does.
    this.known.set(body, false);
    const found =
      body.body !== undefined && this.surely(body.body, file, (node) => this.isAssertion(node, file));
    this.known.set(body, found);
    return found;
  }

  /** Whether a node that is wanted is evaluated whenever this one is. */
  private surely(node: ts.Node, file: Parsed, wanted: (node: ts.Node) => boolean): boolean {
    const into = (child: ts.Node | undefined): boolean =>
      child !== undefined && this.surely(child, file, wanted);
    if (ts.isFunctionLike(node)) return false;
    if (ts.isIfStatement(node))
      return into(node.expression) || (into(node.thenStatement) && into(node.elseStatement));
    if (ts.isConditionalExpression(node))
      return into(node.condition) || (into(node.whenTrue) && into(node.whenFalse));
    if (ts.isBinaryExpression(node) && /^(&&|\|\||\?\?)=?$/.test(node.operatorToken.getText(file.source)))
      return into(node.left);
    if (ts.isForOfStatement(node))
      return into(node.expression) || (this.isFull(node.expression, file) && into(node.statement));
    if (ts.isForStatement(node)) return into(node.initializer) || (startsBelow(node) && into(node.statement));
    if (ts.isForInStatement(node) || ts.isWhileStatement(node)) return into(node.expression);
    if (ts.isSwitchStatement(node)) return into(node.expression);
    if (ts.isTryStatement(node)) return into(node.tryBlock) || into(node.finallyBlock);
    if (ts.isBlock(node)) {
      for (const statement of node.statements) {
        if (into(statement)) return true;
        if (this.mayLeave(statement, file, wanted)) return false;
      }
      return false;
    }
    if (wanted(node)) return true;
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      if (ts.isCallExpression(node) && node.questionDotToken) return into(node.expression);
      const called = (node.arguments ?? []).some(
        (argument, at) => isBody(argument) && this.callsArgument(node, at, file) && into(argument.body),
      );
      if (called) return true;
      const callee = unwrapped(node.expression);
      if (isBody(callee)) return into(callee.body);
    }
    return ts.forEachChild(node, (child) => into(child) || undefined) ?? false;
  }

  /** Whether a statement may end the block that it stands in, without what is wanted: by a `return`, or a `break` or `continue` of its own. */
  private mayLeave(node: ts.Node, file: Parsed, wanted: (node: ts.Node) => boolean, inLoop = false): boolean {
    if (ts.isFunctionLike(node)) return false;
    if (ts.isReturnStatement(node)) return !this.surely(node, file, wanted);
    if (ts.isBreakOrContinueStatement(node)) return !inLoop || node.label !== undefined;
    if (ts.isBlock(node) && this.surely(node, file, wanted)) return false;
    const within = inLoop || isLoop(node);
    return ts.forEachChild(node, (child) => this.mayLeave(child, file, wanted, within) || undefined) ?? false;
  }

  private isAssertion(node: ts.Node, file: Parsed): boolean {
    if (!ts.isCallExpression(node) || node.questionDotToken) return false;
    const callee = node.expression;
    if (ts.isIdentifier(callee)) {
      if (callee.text === 'expect' || callee.text === 'expectTypeOf' || callee.text === 'assertType')
        return true;
      const [body, home] = this.functionOf(callee.text, file);
      return body !== undefined && this.asserts(body, home);
    }
    if (!ts.isPropertyAccessExpression(callee)) return false;
    if (ts.isIdentifier(callee.expression) && callee.expression.text === 'expect')
      return asserting.has(callee.name.text);
    return this.methodsOf(callee.name.text, file).some(([body, home]) => this.asserts(body, home));
  }

  /** Whether a call surely calls the function that it is given at a place. */
  private callsArgument(node: ts.CallExpression | ts.NewExpression, at: number, file: Parsed): boolean {
    const callee = node.expression;
    if (surelyCalls.has(callee.getText(file.source))) return true;
    if (ts.isNewExpression(node)) return callee.getText(file.source) === 'Promise';
    if (ts.isPropertyAccessExpression(callee) && overElements.has(callee.name.text))
      return this.isFull(callee.expression, file);
    const name = ts.isIdentifier(callee) ? callee.text : undefined;
    const found =
      name !== undefined
        ? [this.functionOf(name, file)]
        : ts.isPropertyAccessExpression(callee)
          ? this.methodsOf(callee.name.text, file)
          : [];
    return found.some(([body, home]) => {
      const parameter = body?.parameters[at]?.name;
      if (body?.body === undefined || parameter === undefined || !ts.isIdentifier(parameter)) return false;
      return this.surely(
        body.body,
        home,
        (each) =>
          ts.isCallExpression(each) &&
          ts.isIdentifier(each.expression) &&
          each.expression.text === parameter.text,
      );
    });
  }

  /** A list that is written out with at least one element. */
  private isFull(node: ts.Expression, file: Parsed, depth = 0): boolean {
    const list = unwrapped(node);
    if (depth > 8) return false;
    if (ts.isArrayLiteralExpression(list))
      return list.elements.some(
        (each) => !ts.isSpreadElement(each) || this.isFull(each.expression, file, depth + 1),
      );
    if (ts.isObjectLiteralExpression(list))
      return list.properties.some((each) => !ts.isSpreadAssignment(each));
    if (ts.isIdentifier(list)) {
      const [value, home] = this.constantOf(list.text, file);
      return value !== undefined && this.isFull(value, home, depth + 1);
    }
    if (!ts.isCallExpression(list)) return false;
    if (ts.isIdentifier(list.expression)) {
      const [body, home] = this.functionOf(list.expression.text, file);
      return body?.body !== undefined && !ts.isBlock(body.body) && this.isFull(body.body, home, depth + 1);
    }
    if (!ts.isPropertyAccessExpression(list.expression)) return false;
    const { expression: on, name } = list.expression;
    if (/^(Object\.(entries|keys|values)|Array\.from)$/.test(list.expression.getText(file.source))) {
      const [of] = list.arguments;
      return of !== undefined && (isLength(of) || this.isFull(of, file, depth + 1));
    }
    return overElements.has(name.text) && name.text !== 'slice' && this.isFull(on, file, depth + 1);
  }

  private functionOf(name: string, file: Parsed): [Body | undefined, Parsed] {
    const here = file.functions.get(name);
    const from = file.imports.get(name);
    if (here !== undefined || from === undefined) return [here, file];
    return this.functionOf(from.name, this.parsed(from.file));
  }

  private constantOf(name: string, file: Parsed): [ts.Expression | undefined, Parsed] {
    const here = file.constants.get(name);
    const from = file.imports.get(name);
    if (here !== undefined || from === undefined) return [here, file];
    return this.constantOf(from.name, this.parsed(from.file));
  }

  /** Methods with a name in this file and in all that it imports, directly or not. */
  private methodsOf(name: string, file: Parsed): [Body, Parsed][] {
    const homes = new Set([file]);
    for (const home of homes) for (const from of home.imports.values()) homes.add(this.parsed(from.file));
    return [...homes].flatMap((home) =>
      (home.methods.get(name) ?? []).map((body): [Body, Parsed] => [body, home]),
    );
  }
}

/** `{ length: 5 }` */
const isLength = (node: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(node) && /^\{ length: \w+ \}$/.test(node.getText());

/** `for (let at = 0; at < 5; …)`: from nought or one to a bound that is written out or has a name; the length of a list may be nought. */
function startsBelow({ initializer, condition }: ts.ForStatement): boolean {
  if (initializer === undefined || condition === undefined || !ts.isBinaryExpression(condition)) return false;
  const bound = condition.right.getText();
  return /= [01]\b/.test(initializer.getText()) && /^(?:[a-zA-Z]\w*|[2-9]|\d[\d_]+)(?: \+ \d+)?$/.test(bound);
}
