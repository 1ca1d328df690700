import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/* Two processes in one folder of an embedded database would spoil it: the first one leaves its number there. */

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Takes a folder for this process. A lock that a killed process left behind is taken over.
 *
 * @returns gives the folder free again
 * @throws Error if another process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'server.pid');
  for (;;) {
    try {
      const lock = await open(file, 'wx');
      await lock.writeFile(String(process.pid));
      await lock.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = Number(await readFile(file, 'utf8').catch(() => ''));
    if (pid > 0 && pid !== process.pid && isRunning(pid))
      throw new Error(
        `A server (process ${pid}) keeps its tables in ${folder} already. Name another folder in DATA_FOLDER, or a PostgreSQL in DATABASE_URL.`,
      );
    await rm(file, { force: true });
  }
}
