import { fileURLToPath } from 'node:url';
import { type IPty, spawn } from '@lydell/node-pty';
import { SerializeAddon } from '@xterm/addon-serialize';
import headless from '@xterm/headless';
import { compiled } from '../../compiled.js';

/* The command in a terminal of its own: keys go in, and what a person would see is read. */

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A screen that reads the same this many times in a row has arrived whole. */
const STILL = 5;
/** One that moves, with a bar, say, has so after this many times. */
const MOVING = 50;

/** A terminal in which a command runs. */
export class Screen {
  private readonly terminal: InstanceType<typeof headless.Terminal>;
  private readonly pty: IPty;
  /** What the command ended with, once it has and all that it said is on the screen. */
  readonly ended: Promise<number>;

  constructor(
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
    [cols, rows]: readonly [columns: number, rows: number] = [110, 45],
  ) {
    this.terminal = new headless.Terminal({ cols, rows, allowProposedApi: true });
    // What the tests run in may be without colors, or force them: a terminal of one's own says itself what it has.
    const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
    this.pty = spawn(process.execPath, [compiled('tools/cli/main.ts'), ...args], {
      cols,
      rows,
      cwd: root,
      env: { ...inherited, TERM: 'xterm-256color', COLORTERM: 'truecolor', ...env },
    });
    this.pty.onData((data) => this.terminal.write(data));
    this.ended = new Promise((resolve) =>
      this.pty.onExit(({ exitCode }) => this.terminal.write('', () => resolve(exitCode))),
    );
  }

  /** Everything that is on the screen. */
  text(): string {
    const { active } = this.terminal.buffer;
    return Array.from(
      { length: this.terminal.rows },
      (_, row) => active.getLine(active.viewportY + row)?.translateToString(true) ?? '',
    ).join('\n');
  }

  /** Everything that was printed, lines that have left the screen as well; folded lines are whole. */
  scrolled(): string {
    const { active } = this.terminal.buffer;
    return Array.from({ length: active.length }, (_, row) => active.getLine(row))
      .map((line, row) => `${row > 0 && !line?.isWrapped ? '\n' : ''}${line?.translateToString(true) ?? ''}`)
      .join('');
  }

  /** Whether the screen is a page of its own, from which nothing can be scrolled back to. */
  keepsNothing(): boolean {
    return this.terminal.buffer.active.type === 'alternate';
  }

  /** What is on the screen, with its colors, as a page that a browser shows. */
  html(): string {
    const addon = new SerializeAddon();
    this.terminal.loadAddon(addon);
    const page = addon.serializeAsHTML({ scrollback: 0, includeGlobalBackground: true });
    addon.dispose();
    return page;
  }

  /** Whether anything on the screen has a color. */
  colored(): boolean {
    const { active } = this.terminal.buffer;
    return Array.from({ length: this.terminal.rows }, (_, row) =>
      active.getLine(active.viewportY + row),
    ).some(
      (line) =>
        line !== undefined &&
        Array.from({ length: this.terminal.cols }, (_, column) => line.getCell(column)).some(
          (cell) => cell !== undefined && !(cell.isFgDefault() && cell.isBgDefault()),
        ),
    );
  }

  /** Waits until something else is asked than in this text of the screen, or the command has ended. @throws Error if nothing happens */
  async changes(from: string): Promise<string> {
    let over = false;
    void this.ended.then(() => {
      over = true;
    });
    const isAsked = (): boolean => this.text() !== from && /\? \S?\s*\n/.test(this.text());
    for (
      const until = Date.now() + 60_000;
      !over && !isAsked();
      await new Promise((next) => setTimeout(next, 10))
    )
      if (Date.now() > until) throw new Error(`Nothing happens on the screen:\n${this.text()}`);
    return this.text();
  }

  /**
   * Waits until the screen says something and stands still: a page arrives in pieces, its title first.
   * @throws Error with what it says instead, if the command ends before or nothing comes
   */
  async says(what: string | RegExp): Promise<string> {
    const isThere = (): boolean =>
      typeof what === 'string' ? this.text().includes(what) : what.test(this.text());
    let over = false;
    void this.ended.then(() => {
      over = true;
    });
    const until = Date.now() + 60_000;
    for (let [there, still, before] = [0, 0, '']; ; ) {
      there = isThere() ? there + 1 : 0;
      still = this.text() === before ? still + 1 : 0;
      if (there > 0 && (over || still >= STILL || there >= MOVING)) break;
      if (over || Date.now() > until)
        throw new Error(`The screen does not say ${what}, but:\n${this.text()}`);
      before = this.text();
      await new Promise((next) => setTimeout(next, 20));
    }
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
