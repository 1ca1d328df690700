// A module from outside works with the package as it is shipped: examples/pilgrims-road is copied to an empty folder, the packed package is
// installed there with what it needs to be tested, and its own types and tests are run. Nothing of this repository is in reach.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { npm, pack, root, workFolder } from './newcomer.mjs';

const { work, remove } = workFolder('outside');
const home = join(work, 'pilgrims-road');

try {
  cpSync(join(root, 'examples/pilgrims-road'), home, { recursive: true });
  npm(['install', '--no-save', '--prefer-offline', pack(work)], home);
  console.log(npm(['test', '--silent'], home).trim());
  npm(['run', 'build', '--silent'], home);
  const built = `import { composeRuleset } from 'runebound-engine';
import { pilgrimsRoad } from './dist/index.js';
console.log(composeRuleset([pilgrimsRoad]).rules.moduleIds.join());`;
  const inForce = execFileSync(process.execPath, ['--input-type=module', '-e', built], {
    cwd: home,
    encoding: 'utf8',
  });
  assert.equal(inForce.trim(), 'pilgrims-road');
  console.log('a module from outside: its types, its tests and its build pass with the packed package');
} finally {
  remove();
}
