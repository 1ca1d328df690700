/**
 * `npm run release:dry`: whether the package can be published as it is. It builds where the build is missing or older than the sources, packs,
 * installs the packed package in an empty folder on each run time and runs README there, and looks at all that must be right on the day of a
 * release. Each line says what was seen; the last one is "ready", or lists what is missing. Nothing is published and nothing here is changed.
 *
 * Of the network it asks npm's registry only, and says what could not be tried without it. `-- --quick` leaves out what takes minutes: the tests
 * in a fresh clone. `-- --only versions,types` makes these checks alone, by the names that stand before the lines.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { transformSync } from 'esbuild';
import { protocolVersion } from '../src/protocol/schema.js';
import { stateVersion as ofSecondEdition } from '../src/second-edition/base/state.js';
import { stateVersion as ofThirdEdition } from '../src/third-edition/base/state.js';
import {
  codeEntries,
  emptyProject,
  npm,
  pack,
  packed,
  programOf,
  type RunTime,
  root,
  runTimes,
  surroundings,
  versionOf,
  workFolder,
} from '../test/package/newcomer.mjs';
import { entries } from './entries.js';
import { type Command, commandsOf, type Program, programsOf } from './release/blocks.js';
import {
  contents,
  engines,
  gistOf,
  gitState,
  isOffline,
  isStale,
  type Manifest,
  manifestOf,
  npmSays,
  pictures,
  type Seen,
  tagOf,
  versions,
  workflow,
} from './release/checks.js';

const { quick, only } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
}).values;
const { work, remove } = workFolder('release');

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest: Manifest = JSON.parse(read('package.json'));
const readme = read('README.md');
const programs = programsOf(readme);
const commands = commandsOf(readme, manifest.name);
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** What a newcomer's program prints. */
function run(program: string, args: readonly string[], cwd: string, shell = false): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    shell,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    timeout: 30 * 60_000,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: surroundings(work),
  });
  if (error) throw error;
  if (status === 0) return stdout;
  const said = stderr.trim() || stdout.trim();
  const gist = gistOf(said);
  throw new Error(`ends with ${status}: ${gist}${gist === said ? '' : `\n${said.slice(-800)}`}`);
}

/** It could not be tried here. */
class Untried extends Error {}

const missing: string[] = [];
const leftOut: string[] = [];
const wanted = new Set(only?.split(',').map((name) => name.trim()));

/** What went wrong, in the words of the program that failed. */
function saidBy(error: unknown): string {
  const { stderr, message } = error as { stderr?: string | null; message?: string };
  return (stderr || message || String(error)).trim();
}

/** Carries out one check, and says in a line what it saw. What it throws is missing. */
function check(name: string, look: () => Seen | string): void {
  if (only !== undefined && !wanted.delete(name)) {
    if (!leftOut.includes(name)) leftOut.push(name);
    return;
  }
  const line = (word: string, text: string) => console.log(`${word.padEnd(8)} ${name.padEnd(12)}  ${text}`);
  try {
    const found = look();
    const { saw, missing: all } = typeof found === 'string' ? { saw: found, missing: [] } : found;
    // A build that is missing would be told file by file.
    const reasons = all.length > 12 ? [...all.slice(0, 10), `and ${all.length - 10} more`] : all;
    line(reasons.length > 0 ? 'MISSING' : 'ok', reasons.length > 0 ? reasons.join('; ') : saw);
    missing.push(...reasons.map((reason) => `${name}: ${reason}`));
  } catch (error) {
    const reason = saidBy(error);
    const word = error instanceof Untried ? 'UNTRIED' : 'MISSING';
    line(word, reason.replaceAll('\n', '\n         '));
    missing.push(`${name}: ${word === 'UNTRIED' ? 'could not be tried: ' : ''}${reason.split('\n')[0]}`);
  }
}

/** What is made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const tarball = once(() => pack(work));
/** An empty folder in which the packed package is installed. */
const home = once(() => {
  const folder = emptyProject(join(work, 'home'));
  fromRegistry(() => npm(['install', '--prefer-offline', tarball()], folder));
  return folder;
});

/** What needs npm's registry: where that is not to be had, it is not tried. */
function fromRegistry<T>(get: () => T): T {
  try {
    return get();
  } catch (error) {
    const said = saidBy(error);
    if (isOffline(said)) throw new Untried(`npm's registry does not answer: ${said.split('\n')[0]}`);
    throw error;
  }
}

/** The name of a program of README, as a file. */
const fileOf = (at: number, ending: string) => `readme-${at + 1}.${ending}`;

/** Writes the programs of README into a folder, as they stand there and as every run time reads them. */
function writePrograms(folder: string): void {
  for (const [at, { code }] of programs.entries()) {
    writeFileSync(join(folder, fileOf(at, 'mts')), `${code}\nexport {};\n`);
    writeFileSync(join(folder, fileOf(at, 'mjs')), transformSync(code, { loader: 'ts', format: 'esm' }).code);
  }
}

/** Runs a program of README; it prints what README says. */
function runProgram(
  { code, prints }: Program,
  at: number,
  folder: string,
  [program, ...args]: [string, ...string[]],
): void {
  const where = `program ${at + 1} of README.md (${code.trim().split('\n')[0]})`;
  let printed: string;
  try {
    printed = run(program, [...args, fileOf(at, 'mjs')], folder);
  } catch (error) {
    throw new Error(`${where} ${saidBy(error)}`);
  }
  const lines = printed.trimEnd().split('\n');
  if (lines.join('\n') !== prints.join('\n'))
    throw new Error(`${where} prints ${JSON.stringify(lines)}; README.md says ${JSON.stringify(prints)}`);
}

/** Installs the packed package in an empty folder as somebody with this run time would, and runs the programs of README there. */
function tryOn(runTime: RunTime): string {
  const program = fromRegistry(() => programOf(runTime, work, true));
  const folder = emptyProject(join(work, `readme-${runTime.name.replace(' ', '-')}`));
  let by = 'npm';
  if (runTime.name === 'Bun') {
    by = 'bun add';
    fromRegistry(() => run(program, ['add', tarball()], folder));
  } else {
    const env = surroundings(work);
    // npm runs on the Node that comes first in PATH. Deno reads what npm has installed.
    if (runTime.name.startsWith('Node')) env.PATH = dirname(program) + delimiter + env.PATH;
    fromRegistry(() => npm(['install', '--prefer-offline', tarball()], folder, env));
  }
  writePrograms(folder);
  for (const [at, each] of programs.entries()) runProgram(each, at, folder, [program, ...runTime.before]);
  return `${versionOf(program)}: installed by ${by}, ${programs.length} programs of README print what it says`;
}

/** The types that the programs of README need are there. */
function checkTypes(folder: string): string {
  writePrograms(folder);
  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2022', lib: ['es2022', 'dom'], types: [] },
    ...{ strict: true, skipLibCheck: true, noEmit: true },
  };
  const files = programs.map((_, at) => fileOf(at, 'mts'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  run(
    process.execPath,
    [join(root, 'node_modules/typescript7/bin/tsc'), '-p', '.', '--pretty', 'false'],
    folder,
  );
  return `${programs.length} programs of README compile under strict, with the installed types`;
}

/** Every entry can be imported and required where nothing but the package is installed. */
function importAll(folder: string): Seen {
  const names = codeEntries();
  const list = JSON.stringify(names);
  const failed = (get: string): readonly string[] =>
    JSON.parse(
      run(
        process.execPath,
        [
          ...['--input-type=module', '-e'],
          `import { createRequire } from 'node:module';
const require = createRequire(process.cwd() + '/');
const failed = [];
for (const name of ${list}) try { ${get}; } catch (error) { failed.push(name + ': ' + error.message.split('\\n')[0]); }
console.log(JSON.stringify(failed));`,
        ],
        folder,
      ),
    );
  return {
    saw: `${names.length} entries are imported and required`,
    missing: [...failed('await import(name)'), ...failed('require(name)')],
  };
}

/** A clone of what is committed. */
const cloned = once(() => {
  const clone = join(work, 'clone');
  git('clone', '--quiet', root, clone);
  fromRegistry(() => run('npm', ['install'], clone));
  return clone;
});

/** A vector of somebody's own. */
const ownVector = {
  id: '2e.game.players/seven',
  title: 'Seven players are too many',
  rules: ['2e.game.players'],
  create: { players: 7 },
  refused: { rule: '2e.game.players' },
};

/** A command of README, typed where README says. */
function typeIn(line: string, where: Command['where']): string {
  if (where === null)
    throw new Error('README.md does not say where this is typed, or it is no command of this package');
  if (where === 'install')
    return `done, with ${basename(tarball())} in the place of the name: ${readdirSync(join(home(), 'node_modules')).length} packages`;
  if (where === 'installed') {
    mkdirSync(join(home(), 'my-vectors'), { recursive: true });
    writeFileSync(join(home(), 'my-vectors/seven.json'), JSON.stringify(ownVector));
    const printed = run(`(${line}) 2>&1`, [], home(), true).trim().split('\n');
    return `in the empty folder: ${printed.at(-1)}`;
  }
  const clone = cloned();
  const printed = run(`(${line}) 2>&1`, [], clone, true).trim().split('\n');
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' }).trim();
  if (changed) throw new Error(`it changes the clone: ${changed.replaceAll('\n', ', ')}`);
  return `in a fresh clone, which stays as it was; ${printed.length} lines, the last: ${printed.at(-1)?.trim()}`;
}

/** The build is there and not older than what it is built from; otherwise it is made. */
function build(): string {
  const time = (file: string) => statSync(join(root, file)).mtimeMs;
  const sources = git(
    'ls-files',
    'src',
    'tools',
    'rules/*.json',
    'conformance/*.json',
    'docs/*.json',
    'package-lock.json',
    '*.config.ts',
    'tsconfig*.json',
  )
    .split('\n')
    .concat('scripts/entries.ts', 'scripts/finish-build.ts')
    .filter((file) => existsSync(join(root, file)));
  const built = existsSync(join(root, 'dist'))
    ? readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true }).filter((each) =>
        each.isFile(),
      )
    : [];
  const times = built.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs);
  if (!isStale(sources.map(time), times))
    return `${built.length} files in dist, none older than the ${sources.length} it is built from`;
  npm(['run', 'build', '--silent'], root);
  return `dist was ${built.length === 0 ? 'missing' : 'older than its sources'}, and is built anew`;
}

function states() {
  const folder = join(root, 'test/fixtures/saves');
  return {
    states: { 'Second Edition': ofSecondEdition, 'Third Edition': ofThirdEdition },
    saves: {
      'Second Edition': readdirSync(folder),
      'Third Edition': readdirSync(join(folder, 'third-edition')),
    },
  };
}

try {
  check('versions', () =>
    versions({
      manifest,
      lock: JSON.parse(read('package-lock.json')),
      changelog: read('CHANGELOG.md'),
      protocolPage: read('docs/protocol.md'),
      protocol: protocolVersion,
      ...states(),
      waiting: readdirSync(join(root, '.changeset')).filter((name) => /^(?!README).*\.md$/.test(name)),
    }),
  );
  check('package.json', () => manifestOf(manifest, read('LICENSE')));
  check('engines', () =>
    engines(manifest, {
      readme,
      checks: read('.github/workflows/checks.yml'),
      runTimes: runTimes.map(({ name }) => name),
    }),
  );
  check('README', () => pictures(manifest, { readme, files: git('ls-files').split('\n') }));
  check('release.yml', () => workflow(manifest, read('.github/workflows/release.yml')));
  check('git', () => {
    const tag = tagOf(manifest);
    return gitState({
      changed: git('status', '--porcelain').split('\n').filter(Boolean),
      head: git('rev-parse', '--short', 'HEAD'),
      tag,
      tagged: git('tag', '--list', tag) !== '',
    });
  });
  check('registry', () => {
    const name = `${manifest.name}@${manifest.version}`;
    const found = fromRegistry(() => {
      try {
        return npm(['view', name, 'version'], work).trim();
      } catch (error) {
        if (/E404/.test(saidBy(error))) return '';
        throw error;
      }
    });
    if (found !== '') throw new Error(`npm has ${name} already`);
    return `npm has no ${name}`;
  });
  check('build', build);
  check('contents', () =>
    contents(
      manifest,
      packed(),
      entries.map(({ name }) => (name === '' ? '.' : `./${name}`)),
    ),
  );
  const bin = (name: string) => join(root, 'node_modules/.bin', name);
  check('publint', () => {
    run(bin('publint'), ['--strict', tarball()], root);
    return 'publint --strict has nothing to say';
  });
  check('attw', () => {
    run(bin('attw'), [tarball(), '--profile', 'node16'], root);
    return 'attw finds the types of every entry';
  });
  check('npm', () => {
    const { stdout, stderr } = spawnSync(
      'npm',
      ['publish', '--dry-run', '--ignore-scripts', '--loglevel=notice'],
      { cwd: root, encoding: 'utf8' },
    );
    if (!stdout.includes(`+ ${manifest.name}@${manifest.version}`))
      fromRegistry(() => {
        throw new Error(stderr);
      });
    return npmSays(stderr);
  });
  check('entries', () => importAll(home()));
  check('types', () => checkTypes(home()));
  for (const runTime of runTimes) check(runTime.name, () => tryOn(runTime));
  for (const { line, where } of commands)
    if (quick && where === 'clone' && /npm test/.test(line)) leftOut.push(line);
    else check(line, () => typeIn(line, where));
} catch (error) {
  missing.push(`nothing more could be tried: ${saidBy(error)}`);
}

for (const name of wanted) missing.push(`there is no check "${name}" to be made alone`);
if (leftOut.length > 0) console.log(`left out: ${leftOut.join(', ')}`);
if (missing.length > 0) console.log(`\nnot ready:\n${missing.map((each) => `- ${each}`).join('\n')}`);
else console.log(leftOut.length > 0 ? 'ready, but for what was left out' : 'ready');
process.exitCode = missing.length > 0 ? 1 : 0;
// What was said comes first: to remove a clone with all that is installed in it takes a while.
remove();
