import { InvalidArgumentError } from '../../kernel/index.js';
import { machineTime, type Timepiece } from './clock.js';

/** Time limits and faults. */
export interface MatchLimits<P> {
  /**
   * Milliseconds for each decision; `null` or nothing for no limit. `observe` and `end` get the same, `begin` ten times
   * as much. A function that never yields cannot be stopped: its time is measured when it returns.
   */
  readonly budget?: number | null;
  /** Milliseconds for one player in the whole game. */
  readonly gameBudget?: number | null;
  /** What a fault does: `throw`, the default, a BotFaultError; `forfeit-seat` lets another bot play on; `forfeit-game` ends the game. */
  readonly onFault?: 'throw' | 'forfeit-seat' | 'forfeit-game';
  /** Makes the bot that plays a forfeited seat; a sensible bot by default. */
  readonly standIn?: (player: number) => P;
  /** Stops the match, which then returns what was played so far. */
  readonly signal?: AbortSignal;
  /** The source of time; the clock of the machine by default. */
  readonly time?: Timepiece;
}

export const limitOptions = ['budget', 'gameBudget', 'onFault', 'standIn', 'signal', 'time'] as const;

/** Checks these options and fills in defaults. @throws InvalidArgumentError for an invalid option */
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
