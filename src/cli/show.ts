import { type PictureOptions, type PicturePart, picture } from '../picture/second-edition/index.js';
import { type PicturePart as OtherPart, picture as otherPicture } from '../picture/third-edition/index.js';
import { problemLine, readJson } from './files.js';
import { positionFrom, refusalLines } from './positions.js';

export type Shown = { readonly svg: string } | { readonly lines: readonly string[] };

export interface ShowOptions extends Pick<PictureOptions, 'theme' | 'width'> {
  readonly board?: boolean;
}

const board: readonly PicturePart[] = ['names', 'ids', 'counters', 'heroes', 'challenges'];
const otherBoard: readonly OtherPart[] = ['names', 'ids', 'gems', 'heroes', 'tokens'];

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
