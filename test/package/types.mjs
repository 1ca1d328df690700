// The types of every entry stand by themselves: whoever checks libraries too (no skipLibCheck), with whichever TypeScript, finds no error in them.
//
//   node test/package/types.mjs           with the TypeScript of this repository
//   node test/package/types.mjs --fetch   with every version that the package is for, brought into a folder for the time
//
// Asked as a user would: the packed package is installed in an empty folder, and a file imports all entries, another requires them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeEntries, emptyProject, firstLine, npm, pack, root, workFolder } from './newcomer.mjs';

/** The oldest version of each major one, the last ones before the next, and the next. */
const versions = ['5.4', '5.9', '6.0', '7.0'];

const { work, remove } = workFolder('types');
const home = emptyProject(join(work, 'home'));
const entries = codeEntries();

/** Packs the package and installs it for somebody who has nothing else but boardgame.io, which one entry is for. */
function install() {
  npm(['install', '--prefer-offline', pack(work)], home);
  symlinkSync(join(root, 'node_modules/boardgame.io'), join(home, 'node_modules/boardgame.io'));
  const all = (line) =>
    entries.map((entry, at) => `${line(entry, `entry${at}`)}\nvoid entry${at};`).join('\n');
  writeFileSync(
    join(home, 'all.mts'),
    all((entry, as) => `import * as ${as} from '${entry}';`),
  );
  writeFileSync(
    join(home, 'all.cts'),
    all((entry, as) => `import ${as} = require('${entry}');`),
  );
  const compilerOptions = {
    ...{ module: 'nodenext', moduleResolution: 'nodenext', target: 'es2022', lib: ['es2022', 'dom'] },
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    ...{ skipLibCheck: false, noEmit: true, types: [] },
  };
  writeFileSync(
    join(home, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['all.mts', 'all.cts'] }),
  );
}

/** The compiler of a version, brought here; `null` for that of this repository. */
function compiler(version) {
  if (version === null) return join(root, 'node_modules/typescript');
  const folder = emptyProject(join(work, version));
  npm(['install', '--prefer-offline', `typescript@${version}`], folder);
  return join(folder, 'node_modules/typescript');
}

/** What a compiler finds wrong in the package itself; what is wrong in boardgame.io is not ours. */
function problemsWith(folder) {
  const ran = spawnSync(process.execPath, [join(folder, 'bin/tsc'), '-p', home, '--pretty', 'false'], {
    cwd: home,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  assert.ok(ran.status !== null && ran.stderr === '', `the compiler did not run: ${ran.error ?? ran.stderr}`);
  return ran.stdout
    .split('\n')
    .filter((line) => /^(\S*node_modules[\\/]runebound-engine[\\/]|all\.|error)/.test(line));
}

try {
  install();
  for (const version of process.argv.includes('--fetch') ? versions : [null]) {
    let folder;
    try {
      folder = compiler(version);
    } catch (error) {
      console.log(`TypeScript ${version} could not be had: ${firstLine(error)}`);
      continue;
    }
    const problems = problemsWith(folder);
    const exact = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
    assert.deepEqual(problems.slice(0, 20), [], `TypeScript ${exact} finds ${problems.length} errors`);
    console.log(
      `TypeScript ${exact}: the types of ${entries.length} entries, imported and required, have no error`,
    );
  }
} finally {
  remove();
}
