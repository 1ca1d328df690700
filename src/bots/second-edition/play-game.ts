import {
  type GameEvent,
  InvalidArgumentError,
  type Outcome,
  readOptions,
  wordsOfSeed,
} from '../../kernel/index.js';
import { rulesetOf } from '../../second-edition/bundled.js';
import type { UnknownEvent } from '../../second-edition/compose.js';
import type { SecondEditionRuleset, SecondEditionState } from '../../second-edition/index.js';
import type { SecondEditionSetup } from '../../second-edition/options.js';
import type { SecondEditionTypes } from '../../second-edition/types.js';
import { assertBots, assertSeed, playOut } from '../play-out.js';
import type { Action, Bot, View } from './bot.js';
import { sensibleBot } from './sensible.js';

/** Options of a game of bots. */
export interface PlayOptions extends Pick<SecondEditionSetup, 'modules'> {
  /** The players of a new game; not needed with a position. */
  readonly players?: SecondEditionSetup['players'];
  /** A position to start from instead of a new game. Chance is answered from the seed. */
  readonly from?: SecondEditionState | View;
  /** Decides the dice, the cards, and the default bots' choices between equals. */
  readonly seed: string | number;
  /** One bot for each player; sensible ones by default. */
  readonly bots?: readonly Bot[];
  /** Turns per player after which the game is left unfinished; 150 by default. */
  readonly maxTurns?: number;
  /** Called after every action with its events and the position; read the position, do not keep it. */
  readonly onEvents?: (events: readonly GameEvent[], state: SecondEditionState) => void;
  /** Called before every action with the position and the legal actions. */
  readonly onAction?: (action: Action, state: SecondEditionState, legal: readonly Action[]) => void;
  /** The rules; those of the bundled modules by default. */
  readonly ruleset?: SecondEditionRuleset;
}

/** A finished game. */
export interface PlayedGame {
  /** How it ended; `null` if it reached its bound first. */
  readonly outcome: Outcome | null;
  /** The number of turns that began, of all players. */
  readonly turns: number;
  /** The last position: immutable, safe to keep. */
  readonly state: SecondEditionState;
  /** The actions of all players, to replay the game from the same options. */
  readonly actions: readonly Action[];
}

/**
 * Plays a whole game among bots. Fast: it changes one private position.
 *
 * @throws InvalidOptionsError without players or a position
 * @throws InvalidArgumentError if there is not one bot for each player, and for other wrong options
 * @throws EngineError if a bot's answer is not one of its legal actions, or a turn never ends
 *
 * @example
 * ```ts
 * const { outcome, turns } = playGame({ players: 3, seed: 'tamalir' });
 * ```
 */
export function playGame(given: PlayOptions): PlayedGame {
  const options = readOptions<PlayOptions>(given, playOptions);
  const { ruleset, start, last } = gameOf(options);
  const { seed, onEvents, onAction } = options;
  const bots = options.bots ?? start.players.map((_, player) => sensibleBot(`${seed}/${player}`));
  assertBots(bots, start.players.length);
  const { state, actions } = playOut<SecondEditionTypes<UnknownEvent>, SecondEditionRuleset>(
    ruleset,
    start,
    bots,
    {
      goesOn: ({ turn }) => turn <= last,
      turnOf: ({ turn }) => turn,
      ...(onEvents ? { onEvents } : {}),
      ...(onAction ? { onAction } : {}),
    },
  );
  return { outcome: state.outcome, turns: state.turn, state, actions };
}

export const playOptions = [
  'players',
  'modules',
  'from',
  'seed',
  'bots',
  'maxTurns',
  'onEvents',
  'onAction',
  'ruleset',
] as const;

/** The game of these options: its rules, its first position, its last turn, and the beginning of its record. */
export function gameOf(options: Omit<PlayOptions, 'bots'>) {
  assertOptions(options);
  const { from, modules = from?.modules ?? [], seed, maxTurns = 150 } = options;
  const ruleset = options.ruleset ?? rulesetOf(modules);
  const common = { seed, ...(modules.length > 0 ? { modules } : {}) };
  const last = (players: number): number => maxTurns * players + (from?.turn ?? 0);
  if (from) {
    const start = seeded(from, seed);
    const { length: players } = start.players;
    return {
      ruleset,
      start,
      last: last(players),
      beginning: { options: { ...common, players }, from: start },
    };
  }
  const created = { ...common, players: options.players as SecondEditionSetup['players'] };
  const start = ruleset.createGame(created);
  return { ruleset, start, last: last(start.players.length), beginning: { options: created } };
}

function seeded(
  { viewer: _, ...position }: SecondEditionState | View,
  seed: string | number,
): SecondEditionState {
  return { ...position, chance: { ...position.chance, mode: 'seeded', generator: wordsOfSeed(seed) } };
}

function assertOptions(options: Omit<PlayOptions, 'bots'>): void {
  const { seed, maxTurns = 1, from } = options;
  assertSeed(seed);
  if (!(maxTurns >= 1))
    throw new InvalidArgumentError('The bound of turns a player, maxTurns, is 1 at least.');
  if (from !== undefined && (typeof from !== 'object' || from === null))
    throw new InvalidArgumentError('A position to go on from is a state or a view.');
}
