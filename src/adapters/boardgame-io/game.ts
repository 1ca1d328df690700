import type { Ctx, FnContext, Game, MoveMap } from 'boardgame.io';
import {
  EngineError,
  type GameTypes,
  InvalidOptionsError,
  type LightRuleset,
  RuleFaultError,
  readOptions,
  viewerOf,
} from '../../kernel/index.js';
import { type BundledOptions, rulesetOfOptions, type TypesOfOptions } from './bundled.js';
import { answered } from './chance.js';
import { requireOptions, requireSettings } from './given.js';
import { type RawPosition, randomness, rawPosition } from './plugins.js';
import { hasSecrets, type Position, playerOfTurn, seatOf } from './position.js';

const invalidMove = 'INVALID_MOVE';

type Context<T extends GameTypes> = FnContext<Position<T>, Record<string, unknown>> &
  RawPosition<T> & { readonly playerID?: string };

/** A move for each type of action: `moves['move/step']({ to: 'h0714', die: 2 })`. */
function movesOf<T extends GameTypes>(
  ruleset: LightRuleset<T>,
  deltaState: boolean,
): MoveMap<Position<T>, Record<string, unknown>> {
  const secrets = hasSecrets(ruleset);

  function carriedOut(context: Context<T>, action: T['action']): Position<T> | typeof invalidMove {
    const { position, playerID, random } = context;
    const { state } = position;
    const by = seatOf(state, playerID);
    if (by === null) return invalidMove;
    // A client plays on its view until the server answers.
    if (viewerOf(state as never) !== undefined) {
      if (!ruleset.explain(state, action, { by }).legal) return invalidMove;
      const { known, view } = ruleset.predict(state as T['view'], action);
      return known ? { state: view, canUndo: false } : position;
    }
    const next = answered(ruleset, ruleset.apply(state as T['state'], action, { by }), random);
    // boardgame.io cannot undo across the end of a turn or of the game.
    const isHere =
      playerOfTurn(ruleset, next) === playerOfTurn(ruleset, state) && ruleset.outcome(next) === null;
    return { state: next, canUndo: isHere && ruleset.canUndo(state as T['state'], next) };
  }

  const moveOf = (type: string) => ({
    move: (context: Context<T>, parameters?: object) => {
      try {
        return carriedOut(context, { ...parameters, type } as T['action']);
      } catch (error) {
        // Wrong input is refused; a fault in the rules is thrown.
        if (error instanceof EngineError && !(error instanceof RuleFaultError)) return invalidMove;
        throw error;
      }
    },
    // A client with less knowledge than the server waits for it; and a patch fits only what the server sent.
    client: !(secrets || deltaState),
    // An action may name hidden things.
    redact: secrets,
    undoable: ({ G }: { readonly G: Position<T> }) => G.canUndo,
  });

  // Without a prototype: boardgame.io would take `constructor` for a move.
  const moves: Record<string, unknown> = Object.create(null);
  for (const type of Object.keys(ruleset.rules.actions)) moves[type] = moveOf(type);
  return moves as MoveMap<Position<T>, Record<string, unknown>>;
}

/** Options of a ruleset's games: as many players as the match has seats, by default; boardgame.io rolls. */
export type MatchOptions<T extends GameTypes> = Omit<T['options'], 'players' | 'seed' | 'chance'> & {
  /** The number of players, or one entry each. A match must have as many seats. */
  readonly players?: unknown;
};

/** Settings for boardgame.io. */
export interface MatchSettings {
  /** The game's name in the lobby and of its sockets; by default the edition and its modules. Each game of a server needs its own name. */
  readonly name?: string;
  /**
   * Sends changes instead of whole views. Clients then show a move only after the server's answer: a patch fits only
   * the state it was made for.
   */
  readonly deltaState?: boolean;
  /** Seats, or with `true` all, that act only on their own decisions and use no actions of any time: for bots. */
  readonly onlyWhenAsked?: true | readonly number[];
}

/** A boardgame.io game, with a {@link Position} as `G`. */
export type RuneboundGame<T extends GameTypes> = Game<Position<T>, Record<string, unknown>>;

/** More seats than any table has. */
const mostSeats = 8;

/**
 * A boardgame.io game of a bundled edition, from the options of `createGame`.
 *
 * @throws InvalidOptionsError, UnknownRulesetError for wrong options; InvalidArgumentError for wrong settings
 *
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
 * The same for any ruleset: with an author's packs and modules, or with one edition only, which keeps a page small.
 *
 * @throws InvalidOptionsError for wrong options; InvalidArgumentError for wrong settings
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

  /** A new game, with chance still open. */
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
  // Throws what is wrong with every number of players.
  if (fitting.length === 0) opened(named ?? 2);

  const waits = (player: number): boolean => onlyWhenAsked === true || onlyWhenAsked.includes(player);

  /** The players who may act, by boardgame.io's names. */
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
    // The rules decide whose turn it is: clients may send no events.
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

  /** A bot gets the actions of its decision only: it would use those of any time all the time. */
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

/** The end of a game for boardgame.io: its bots know a `winner`, a string, and a `draw`. */
function endingOf(outcome: ReturnType<LightRuleset<GameTypes>['outcome']>): object | undefined {
  if (outcome === null) return undefined;
  const [winner, ...others] = outcome.winners;
  if (winner === undefined) return outcome;
  return others.length === 0 ? { ...outcome, winner: String(winner) } : { ...outcome, draw: true };
}
