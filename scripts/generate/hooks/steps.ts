import ts from 'typescript';
import type { AnyStep } from '../../../src/kernel/index.js';
import { isRuleId } from '../../../src/register/index.js';
import { commentOn, declaredIn, edition, visit } from './sources.js';

/* Which rules a step cites. One that asks names its rule; of one that the rules carry out, the sources around it say which it carries out. */

/** Ids of rules in a piece of text. */
const rulesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:2e|adv|faq|iod|va\d+)\.[\w.-]*\w/g)].map(([id]) => id).filter(isRuleId)),
];

/** The names of types and of references of each frame kind: `MarketFrame` and `market` are both `market`. */
const kinds = new Map<string, string>();
/** What is said of each frame kind, and what its frames hold. */
const described = new Map<string, { says: string; locals: string[] }>();

for (const file of edition)
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, type, initializer } of statement.declarationList.declarations) {
      if (
        initializer &&
        ts.isCallExpression(initializer) &&
        initializer.expression.getText() === 'frameWith'
      ) {
        const [kind = '', locals] = initializer.arguments.map((each) =>
          ts.isStringLiteral(each) ? each.text : ts.isObjectLiteralExpression(each) ? keysOf(file, each) : [],
        ) as [string?, string[]?];
        const shape = file.text.match(`type (\\w+) = FrameOf<typeof ${name.getText()}>`)?.[1];
        for (const known of [name.getText(), shape]) if (known !== undefined) kinds.set(known, kind);
        described.set(kind, { says: commentOn(statement), locals: locals ?? [] });
      }
      const shape = type?.getText().match(/^FrameRef<(\w+)(?:,[^>]*)?>$/)?.[1];
      const kind = initializer?.getText().match(/kind: '([\w-]+)'/)?.[1];
      if (shape === undefined || kind === undefined) continue;
      kinds.set(name.getText(), kind).set(shape, kind);
      const body = declaredIn(file, shape)?.statement;
      described.set(kind, {
        says: [body ? commentOn(body) : '', commentOn(statement)].filter((text) => text !== '').join(' '),
        locals:
          body && ts.isInterfaceDeclaration(body)
            ? localsOf(file, body)
            : localsOfSchema(file, body?.getText().match(/typeof (\w+)/)?.[1]),
      });
    }
  }

/** The locals of a frame, with those that it has in common with others. */
function localsOf(file: ts.SourceFile, shape: ts.InterfaceDeclaration): string[] {
  const inherited = (shape.heritageClauses ?? [])
    .flatMap(({ types }) => types)
    .map((type) => declaredIn(file, type.expression.getText())?.statement)
    .flatMap((base) => (base && ts.isInterfaceDeclaration(base) ? localsOf(file, base) : []));
  const own = shape.members.map((member) => member.name?.getText() ?? '').filter((name) => name !== 'kind');
  return [...own, ...inherited];
}

/** The locals of a frame whose type comes from a schema: the keys of the object that a constant of the file holds, makes or hands to `object`. */
function localsOfSchema(file: ts.SourceFile, name: string | undefined): string[] {
  const constant = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((one) => one.name.getText() === name)?.initializer;
  const made = constant && ts.isArrowFunction(constant) ? constant.body : constant;
  const keys = made && ts.isCallExpression(made) ? made.arguments.find(ts.isObjectLiteralExpression) : made;
  return keys && ts.isObjectLiteralExpression(keys) ? keysOf(file, keys) : [];
}

function keysOf(file: ts.SourceFile, { properties }: ts.ObjectLiteralExpression): string[] {
  return properties.flatMap((key) =>
    ts.isSpreadAssignment(key) ? localsOfSchema(file, key.expression.getText()) : (key.name?.getText() ?? []),
  );
}

/** What is said of a frame kind; `null` if nothing is. */
export const sayingOf = (kind: string): { says: string; locals: string[] } | null =>
  described.get(kind) ?? null;

/** The rules named by an `auto` step of the sources, by its place: the folder it stands in, its frame kind and its name. */
const carriedOut = new Map<string, string[]>();
const placed = (folder: string, kind: string, name: string): string => `${folder}: ${kind}/${name}`;

/** The base game and the abilities count as one folder, each module as another. */
const home = 'base';
const folderOf = ({ fileName }: ts.SourceFile): string => /\/modules\/([\w-]+)/.exec(fileName)?.[1] ?? home;

/** The comment on a step, which may stand on the statement that it is the whole of. */
const around = (call: ts.CallExpression): string => {
  let node: ts.Node = call;
  while (node.parent && !ts.isSourceFile(node.parent) && node.parent.getStart() === node.getStart())
    node = node.parent;
  const statement = ts.findAncestor(call, ts.isVariableStatement);
  const isAlone = statement && !ts.findAncestor(call, (each) => ts.isCallExpression(each) && each !== call);
  return `${commentOn(node)} ${isAlone ? commentOn(statement) : ''}`;
};

/** What the functions of the same file say that a step calls by name. */
const within = (call: ts.CallExpression): string => {
  const file = call.getSourceFile();
  const texts: string[] = [];
  visit(call, (node) => {
    if (!ts.isIdentifier(node)) return;
    const found = declaredIn(file, node.text)?.statement;
    if (found && !ts.findAncestor(call, (each) => each === found))
      texts.push(`${commentOn(found)} ${found.getText()}`);
  });
  return texts.join('\n');
};

for (const file of edition)
  visit(file, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'auto') return;
    const [name] = node.arguments;
    if (!name || !ts.isStringLiteral(name)) return;
    const table = ts.findAncestor(
      node,
      (each): each is ts.CallExpression => ts.isCallExpression(each) && each.expression.getText() === 'steps',
    );
    const frame = node.typeArguments?.[0]?.getText() ?? table?.arguments[0]?.getText() ?? '';
    const kind = kinds.get(frame);
    if (kind === undefined) return;
    const near = rulesIn(`${around(node)} ${node.getText()}`);
    const rules = near.length > 0 ? near : rulesIn(within(node)).slice(0, 3);
    const place = placed(folderOf(node.getSourceFile()), kind, name.text);
    carriedOut.set(place, [...new Set([...(carriedOut.get(place) ?? []), ...rules])]);
  });

/** The rules that a step of a frame kind cites, as far as they are known before it is due. `module` is the one that brought it, if one did. */
export const rulesOfStep = (kind: string, step: AnyStep, module: string = home): readonly string[] =>
  step.does === 'auto' ? (carriedOut.get(placed(module, kind, step.name)) ?? []) : [step.rule];
