import { InvalidArgumentError } from '../../kernel/index.js';
import { machineTime, type Timepiece } from './clock.js';

/* What a match is played with besides its game, of any edition. */

/** Time, faults and who looks after them. */
export interface MatchLimits<P> {
  /**
   * Milliseconds for a decision; `null`, or left out, for as long as it takes. `observe` and `end` have as much, `begin` ten times that.
   * Nobody can stop a function that does not give back control: what a bot computes in one go is measured when it is through.
   */
  readonly budget?: number | null;
  /** Milliseconds for all that one player does in the game together. */
  readonly gameBudget?: number | null;
  /**
   * What follows a fault: `throw`, the default, ends the match with a BotFaultError; `forfeit-seat` lets another bot play the seat on, which
   * ranks last; `forfeit-game` ends the game.
   */
  readonly onFault?: 'throw' | 'forfeit-seat' | 'forfeit-game';
  /** Who plays on a seat that was forfeited; a sensible bot if it is left out. */
  readonly standIn?: (player: number) => P;
  /** Stops the match: what was played by then comes back. */
  readonly signal?: AbortSignal;
  /** What tells the time; the clock of the machine if it is left out. */
  readonly time?: Timepiece;
}

/** The names of these options. */
export const limitOptions = ['budget', 'gameBudget', 'onFault', 'standIn', 'signal', 'time'] as const;

/** Checks these options and fills in what was left out. @throws InvalidArgumentError for those that mean nothing */
export function limitsOf<P>(given: MatchLimits<P>, standIn: (player: number) => P) {
  const { budget = null, gameBudget = null, onFault = 'throw', signal, time = machineTime } = given;
  for (const [name, milliseconds] of Object.entries({ budget, gameBudget }))
    if (milliseconds !== null && !(typeof milliseconds === 'number' && milliseconds > 0))
      throw new InvalidArgumentError(`A ${name} is a number of milliseconds above 0, or null.`);
  if (!['throw', 'forfeit-seat', 'forfeit-game'].includes(onFault))
    throw new InvalidArgumentError('What follows a fault is "throw", "forfeit-seat" or "forfeit-game".');
  if (given.standIn !== undefined && typeof given.standIn !== 'function')
    throw new InvalidArgumentError('standIn is a function that gives a bot for a player.');
  return { budget, gameBudget, onFault, signal, time, standIn: given.standIn ?? standIn };
}
