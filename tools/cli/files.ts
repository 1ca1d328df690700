import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '../../src/kernel/index.js';
import { CommandError, plain } from './terminal.js';

export type ReadFile = { readonly text: string; readonly value: unknown } | { readonly problem: Problem };

export function readJson(file: string): ReadFile {
  const unreadable = whyUnreadable(file);
  if (unreadable !== null) return { problem: { path: '', message: `The file ${unreadable}.` } };
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return { problem: { path: '', message: `The file ${reasonOf(error)}.` } };
  }
  const text = decode(bytes);
  if (text === null)
    return { problem: { path: '', message: 'The file is no text in UTF-8 (or UTF-16 with its mark).' } };
  const read = parseJson(text, 'The file');
  return 'problem' in read ? read : { text, ...read };
}

/** One by one: with `recursive`, Node 20 never returns where no folder can be made, as in `/proc`. */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (!existsSync(above)) makeFolder(above);
  mkdirSync(path);
}

/** Writes a file, and the folders above it where they are wanted. @throws CommandError with the reason */
export function write(file: string, content: string | Uint8Array, folders = false): void {
  try {
    if (folders) makeFolder(dirname(file));
    writeFileSync(file, content);
  } catch (error) {
    throw new CommandError(`${plain(file)} cannot be written: ${(error as Error).message}`);
  }
}

export function demandReadable(path: string, allowed: 'file' | 'file or folder' = 'file'): void {
  const reason = whyUnreadable(path, allowed);
  if (reason !== null) throw new CommandError(`${path} ${reason}.`);
}

function whyUnreadable(path: string, allowed: 'file' | 'file or folder' = 'file'): string | null {
  let found: Stats;
  try {
    found = statSync(path);
  } catch (error) {
    return reasonOf(error);
  }
  if (found.isDirectory()) {
    if (allowed === 'file') return 'is a folder; name a file';
    try {
      readdirSync(path);
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  }
  // Opening a named pipe waits for a writer; pipes opened by the shell have one.
  const isOpen = /^\/dev\/(stdin|fd\/\d+)$/.test(path) || /^\/proc\/self\/fd\/\d+$/.test(path);
  return found.isFile() || isOpen ? null : 'is no ordinary file; save its content in one';
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is not there',
  EACCES: 'may not be read: permission is denied',
  EPERM: 'may not be read: permission is denied',
  ELOOP: 'is a link that leads round in a circle',
  ENAMETOOLONG: 'has too long a name',
  ERR_INVALID_ARG_VALUE: 'has no name that a file could have',
  ERR_FS_FILE_TOO_LARGE: 'is too large',
};

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? `cannot be read: ${message}`;
}

/** The text of a file: UTF-8, or UTF-16 with a mark, without the mark; `null` for binary data. */
function decode(bytes: Buffer): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Cuts a stream into lines with their ends, and holds no more than `most` bytes of one; `null` stands for a longer one.
 */
export async function* linesOf(
  stream: AsyncIterable<Buffer>,
  most: number,
): AsyncGenerator<Buffer | null, void> {
  let parts: Buffer[] = [];
  let length = 0;
  const line = (): Buffer | null => {
    const cut = length > most ? null : Buffer.concat(parts);
    parts = [];
    length = 0;
    return cut;
  };
  for await (const chunk of stream)
    for (let from = 0; from < chunk.length; ) {
      const end = chunk.indexOf('\n', from);
      const part = chunk.subarray(from, end < 0 ? chunk.length : end + 1);
      from += part.length;
      length += part.length;
      if (length <= most) parts.push(part);
      else parts = [];
      if (end >= 0) yield line();
    }
  if (length > 0) yield line();
}

export function filesIn(
  folder: string,
  fits: (path: string) => boolean,
): { files: string[]; unreadable: { folder: string; reason: string }[] } {
  const files: string[] = [];
  const unreadable: { folder: string; reason: string }[] = [];
  const walk = (inside: string): void => {
    try {
      for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
        const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
        if (entry.isDirectory()) walk(path);
        else if (fits(path)) files.push(path);
      }
    } catch (error) {
      unreadable.push({ folder: inside, reason: reasonOf(error) });
    }
  };
  walk('');
  return { files: files.sort(), unreadable };
}

export function parseJson(
  text: string,
  what: string,
): { readonly value: unknown } | { readonly problem: Problem } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: { path: '', message: `${what} is not JSON: ${(error as Error).message}` } };
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const problemLine = ({ path, message, rule }: Problem): string =>
  `${path || '(the whole file)'}: ${message}${rule ? ` [${rule}]` : ''}`;
