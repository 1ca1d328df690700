/**
 * `npm run release:version`: collects the changesets that wait into CHANGELOG.md, and writes the version that comes of them into package.json and
 * wherever else it stands. `npm run release:dry` says where it is not the same.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { protocolVersion } from '../../src/protocol/schema.js';
import { greetingOf, lockedAt } from './version-places.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

execFileSync(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], {
  cwd: root,
  stdio: 'inherit',
});
const { version } = JSON.parse(read('package.json'));
writeFileSync(join(root, 'package-lock.json'), lockedAt(read('package-lock.json'), version));
writeFileSync(
  join(root, 'docs/protocol.md'),
  read('docs/protocol.md').replace(/"protocol":\d+,"engine":"[^"]*"/, greetingOf(protocolVersion, version)),
);
console.log(`The version is ${version}.`);
