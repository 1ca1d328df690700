import { readFileSync } from 'node:fs';
import process from 'node:process';
import { textOfThrown } from '../../src/kernel/problems.js';

export const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** The exit codes. The help lists them, too. */
export const exitCodes = {
  /** A positive answer, or no complaint. */
  fine: 0,
  /** A negative answer: an unknown rule, an illegal action, a pack with problems, a failing vector. */
  no: 1,
  /** Wrong options, or an unreadable input. */
  usage: 2,
  /** The output cannot be written, or the command has a fault. */
  fault: 3,
} as const;

export const exitCodeHelp = `
Exit codes:
  0  success, or the answer is yes
  1  the answer is no: an unknown rule, an illegal action, a problem in a pack or catalogue, a failed vector
  2  wrong usage, or unreadable input: a file, a folder, a position
  3  the output cannot be written, or the command has a fault
Errors are written to the standard error.`;

/** Stops a command with a message and without a stack trace. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Loads a library that people install themselves. @throws CommandError with the command that installs it */
export async function optional<T>(load: () => Promise<T>, otherwise: string): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CommandError(otherwise);
  }
}

// Characters that move the cursor, color the screen or turn the direction of text: C0, C1, direction marks, line
// separators, lone surrogates.
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

/** One line that is safe to print: control characters become escapes, as in JSON. */
export const plain = (text: string): string =>
  text.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A number with its noun: "1 game", "3 games". */
export const many = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

export const print = (lines: readonly string[]): void => {
  for (const line of lines) process.stdout.write(`${plain(line)}\n`);
};

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2).split('\n'));

/** Reports a problem and sets the exit code; a worse one stays. */
export function complain(message: string, exitCode: number): void {
  process.stderr.write(`runebound-engine: ${message.split('\n').map(plain).join('\n')}\n`);
  process.exitCode = Math.max(Number(process.exitCode ?? 0), exitCode);
}

/** Ends quietly when the reader stops (`| head`), and with a message when the output cannot be written. */
export function watchStreams(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') complain(`The output cannot be written: ${error.message}`, exitCodes.fault);
    process.exit();
  });
  // There is no stream left for a message.
  process.stderr.on('error', () => process.exit(process.exitCode ?? exitCodes.fault));
}

export async function withoutTraces(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof CommandError) return complain(error.message, error.exitCode);
    // V8 reports values that are nested too deeply as a stack overflow.
    if (error instanceof RangeError && /call stack/.test(error.message))
      return complain('What was given is nested too deeply to be read.', exitCodes.usage);
    complain(`This is a fault of the command, please report it: ${textOfThrown(error)}`, exitCodes.fault);
  }
}

/** What was found in files, one by one; it ends with the exit code "no" if something is wrong. */
export function report(
  files: readonly string[],
  found: readonly { readonly ok: boolean; readonly lines: readonly string[] }[],
  { json }: { readonly json?: boolean },
  bad: string,
): void {
  if (json) printJson(found.map(({ lines: _, ...report }, at) => ({ file: files[at], ...report })));
  else for (const { lines } of found) print(lines);
  const many = found.filter(({ ok }) => !ok).length;
  if (many > 0) complain(`${many} of ${found.length} ${bad}.`, exitCodes.no);
}

/** Between words that stay on one line of a screen. */
export const TOGETHER = '\u00a0';

/** Words that stay on one line of a screen. */
export const together = (words: string): string => words.replaceAll(' ', TOGETHER);
