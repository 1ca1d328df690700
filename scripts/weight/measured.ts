import { spawn, spawnSync } from 'node:child_process';
import { listed, memoryOf } from './page.js';

/* A command, and what it took. */

/** What a command took. */
export interface Taken {
  /** Seconds on the clock. */
  readonly wall: number;
  /** Seconds of processors, of the command and of all that it started. */
  readonly processor: number;
  /** The most that all of them together held in memory, in MB, looked at twice a second. */
  readonly memory: number;
}

/**
 * Runs a command and says what it took.
 *
 * @throws Error with the end of what it printed, if it fails
 */
export async function taken(command: string, cwd: string): Promise<Taken> {
  // The shell counts the processors of all that it has waited for, which Node does not.
  const child = spawn('bash', ['-c', `TIMEFORMAT='%R %U %S'; time { ${command} ; } >&2 2>&1`], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
  });
  let most = 0;
  const look = setInterval(() => {
    const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
    most = Math.max(most, memoryOf(child.pid ?? 0, listed(stdout)));
  }, 500);
  const code = await new Promise<number | null>((ended) => child.on('close', ended));
  clearInterval(look);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${said}`);
  const [wall = 0, user = 0, system = 0] = (said.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { wall, processor: user + system, memory: most / 1000 };
}
