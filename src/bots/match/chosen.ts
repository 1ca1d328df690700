import { type GameTypes, readAction } from '../../kernel/index.js';

/** The listed action that equals what a bot chose, if any. */
export function chosenOf<A extends GameTypes['action']>(legal: readonly A[], chosen: unknown): A | undefined {
  if (legal.includes(chosen as A)) return chosen as A;
  const read = readAction(chosen);
  return read === null ? undefined : legal.find((action) => isSame(action, read));
}

function isSame(one: GameTypes['action'], other: GameTypes['action']): boolean {
  const [parts, others] = [one, other].map((action) => action as unknown as Record<string, unknown>);
  const names = Object.keys(parts as object);
  return (
    names.length === Object.keys(others as object).length &&
    names.every((name) => JSON.stringify(parts?.[name]) === JSON.stringify(others?.[name]))
  );
}
