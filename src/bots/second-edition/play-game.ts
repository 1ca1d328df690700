import {
  type GameEvent,
  InvalidArgumentError,
  type Outcome,
  readOptions,
  wordsOfSeed,
} from '../../kernel/index.js';
import { rulesetOf } from '../../second-edition/bundled.js';
import type { UnknownEvent } from '../../second-edition/compose.js';
import type {
  SecondEditionOptions,
  SecondEditionRuleset,
  SecondEditionState,
} from '../../second-edition/index.js';
import type { SecondEditionTypes } from '../../second-edition/types.js';
import { assertBots, assertSeed, playOut } from '../play-out.js';
import type { Action, Bot, View } from './bot.js';
import { sensibleBot } from './sensible.js';

/** What a game of bots is played with. */
export interface PlayOptions extends Pick<SecondEditionOptions, 'modules'> {
  /** The players of a new game; not needed where a position is given. */
  readonly players?: SecondEditionOptions['players'];
  /** A position to go on from, in place of a new game. Chance is answered from the seed. */
  readonly from?: SecondEditionState | View;
  /** Decides the dice, the cards, and what the default bots do where they have no opinion. */
  readonly seed: string | number;
  /** One bot for each player; sensible ones if none are given. */
  readonly bots?: readonly Bot[];
  /** Turns a player after which the game is left unfinished; 150 if it is not given. */
  readonly maxTurns?: number;
  /** Called with what happened, after every action, with the position then: read it, do not keep it. */
  readonly onEvents?: (events: readonly GameEvent[], state: SecondEditionState) => void;
  /** Called before every action, with the position and everything that was legal. */
  readonly onAction?: (action: Action, state: SecondEditionState, legal: readonly Action[]) => void;
  /** Rules of your own; those of the bundled modules if it is not given. */
  readonly ruleset?: SecondEditionRuleset;
}

/** A game that was played. */
export interface PlayedGame {
  /** How it ended; `null` if it reached its bound first. */
  readonly outcome: Outcome | null;
  /** How many turns began, of all players together. */
  readonly turns: number;
  /** The last position: immutable, to keep. */
  readonly state: SecondEditionState;
  /** What the players did, to replay it from the same options. */
  readonly actions: readonly Action[];
}

/**
 * Plays a whole game among bots, fast: on one private, mutable position.
 *
 * @throws InvalidOptionsError if it is told neither players nor a position
 * @throws InvalidArgumentError if the bots are not as many as the players, and for other options that mean nothing
 * @throws EngineError if a bot answers with anything but one of its own actions, or never lets a turn end
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

/** The names of the options. */
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

/** The game that options ask for: its rules, where it starts, its last turn, and what a record of it begins with. */
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
  const created = { ...common, players: options.players as SecondEditionOptions['players'] };
  const start = ruleset.createGame(created);
  return { ruleset, start, last: last(start.players.length), beginning: { options: created } };
}

/** A position, or what is known of it, with dice of this seed. */
function seeded(
  { viewer: _, ...position }: SecondEditionState | View,
  seed: string | number,
): SecondEditionState {
  return { ...position, chance: { ...position.chance, mode: 'seeded', generator: wordsOfSeed(seed) } };
}

/** What a game cannot be played with is said before it begins. */
function assertOptions(options: Omit<PlayOptions, 'bots'>): void {
  const { seed, maxTurns = 1, from } = options;
  assertSeed(seed);
  if (!(maxTurns >= 1))
    throw new InvalidArgumentError('The bound of turns a player, maxTurns, is 1 at least.');
  if (from !== undefined && (typeof from !== 'object' || from === null))
    throw new InvalidArgumentError('A position to go on from is a state or a view.');
}
