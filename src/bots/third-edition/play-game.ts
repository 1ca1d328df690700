import { InvalidArgumentError, type Outcome, readOptions } from '../../kernel/index.js';
import type { ThirdEditionOptions } from '../../third-edition/options.js';
import type { ThirdEditionEvent, ThirdEditionState } from '../../third-edition/types.js';
import { rulesetOf } from '../../third-edition/whole.js';
import { assertBots, assertSeed, playOut } from '../play-out.js';
import type { Action, Bot, Ruleset } from './bot.js';
import { sensibleBot } from './sensible.js';

/** What a game of bots is played with. */
export interface PlayOptions extends Pick<ThirdEditionOptions, 'scenario' | 'players'> {
  /** Decides the dice, the tokens, the cards, and what the default bots do where they have no opinion. */
  readonly seed: string | number;
  /** One bot for each player; sensible ones if none are given. */
  readonly bots?: readonly Bot[];
  /** Rounds after which the game is left unfinished; 60 if it is not given. */
  readonly maxRounds?: number;
  /** Called with what happened, after every action, with the position then: read it, do not keep it. */
  readonly onEvents?: (events: readonly ThirdEditionEvent[], state: ThirdEditionState) => void;
  /** Called before every action, with the position and everything that was legal. */
  readonly onAction?: (action: Action, state: ThirdEditionState, legal: readonly Action[]) => void;
  /** Rules of your own; those of the scenario if it is not given. */
  readonly ruleset?: Ruleset;
}

/** A game that was played. */
export interface PlayedGame {
  /** How it ended, nobody being a winner where all have lost; `null` if it reached its bound first. */
  readonly outcome: Outcome | null;
  /** How many rounds began. */
  readonly rounds: number;
  /** The last position: immutable, to keep. */
  readonly state: ThirdEditionState;
  /** What the players did, to replay it from the same options. */
  readonly actions: readonly Action[];
}

/**
 * Plays a whole game among bots, fast: on one private, mutable position.
 *
 * @throws InvalidOptionsError or UnknownRulesetError for players or a scenario that there cannot be
 * @throws InvalidArgumentError if the bots are not as many as the players, and for other options that mean nothing
 * @throws EngineError if a bot answers with anything but one of its own actions, or never lets a turn end
 * @example
 * ```ts
 * const { outcome, rounds } = playGame({ scenario: 'corpse-king', players: 3, seed: 'tamalir' });
 * ```
 */
export function playGame(given: PlayOptions): PlayedGame {
  const options = readOptions<PlayOptions>(given, [
    'scenario',
    'players',
    'seed',
    'bots',
    'maxRounds',
    'onEvents',
    'onAction',
    'ruleset',
  ]);
  const { scenario, players, seed, maxRounds = 60, onEvents, onAction } = options;
  assertSeed(seed);
  if (!(maxRounds >= 1)) throw new InvalidArgumentError('The bound of rounds, maxRounds, is 1 at least.');
  const ruleset = options.ruleset ?? rulesetOf(scenario);
  const start = ruleset.createGame({ edition: 'third-edition', scenario, players, seed });
  const bots = options.bots ?? start.players.map((_, player) => sensibleBot(`${seed}/${player}`));
  assertBots(bots, start.players.length);
  const { state, actions } = playOut(ruleset, start, bots, {
    goesOn: ({ round }) => round <= maxRounds,
    turnOf,
    ...(onEvents ? { onEvents } : {}),
    ...(onAction ? { onAction } : {}),
  });
  return { outcome: state.outcome, rounds: Math.min(state.round, maxRounds), state, actions };
}

/** Tells turns apart: by the round and how many have had theirs in it. */
function turnOf({ round, frames }: ThirdEditionState): number {
  const [game] = frames;
  return round * 10 + (game?.kind === 'game' ? game.played.length : 0);
}
