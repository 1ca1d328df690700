import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from './server.js';

/* A folder has one server, also where several start at once over the lock of one that was killed. */

const trials = 300;
const rivals = 3;
let place: string;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'runebound-lock-'));
  for (let at = 0; at < rivals; at++)
    processes.push(
      fork(fileURLToPath(new URL('./rival.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] }),
    );
  await Promise.all(processes.map((child) => once(child, 'message')));
});
afterAll(async () => {
  for (const child of processes) child.disconnect();
  await rm(place, { recursive: true, force: true });
});

/** Sends each process a word at once, and gives what they answer. */
const all = (word: object): Promise<unknown[]> =>
  Promise.all(
    processes.map(async (child) => {
      const answer = once(child, 'message');
      child.send(word);
      return (await answer)[0] as unknown;
    }),
  );

const numbersOf = async (folder: string): Promise<readonly string[]> => (await readdir(folder)).sort();

describe('the lock of a folder', () => {
  it(`lets one of ${rivals} processes in, ${trials} times, where a killed one left it behind`, async () => {
    const { pid: dead } = spawnSync(process.execPath, ['--version']);
    let entered = 0;
    for (let trial = 0; trial < trials; trial++) {
      const folder = await mkdtemp(join(place, 'trial-'));
      await writeFile(join(folder, 'server-7.lock'), `${dead} another-boot/1`);
      const answers = await all({ take: folder });
      expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
      const refused = answers.filter((answer) => answer !== 'taken');
      expect(refused).toEqual(
        refused.map(() => expect.stringMatching(/^A server \(process \d+\) keeps its tables in /)),
      );
      entered++;
    }
    expect(entered).toBe(trials);
  });

  it('is taken in turn, and leaves one file behind however often that was', async () => {
    const folder = await mkdtemp(join(place, 'turns-'));
    for (let turn = 0; turn < 20; turn++) {
      const answers = await all({ take: folder });
      expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
      await all({ free: folder });
    }
    expect(await numbersOf(folder)).toEqual(['server-20.lock']);
  });

  it('is not held by a process that has the number of the one that held it', async () => {
    const folder = await mkdtemp(join(place, 'reused-'));
    // This process runs; the one that is meant began at another time.
    await writeFile(join(folder, 'server-1.lock'), `${process.pid} another-boot/1`);
    const answers = await all({ take: folder });
    // Where the system does not tell when a process began, its number is all there is.
    const isTold = process.platform === 'linux';
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(isTold ? 1 : 0);
  });

  it('keeps a second server out, with the reason', async () => {
    const folder = await mkdtemp(join(place, 'servers-'));
    const server = await start({ DATA_FOLDER: folder });
    await expect(start({ DATA_FOLDER: folder })).rejects.toThrow(/keeps its tables in .* already/);
    await server.kill();
    const next = await start({ DATA_FOLDER: folder });
    await next.stop();
  });
});
