// The lists of bundled modules, from the folders of `src/second-edition/modules`: all of them, their kinds of event, the steps that they
// bring, and the small variants of one entry. It reads the sources as text, so that it works before the lists are written.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Files } from './files.js';
import { constantsOf, importsOf, root, sortedAs, sourceOf } from './sources.js';

const written = '// Written by `npm run generate -- modules`. Do not edit.';

const edition = 'src/second-edition';

/** The order in which modules change the rules. Others follow by name. */
const order: readonly string[] = [
  'doom-track',
  'travel-hazards',
  'softer-knockouts',
  'item-limits',
  'ally-limits',
  'shorter-game',
  'longer-game',
  'advanced-runebound',
  'island-of-dread',
  'rituals-and-runes',
  'weapons-of-legend',
  'traps-and-terrors',
  'beasts-and-bandits',
  'seven-scions',
  'seven-scions-cooperative',
  'cataclysm',
];

const placeOf = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);

/** The module of a folder: the only constant that its file exports. */
function moduleIn(id: string) {
  const path = `${edition}/modules/${id}/module.ts`;
  const [made, another] = constantsOf(sourceOf(path)).filter((one) =>
    one.parent.parent.getText().startsWith('export '),
  );
  if (made === undefined || another !== undefined)
    throw new Error(`${path}: It should export one constant, the module.`);
  const title = /title: '([^']*)'/.exec(made.getText())?.[1] ?? id;
  return { name: made.name.getText(), path: `modules/${id}/module`, title };
}

/** Whether another entry of the package has this module. */
const hasEntry = (path: string): boolean =>
  readdirSync(`${root}${edition}/entries`).some(
    (name) =>
      name !== 'variants.ts' &&
      readFileSync(`${root}${edition}/entries/${name}`, 'utf8').includes(`'../${path}.js'`),
  );

const callsSteps = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && node.expression.getText() === 'steps') ||
  (ts.forEachChild(node, (child) => callsSteps(child) || undefined) ?? false);

/** What a file exports that makes steps: a constant, or a function that returns them. */
const stepsIn = (path: string) =>
  sourceOf(`${edition}/${path}.ts`).statements.flatMap((statement) => {
    if (!statement.getText().startsWith('export ') || !callsSteps(statement)) return [];
    const constant = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]
      : undefined;
    const name = (ts.isFunctionDeclaration(statement) ? statement : constant)?.name?.getText() ?? '';
    const isMade =
      ts.isFunctionDeclaration(statement) ||
      (constant?.initializer !== undefined && ts.isArrowFunction(constant.initializer));
    return [{ name, path, isMade }];
  });

/** The kinds of event that a module's file of them declares or takes over, in their order. */
const kindsIn = (id: string): readonly string[] =>
  sourceOf(`${edition}/modules/${id}/event-kinds.ts`).statements.flatMap((statement) => {
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    )
      return statement.exportClause.elements.map(({ name }) => name.text);
    if (!ts.isVariableStatement(statement) || !statement.getText().startsWith('export ')) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  });

/** The widest line that the formatter leaves alone. */
const lineWidth = 110;

function listOfKinds(id: string): string {
  const names = kindsIn(id);
  const inOneLine = `export const kinds = [${names.join(', ')}];`;
  const imported = [...names].sort((a, b) => (sortedAs(a) < sortedAs(b) ? -1 : 1));
  const importLine = `import { ${imported.join(', ')} } from './event-kinds.js';`;
  return [
    written,
    ...(importLine.length <= lineWidth
      ? [importLine]
      : ['import {', ...imported.map((name) => `  ${name},`), "} from './event-kinds.js';"]),
    '',
    ...(inOneLine.length <= lineWidth
      ? [inOneLine]
      : ['export const kinds = [', ...names.map((name) => `  ${name},`), '];']),
    '',
  ].join('\n');
}

/** The steps of all modules, in the order of their files. */
const stepsOfModules = () =>
  readdirSync(`${root}${edition}/modules`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => stepsIn(`modules/${name.replace(/\.ts$/, '')}`));

export function files(): Files {
  // A folder without a module has what several modules share.
  const modules = readdirSync(`${root}${edition}/modules`)
    .filter((id) => existsSync(`${root}${edition}/modules/${id}/module.ts`))
    .sort()
    .map((id) => ({ id, ...moduleIn(id) }));
  const inOrder = [...modules].sort((a, b) => placeOf(a.id) - placeOf(b.id));
  const variants = modules.filter(({ path }) => !hasEntry(path));
  const steps = stepsOfModules();
  const withKinds = modules.filter(({ id }) => existsSync(`${root}${edition}/modules/${id}/event-kinds.ts`));
  return {
    ...Object.fromEntries(withKinds.map(({ id }) => [`${edition}/modules/${id}/kinds.ts`, listOfKinds(id)])),
    [`${edition}/bundled-modules.ts`]: [
      written,
      ...importsOf(modules, (path) => `./${path}`),
      '',
      '/** The rule modules that come with the package, in the order in which they change the rules. */',
      'export const modules = [',
      ...inOrder.map(({ name }) => `  ${name},`),
      '] as const;',
      '',
    ].join('\n'),
    [`${edition}/module-steps.ts`]: [
      written,
      ...importsOf(steps, (path) => `./${path}`).map((line) => line.replace(/^import /, 'import type ')),
      '',
      '/** The frame types of the bundled modules, and the steps that they add to others. */',
      'export type ModuleSteps =',
      ...steps.map(
        ({ name, isMade }, at) =>
          `  | ${isMade ? `ReturnType<typeof ${name}>` : `typeof ${name}`}${at < steps.length - 1 ? '' : ';'}`,
      ),
      '',
    ].join('\n'),
    [`${edition}/entries/variants.ts`]: [
      '/**',
      ' * The small variants, as modules for `composeRuleset`:',
      ` * ${variants.map(({ title }) => title).join(', ')}.`,
      ' *',
      ' * @module second-edition/variants',
      ' */',
      written,
      ...variants.map(({ name, path }) => `export { ${name} } from '../${path}.js';`),
      '',
    ].join('\n'),
  };
}
