import { readOptions } from '../../kernel/index.js';
import type { SecondEditionRuleset, UnknownEvent } from '../../second-edition/compose.js';
import type { SecondEditionOptions, SecondEditionState } from '../../second-edition/index.js';
import type { SecondEditionTypes } from '../../second-edition/types.js';
import { limitOptions, limitsOf, type MatchLimits } from '../match/limits.js';
import { type MatchOf, matchOf } from '../match/match.js';
import { assertBots } from '../play-out.js';
import type { Action, Player } from './bot.js';
import { gameOf, type PlayOptions, playOptions } from './play-game.js';
import { sensibleBot } from './sensible.js';

/** Options of a match. */
export interface MatchOptions extends Omit<PlayOptions, 'bots'>, MatchLimits<Player> {
  /** One player for each seat; sensible bots by default. They may answer with promises. */
  readonly bots?: readonly Player[];
}

/** A finished match. */
export interface PlayedMatch extends MatchOf<SecondEditionState, SecondEditionOptions, Action> {
  /** The number of turns that began, of all players. */
  readonly turns: number;
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
 * const patient: Player = { name: 'patient', choose: async (view, legal) => legal[0] as Action };
 * const { places, record } = await playMatch({ players: 2, seed: 'tamalir', bots: [patient, sensibleBot(1)], budget: 1000 });
 * ```
 */
export async function playMatch(given: MatchOptions): Promise<PlayedMatch> {
  const options = readOptions<MatchOptions>(given, [...playOptions, ...limitOptions]);
  const { seed } = options;
  const { ruleset, start, last, beginning } = gameOf(options);
  const bots = options.bots ?? start.players.map((_, player) => sensibleBot(`${seed}/${player}`));
  assertBots(bots, start.players.length);
  const played = await matchOf<SecondEditionTypes<UnknownEvent>, SecondEditionRuleset>(ruleset, start, bots, {
    ...limitsOf<Player>(options, (player) => sensibleBot(`${seed}/${player}/stand-in`)),
    beginning,
    goesOn: ({ turn }) => turn <= last,
    turnOf: ({ turn }) => turn,
    unit: 'turn',
    numberOf: ({ turn }) => turn,
    onEvents: options.onEvents,
    onAction: options.onAction,
  });
  return { ...played, turns: played.state.turn };
}
