import type { DeepReadonly } from '../../../src/kernel/index.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { rulesetOf as rulesetOfScenario } from '../../../src/third-edition/bundled.js';
import type { BotKind } from '../bots.js';
import {
  type GameOrder,
  type PlayedGame,
  playSecondEdition,
  playThirdEdition,
  type ThirdEditionOrder,
} from './play.js';

export interface Setting {
  readonly edition: 'second-edition' | 'third-edition';
  /** Third Edition: the scenarios, used in turn. */
  readonly scenarios: readonly string[];
  readonly modules: readonly string[];
  readonly games: number;
  /** Numbers of players, used in turn. */
  readonly players: readonly number[];
  readonly bots: readonly BotKind[];
  readonly seed: string;
  /** Turns per player, or rounds of Third Edition, after which a game is left unfinished. */
  readonly bound: number;
}

/** One game to play. Plain JSON: it can be sent to another process. */
export type Order =
  | (GameOrder & { readonly edition: 'second-edition' })
  | (ThirdEditionOrder & { readonly edition: 'third-edition' });

export type SimulatedGame = DeepReadonly<ReturnType<typeof counted>>;

/** The games, each with its own seed. @throws EngineError for impossible modules, scenarios or players */
export function ordersOf(setting: Setting): readonly Order[] {
  const { edition, scenarios, modules, games, players, bots, seed, bound } = setting;
  // Wrong settings are reported before the first game.
  for (const count of players) {
    if (edition === 'second-edition') rulesetOf(modules).createGame({ players: count, modules, seed });
    for (const scenario of scenarios)
      rulesetOfScenario(scenario).createGame({ edition: 'third-edition', scenario, players: count, seed });
  }
  return Array.from({ length: games }, (_, number): Order => {
    const round = Math.floor(number / Math.max(1, scenarios.length));
    const count = players[(edition === 'third-edition' ? round : number) % players.length] as number;
    const seated = Array.from({ length: count }, (_, seat) => bots[(seat + number) % bots.length] as BotKind);
    const common = { players: count, seed: `${seed}/${number + 1}`, bots: seated };
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

export function counted({ bots = [] }: Pick<Order, 'bots'>, played: PlayedGame) {
  const { seed, how, winners, seats } = played;
  return {
    seed,
    ...('scenario' in played ? { scenario: played.scenario } : {}),
    /** How it ended; `null` at its bound. */
    how,
    /** Places in `seats`; empty without a winner. */
    winners,
    /** Turns per player, or rounds of Third Edition. */
    length: 'rounds' in played ? played.rounds : played.turns,
    /** Places in turn order: 0 begins. */
    seats: seats.map(({ hero, place }, seat) => ({ hero, place, bot: bots[seat] ?? 'sensible' })),
  };
}

export const simulate = (order: Order): SimulatedGame =>
  counted(order, order.edition === 'third-edition' ? playThirdEdition(order) : playSecondEdition(order));
