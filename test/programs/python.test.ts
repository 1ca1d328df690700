import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { compiled } from '../compiled.js';

/* The Python client plays with the real engine: its own tests, where there is a Python. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const command = `'${process.execPath}' '${compiled('tools/cli/main.ts')}' serve --stdio`;
const python = ['python3', 'python'].find(
  (name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0,
);
if (python === undefined)
  console.warn('examples/python could not be tried: there is no Python 3.9 or later here.');

it.runIf(python !== undefined)('examples/python passes its tests', { timeout: 600_000 }, () => {
  const { status, stderr } = spawnSync(
    python ?? '',
    ['-m', 'unittest', 'discover', '-s', 'examples/python', '-t', 'examples/python'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, RUNEBOUND_COMMAND: command } },
  );
  expect(stderr).toMatch(/Ran \d+ tests[\s\S]*OK/);
  expect(status).toBe(0);
});
