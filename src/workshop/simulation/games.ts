import { rulesetOf } from '../../second-edition/index.js';
import { rulesetOf as rulesetOfScenario } from '../../third-edition/bundled.js';
import { type GameOrder, playForBalance } from '../balance/play.js';
import type { PlayedGame } from '../balance/played.js';
import { playThirdEdition, type ThirdEditionOrder } from '../balance/third-edition/play.js';
import type { PlayedGame as PlayedThirdEdition } from '../balance/third-edition/played.js';
import type { BotKind } from '../bots.js';

/* Games that are played to be counted, of either edition: everything follows from their setting and their number. */

/** What games are played. */
export interface Setting {
  readonly edition: 'second-edition' | 'third-edition';
  /** Of Third Edition: the scenarios, game by game in turn. */
  readonly scenarios: readonly string[];
  /** Of Second Edition: the rule modules in force. */
  readonly modules: readonly string[];
  readonly games: number;
  /** How many play: one of these numbers after the other, game by game. */
  readonly players: readonly number[];
  /** Who plays: with several, they change seats from game to game. */
  readonly bots: readonly BotKind[];
  readonly seed: string;
  /** After so many turns a player, or rounds of Third Edition, a game is left unfinished. */
  readonly bound: number;
}

/** One game to be played. Plain JSON: it can be sent to another process. */
export type Order =
  | (GameOrder & { readonly edition: 'second-edition' })
  | (ThirdEditionOrder & { readonly edition: 'third-edition' });

/** A game that was played, of either edition. */
export interface SimulatedGame {
  readonly seed: string;
  /** Of Third Edition. */
  readonly scenario?: string;
  /** How it ended; `null` if it reached its bound. */
  readonly how: string | null;
  /** Places in `seats`; empty if nobody won. */
  readonly winners: readonly number[];
  /** Turns a player, or rounds of Third Edition. */
  readonly length: number;
  readonly seats: readonly {
    readonly hero: string;
    /** Place in turn order: 0 begins. */
    readonly place: number;
    readonly bot: BotKind;
  }[];
}

/** Who sits where in the game of a number: everybody one seat further on than in the game before. */
const seated = (bots: readonly BotKind[], players: number, number: number): BotKind[] =>
  Array.from({ length: players }, (_, seat) => bots[(seat + number) % bots.length] as BotKind);

/**
 * The games, each with a seed of its own.
 *
 * @throws EngineError for modules, scenarios or players that there cannot be
 */
export function ordersOf(setting: Setting): readonly Order[] {
  const { edition, scenarios, modules, games, players, bots, seed, bound } = setting;
  // What cannot be played is said before anything is.
  for (const count of players) {
    if (edition === 'second-edition') rulesetOf(modules).createGame({ players: count, modules, seed });
    for (const scenario of scenarios)
      rulesetOfScenario(scenario).createGame({ edition: 'third-edition', scenario, players: count, seed });
  }
  return Array.from({ length: games }, (_, number): Order => {
    const round = Math.floor(number / Math.max(1, scenarios.length));
    const count = players[(edition === 'third-edition' ? round : number) % players.length] as number;
    const common = { players: count, seed: `${seed}/${number + 1}`, bots: seated(bots, count, number) };
    return edition === 'third-edition'
      ? {
          edition,
          scenario: scenarios[number % scenarios.length] as string,
          maxRounds: bound,
          ...common,
        }
      : { edition, modules, maxTurns: bound, ...common };
  });
}

/** What is counted of a game of either edition. */
export function counted(
  { bots = [] }: Pick<Order, 'bots'>,
  played: PlayedGame | PlayedThirdEdition,
): SimulatedGame {
  const { seed, how, winners, seats } = played;
  return {
    seed,
    ...('scenario' in played ? { scenario: played.scenario } : {}),
    how,
    winners,
    length: 'rounds' in played ? played.rounds : played.turns,
    seats: seats.map(({ hero, place }, seat) => ({ hero, place, bot: bots[seat] ?? 'sensible' })),
  };
}

/** Plays a game. */
export const simulate = (order: Order): SimulatedGame =>
  counted(order, order.edition === 'third-edition' ? playThirdEdition(order) : playForBalance(order));
