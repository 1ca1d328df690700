import type { GameEvent } from '../../kernel/index.js';
import type { SeenState } from './words.js';

/* Who fights in what is told: a state shows it no more once the combat is over. */

/** A state in which the combat that is told is under way. */
export type Fight = NonNullable<SeenState['frames']>[number];

/** What words read of a combat: whose the sides are. */
export const fightOf = (event: GameEvent): Fight => {
  const { player, card, foe } = event as unknown as { player: number; card?: string; foe?: number };
  const sides = [
    { player, card: '', tokens: [] },
    { player: foe ?? null, card: card ?? '', tokens: [] },
  ];
  return { kind: 'combat', step: 'told', ...{ sides, acting: 0 } };
};
