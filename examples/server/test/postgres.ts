import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/* A PostgreSQL of the tests' own, in a folder that is thrown away. */

const run = promisify(execFile);
const debian = '/usr/lib/postgresql';

/** Where the programs of PostgreSQL are; `null` where there are none. `POSTGRES_BIN` names another place. */
async function programs(): Promise<string | null> {
  const versions = await readdir(debian).catch(() => []);
  const places = [
    process.env.POSTGRES_BIN,
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => `${debian}/${version}/bin`),
    '/usr/local/bin',
    '/usr/bin',
  ];
  return places.find((place) => place !== undefined && existsSync(join(place, 'initdb'))) ?? null;
}

const bin = await programs();
/** Whether there is a PostgreSQL to test with. */
export const hasPostgres = bin !== null;
/** What could not be tried, where there is none. */
export const missing =
  'There is no PostgreSQL here: it was not tried, nor two servers on one. Debian has it as `postgresql`; POSTGRES_BIN names a folder with initdb.';

export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Makes a cluster and starts it. PostgreSQL does not run as root: there it runs as nobody.
 *
 * @param place - the folder to make it in
 */
export async function startPostgres(place = tmpdir()): Promise<Postgres> {
  const folder = await mkdtemp(join(place, 'runebound-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    await run('chown', ['nobody', folder]);
    await chmod(folder, 0o700);
  }
  const program = (name: string, ...words: string[]) => {
    const file = join(bin ?? '', name);
    const [command, before] = isRoot ? ['setpriv', ['--reuid=nobody', '--clear-groups', file]] : [file, []];
    return run(command, [...before, ...words], { cwd: folder });
  };
  const data = join(folder, 'data');
  const port = await freePort();
  await program(
    'initdb',
    '-D',
    data,
    '-U',
    'tester',
    '--auth=trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C',
  );
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  await program('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start');
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    async stop() {
      await program('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
