import type { Ctx, FnContext, Game } from 'boardgame.io';
import {
  EngineError,
  type GameTypes,
  InvalidOptionsError,
  type LightRuleset,
  readOptions,
  viewerOf,
} from '../../kernel/index.js';
import { type BundledOptions, rulesetOfOptions, type TypesOfOptions } from './bundled.js';
import { answered } from './chance.js';
import { requireOptions, requireSettings } from './given.js';
import { movesOf } from './moves.js';
import { type RawPosition, randomness, rawPosition } from './plugins.js';
import { type Position, playerOfTurn, seatOf } from './position.js';

/** Options of a ruleset's games: as many players as the match seats, unless they are named; boardgame.io rolls. */
export type MatchOptions<T extends GameTypes> = Omit<T['options'], 'players' | 'seed' | 'chance'> & {
  /** How many players, or one entry each. A match must be made with as many. */
  readonly players?: unknown;
};

/** How boardgame.io is to play it. */
export interface MatchSettings {
  /** The game's name in the lobby, and of its sockets; the edition and its modules if left out. A server's games have different names. */
  readonly name?: string;
  /** Send what changed instead of whole views. No client then shows a move before the server has told it: a patch fits only on what it was made for. */
  readonly deltaState?: boolean;
  /** Seats, or with `true` all of them, that act only when they are asked, never at any time in somebody else's decision: those of bots. */
  readonly onlyWhenAsked?: true | readonly number[];
}

/** A game of boardgame.io, whose `G` is a {@link Position}. */
export type RuneboundGame<T extends GameTypes> = Game<Position<T>, Record<string, unknown>>;

/** No table has more seats. */
const mostSeats = 8;

/**
 * A boardgame.io game of an edition that comes with the package, from what `createGame` takes.
 *
 * @throws InvalidOptionsError, UnknownRulesetError for options that no game can be made of; InvalidArgumentError for settings of another kind
 * @example
 * ```ts
 * const game = gameOf({ modules: ['doom-track'] });
 * const client = Client({ game, numPlayers: 3 });
 * ```
 */
export function gameOf<
  const O extends BundledOptions[keyof BundledOptions] = BundledOptions['second-edition'],
>(options: O = {} as O, settings: MatchSettings = {}): RuneboundGame<TypesOfOptions<O>> {
  requireOptions(options);
  const ruleset = rulesetOfOptions(options) as unknown as LightRuleset<TypesOfOptions<O>>;
  return gameOfRuleset(ruleset, options as unknown as MatchOptions<TypesOfOptions<O>>, settings);
}

/**
 * The same of any ruleset: with packs and modules of your own, or of one edition alone, which is all that a page then loads.
 *
 * @throws InvalidOptionsError for options that no game can be made of; InvalidArgumentError for settings of another kind
 */
export function gameOfRuleset<T extends GameTypes>(
  ruleset: LightRuleset<T>,
  options: MatchOptions<T> = {} as MatchOptions<T>,
  settings: MatchSettings = {},
): RuneboundGame<T> {
  requireOptions(options);
  const { rules } = ruleset;
  const {
    name = [rules.edition, ...rules.moduleIds].join('-'),
    deltaState = false,
    onlyWhenAsked = [],
  } = readOptions<MatchSettings>(settings, ['name', 'deltaState', 'onlyWhenAsked']);
  requireSettings(name, deltaState, onlyWhenAsked);
  const { players } = options as { readonly players?: number | readonly unknown[] };
  const named = typeof players === 'object' ? players.length : players;
  if ('seed' in options || 'chance' in options)
    throw new InvalidOptionsError([
      {
        path: 'seed' in options ? 'seed' : 'chance',
        message: 'boardgame.io rolls: give its game a `seed`, if any.',
      },
    ]);

  /** A new game for so many, chance still open. */
  function opened(seats: number): T['state'] {
    if (named !== undefined && named !== seats)
      throw new InvalidOptionsError([
        {
          path: 'players',
          message: `The options seat ${named} and the match ${seats}: give boardgame.io \`numPlayers\`.`,
        },
      ]);
    return ruleset.createGame({ ...options, players: players ?? seats, chance: 'manual' } as T['options']);
  }

  /** What is wrong with so many players; `undefined` if nothing is. */
  function problemWith(seats: number): string | undefined {
    try {
      opened(seats);
      return undefined;
    } catch (error) {
      if (error instanceof EngineError) return error.message;
      throw error;
    }
  }

  const fitting = Array.from({ length: mostSeats }, (_, at) => at + 1).filter(
    (n) => problemWith(n) === undefined,
  );
  // Says what is wrong with all of them.
  if (fitting.length === 0) opened(named ?? 2);

  const waits = (player: number): boolean => onlyWhenAsked === true || onlyWhenAsked.includes(player);

  /** Exactly those who may act, by boardgame.io's names. */
  function activeIn(state: T['state'] | T['view']): Record<string, null> {
    const asked = ruleset.decision(state)?.actor;
    const acting = ruleset.mayAct(state).filter((player) => player === asked || !waits(player));
    return Object.fromEntries(acting.map((player) => [String(player), null]));
  }

  const seats = (context: FnContext<Position<T>>): void => {
    const { position } = context as unknown as RawPosition<T>;
    context.events.setActivePlayers({ value: activeIn(position.state) as never });
  };

  return {
    name,
    minPlayers: Math.min(...fitting),
    maxPlayers: Math.max(...fitting),
    deltaState,
    plugins: [randomness, rawPosition],
    // Whose turn it is the rules say, nobody else: no event is a client's.
    events: {
      endGame: false,
      endPhase: false,
      endTurn: false,
      setPhase: false,
      endStage: false,
      setStage: false,
      pass: false,
      setActivePlayers: false,
    },
    validateSetupData: (_data, numPlayers) => problemWith(numPlayers),
    setup: ({ ctx, random }) => ({
      state: answered(ruleset, opened(ctx.numPlayers), random as never),
      canUndo: false,
    }),
    moves: movesOf(ruleset, deltaState),
    turn: {
      order: {
        first: ({ G }) => playerOfTurn(ruleset, G.state),
        next: ({ G }) => playerOfTurn(ruleset, G.state),
      },
      onBegin: seats,
      onMove: seats,
      endIf: ({ G, ctx }) => {
        const next = String(playerOfTurn(ruleset, G.state));
        return next === ctx.currentPlayer ? undefined : { next };
      },
    },
    endIf: ({ G }) => endingOf(ruleset.outcome(G.state)),
    playerView: ({ G, playerID }) => shown(G, playerID),
    ai: { enumerate: (G, _ctx: Ctx, playerID) => offeredTo(G.state, playerID) },
  };

  function shown(position: Position<T>, playerID: string | null | undefined): Position<T> {
    const { state, canUndo } = position;
    if (viewerOf(state as never) !== undefined) return position;
    return { state: ruleset.viewFor(state as T['state'], seatOf(state, playerID)), canUndo };
  }

  /** What a bot chooses from: what it may do because it is asked. What may be done at any time would be done all the time. */
  function offeredTo(state: T['state'] | T['view'], playerID: string) {
    const seat = seatOf(state, playerID);
    if (seat === null || ruleset.decision(state)?.actor !== seat) return [];
    const legal = ruleset.legalActions(state, seat);
    const asked = legal.filter(({ type }) => !rules.anytime.some((kind) => kind.type === type));
    return (asked.length > 0 ? asked : legal).map(({ type, ...parameters }) => ({
      move: type,
      args: [parameters],
    }));
  }
}

/** How a game ended, as boardgame.io has it: its bots know a `winner`, who is a text, and a `draw`. */
function endingOf(outcome: ReturnType<LightRuleset<GameTypes>['outcome']>): object | undefined {
  if (outcome === null) return undefined;
  const [winner, ...others] = outcome.winners;
  if (winner === undefined) return outcome;
  return others.length === 0 ? { ...outcome, winner: String(winner) } : { ...outcome, draw: true };
}
