import {
  type GameTypes,
  InvalidArgumentError,
  type LightRuleset,
  readOptions,
  wordsOfSeed,
} from '../kernel/index.js';
import { limitOptions, limitsOf, type MatchLimits } from './match/limits.js';
import { matchOf } from './match/match.js';
import { assertBots, playOut } from './play-out.js';
import type { BotOf, HelpersOf, PlayerOf } from './player.js';

/** Options of a game of bots. */
export interface PlayOptionsOf<T extends GameTypes, B, R> {
  /** Decides all chance, and the default bots' choices between equals. */
  readonly seed: string | number;
  /** One bot for each player; sensible ones by default. */
  readonly bots?: readonly B[];
  /** Called after every action with its events and the position; read the position, do not keep it. */
  readonly onEvents?: (events: readonly T['event'][], state: T['state']) => void;
  /** Called before every action with the position and the legal actions. */
  readonly onAction?: (action: T['action'], state: T['state'], legal: readonly T['action'][]) => void;
  /** The rules; those of the bundled modules or of the scenario by default. */
  readonly ruleset?: R;
}

type Bot<T extends GameTypes, R> = BotOf<T['view'], T['action'], HelpersOf<R>, T['seen']>;
type Player<T extends GameTypes, R> = PlayerOf<T['view'], T['action'], HelpersOf<R>, T['seen']>;

/** What an edition says of its games of bots; `O` are the options without bots. */
export interface BotGames<T extends GameTypes, R extends LightRuleset<T>, O> {
  readonly own: readonly string[];
  readonly unit: 'turn' | 'round';
  /** The number of the turn or round. */
  numberOf(state: T['state']): number;
  /** Tells one turn from the next. */
  turnOf(state: T['state']): number;
  sensible(seed: string): Bot<T, R>;
  /** The game of the options: its rules, its first position, its last turn or round, the beginning of its record. */
  begin(options: O): {
    readonly ruleset: R & LightRuleset<T>;
    readonly start: T['state'];
    readonly last: number;
    readonly beginning: { readonly options: T['options']; readonly from?: T['state'] };
  };
}

/** @throws InvalidArgumentError for a wrong seed or bound */
export function assertBound(seed: string | number, bound: number, of: string): void {
  wordsOfSeed(seed);
  if (!(bound >= 1)) throw new InvalidArgumentError(`The bound of ${of}, is 1 at least.`);
}

/** A position whose chance comes from a seed. */
export const seeded = <S extends GameTypes['state']>(position: S, seed: string | number): S => ({
  ...position,
  chance: { ...position.chance, mode: 'seeded', generator: wordsOfSeed(seed) },
});

const names = ['players', 'from', 'seed', 'bots', 'onEvents', 'onAction', 'ruleset'];

function prepared<
  T extends GameTypes,
  R extends LightRuleset<T>,
  P extends { choose: unknown },
  O extends PlayOptionsOf<T, P, R>,
>(games: BotGames<T, R, O>, given: O, more: readonly string[]) {
  const options = readOptions<O>(given, [...names, ...games.own, ...more] as (keyof O & string)[]);
  const begun = games.begin(options);
  const { players } = begun.start;
  const bots =
    options.bots ?? players.map((_, player) => games.sensible(`${options.seed}/${player}`) as Player<T, R>);
  assertBots(bots, players.length);
  return { ...begun, options, bots, goesOn: (state: T['state']) => games.numberOf(state) <= begun.last };
}

export function playWith<
  T extends GameTypes,
  R extends LightRuleset<T>,
  O extends PlayOptionsOf<T, Bot<T, R>, R>,
>(games: BotGames<T, R, O>, given: O) {
  const { ruleset, start, last, options, bots, goesOn } = prepared<T, R, Bot<T, R>, O>(games, given, []);
  const { onEvents, onAction } = options;
  const played = playOut<T, R>(ruleset, start, bots as readonly Bot<T, R>[], {
    goesOn,
    turnOf: games.turnOf,
    ...(onEvents ? { onEvents } : {}),
    ...(onAction ? { onAction } : {}),
  });
  return { ...played, last };
}

export async function matchWith<
  T extends GameTypes,
  R extends LightRuleset<T>,
  O extends PlayOptionsOf<T, Player<T, R>, R> & MatchLimits<Player<T, R>>,
>(games: BotGames<T, R, O>, given: O) {
  const found = prepared<T, R, Player<T, R>, O>(games, given, limitOptions);
  const { ruleset, start, last, beginning, options, bots, goesOn } = found;
  const { turnOf, numberOf, unit } = games;
  const played = await matchOf<T, R>(ruleset, start, bots, {
    ...limitsOf<Player<T, R>>(options, (player) => games.sensible(`${options.seed}/${player}/stand-in`)),
    ...{ beginning, goesOn, turnOf, unit, numberOf },
    onEvents: options.onEvents,
    onAction: options.onAction,
  });
  return { played, last };
}
