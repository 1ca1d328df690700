// What the types promise is there: every value that the declarations of an entry declare can be imported and required from it,
// and nothing can be imported that no declaration knows. Asked of the compiler as a user would: is `entry.name` a value?
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { codeEntries } from './newcomer.mjs';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('.', import.meta.url));
const entries = codeEntries();
const options = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** A program of files that exist only here. */
function programOf(files, before) {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, version) =>
    files.has(file)
      ? ts.createSourceFile(file, files.get(file), version, true)
      : getSourceFile(file, version);
  return ts.createProgram([...files.keys()], options, host, before);
}

const fileOf = (entry, ending) => `${folder}${entry.replaceAll('/', '-')}.${ending}`;
const importing = (entry, ending, names) =>
  [
    ending === 'mts' ? `import * as all from '${entry}';` : `import all = require('${entry}');`,
    ...names.map((each) => `all.${each};`),
  ].join('\n');

/** The names that an entry's declarations export, of types and values alike; `null` if there are none to be found. */
function declared(program, file) {
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const statement = source.statements[0];
  const specifier = ts.isImportDeclaration(statement)
    ? statement.moduleSpecifier
    : statement.moduleReference.expression;
  const symbol = checker.getSymbolAtLocation(specifier);
  return symbol ? checker.getExportsOfModule(symbol).map((each) => each.getName()) : null;
}

let count = 0;
for (const ending of ['mts', 'cts']) {
  const bare = new Map(entries.map((entry) => [fileOf(entry, ending), importing(entry, ending, [])]));
  const first = programOf(bare);
  const names = new Map(entries.map((entry) => [entry, declared(first, fileOf(entry, ending))]));
  for (const entry of entries) assert.ok(names.get(entry), `${entry} (${ending}): no declarations are found`);
  const used = new Map(
    entries.map((entry) => [fileOf(entry, ending), importing(entry, ending, names.get(entry))]),
  );
  const second = programOf(used, first);
  for (const entry of entries) {
    const source = second.getSourceFile(fileOf(entry, ending));
    const noValue = new Set(
      second
        .getSemanticDiagnostics(source)
        .map(({ start }) => source.getLineAndCharacterOfPosition(start).line - 1)
        .map((at) => names.get(entry)[at]),
    );
    const promised = names.get(entry).filter((each) => !noValue.has(each));
    const real = Object.keys(ending === 'mts' ? await import(entry) : require(entry));
    assert.deepEqual(real.sort(), promised.sort(), `${entry} (${ending}): declared and real values differ`);
    count += real.length;
  }
}
console.log(
  `the ${count} values that the types of ${entries.length} entries promise are there, imported and required`,
);
