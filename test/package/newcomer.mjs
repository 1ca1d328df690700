// What is asked of the package as a newcomer would ask it needs the same few things: the packed package, an empty folder in which it is installed,
// and the run times that it is for.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs npm in a folder, and gives what it prints; what it complains of is in the error. */
export const npm = (args, cwd, env = process.env) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** What would be packed, without packing it: the files, and what they take. */
export function packed() {
  const [{ files, size, unpackedSize }] = JSON.parse(
    npm(['pack', '--dry-run', '--json', '--ignore-scripts'], root),
  );
  return { paths: files.map(({ path }) => path), size, unpackedSize };
}

/** Packs the package into a folder, and says where it is then. */
export function pack(folder) {
  const [{ filename }] = JSON.parse(
    npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root),
  );
  return join(folder, filename);
}

/** Makes a folder in which something is installed. */
export function emptyProject(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  return folder;
}

/** A folder for the time of a program, and how it is removed. */
export function workFolder(purpose) {
  const work = mkdtempSync(join(tmpdir(), `runebound-${purpose}-`));
  // A folder for temporary files is closed to other users; a test of a clone runs the command as another user.
  chmodSync(work, 0o755);
  return { work, remove: () => rmSync(work, { recursive: true, force: true }) };
}

/** What can be imported under a name of its own, but for files of data: `runebound-engine`, `runebound-engine/words` and so on. */
export function codeEntries() {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(exports)
    .filter((key) => typeof exports[key] === 'object')
    .map((key) => name + key.slice(1));
}

const systems = {
  'linux x64': ['linux-x64', 'linux-x64', 'linux-x64-glibc'],
  'linux arm64': ['linux-arm64', 'linux-aarch64', 'linux-arm64-glibc'],
};
const mine = systems[`${process.platform} ${process.arch}`];

/** The run times: the packages that bring their programs have no scripts to run, those with the plain names do. */
export const runTimes = [
  ...[20, 22, 24].map((version) => ({
    name: `Node ${version}`,
    from: mine && `node-${mine[0]}@${version}`,
    program: 'bin/node',
    before: [],
  })),
  { name: 'Bun', from: mine && `@oven/bun-${mine[1]}`, program: 'bin/bun', before: [] },
  {
    name: 'Deno',
    from: mine && `@deno/${mine[2]}`,
    program: 'deno',
    before: ['run', '-A', '--node-modules-dir=manual'],
  },
];

/** Where the program of a run time is: this one, or brought into a folder from npm's registry if that is allowed. */
export function programOf({ name, from, program }, work, fetching) {
  if (name === `Node ${process.versions.node.split('.')[0]}`) return process.execPath;
  if (!from) throw new Error(`no package brings it to ${process.platform} ${process.arch}`);
  if (!fetching) throw new Error('run with --fetch to bring it here');
  const folder = emptyProject(join(work, name.replace(' ', '-')));
  npm(['install', '--ignore-scripts', '--no-save', '--prefer-offline', from], folder);
  return join(folder, 'node_modules', from.replace(/@\d+$/, ''), program);
}

/** What a run time says its version is. */
export const versionOf = (program) =>
  execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n')[0];

/** What a newcomer's programs have about them: nothing of this repository, even where npm runs this program in it. */
export const surroundings = (work) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([key]) => !/^(?:INIT_CWD|npm_(?!config_)|npm_config_local_prefix)/.test(key),
    ),
  ),
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  NO_COLOR: '1',
  DENO_DIR: join(work, 'deno'),
  DENO_NO_UPDATE_CHECK: '1',
});

/** The first line of what went wrong. */
export const firstLine = (error) =>
  String(error.stderr || error.message || error)
    .trim()
    .split('\n')[0];
