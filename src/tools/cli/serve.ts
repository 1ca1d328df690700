import { once } from 'node:events';
import process from 'node:process';
import { StringDecoder } from 'node:string_decoder';
import { longestLine, openSession, tooLong } from '../protocol/index.js';
import { CommandError, complain, exitCodes } from './terminal.js';

/** A line, or `null` for one that was too long. */
type Read = string | null;

/** Cuts the input into lines. A line that is too long is dropped. */
class Lines {
  private readonly decoder = new StringDecoder('utf8');
  private readonly parts: string[] = [];
  private length = 0;

  *read(chunk: Buffer): Generator<Read> {
    const pieces = this.decoder.write(chunk).split('\n');
    const rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      this.keep(piece);
      yield this.line();
    }
    this.keep(rest);
  }

  /** The last line, if it has no end. */
  *end(): Generator<Read> {
    this.keep(this.decoder.end());
    if (this.length > 0) yield this.line();
  }

  private keep(piece: string): void {
    this.length += piece.length;
    if (this.length > longestLine) this.parts.length = 0;
    else if (piece !== '') this.parts.push(piece);
  }

  private line(): Read {
    const line = this.length > longestLine ? null : this.parts.join('');
    this.parts.length = 0;
    this.length = 0;
    return line;
  }
}

export async function serve({ stdio }: { readonly stdio?: boolean }, engine: string): Promise<void> {
  if (stdio !== true)
    throw new CommandError(
      'Say where to speak: runebound-engine serve --stdio. docs/protocol.md tells what.',
    );
  const { stdin, stdout } = process;
  const session = openSession({ engine });
  const lines = new Lines();
  const stop = (): void => {
    process.exit(exitCodes.fine);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const say = async (line: string): Promise<void> => {
    // Waits for a slow reader, so that output does not pile up.
    if (!stdout.write(`${line}\n`)) await once(stdout, 'drain');
  };
  const answer = async (read: Iterable<Read>): Promise<void> => {
    for (const line of read)
      if (line === null) await say(tooLong());
      else if (line.trim() !== '') await say(session.answer(line));
  };
  await say(JSON.stringify(session.greeting));
  try {
    for await (const chunk of stdin) await answer(lines.read(chunk));
    await answer(lines.end());
  } catch (error) {
    complain(`The input cannot be read: ${error instanceof Error ? error.message : error}`, exitCodes.fault);
  }
}
