import { type GameTypes, hashText, type LightRuleset } from '../../src/kernel/index.js';

/* Plays a game by both executors, and hashes it on the way. */

/** Games of one kind that are pinned: with the same rule modules, or of the same scenario. */
export interface Pinned<T extends GameTypes> {
  /** How the line is called. */
  readonly name: string;
  readonly ruleset: LightRuleset<T>;
  /** How many games. */
  readonly games: number;
  /** Actions each, at most. */
  readonly steps: number;
  /** Where the game of a number begins. */
  begin(number: number): T['state'];
  /** An action, by a number of 31 bits: it depends on nothing else. */
  choose(listed: readonly T['action'][], choice: number): T['action'] | undefined;
}

/** 16 hex digits for all games of a kind. */
export const signatureOf = <T extends GameTypes>(pinned: Pinned<T>): string =>
  hashText(Array.from({ length: pinned.games }, (_, number) => play(pinned, number)).join(' '));

/**
 * Plays one game with choices that depend on nothing but its number. It goes by both executors: `apply` must come to the
 * states that the simulation comes to.
 */
function play<T extends GameTypes>(pinned: Pinned<T>, number: number): string {
  const { ruleset, steps } = pinned;
  let state = pinned.begin(number);
  const game = ruleset.simulate(state, { chance: 'state' });
  const hashes: string[] = [];
  /** The hash of a state that both executors came to. */
  const bothHash = (step: number): string => {
    const hash = ruleset.hashState(state);
    if (hash !== ruleset.hashState(game.snapshot()))
      throw new Error(`apply and simulate part ways by action ${step} of game ${number}: ${pinned.name}`);
    return hash;
  };
  let choice = number;
  for (let step = 1; step <= steps && game.outcome === null; step++) {
    choice = (Math.imul(choice, 1_103_515_245) + 12_345) & 0x7fffffff;
    const action = pinned.choose(game.legalActions(), choice);
    if (action) {
      game.apply(action);
      state = ruleset.apply(state, action);
    }
    if (step % 100 === 0) hashes.push(bothHash(step));
  }
  return hashText(hashes.join(' ') + bothHash(steps) + ruleset.legalActions(game.snapshot()).length);
}
