import {
  InvalidArgumentError,
  type Outcome,
  readOptions,
  viewerOf,
  wordsOfSeed,
} from '../../kernel/index.js';
import { rulesetOf } from '../../third-edition/box.js';
import type { ThirdEditionSetup } from '../../third-edition/options.js';
import type { ThirdEditionEvent, ThirdEditionState, ThirdEditionTypes } from '../../third-edition/types.js';
import { assertBots, assertSeed, playOut } from '../play-out.js';
import type { Action, Bot, Ruleset } from './bot.js';
import { sensibleBot } from './sensible.js';

/** Options of a game of bots. */
export interface PlayOptions {
  /** The scenario of a new game; not needed with a position. */
  readonly scenario?: ThirdEditionSetup['scenario'];
  /** The players of a new game; not needed with a position. */
  readonly players?: ThirdEditionSetup['players'];
  /** A position to start from instead of a new game. Chance is answered from the seed. */
  readonly from?: ThirdEditionState;
  /** Decides the dice, the tokens, the cards, and the default bots' choices between equals. */
  readonly seed: string | number;
  /** One bot for each player; sensible ones by default. */
  readonly bots?: readonly Bot[];
  /** Rounds after which the game is left unfinished; 60 by default. */
  readonly maxRounds?: number;
  /** Called after every action with its events and the position; read the position, do not keep it. */
  readonly onEvents?: (events: readonly ThirdEditionEvent[], state: ThirdEditionState) => void;
  /** Called before every action with the position and the legal actions. */
  readonly onAction?: (action: Action, state: ThirdEditionState, legal: readonly Action[]) => void;
  /** The rules; those of the scenario by default. */
  readonly ruleset?: Ruleset;
}

/** A finished game. */
export interface PlayedGame {
  /** How it ended, without a winner if all have lost; `null` if it reached its bound first. */
  readonly outcome: Outcome | null;
  /** The number of rounds that began. */
  readonly rounds: number;
  /** The last position: immutable, safe to keep. */
  readonly state: ThirdEditionState;
  /** The actions of all players, to replay the game from the same options. */
  readonly actions: readonly Action[];
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
export function playGame(given: PlayOptions): PlayedGame {
  const options = readOptions<PlayOptions>(given, playOptions);
  const { ruleset, start, last } = gameOf(options);
  const { seed, onEvents, onAction } = options;
  const bots = options.bots ?? start.players.map((_, player) => sensibleBot(`${seed}/${player}`));
  assertBots(bots, start.players.length);
  const { state, actions } = playOut<ThirdEditionTypes, Ruleset>(ruleset, start, bots, {
    goesOn: ({ round }) => round <= last,
    turnOf,
    ...(onEvents ? { onEvents } : {}),
    ...(onAction ? { onAction } : {}),
  });
  return { outcome: state.outcome, rounds: Math.min(state.round, last), state, actions };
}

export const playOptions = [
  'scenario',
  'players',
  'from',
  'seed',
  'bots',
  'maxRounds',
  'onEvents',
  'onAction',
  'ruleset',
] as const;

/** The game of these options: its rules, its first position, its last round, and the beginning of its record. */
export function gameOf(options: Omit<PlayOptions, 'bots'>) {
  const { from, seed, maxRounds = 60 } = options;
  assertSeed(seed);
  if (!(maxRounds >= 1)) throw new InvalidArgumentError('The bound of rounds, maxRounds, is 1 at least.');
  const edition = 'third-edition' as const;
  if (from !== undefined) {
    if (typeof from !== 'object' || from === null || viewerOf(from as never) !== undefined)
      throw new InvalidArgumentError(
        'A position to go on from is a state: a view does not say what the others hold.',
      );
    const [own = ''] = from.modules;
    const ruleset: Ruleset = options.ruleset ?? rulesetOf(own);
    const start: ThirdEditionState = {
      ...from,
      chance: { ...from.chance, mode: 'seeded', generator: wordsOfSeed(seed) },
    };
    const { length: players } = start.players;
    const created = { edition, scenario: own, players, seed };
    return { ruleset, start, last: maxRounds + from.round, beginning: { options: created, from: start } };
  }
  const { scenario, players } = options as Pick<ThirdEditionSetup, 'scenario' | 'players'>;
  const ruleset: Ruleset = options.ruleset ?? rulesetOf(scenario);
  const created = { edition, scenario, players, seed };
  const start = ruleset.createGame(created);
  return { ruleset, start, last: maxRounds, beginning: { options: created } };
}

/** Tells turns apart: by the round and the number of turns finished in it. */
export function turnOf({ round, frames }: ThirdEditionState): number {
  const [game] = frames;
  return round * 10 + (game?.kind === 'game' ? game.played.length : 0);
}
