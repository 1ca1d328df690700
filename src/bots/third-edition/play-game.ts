import {
  InvalidArgumentError,
  type Outcome,
  readOptions,
  viewerOf,
  wordsOfSeed,
} from '../../kernel/index.js';
import { rulesetOf } from '../../third-edition/box.js';
import type { ThirdEditionOptions } from '../../third-edition/options.js';
import type { ThirdEditionEvent, ThirdEditionState, ThirdEditionTypes } from '../../third-edition/types.js';
import { assertBots, assertSeed, playOut } from '../play-out.js';
import type { Action, Bot, Ruleset } from './bot.js';
import { sensibleBot } from './sensible.js';

/** What a game of bots is played with. */
export interface PlayOptions {
  /** The scenario of a new game; not needed where a position is given. */
  readonly scenario?: ThirdEditionOptions['scenario'];
  /** The players of a new game; not needed where a position is given. */
  readonly players?: ThirdEditionOptions['players'];
  /** A position to go on from, in place of a new game. Chance is answered from the seed. */
  readonly from?: ThirdEditionState;
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

/** The names of the options. */
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

/** The game that options ask for: its rules, where it starts, its last round, and what a record of it begins with. */
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
  const { scenario, players } = options as Pick<ThirdEditionOptions, 'scenario' | 'players'>;
  const ruleset: Ruleset = options.ruleset ?? rulesetOf(scenario);
  const created = { edition, scenario, players, seed };
  const start = ruleset.createGame(created);
  return { ruleset, start, last: maxRounds, beginning: { options: created } };
}

/** Tells turns apart: by the round and how many have had theirs in it. */
export function turnOf({ round, frames }: ThirdEditionState): number {
  const [game] = frames;
  return round * 10 + (game?.kind === 'game' ? game.played.length : 0);
}
