import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * Two processes in one folder of an embedded database would spoil it. Locks are numbered files, and the highest number counts: the process that it names
 * has the folder while it runs. To take the folder over is to make the file of the next number, which the file system lets one process do.
 * Nobody removes the highest file, so a number that was passed is never taken again.
 */

const pattern = /^server-(\d+)\.lock$/;
const nameOf = (number: number): string => `server-${number}.lock`;
/** What a lock says once its folder was given free. */
const free = 'free';

/** When a process began, by the system's count: its number alone may be given to another one after it. `''` where the system does not tell. */
async function beginningOf(pid: number): Promise<string> {
  try {
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
    // The name of the program stands in brackets and may hold anything; the 20th word after it is the time.
    const words = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ');
    return `${boot}/${words?.[19]}`;
  } catch {
    return '';
  }
}

/** Whether the process that a lock names still runs; its number, if so. */
async function holderOf(lock: string): Promise<number | null> {
  const [first = '', beginning = ''] = lock.split(' ');
  const pid = Number(first);
  if (!(pid > 0)) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  // Without a beginning to compare, a process of this very number is taken for the one that is meant, unless it is this one.
  const now = await beginningOf(pid);
  if (beginning === '' || now === '') return pid === process.pid ? null : pid;
  return beginning === now ? pid : null;
}

/** The numbers of the locks that are there, the highest first. */
const numbersIn = async (folder: string): Promise<readonly number[]> =>
  (await readdir(folder)).flatMap((name) => Number(pattern.exec(name)?.[1] ?? [])).sort((a, b) => b - a);

/**
 * Takes a folder for this process. A lock that a killed process left behind is taken over.
 *
 * @returns gives the folder free again
 * @throws Error if another process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  // Written beside and then put in place, so that nobody ever reads half of it.
  const written = join(folder, `lock-${randomUUID()}`);
  const put = async (text: string, place: (from: string) => Promise<void>): Promise<void> => {
    await writeFile(written, text);
    try {
      await place(written);
    } finally {
      await rm(written, { force: true });
    }
  };
  for (;;) {
    const [highest = 0] = await numbersIn(folder);
    const before =
      highest === 0 ? free : await readFile(join(folder, nameOf(highest)), 'utf8').catch(() => null);
    // It was removed meanwhile: there is a higher one.
    if (before === null) continue;
    const holder = await holderOf(before);
    if (holder !== null)
      throw new Error(
        `A server (process ${holder}) keeps its tables in ${folder} already. Name another folder in DATA_FOLDER, or a PostgreSQL in DATABASE_URL.`,
      );
    const mine = join(folder, nameOf(highest + 1));
    try {
      await put(`${process.pid} ${await beginningOf(process.pid)}`, (from) => link(from, mine));
    } catch (error) {
      // Another process was quicker.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw error;
    }
    const [now, ...older] = await numbersIn(folder);
    if (now !== highest + 1) {
      // This number was passed, and its file removed, before it was made here again.
      await rm(mine, { force: true });
      continue;
    }
    await Promise.all(older.map((number) => rm(join(folder, nameOf(number)), { force: true })));
    return () => put(free, (from) => rename(from, mine));
  }
}
