// Modules from outside work with the package as it is shipped: each example of a package of its own is copied to an empty folder, the packed
// package is installed there with what it needs to be tested, and its own types and tests are run. Nothing of this repository is in reach.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { npm, pack, root, workFolder } from './newcomer.mjs';

/** By the name of its folder: how a ruleset is composed of it. */
const examples = {
  'pilgrims-road': 'composeRuleset([pilgrimsRoad])',
  'ember-watch':
    "composeRuleset({ edition: 'third-edition', scenario: 'corpse-king', modules: [emberWatch] })",
};

const { work, remove } = workFolder('outside');

try {
  const packed = pack(work);
  for (const [name, composed] of Object.entries(examples)) {
    const home = join(work, name);
    cpSync(join(root, 'examples', name), home, { recursive: true });
    npm(['install', '--no-save', '--prefer-offline', packed], home);
    console.log(npm(['test', '--silent'], home).trim());
    npm(['run', 'build', '--silent'], home);
    const [module] = /\w+(?=\])/.exec(composed);
    const built = `import { composeRuleset } from 'runebound-engine';
import { ${module} } from './dist/index.js';
console.log(${composed}.rules.moduleIds.join());`;
    const inForce = execFileSync(process.execPath, ['--input-type=module', '-e', built], {
      cwd: home,
      encoding: 'utf8',
    });
    assert.ok(inForce.trim().split(',').includes(name));
    console.log(`${name}: its types, its tests and its build pass with the packed package`);
  }
} finally {
  remove();
}
