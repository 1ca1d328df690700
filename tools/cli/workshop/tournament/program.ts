import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { type Conversation, seated } from '../../../../src/protocol/index.js';
import { CommandError, plain } from '../../terminal.js';

/* A program as a bot: it gets events and questions on its standard input, and answers on its standard output. */

const COMPLAINT = 300;

/** Milliseconds for a program to end by itself after its game. */
const FAREWELL = 2_000;

/** The command line of a program: Python files are run with Python. */
const commandOf = (program: string): readonly [string, ...string[]] =>
  program.endsWith('.py') ? [process.env.PYTHON ?? 'python3', resolve(program)] : [resolve(program)];

export function demandProgram(program: string): void {
  if (program.endsWith('.py')) return;
  try {
    accessSync(program, constants.X_OK);
  } catch {
    throw new CommandError(
      `${plain(program)} cannot be started: mark it as executable (chmod +x), or name a JavaScript file (.js, .mjs) or a Python file (.py).`,
    );
  }
}

class Running implements Conversation {
  private child: ChildProcess | null = null;
  private ended: string | null = null;
  private complaint = '';
  private readonly lines: string[] = [];
  private waiting: (() => void) | null = null;

  constructor(
    private readonly program: string,
    private readonly silence: number | null,
  ) {}

  tell(line: string): void {
    this.started().stdin?.write(`${line}\n`);
  }

  async ask(line: string, signal?: AbortSignal): Promise<string> {
    this.tell(line);
    const stop = (): void => this.stop('ran out of time');
    signal?.addEventListener('abort', stop);
    const { silence } = this;
    const timer =
      silence === null
        ? undefined
        : setTimeout(() => this.stop(`answered nothing for ${silence} ms and was stopped`), silence);
    try {
      while (this.lines.length === 0) {
        if (this.ended !== null) throw new Error(`the program ${this.ended}${this.complained()}`);
        await new Promise<void>((resolve) => {
          this.waiting = resolve;
        });
      }
      return this.lines.shift() as string;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Lets the program end by itself, or kills it after a while. */
  dismiss(): void {
    const { child } = this;
    if (child === null || this.ended !== null) return;
    child.stdin?.end();
    const timer = setTimeout(() => child.kill('SIGKILL'), FAREWELL);
    timer.unref();
    child.once('exit', () => clearTimeout(timer));
  }

  private stop(why: string): void {
    this.end(why);
    this.child?.kill('SIGKILL');
  }

  private started(): ChildProcess {
    if (this.child) return this.child;
    const [command, ...args] = commandOf(this.program);
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.child = child;
    child.on('error', (error) => this.end(`cannot be started (${error.message})`));
    // `close` comes after all its output was read.
    child.on('close', (code, signal) => this.end(`ended with ${code ?? signal}`));
    // The program may have ended already.
    child.stdin.on('error', () => {});
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = (this.complaint + text).slice(-COMPLAINT);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.lines.push(line);
      this.wake();
    });
    return child;
  }

  private end(why: string): void {
    this.ended ??= why;
    this.wake();
  }

  private wake(): void {
    this.waiting?.();
    this.waiting = null;
  }

  private complained(): string {
    const said = this.complaint.trim();
    return said === '' ? '' : `, and complained: ${said}`;
  }
}

export interface ProgramSeat {
  readonly program: string;
  readonly seed: string;
  readonly parameter: string | null;
  /** Milliseconds of silence after which it is stopped. */
  readonly silence: number | null;
}

export function programPlayer({ program, seed, parameter, silence }: ProgramSeat): {
  readonly player: ReturnType<typeof seated>;
  readonly dismiss: () => void;
} {
  const running = new Running(program, silence);
  const name = parameter === null ? program : `${program}:${parameter}`;
  return { player: seated(name, { seed, parameter }, running), dismiss: () => running.dismiss() };
}
