import { expect, it } from 'vitest';
import { playGame } from '../../src/bots/second-edition/index.js';
import { asserted } from '../asserted.js';
import { upTo } from '../depth.js';

/* Bots keep what they thought of a party. Found by balance runs that did not repeat: a kept party shared its counters with a live game. */

it('a game goes the same whatever was played before it', () => {
  // Among these are games that went otherwise when others had come before them.
  const numbers = [3, 17, 6, 10].slice(0, upTo(2, 4));
  const play = (order: readonly number[]) =>
    new Map(
      order.map((number) => {
        const { turns, outcome } = playGame({ players: 3, seed: `balance/${number}`, maxTurns: 120 });
        return [number, `${turns} turns, won by ${outcome?.winners.join()}`];
      }),
    );
  const forward = play(numbers);
  const backward = play([...numbers].reverse());
  for (const number of numbers) expect(backward.get(number), `game ${number}`).toBe(forward.get(number));
  asserted(2);
});
