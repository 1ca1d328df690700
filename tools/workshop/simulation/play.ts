import * as second from '../../../src/bots/second-edition/index.js';
import * as third from '../../../src/bots/third-edition/index.js';
import type { DeepReadonly } from '../../../src/kernel/index.js';
import { type BotKind, secondEditionBots, thirdEditionBots } from '../bots.js';

/** A game that was played, of either edition. */
export type PlayedGame = DeepReadonly<ReturnType<typeof playSecondEdition | typeof playThirdEdition>>;

export interface GameOrder {
  readonly players: number;
  readonly seed: string;
  readonly modules: readonly string[];
  readonly maxTurns: number;
  /** The bots by seat; sensible ones by default. */
  readonly bots?: readonly BotKind[];
}

export interface ThirdEditionOrder {
  readonly scenario: string;
  readonly players: number;
  readonly seed: string;
  readonly maxRounds: number;
  /** The bots by seat; sensible ones by default. */
  readonly bots?: readonly BotKind[];
}

/** A ruleset in place of the bundled one, and callbacks that see the game. */
type Besides<O extends second.PlayOptions | third.PlayOptions> = Pick<O, 'ruleset' | 'onAction' | 'onEvents'>;

export function playSecondEdition(
  { players, seed, modules, maxTurns, bots }: GameOrder,
  { ruleset, onEvents, ...besides }: Besides<second.PlayOptions> = {},
) {
  /** By seat: every market card and kept adventure card that it ever had. */
  const cards = Array.from({ length: players }, () => new Set<string>());
  const { state, turns, outcome } = second.playGame({
    ...besides,
    players,
    seed,
    maxTurns,
    // A given ruleset has its modules in force already.
    ...(ruleset ? { ruleset } : { modules }),
    ...(bots ? { bots: bots.map((kind, seat) => secondEditionBots[kind](`${seed}/${seat}`)) } : {}),
    onEvents(events, view) {
      onEvents?.(events, view);
      view.players.forEach(({ allies, items, kept }, player) => {
        for (const { card } of [...allies, ...items]) cards[player]?.add(card);
        for (const card of kept) cards[player]?.add(card);
      });
    },
  });
  return {
    seed,
    /** Turns per player; the last one counts in full. */
    turns: Math.ceil(Math.min(turns, maxTurns * players) / players),
    /** How the game ended; `null` at its bound. */
    how: outcome?.how ?? null,
    /** Places in `seats`; empty without a winner. */
    winners: outcome?.winners ?? [],
    seats: state.players.map(({ hero }, player) => ({
      hero: hero.card,
      /** In turn order: 0 is the starting player. */
      place: (player - state.starting + players) % players,
      cards: [...(cards[player] ?? [])].sort(),
    })),
  };
}

export function playThirdEdition(
  { scenario, players, seed, maxRounds, bots }: ThirdEditionOrder,
  { onEvents, ...besides }: Besides<third.PlayOptions> = {},
) {
  let first: number | null = null;
  const { outcome, rounds, state } = third.playGame({
    ...besides,
    scenario,
    players,
    seed,
    maxRounds,
    ...(bots ? { bots: bots.map((kind, seat) => thirdEditionBots[kind](`${seed}/${seat}`)) } : {}),
    onEvents(events, now) {
      onEvents?.(events, now);
      for (const event of events) if (event.type === 'turn/began') first ??= Number(event.player);
    },
  });
  return {
    scenario,
    seed,
    rounds,
    /** How the game ended; `null` at its bound. */
    how: outcome?.how ?? null,
    /** Places in `seats`; empty if all lost. */
    winners: outcome?.winners ?? [],
    seats: state.players.map(({ hero }, player) => ({
      hero,
      /** In the turn order of the first round: 0 is the first player. */
      place: (player - (first ?? 0) + players) % players,
    })),
  };
}
