import { readFileSync } from 'node:fs';
import type { Problem } from '../kernel/index.js';

/* What the commands share: files of JSON, and problems in lines for people. */

/** What a file of JSON says, or why it says nothing. */
export type ReadFile = { readonly text: string; readonly value: unknown } | { readonly problem: Problem };

/** Reads a file of JSON. */
export function readJson(file: string): ReadFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { problem: { path: '', message: 'The file cannot be read.' } };
  }
  const read = parseJson(text, 'The file');
  return 'problem' in read ? read : { text, ...read };
}

/** Parses a text; `what` names it where it is no JSON. */
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

/** A problem in a line: where, what, and the rule that says so. */
export const problemLine = ({ path, message, rule }: Problem): string =>
  `${path || '(the whole file)'}: ${message}${rule ? ` [${rule}]` : ''}`;
