import { execFile } from 'node:child_process';
import { chmod, type FileHandle, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/* A small disk of the tests' own, which can be filled. Linux makes one in memory, for root. */

const run = promisify(execFile);

export interface Disk {
  readonly folder: string;
  /** Leaves no room, not for one block. */
  fill(): Promise<void>;
  /** Makes room again. */
  clear(): Promise<void>;
  remove(): Promise<void>;
}

/** What could not be tried, where no disk can be made. */
export const noDisk =
  'No small disk can be made here (that takes Linux and root): a server whose disk is full was not tried.';

/** Makes a disk of so many megabytes; `null` where that cannot be done. */
export async function smallDisk(megabytes: number): Promise<Disk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'runebound-disk-'));
  const options = `size=${megabytes}m,mode=755`;
  try {
    await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  await chmod(folder, 0o755);
  const filling = join(folder, 'filling');
  return {
    folder,
    async fill() {
      const file = await open(filling, 'a');
      const { bsize } = await statfs(folder);
      try {
        // Large blocks first: while single ones are written, six people play their game to its end.
        for (const size of [2 ** 20, bsize]) await appendUntilFull(file, size);
      } finally {
        await file.close();
      }
    },
    clear: () => rm(filling, { force: true }),
    async remove() {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
}

async function appendUntilFull(file: FileHandle, size: number): Promise<void> {
  const block = Buffer.alloc(size);
  try {
    for (;;) await file.appendFile(block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
