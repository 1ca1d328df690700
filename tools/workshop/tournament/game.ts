import * as second from '../../../src/bots/second-edition/index.js';
import * as third from '../../../src/bots/third-edition/index.js';
import type { DeepReadonly, GameRecord } from '../../../src/kernel/index.js';
import type { TournamentOrder } from './setting.js';

/** A game, and the record to replay it. Plain JSON. */
export type PlayedGame = DeepReadonly<Awaited<ReturnType<typeof playTournamentGame>>>;
export type TournamentGame = PlayedGame['game'];

/** Makes a player of the edition from the index of its entrant, and its seat. */
export interface Makers {
  player(entrant: number, seed: string, seat: number): second.Player & third.Player;
}

/** Divides the point of a game: among its winners, or among all without a winner or an end; forfeited seats get nothing. */
export function pointsOf(
  seats: number,
  winners: readonly number[],
  forfeited: readonly number[],
): readonly number[] {
  const fair = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !forfeited.includes(seat));
  const victors = fair.filter((seat) => winners.includes(seat));
  const sharing = victors.length > 0 ? victors : fair;
  return Array.from({ length: seats }, (_, seat) => (sharing.includes(seat) ? 1 / sharing.length : 0));
}

/** Plays a game to its end whatever bots do wrong: stand-ins take over their seats. */
export async function playTournamentGame(order: TournamentOrder, makers: Makers) {
  const { number, round, seed, seats, bound, budget } = order;
  const common = { seed, budget, onFault: 'forfeit-seat' } as const;
  const bots = seats.map((entrant, seat) => makers.player(entrant, `${seed}/${seat}`, seat));
  const { faults, forfeited, outcome, record, length, heroes } =
    order.edition === 'third-edition'
      ? await third
          .playMatch({
            ...common,
            scenario: order.scenario as string,
            players: (order.heroes ?? []).map((hero) => ({ hero })),
            maxRounds: bound,
            bots,
          })
          .then((played) => ({
            ...played,
            length: played.rounds,
            heroes: played.state.players.map(({ hero }) => hero),
          }))
      : await second
          .playMatch({
            ...common,
            players: seats.length,
            modules: order.modules,
            maxTurns: bound,
            bots,
          })
          .then((played) => ({
            ...played,
            length: Math.ceil(Math.min(played.turns, bound * seats.length) / seats.length),
            heroes: played.state.players.map(({ hero }) => hero.card),
          }));
  const winners = outcome?.winners ?? [];
  return {
    game: {
      number,
      round,
      seed,
      seats,
      heroes,
      /** How it ended; `null` if it was left unfinished. */
      how: outcome?.how ?? null,
      winners,
      /** Turns per player, or rounds of Third Edition. */
      length,
      forfeited,
      /** The points of each seat: one in all, or none if every seat was forfeited. */
      points: pointsOf(seats.length, winners, forfeited),
      faults: faults.map(({ bot: _, ...fault }) => ({ entrant: seats[fault.player] as number, ...fault })),
    },
    record: record as GameRecord<unknown, unknown>,
  };
}
