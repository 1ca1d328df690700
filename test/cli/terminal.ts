import { fileURLToPath } from 'node:url';
import { type IPty, spawn } from '@lydell/node-pty';
import headless from '@xterm/headless';

/* The command in a terminal of its own: keys go in, and what a person would see is read. */

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A terminal in which a command runs. */
export class Screen {
  private readonly terminal = new headless.Terminal({ cols: 110, rows: 45, allowProposedApi: true });
  private readonly pty: IPty;
  /** What the command ended with, once it has. */
  readonly ended: Promise<number>;

  constructor(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.pty = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...args], {
      cols: 110,
      rows: 45,
      cwd: root,
      env: { ...process.env, ...env },
    });
    this.pty.onData((data) => this.terminal.write(data));
    this.ended = new Promise((resolve) => this.pty.onExit(({ exitCode }) => resolve(exitCode)));
  }

  /** Everything that is on the screen. */
  text(): string {
    const { active } = this.terminal.buffer;
    return Array.from(
      { length: this.terminal.rows },
      (_, row) => active.getLine(active.viewportY + row)?.translateToString(true) ?? '',
    ).join('\n');
  }

  /** Waits until the screen says something. @throws Error with what it says instead, if the command ends before or nothing comes */
  async says(what: string | RegExp): Promise<string> {
    const isThere = (): boolean =>
      typeof what === 'string' ? this.text().includes(what) : what.test(this.text());
    let over = false;
    void this.ended.then(() => {
      over = true;
    });
    for (const until = Date.now() + 60_000; !isThere(); await new Promise((next) => setTimeout(next, 20)))
      if (over || Date.now() > until)
        throw new Error(`The screen does not say ${what}, but:\n${this.text()}`);
    return this.text();
  }

  /** Types a line. */
  enter(text: string): void {
    this.pty.write(`${text}\r`);
  }

  /** Presses keys. */
  press(keys: string): void {
    this.pty.write(keys);
  }

  close(): void {
    this.pty.kill();
    this.terminal.dispose();
  }
}
