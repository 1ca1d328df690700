import type { ChallengeCard } from '../../../src/second-edition/content/cards.js';
import { riseOfTheDragonLords } from '../../../src/second-edition/content/rise-of-the-dragon-lords.js';
import type { frames } from '../../../src/second-edition/internal.js';
import type { Table } from '../../toolkit.js';

/* What the tests of battles share. */

export const combatTypes = ['ranged', 'melee', 'magic'] as const;
export const attributeOf = { ranged: 'mind', melee: 'body', magic: 'spirit' } as const;

/** Two faces of the ten-sided dice with this sum. */
export function faces(sum: number): [number, number] {
  if (sum < 2 || sum > 20) throw new RangeError(`two dice never come to ${sum}`);
  const first = Math.max(1, sum - 10);
  return [first, sum - first];
}

/** A Challenge as its card says: its values may be tuned, so tests read them. */
export function challenge(id: string): ChallengeCard {
  const card = riseOfTheDragonLords.adventures?.find((found) => found.id === id);
  if (card?.kind !== 'challenge') throw new RangeError(`no Challenge ${id}`);
  return card;
}

/** The combat under way. */
export function fight(t: Table): frames.CombatFrame {
  const frame = t.state.frames.find(({ kind }) => kind === 'combat');
  if (!frame) throw new RangeError('nobody fights');
  return frame as frames.CombatFrame;
}

/** Wounds on the enemy, where it is no Hero. */
export function enemyWounds(t: Table): number {
  const { opponent } = fight(t);
  return opponent.is === 'hero' ? 0 : opponent.wounds;
}

/** The phase the combat waits in: `escape`, `ranged`, `melee` or `magic`, or `over`. */
export function phaseOf(t: Table): string {
  const frame = t.state.frames.find(({ kind }) => kind === 'phase');
  if (frame) return (frame as frames.PhaseFrame).type;
  return t.state.frames.some(({ kind }) => kind === 'combat') ? fight(t).step : 'over';
}

/** Whose turn it is. */
export function turnOf(t: Table): number {
  const frame = t.state.frames.find(({ kind }) => kind === 'turn');
  return (frame as frames.TurnFrame).player;
}
