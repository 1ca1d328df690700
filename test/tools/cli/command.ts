import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { run } from '../../../tools/cli/run.js';
import { compiled } from '../../compiled.js';

/*
 * The command under test. Most tests ask what it says and what it ends with: for that it runs in this process, as each process of its own
 * reads and compiles the whole engine first. What a process alone can show (signals, pipes, threads, files without permission) starts one.
 */

/** The command as Node runs it. */
export const main = compiled('tools/cli/main.ts');

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What a call came to. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where and how a call is made: in the folder of the repository if nothing else is said. */
interface Place {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the command in a process of its own. */
export const started = (args: readonly string[], { cwd = root, env = {} }: Place = {}): Ended =>
  spawnSync(process.execPath, [main, ...args], { cwd, encoding: 'utf8', env: { ...process.env, ...env } });

/** Does something as the command, or another program, would: it starts itself again to play on all cores. */
export async function asCommand<R>(work: () => Promise<R>, as = main): Promise<R> {
  const { argv } = process;
  const program = argv[1] as string;
  argv[1] = as;
  try {
    return await work();
  } finally {
    argv[1] = program;
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs the command in this process, one call after the other: the streams and the exit code are the process's. */
export function called(
  args: readonly string[],
  { cwd = root }: { readonly cwd?: string } = {},
): Promise<Ended> {
  const ended = turn.then(() => callNow(args, cwd));
  turn = ended.catch(() => {});
  return ended;
}

async function callNow(args: readonly string[], cwd: string): Promise<Ended> {
  const { stdout, stderr, exitCode } = process;
  const before = { out: stdout.write, err: stderr.write, cwd: process.cwd() };
  const printed = { out: '', err: '' };
  const into =
    (name: 'out' | 'err'): typeof stdout.write =>
    (text: string | Uint8Array, ...more: unknown[]) => {
      printed[name] += typeof text === 'string' ? text : Buffer.from(text).toString();
      for (const done of more) if (typeof done === 'function') done();
      return true;
    };
  stdout.write = into('out');
  stderr.write = into('err');
  process.exitCode = undefined;
  process.chdir(cwd);
  try {
    await asCommand(() => run(args));
    return { status: Number(process.exitCode ?? 0), stdout: printed.out, stderr: printed.err };
  } finally {
    stdout.write = before.out;
    stderr.write = before.err;
    process.exitCode = exitCode;
    process.chdir(before.cwd);
  }
}
