import type { GameEvent } from '../../kernel/index.js';
import type { SeenState } from './words.js';

/* The combat of a story: the state no longer has it once it is over. */

/** A combat frame, as words read it. */
export type Fight = NonNullable<SeenState['frames']>[number];

export const fightOf = (event: GameEvent): Fight => {
  const { player, card, foe } = event as unknown as { player: number; card?: string; foe?: number };
  const sides = [
    { player, card: '', tokens: [] },
    { player: foe ?? null, card: card ?? '', tokens: [] },
  ];
  return { kind: 'combat', step: 'told', ...{ sides, acting: 0 } };
};
