import process from 'node:process';
import { paint } from '../play/style.js';

/* How far something is that takes a while: a bar for people at a terminal. Nothing of it goes into a pipe or a file. */

const erase = '\r\u001b[2K';
const hide = '\u001b[?25l';
const show = '\u001b[?25h';

/** A bar of so many columns. */
function barOf(share: number, columns: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * columns);
  return paint.hex('#22b07d')('█'.repeat(full)) + paint.gray('░'.repeat(columns - full));
}

/** How long something will take, as people say it. */
function spell(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** A bar on the standard error, where that is a terminal. */
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

  /** So much is done. */
  at(done: number, note = ''): void {
    const { output, of, what, began } = this;
    if (!output.isTTY) return;
    const left =
      done === 0 ? '' : ` · ${spell(((performance.now() - began) / 1000 / done) * (of - done))} left`;
    const said = `${done} of ${of} ${what}${note === '' ? left : ` · ${note}`} · Ctrl-C ends it`;
    const room = (output.columns || 80) - 30;
    output.write(`${erase}  ${barOf(done / Math.max(1, of), 24)}  ${said.slice(0, Math.max(0, room))}`);
  }

  /** Nothing of it is left on the screen. */
  end(): void {
    if (this.output.isTTY) this.output.write(`${erase}${show}`);
  }
}
