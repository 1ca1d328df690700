import process from 'node:process';
import { textOfThrown } from '../kernel/problems.js';

/* How the command speaks: answers on the standard output, what went wrong on the standard error, and what it ends with. */

/** What the command ends with. The help lists them, too. */
export const exitCodes = {
  /** The answer is yes, or there is nothing to complain of. */
  fine: 0,
  /** The answer is no: a rule that is not there, an action that is not legal, a pack with problems, a vector that fails. */
  no: 1,
  /** The command was called wrongly, or cannot read what it was to look at. */
  usage: 2,
  /** The output cannot be written, or the command has a fault. */
  fault: 3,
} as const;

/** The exit codes, under the help of the whole command. */
export const exitCodeHelp = `
Exit codes:
  0  success, or the answer is yes
  1  the answer is no: an unknown rule, an illegal action, a problem in a pack or catalogue, a failed vector
  2  wrong usage, or unreadable input: a file, a folder, a position
  3  the output cannot be written, or the command has a fault
Errors are written to the standard error.`;

/** Something that stops a command, to be told in one sentence and without a stack trace. */
export class CommandError extends Error {
  /** What the command ends with. */
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}

// What moves the cursor, colors the screen or turns the direction of text: C0, C1, marks of direction, line separators, halves of characters.
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

/** A text as one line that is safe to print: what a terminal would obey stands there as its code, as in JSON. */
export const plain = (text: string): string =>
  text.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Prints an answer, a line for each element. */
export const print = (lines: readonly string[]): void => {
  for (const line of lines) process.stdout.write(`${plain(line)}\n`);
};

/** Prints an answer as JSON. */
export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2).split('\n'));

/** Says what went wrong, and makes the command end with this code; a worse one stays. */
export function complain(message: string, exitCode: number): void {
  process.stderr.write(`runebound-engine: ${message.split('\n').map(plain).join('\n')}\n`);
  process.exitCode = Math.max(Number(process.exitCode ?? 0), exitCode);
}

/** Ends quietly when nobody reads on (`| head`), and with a message when the output cannot be written. */
export function watchStreams(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') complain(`The output cannot be written: ${error.message}`, exitCodes.fault);
    process.exit();
  });
  // There is nowhere left to say it.
  process.stderr.on('error', () => process.exit(process.exitCode ?? exitCodes.fault));
}

/** Runs a command and tells whatever it throws. */
export async function withoutTraces(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof CommandError) return complain(error.message, error.exitCode);
    // V8 knows no better name for a value that is nested too deeply.
    if (error instanceof RangeError && /call stack/.test(error.message))
      return complain('What was given is nested too deeply to be read.', exitCodes.usage);
    complain(`This is a fault of the command, please report it: ${textOfThrown(error)}`, exitCodes.fault);
  }
}
