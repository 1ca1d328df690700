import { type PictureOptions, picture } from '../picture/index.js';
import { problemLine, readJson } from './files.js';
import { positionFrom, refusalLines } from './positions.js';

/** What `show` prints: a picture, or lines that say why there is none. */
export type Shown = { readonly svg: string } | { readonly lines: readonly string[] };

/** Draws the position in a file. */
export function show(file: string, options: PictureOptions): Shown {
  const read = readJson(file);
  if ('problem' in read) return { lines: [problemLine(read.problem)] };
  try {
    return { svg: picture(positionFrom(read.text, read.value), options) };
  } catch (error) {
    return { lines: refusalLines(error) };
  }
}
