import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { paint } from '../play/style.js';

/* A progress bar for people at a terminal; pipes and files get none. */

/** Ctrl-C ends the work and prints the results so far; pressed again it ends the command. */
export class Patience {
  private readonly controller = new AbortController();
  private readonly lose = (): void => {
    if (this.lost) process.exit(130);
    this.controller.abort();
  };

  constructor() {
    process.on('SIGINT', this.lose);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get lost(): boolean {
    return this.signal.aborted;
  }

  async *through<T>(work: Iterable<T>): AsyncGenerator<T, void> {
    for (const piece of work) {
      yield piece;
      await setImmediate();
      if (this.lost) return;
    }
  }

  end(): void {
    process.off('SIGINT', this.lose);
  }
}

const erase = '\r\u001b[2K';
const hide = '\u001b[?25l';
const show = '\u001b[?25h';

function barOf(share: number, columns: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * columns);
  return paint.hex('#22b07d')('█'.repeat(full)) + paint.gray('░'.repeat(columns - full));
}

function spell(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export class Progress {
  private readonly began = performance.now();

  constructor(
    private readonly of: number,
    private readonly what: string,
    private readonly output: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'> = process.stderr,
  ) {
    if (output.isTTY) output.write(hide);
    this.at(0);
  }

  at(done: number, note = ''): void {
    const { output, of, what, began } = this;
    if (!output.isTTY) return;
    const left =
      done === 0 ? '' : ` · ${spell(((performance.now() - began) / 1000 / done) * (of - done))} left`;
    const said = `${done} of ${of} ${what}${note === '' ? left : ` · ${note}`} · Ctrl-C ends it`;
    const room = (output.columns || 80) - 30;
    output.write(`${erase}  ${barOf(done / Math.max(1, of), 24)}  ${said.slice(0, Math.max(0, room))}`);
  }

  end(): void {
    if (this.output.isTTY) this.output.write(`${erase}${show}`);
  }
}
