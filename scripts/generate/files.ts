import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that are made from others: the text of each, by its path from the root of the repository. */
export type Files = Readonly<Record<string, string>>;

/** What a generator is: a file of this folder. */
export interface Generator {
  /** What it writes. */
  readonly files: () => Files;
  /** Folders in which there is nothing but what it writes. */
  readonly folders?: readonly string[];
}

/** The paths of files that are missing, have another text, or should no longer be there. */
export function staleIn(root: string, files: Files, folders: readonly string[] = []): readonly string[] {
  const others = Object.entries(files)
    .filter(
      ([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text,
    )
    .map(([path]) => path);
  const left = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => !Object.hasOwn(files, path));
  return [...others, ...left];
}

/** Writes these of the files, and takes away those that should not be there. */
export function bring(root: string, files: Files, stale: readonly string[]): void {
  for (const path of stale) {
    const text = files[path];
    if (text === undefined) rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  }
}

/**
 * Reads each item. Faults are collected, so that one run names all of them.
 *
 * @throws Error with the message of each fault on a line
 */
export function eachOf<T, R>(items: Iterable<T>, read: (item: T) => R): R[] {
  const results: R[] = [];
  const faults: string[] = [];
  for (const item of items)
    try {
      results.push(read(item));
    } catch (error) {
      // A fault of the language is one of this program.
      if (!(error instanceof Error) || error.name !== 'Error') throw error;
      faults.push(error.message);
    }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return results;
}

/**
 * What an error says, without its stack. A fault of the language (a name that is not imported, say) has the place in the sources where it was thrown.
 */
export function reasonOf(error: unknown, root: string): string {
  if (!(error instanceof Error)) return String(error);
  if (!/^(?:Type|Reference|Range|Syntax)Error$/.test(error.name)) return error.message;
  const [, place] = new RegExp(`${root}((?:src|scripts)/[^\\s()]+?:\\d+)`).exec(error.stack ?? '') ?? [];
  return place === undefined ? error.message : `${place}: ${error.message}`;
}

const lineWidth = 110;

/** JSON as the formatter wants it: lists of plain values on one line where they fit. */
export const asJson = (value: unknown): string => `${render(value, '')}\n`;

function render(value: unknown, indent: string, before = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const isPlain = value.every((item) => typeof item !== 'object');
    if (isPlain && indent.length + before + line.length < lineWidth) return line;
    return `[\n${value.map((item) => inner + render(item, inner)).join(',\n')}\n${indent}]`;
  }
  const lines = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return inner + name + render(item, inner, name.length);
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}
