import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/* What an editor says while people write a program: ids that complete, and messages that say what was meant. */

/** Where functions are, and options of a game there. */
const entries = {
  root: 'players: 2',
  second: 'players: 2',
  third: "scenario: 'corpse-king', players: 2",
  rulesetOfRoot: 'players: 2',
  rulesetOfSecond: 'players: 2',
  rulesetOfThird: "scenario: 'corpse-king', players: 2",
} as const;

/** A line with an empty text where an id stands, and an id that is offered there. */
const ids = [
  ["root.apply(root.createGame({ players: 2, seed: 1 }), { type: 'market/buy', card: '' });", 'white-blade'],
  ["root.legalActions(root.createGame({ players: [{ hero: '' }], seed: 1 }));", 'mordrog'],
  ["second.apply(stateOfSecond, { type: 'market/buy', card: '' });", 'white-blade'],
  ["second.predict(viewOfSecond, { type: 'move/free', to: '' });", 'tamalir'],
  ["third.transition(stateOfThird, { type: 'move/go', to: '' });", 'forge'],
  ["rulesetOfSecond.apply(stateOfSecond, { type: 'market/buy', card: '' });", 'white-blade'],
  ["rulesetOfThird.apply(stateOfThird, { type: 'move/go', to: '' });", 'forge'],
  ["scenario.fromScenario({ game: { players: [{ hero: '' }, {}] } });", 'mordrog'],
  ["scenario.fromScenario({ game: { players: [{ items: [''] }, {}] } });", 'white-blade'],
  ["scenario.startScenario({ game: { players: [{ space: '' }, {}] } });", 'tamalir'],
  ["scenario.fromScenario({ game: { players: 2, stacks: { '': [] } } });", 'tamalir'],
  ["scenario.fromScenario({ game: { players: 2, modules: [''] } });", 'doom-track'],
  ["scenario.fromScenario({ game: { players: [{ hero: '' }, {}] } }, rulesetOfSecond);", 'mordrog'],
  ["thirdScenario.fromScenario({ game: { scenario: '', players: 2 } });", 'corpse-king'],
  ["thirdScenario.startScenario({ game: { players: [{ hex: '' }, {}] } });", 'forge'],
  ["thirdScenario.fromScenario({ game: { players: 2, markets: { '': [] } } });", 'forge'],
] as const;

/** A line, and what the compiler says about it. */
const said = [
  ...Object.entries(entries).flatMap(([entry, of]): readonly (readonly [string, string])[] => [
    [`${entry}.createGame({ ${of}, sed: 1 });`, "Did you mean to write 'seed'?"],
    [`${entry}.createGame({ ${of} });`, "Property 'seed' is missing"],
    [
      `${entry}.apply(${entry}.viewFor(${entry}.createGame({ ${of}, seed: 1 }), 0), noAction);`,
      'this is a view, not a state',
    ],
  ]),
  [
    "second.apply(stateOfSecond, { type: 'market/buy', card: 'white-blad' });",
    `is not assignable to type 'SecondEditionCardId'. Did you mean '"white-blade"'?`,
  ],
  [
    "thirdScenario.fromScenario({ game: { players: [{ hero: 'corbn' }, {}] } });",
    `is not assignable to type 'ThirdEditionHeroId | undefined'. Did you mean '"corbin"'?`,
  ],
] as const;

/** Lines that nothing is wrong with. */
const right = Object.entries(entries).map(
  ([entry, of]) => `${entry}.viewFor(${entry}.apply(${entry}.createGame({ ${of}, seed: 1 }), noAction), 0);`,
);

const head = [
  "import * as root from 'runebound-engine';",
  "import * as second from 'runebound-engine/second-edition';",
  "import * as third from 'runebound-engine/third-edition';",
  "import * as scenario from 'runebound-engine/scenario';",
  "import * as thirdScenario from 'runebound-engine/third-edition/scenario';",
  'const rulesetOfRoot = root.composeRuleset([]);',
  'const rulesetOfSecond = second.composeRuleset([]);',
  "const rulesetOfThird = third.rulesetOf('corpse-king');",
  'declare const stateOfSecond: second.SecondEditionState;',
  'declare const viewOfSecond: second.SecondEditionView;',
  'declare const stateOfThird: third.ThirdEditionState;',
  'declare const noAction: never;',
];
const program = [...head, ...right, ...said.map(([line]) => line), ...ids.map(([line]) => line)].join('\n');

const home = join(import.meta.dirname, '..', '..');
const path = join(home, 'written.ts');
const { compilerOptions } = ts.readConfigFile(join(home, 'tsconfig.json'), ts.sys.readFile).config as {
  compilerOptions: object;
};
const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, types: [] }, home);
const service = ts.createLanguageService({
  getScriptFileNames: () => [path],
  getScriptVersion: () => '0',
  getScriptSnapshot(file) {
    const text = file === path ? program : ts.sys.readFile(file);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => home,
  getCompilationSettings: () => options,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (file) => file === path || ts.sys.fileExists(file),
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
});

/** The messages about a line of the program. */
function messages(line: string): string {
  const from = program.indexOf(line);
  return service
    .getSemanticDiagnostics(path)
    .filter(({ start = 0 }) => start >= from && start < from + line.length)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    .join('\n');
}

describe('an editor', { timeout: 300_000 }, () => {
  it.each(ids)('completes the ids in %s', (line, id) => {
    const at = program.indexOf(line) + line.indexOf("''") + 1;
    const names = service.getCompletionsAtPosition(path, at, {})?.entries.map(({ name }) => name);
    expect(names).toContain(id);
  });

  it.each(said)('says what was meant by %s', (line, message) => {
    expect(messages(line)).toContain(message);
  });

  it('says nothing about what is right', () => {
    expect(right.map(messages)).toEqual(right.map(() => ''));
    expect(right).toHaveLength(6);
  });
});
