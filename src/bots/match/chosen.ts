import { actionCode, type GameTypes, readAction } from '../../kernel/index.js';

/** The listed action that a bot means; `undefined` if it is none. */
export function chosenOf<A extends GameTypes['action']>(legal: readonly A[], chosen: unknown): A | undefined {
  if (legal.includes(chosen as A)) return chosen as A;
  const read = readAction(chosen);
  return read === null ? undefined : legal.find((action) => actionCode(action) === actionCode(read));
}
