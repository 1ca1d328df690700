import { InvalidArgumentError } from '../../kernel/index.js';
import { rulesetOf } from '../../second-edition/bundled.js';
import type { UnknownEvent } from '../../second-edition/compose.js';
import type {
  SecondEditionOptions,
  SecondEditionRuleset,
  SecondEditionState,
} from '../../second-edition/index.js';
import type { SecondEditionSetup } from '../../second-edition/options.js';
import type { SecondEditionTypes } from '../../second-edition/types.js';
import type { MatchLimits } from '../match/limits.js';
import type { MatchOf } from '../match/match.js';
import { assertBound, type BotGames, matchWith, type PlayOptionsOf, playWith, seeded } from '../play.js';
import type { Action, Bot, Player, View } from './bot.js';
import { sensibleBot } from './sensible.js';

type Types = SecondEditionTypes<UnknownEvent>;

interface GameOptions<B> extends PlayOptionsOf<Types, B, SecondEditionRuleset> {
  /** The rule modules in force. */
  readonly modules?: SecondEditionSetup['modules'];
  /** The players of a new game; not needed with a position. */
  readonly players?: SecondEditionSetup['players'];
  /** A position to start from instead of a new game. Chance is answered from the seed. */
  readonly from?: SecondEditionState | View;
  /** Turns per player after which the game is left unfinished; 150 by default. */
  readonly maxTurns?: number;
}

/** Options of a game of bots. */
export interface PlayOptions extends GameOptions<Bot> {}

/** A finished game. */
export interface PlayedGame
  extends Pick<MatchOf<SecondEditionState, SecondEditionOptions, Action>, 'state' | 'actions'> {
  /** How it ended; `null` if it reached its bound first. */
  readonly outcome: SecondEditionState['outcome'];
  /** The number of turns that began, of all players. */
  readonly turns: number;
}

/** Options of a match: its bots may answer with promises. */
export interface MatchOptions extends GameOptions<Player>, MatchLimits<Player> {}

/** A finished match. */
export interface PlayedMatch extends MatchOf<SecondEditionState, SecondEditionOptions, Action> {
  /** The number of turns that began, of all players. */
  readonly turns: number;
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
export function playGame(options: PlayOptions): PlayedGame {
  const { state, actions } = playWith(games, options);
  return { outcome: state.outcome, turns: state.turn, state, actions };
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
export async function playMatch(options: MatchOptions): Promise<PlayedMatch> {
  const { played } = await matchWith(games, options);
  return { ...played, turns: played.state.turn };
}

const games: BotGames<Types, SecondEditionRuleset, GameOptions<unknown>> = {
  own: ['modules', 'maxTurns'],
  unit: 'turn',
  numberOf: ({ turn }) => turn,
  turnOf: ({ turn }) => turn,
  sensible: sensibleBot,
  begin({ from, modules = from?.modules ?? [], seed, maxTurns = 150, ...options }) {
    assertBound(seed, maxTurns, 'turns a player, maxTurns');
    if (from !== undefined && (typeof from !== 'object' || from === null))
      throw new InvalidArgumentError('A position to go on from is a state or a view.');
    const ruleset = options.ruleset ?? rulesetOf(modules);
    const common = { seed, ...(modules.length > 0 ? { modules } : {}) };
    const last = (players: number): number => maxTurns * players + (from?.turn ?? 0);
    if (from) {
      const { viewer: _, ...position } = from as View;
      const start: SecondEditionState = seeded(position, seed);
      const { length: players } = start.players;
      const beginning = { options: { ...common, players }, from: start };
      return { ruleset, start, last: last(players), beginning };
    }
    const created = { ...common, players: options.players as SecondEditionSetup['players'] };
    const start = ruleset.createGame(created);
    return { ruleset, start, last: last(start.players.length), beginning: { options: created } };
  },
};
