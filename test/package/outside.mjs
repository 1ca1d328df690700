// A module from outside works with the package as it is shipped: examples/pilgrims-road is copied to an empty folder, the packed package is
// installed there with what it needs to be tested, and its own types and tests are run. Nothing of this repository is in reach.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'runebound-outside-'));
const home = join(work, 'pilgrims-road');
const npm = (args, cwd) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];

try {
  cpSync(join(root, 'examples/pilgrims-road'), home, { recursive: true });
  const [{ filename }] = JSON.parse(
    npm(['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', work], root),
  );
  npm(['install', '--no-save', '--prefer-offline', join(work, filename), ...quietly], home);
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
  rmSync(work, { recursive: true, force: true });
}
