import { InvalidContentError } from '../../kernel/errors.js';
import type { BoardData } from './board-types.js';
import { type BoardPicture, readBoard as read } from './read-board.js';

/**
 * Reads a board from a drawing in text.
 *
 * @param picture - the drawing, its towns and its regions
 * @returns the board, as packs have it
 * @throws InvalidContentError that names the line and the cell if the picture cannot be read, or the town or region
 * that is not on it
 * @example
 * ```ts
 * const board = readBoard({
 *   id: 'pond',
 *   name: 'The Pond',
 *   picture: '    .\n.       T\n    ~\n',
 *   towns: [{ id: 'tamalir', name: 'Tamalir', letter: 'T' }],
 *   regions: {},
 *   source: 'original',
 * });
 * ```
 */
export function readBoard(picture: BoardPicture): BoardData {
  try {
    return read(picture);
  } catch (error) {
    const message =
      error instanceof Error && !(error instanceof TypeError)
        ? error.message
        : 'A board is drawn as { id, name, picture, towns, regions, source }: see BoardPicture.';
    throw new InvalidContentError([{ path: 'picture', message }]);
  }
}
