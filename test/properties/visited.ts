import { expect } from 'vitest';

/*
 * How much a property looks at. A push plays few games of each property, the night many (`RANDOM_GAMES`): so each property counts the states that it
 * visited, and fails where they are far fewer than its games should come to.
 */

/** Counts what a property visits. */
export class Visited {
  private states = 0;

  /** Some states more. */
  more(states = 1): void {
    this.states += states;
  }

  /**
   * A game has any number of actions up to a length, so that games have half of it on average; a fifth of that is asked for, as few of them may be short.
   *
   * @param runs - how many games were to be played
   * @param length - how many actions each at most
   */
  enough(runs: number, length: number): void {
    const least = runs < 3 ? 0 : (runs * length) / 10;
    expect(this.states, 'states that were visited').toBeGreaterThan(least);
  }
}
