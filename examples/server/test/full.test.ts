import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openDatabase } from '../src/store/database.js';
import { tables } from '../src/store/schema.js';
import { noDisk, smallDisk } from './disk.js';

/* An embedded database that the full disk ended: the process ends with it, instead of standing still, and nothing is lost. */

const disk = await smallDisk(80);
if (disk === null) {
  console.warn(noDisk);
  it('says that no disk was filled', () => expect(noDisk).toContain('not tried'));
} else
  it('a process ends with its embedded database, and says why', async () => {
    const folder = join(disk.folder, 'data');
    await mkdir(folder);
    const child = fork(fileURLToPath(new URL('./full.ts', import.meta.url)), [folder], {
      execArgv: ['--import', 'tsx'],
      env: {
        ...process.env,
        TSX_TSCONFIG_PATH: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)),
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.on('data', (text) => {
      said += text;
    });
    try {
      await once(child, 'message');
      await disk.fill();
      child.send('write');
      expect((await once(child, 'close'))[0]).toBe(1);
      expect(said).toContain('The database cannot go on');
      await disk.clear();
      const database = await openDatabase({ folder });
      expect(await database.sql.select({ id: tables.id }).from(tables)).toEqual([{ id: 'before' }]);
      await database.close();
    } finally {
      child.kill('SIGKILL');
      await disk.remove();
    }
  });
