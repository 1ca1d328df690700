import { type PictureOptions, type PicturePart, picture } from '../picture/second-edition/index.js';
import { type PicturePart as OtherPart, picture as otherPicture } from '../picture/third-edition/index.js';
import { problemLine, readJson } from './files.js';
import { positionFrom, refusalLines } from './positions.js';

/** What `show` prints: a picture, or lines that say why there is none. */
export type Shown = { readonly svg: string } | { readonly lines: readonly string[] };

/** How it is drawn. */
export interface ShowOptions extends Pick<PictureOptions, 'theme' | 'width'> {
  /** The board alone, nothing beside or below it. */
  readonly board?: boolean;
}

const board: readonly PicturePart[] = ['names', 'ids', 'counters', 'heroes', 'challenges'];
const otherBoard: readonly OtherPart[] = ['names', 'ids', 'gems', 'heroes', 'tokens'];

/** Draws the position in a file. */
export function show(file: string, { board: alone = false, ...options }: ShowOptions): Shown {
  const read = readJson(file);
  if ('problem' in read) return { lines: [problemLine(read.problem)] };
  try {
    const state = positionFrom(read.text, read.value);
    const svg =
      state.edition === 'third-edition'
        ? otherPicture(state, { ...options, ...(alone ? { parts: otherBoard } : {}) })
        : picture(state, { ...options, ...(alone ? { parts: board } : {}) });
    return { svg };
  } catch (error) {
    return { lines: refusalLines(error) };
  }
}
