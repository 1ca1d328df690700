import { readOptions } from '../../kernel/index.js';
import type { ThirdEditionOptions } from '../../third-edition/options.js';
import type { ThirdEditionState, ThirdEditionTypes } from '../../third-edition/types.js';
import { limitOptions, limitsOf, type MatchLimits } from '../match/limits.js';
import { type MatchOf, matchOf } from '../match/match.js';
import { assertBots } from '../play-out.js';
import type { Action, Player, Ruleset } from './bot.js';
import { gameOf, type PlayOptions, playOptions, turnOf } from './play-game.js';
import { sensibleBot } from './sensible.js';

/** Options of a match. */
export interface MatchOptions extends Omit<PlayOptions, 'bots'>, MatchLimits<Player> {
  /** One player for each seat; sensible bots by default. They may answer with promises. */
  readonly bots?: readonly Player[];
}

/** A finished match. */
export interface PlayedMatch extends MatchOf<ThirdEditionState, ThirdEditionOptions, Action> {
  /** The number of rounds that began. */
  readonly rounds: number;
}

/**
 * Plays a game among bots that may take time and may fail: it waits for promises, keeps to budgets, and a bot's fault
 * ends its part in the game and not the host's program.
 *
 * @returns the game, whole or as far as it went, with a record that replays to the same last state
 * @throws BotFaultError (as a rejection) at the first fault, unless `onFault` says otherwise; else the errors of
 * `playGame`
 *
 * @example
 * ```ts
 * const { places, record } = await playMatch({ scenario: 'corpse-king', players: 2, seed: 'tamalir', onFault: 'forfeit-seat' });
 * ```
 */
export async function playMatch(given: MatchOptions): Promise<PlayedMatch> {
  const options = readOptions<MatchOptions>(given, [...playOptions, ...limitOptions]);
  const { seed } = options;
  const { ruleset, start, last, beginning } = gameOf(options);
  const bots = options.bots ?? start.players.map((_, player) => sensibleBot(`${seed}/${player}`));
  assertBots(bots, start.players.length);
  const played = await matchOf<ThirdEditionTypes, Ruleset>(ruleset, start, bots, {
    ...limitsOf<Player>(options, (player) => sensibleBot(`${seed}/${player}/stand-in`)),
    beginning,
    goesOn: ({ round }) => round <= last,
    turnOf,
    unit: 'round',
    numberOf: ({ round }) => round,
    onEvents: options.onEvents,
    onAction: options.onAction,
  });
  return { ...played, rounds: Math.min(played.state.round, last) };
}
