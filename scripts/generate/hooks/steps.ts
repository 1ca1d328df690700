import ts from 'typescript';
import type { AnyStep } from '../../../src/kernel/index.js';
import { isRuleId } from '../../../src/register/index.js';
import { commentOn, declaredIn, meantBy, type Sources, visit, withoutNamespace } from './sources.js';

/* Which rules a step cites. One that asks names its rule; of one that the rules carry out, the sources around it say which it carries out. */

/** Ids of rules in a piece of text. */
const rulesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b\w+\.[\w.-]*\w/g)].map(([id]) => id).filter(isRuleId)),
];

/** What the sources say of frame kinds and their steps. */
export interface Sayings {
  /** What is said of a frame kind, and what its frames hold; `null` if nothing is said. */
  sayingOf(kind: string): Saying | null;
  /**
   * The rules that a step of a frame kind cites, as far as they are known before it is due. `module` is the one that brought it, if one
   * did.
   */
  rulesOfStep(kind: string, step: AnyStep, module?: string): readonly string[];
}

interface Saying {
  readonly says: string;
  readonly locals: readonly string[];
}

/** The names of types and of references of each frame kind (`MarketFrame` and `market` are both `market`), and what is said of it. */
interface Kinds {
  readonly kinds: Map<string, string>;
  readonly described: Map<string, Saying>;
}

function kindsIn({ files }: Sources): Kinds {
  const kinds: Kinds['kinds'] = new Map();
  const described: Kinds['described'] = new Map();
  for (const file of files)
    for (const statement of file.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, type, initializer } of statement.declarationList.declarations) {
        if (
          initializer &&
          ts.isCallExpression(initializer) &&
          initializer.expression.getText() === 'frameWith'
        ) {
          const [kind = '', locals] = initializer.arguments.map((each) =>
            ts.isStringLiteral(each)
              ? each.text
              : ts.isObjectLiteralExpression(each)
                ? keysOf(file, each)
                : [],
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
          says: [body ? commentOn(body) : '', commentOn(statement).replace(/^Calls an? .*\.$/, '')]
            .filter((text) => text !== '')
            .join(' '),
          locals: localsIn(file, body?.getText().match(/typeof (\w+)/)?.[1] ?? ''),
        });
      }
    }
  return { kinds, described };
}

/** The locals of a frame: the keys of the object that a constant holds, makes or hands to `object`. */
function localsIn(file: ts.SourceFile, name: string): string[] {
  const constant = meantBy(file, name);
  const value = constant?.value;
  const made = value && ts.isArrowFunction(value) ? value.body : value;
  if (!constant || !made) return [];
  const home = constant.statement.getSourceFile();
  const [, locals] = ts.isCallExpression(made) ? made.arguments : [null, made];
  if (locals && ts.isIdentifier(locals)) return localsIn(home, locals.text);
  return locals && ts.isObjectLiteralExpression(locals) ? keysOf(home, locals) : [];
}

const keysOf = (file: ts.SourceFile, { properties }: ts.ObjectLiteralExpression): string[] =>
  properties.flatMap((key) =>
    ts.isSpreadAssignment(key) ? localsIn(file, key.expression.getText()) : (key.name?.getText() ?? []),
  );

/** The rules named by an `auto` step, by its place: the folder it stands in, its frame kind and its name. */
const placed = (folder: string, kind: string, name: string): string => `${folder}: ${kind}/${name}`;

/** The base game and the abilities count as one folder, each module as another. */
const home = 'base';
const folderOf = ({ fileName }: ts.SourceFile): string =>
  /\/(?:modules|scenarios)\/([\w-]+)/.exec(fileName)?.[1] ?? home;

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

/** The rules named by the `auto` steps of the sources. */
function carriedOutIn({ files }: Sources, { kinds }: Kinds): ReadonlyMap<string, readonly string[]> {
  const carriedOut = new Map<string, readonly string[]>();
  for (const file of files)
    visit(file, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'auto') return;
      const [name] = node.arguments;
      if (!name || !ts.isStringLiteral(name)) return;
      const table = ts.findAncestor(
        node,
        (each): each is ts.CallExpression =>
          ts.isCallExpression(each) && each.expression.getText() === 'steps',
      );
      const frame = node.typeArguments?.[0]?.getText() ?? table?.arguments[0]?.getText() ?? '';
      const kind = kinds.get(withoutNamespace(frame));
      if (kind === undefined) return;
      const near = rulesIn(`${around(node)} ${node.getText()}`);
      const rules = near.length > 0 ? near : rulesIn(within(node)).slice(0, 3);
      const place = placed(folderOf(node.getSourceFile()), kind, name.text);
      carriedOut.set(place, [...new Set([...(carriedOut.get(place) ?? []), ...rules])]);
    });
  return carriedOut;
}

export function sayingsOf(sources: Sources): Sayings {
  const kinds = kindsIn(sources);
  const carriedOut = carriedOutIn(sources, kinds);
  return {
    sayingOf: (kind) => kinds.described.get(kind) ?? null,
    rulesOfStep: (kind, step, module = home) =>
      step.does === 'auto' ? (carriedOut.get(placed(module, kind, step.name)) ?? []) : [step.rule],
  };
}
