import type { Content } from '../../third-edition/base/content.js';

/** A hex by its id or by its place; `null` if there is neither. */
export const hexNamed = ({ board }: Content, id: string): string | null => {
  if (Object.hasOwn(board.place, id)) return board.place[id]?.hex ?? null;
  return Object.hasOwn(board.hex, id) ? id : null;
};
