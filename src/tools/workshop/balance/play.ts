import { type PlayOptions, playGame } from '../../../bots/second-edition/index.js';
import type { DeepReadonly } from '../../../kernel/index.js';
import type { SecondEditionRuleset, SecondEditionState } from '../../../second-edition/index.js';
import { type BotKind, secondEditionBots } from '../bots.js';

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

export interface GameOrder {
  readonly players: number;
  readonly seed: string;
  readonly modules: readonly string[];
  readonly maxTurns: number;
  readonly snapshots?: readonly number[];
  /** The bots by seat; sensible ones by default. */
  readonly bots?: readonly BotKind[];
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
  /** Every market card and kept adventure card it ever had. */
  readonly cards: Set<string>;
  /** Gold and experience counters at the start of each of its turns. */
  readonly standings: { readonly gold: number; readonly experience: number }[];
  /** The Hero at the start of some turns, to fight Challenges. */
  readonly snapshots: Duelist[];
  knockouts: number;
}

export interface Besides {
  /** The bundled modules and cards by default. */
  readonly ruleset?: SecondEditionRuleset;
  readonly onAction?: PlayOptions['onAction'];
  readonly onEvents?: PlayOptions['onEvents'];
}

export function playForBalance(
  { players, seed, modules, maxTurns, snapshots = [], bots }: GameOrder,
  { ruleset, onAction, onEvents }: Besides = {},
) {
  const courses: readonly Course[] = Array.from({ length: players }, () => ({
    cards: new Set<string>(),
    standings: [],
    snapshots: [],
    knockouts: 0,
  }));
  const { state, turns, outcome } = playGame({
    players,
    seed,
    maxTurns,
    // A given ruleset has its modules in force already.
    ...(ruleset ? { ruleset } : { modules }),
    ...(bots ? { bots: bots.map((kind, seat) => secondEditionBots[kind](`${seed}/${seat}`)) } : {}),
    ...(onAction ? { onAction } : {}),
    onEvents(events, view) {
      onEvents?.(events, view);
      for (const event of events) {
        const player = 'player' in event ? Number(event.player) : -1;
        const course = courses[player];
        const owner = view.players[player];
        if (!course || !owner) continue;
        if (event.type === 'hero/knocked-out') course.knockouts += 1;
        if (event.type === 'turn/began') {
          const { experience } = owner.hero;
          course.standings.push({
            gold: owner.gold,
            experience: Object.values(experience).reduce((sum, counters) => sum + counters, 0),
          });
          const turn = course.standings.length;
          if (snapshots.includes(turn)) course.snapshots.push(duelistOf(owner, turn, `${seed}/${player}`));
        }
      }
      view.players.forEach(({ allies, items, kept }, player) => {
        const cards = courses[player]?.cards;
        if (!cards) return;
        for (const { card } of allies) cards.add(card);
        for (const { card } of items) cards.add(card);
        for (const card of kept) cards.add(card);
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
    seats: state.players.map(({ hero }, player) => {
      const course = courses[player];
      return {
        hero: hero.card,
        /** In turn order: 0 is the starting player. */
        place: (player - state.starting + players) % players,
        knockouts: course?.knockouts ?? 0,
        cards: [...(course?.cards ?? [])].sort(),
        course: course?.standings ?? [],
        snapshots: course?.snapshots ?? [],
      };
    }),
  };
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
