import { InvalidArgumentError, type Outcome, viewerOf } from '../../kernel/index.js';
import { rulesetOf } from '../../third-edition/box.js';
import type { ThirdEditionOptions, ThirdEditionSetup } from '../../third-edition/options.js';
import type { ThirdEditionState, ThirdEditionTypes } from '../../third-edition/types.js';
import type { MatchLimits } from '../match/limits.js';
import type { MatchOf } from '../match/match.js';
import { assertBound, type BotGames, matchWith, type PlayOptionsOf, playWith, seeded } from '../play.js';
import type { Action, Bot, Player, Ruleset } from './bot.js';
import { sensibleBot } from './sensible.js';

interface GameOptions<B> extends PlayOptionsOf<ThirdEditionTypes, B, Ruleset> {
  /** The scenario of a new game; not needed with a position. */
  readonly scenario?: ThirdEditionSetup['scenario'];
  /** The players of a new game; not needed with a position. */
  readonly players?: ThirdEditionSetup['players'];
  /** A position to start from instead of a new game. Chance is answered from the seed. */
  readonly from?: ThirdEditionState;
  /** Rounds after which the game is left unfinished; 60 by default. */
  readonly maxRounds?: number;
}

/** Options of a game of bots. */
export interface PlayOptions extends GameOptions<Bot> {}

/** A finished game. */
export interface PlayedGame
  extends Pick<MatchOf<ThirdEditionState, ThirdEditionOptions, Action>, 'state' | 'actions'> {
  /** How it ended, without a winner if all have lost; `null` if it reached its bound first. */
  readonly outcome: Outcome | null;
  /** The number of rounds that began. */
  readonly rounds: number;
}

/** Options of a match: its bots may answer with promises. */
export interface MatchOptions extends GameOptions<Player>, MatchLimits<Player> {}

/** A finished match. */
export interface PlayedMatch extends MatchOf<ThirdEditionState, ThirdEditionOptions, Action> {
  /** The number of rounds that began. */
  readonly rounds: number;
}

/**
 * Plays a whole game among bots. Fast: it changes one private position.
 *
 * @throws InvalidOptionsError or UnknownRulesetError for wrong players or an unknown scenario
 * @throws InvalidArgumentError if there is not one bot for each player, and for other wrong options
 * @throws EngineError if a bot's answer is not one of its legal actions, or a turn never ends
 *
 * @example
 * ```ts
 * const { outcome, rounds } = playGame({ scenario: 'corpse-king', players: 3, seed: 'tamalir' });
 * ```
 */
export function playGame(options: PlayOptions): PlayedGame {
  const { state, actions, last } = playWith(games, options);
  return { outcome: state.outcome, rounds: Math.min(state.round, last), state, actions };
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
export async function playMatch(options: MatchOptions): Promise<PlayedMatch> {
  const { played, last } = await matchWith(games, options);
  return { ...played, rounds: Math.min(played.state.round, last) };
}

/** Tells turns apart: by the round and the number of turns finished in it. */
export function turnOf({ round, frames }: ThirdEditionState): number {
  const [game] = frames;
  return round * 10 + (game?.kind === 'game' ? game.played.length : 0);
}

const games: BotGames<ThirdEditionTypes, Ruleset, GameOptions<unknown>> = {
  own: ['scenario', 'maxRounds'],
  unit: 'round',
  numberOf: ({ round }) => round,
  turnOf,
  sensible: sensibleBot,
  begin({ from, seed, maxRounds = 60, ...options }) {
    assertBound(seed, maxRounds, 'rounds, maxRounds');
    const edition = 'third-edition' as const;
    if (from !== undefined) {
      if (typeof from !== 'object' || from === null || viewerOf(from as never) !== undefined)
        throw new InvalidArgumentError(
          'A position to go on from is a state: a view does not say what the others hold.',
        );
      const [scenario = ''] = from.modules;
      const start: ThirdEditionState = seeded(from, seed);
      const created = { edition, scenario, players: start.players.length, seed };
      const ruleset: Ruleset = options.ruleset ?? rulesetOf(scenario);
      return { ruleset, start, last: maxRounds + from.round, beginning: { options: created, from: start } };
    }
    const { scenario, players } = options as Pick<ThirdEditionSetup, 'scenario' | 'players'>;
    const ruleset: Ruleset = options.ruleset ?? rulesetOf(scenario);
    const created = { edition, scenario, players, seed };
    return { ruleset, start: ruleset.createGame(created), last: maxRounds, beginning: { options: created } };
  },
};
