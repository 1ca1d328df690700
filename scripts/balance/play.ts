import type { DeepReadonly } from '../../src/kernel/index.js';
import type { SecondEditionState } from '../../src/second-edition/index.js';
import { type GameOrder, playSecondEdition } from '../../tools/workshop/simulation/play.js';

/** Plain JSON, to be sent between threads. */
export type PlayedGame = DeepReadonly<ReturnType<typeof playForBalance>>;
export type PlayedSeat = PlayedGame['seats'][number];

/** How often a Hero with its possessions of some turn beat a Challenge. */
export interface Duel {
  readonly duelist: string;
  readonly hero: string;
  /** 0 for a starting Hero. */
  readonly turn: number;
  readonly challenge: string;
  readonly color: string;
  readonly fights: number;
  readonly won: number;
}

/** A game to play. */
export interface BalanceOrder extends GameOrder {
  /** The turns at whose start Heroes are kept, to fight Challenges. */
  readonly snapshots?: readonly number[];
}

/** A rested Hero with its possessions: at the start, or in a played game. */
export interface Duelist {
  /** Unique among all Heroes that fight. */
  readonly name: string;
  readonly hero: string;
  /** The player's turn at the time; 0 for a starting Hero. */
  readonly turn: number;
  readonly experience: Readonly<Record<string, number>>;
  readonly items: readonly string[];
  readonly allies: readonly string[];
  readonly kept: readonly string[];
}

interface Course {
  /** Gold and experience counters at the start of each of its turns. */
  readonly course: { readonly gold: number; readonly experience: number }[];
  /** The Hero at the start of some turns, to fight Challenges. */
  readonly snapshots: Duelist[];
  knockouts: number;
}

/** Plays a game, and counts what each seat came to. */
export function playForBalance({ snapshots = [], ...order }: BalanceOrder) {
  const courses: readonly Course[] = Array.from({ length: order.players }, () => ({
    course: [],
    snapshots: [],
    knockouts: 0,
  }));
  const { seats, ...played } = playSecondEdition(order, {
    onEvents(events, view) {
      for (const event of events) {
        const player = 'player' in event ? Number(event.player) : -1;
        const counted = courses[player];
        const owner = view.players[player];
        if (!counted || !owner) continue;
        if (event.type === 'hero/knocked-out') counted.knockouts += 1;
        if (event.type !== 'turn/began') continue;
        const { experience } = owner.hero;
        counted.course.push({
          gold: owner.gold,
          experience: Object.values(experience).reduce((sum, counters) => sum + counters, 0),
        });
        const turn = counted.course.length;
        if (snapshots.includes(turn))
          counted.snapshots.push(duelistOf(owner, turn, `${order.seed}/${player}`));
      }
    },
  });
  return { ...played, seats: seats.map((seat, player) => ({ ...seat, ...(courses[player] as Course) })) };
}

/** A player's Hero as it would go out to fight, rested. */
const duelistOf = (
  { hero, items, allies, kept }: SecondEditionState['players'][number],
  turn: number,
  of: string,
): Duelist => ({
  name: `${of}/${turn}`,
  hero: hero.card,
  turn,
  experience: { ...hero.experience },
  items: items.map(({ card }) => card),
  allies: allies.map(({ card }) => card),
  kept: [...kept],
});
