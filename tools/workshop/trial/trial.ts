import { counted, type Setting } from '../simulation/games.js';
import type { PlayedGame } from '../simulation/play.js';
import { reportOn } from '../simulation/report.js';
import { sharesBy, type WonGame } from '../statistics.js';

/* Trials of packs: what their cards do in games, what they never did, and their balance. */

export interface Never {
  readonly card: string;
  /** The deed, in a word or two. */
  readonly what: string;
  /** Its place on the card, as in the pack. */
  readonly place: string;
  /** The reason, as far as can be seen. */
  readonly why: string;
  readonly rule: string | null;
}

/** The deeds that wait for no other of their card that has not happened either. */
export const rootsOf = <D extends { readonly id: string; readonly card?: string | undefined }>(
  missing: readonly D[],
  waitsFor: (deed: D, other: D) => boolean,
): readonly D[] =>
  missing.filter(
    (deed) =>
      !missing.some((other) => other.id !== deed.id && other.card === deed.card && waitsFor(deed, other)),
  );

export const inOrder = (cards: readonly string[], all: readonly Never[]): readonly Never[] =>
  cards.flatMap((card) => all.filter((each) => each.card === card));

export type Trial = ReturnType<typeof trialWith>;
export type TrialReport = ReturnType<Trial['report']>;

export interface TrialOrders {
  readonly games: number;
  readonly players: readonly number[];
  readonly seed: string;
  /** Turns per player, or rounds, after which a game is left unfinished. */
  readonly bound: number;
  /** Short games for an unseen deed before it counts as never happening. */
  readonly attempts: number;
}

type Counts = Map<string, number>;

const count = (counts: Counts, card: string): unknown => counts.set(card, (counts.get(card) ?? 0) + 1);

type Game<Seat> = PlayedGame & WonGame<Seat>;

export interface Notes {
  readonly isOwn: (card: string) => boolean;
  met(card: string): void;
  fought(card: string): void;
  beaten(card: string): void;
}

export interface TrialParts<Seat extends { readonly hero: string }> {
  readonly packs: readonly string[];
  readonly own: readonly string[];
  /** Ticks off the deeds of the cards. */
  readonly witness: {
    readonly deeds: ReadonlyMap<string, { readonly id: string; readonly card?: string | undefined }>;
    readonly seen: ReadonlyMap<string, string>;
  };
  readonly cards: Readonly<Record<string, { readonly name: string; readonly kind: string }>>;
  readonly rules: Pick<Setting, 'edition' | 'scenarios' | 'modules'>;
  play(players: number, seed: string, notes: Notes): Game<Seat>;
  holds(seat: Seat): readonly string[];
  search(): Iterable<unknown>;
  never(): readonly Never[];
}

export function trialWith<Seat extends { readonly hero: string }>(
  { packs, own, witness, cards, rules, play, holds, search, never }: TrialParts<Seat>,
  { games, players, seed, bound }: TrialOrders,
) {
  const setting: Setting = { ...rules, games, players, bots: ['sensible'], seed, bound };
  const all = new Set(own);
  const isOwn = (card: string): boolean => all.has(card);
  const played: Game<Seat>[] = [];
  const [met, fought, beaten]: readonly [Counts, Counts, Counts] = [new Map(), new Map(), new Map()];
  let directed = 0;
  let whole = false;

  const triedCards = () => {
    const holders = sharesBy(
      played.filter(({ winners }) => winners.length > 0),
      (seat) => holds(seat).filter(isOwn),
    );
    return own.map((id) => {
      const deeds = [...witness.deeds.values()].filter((deed) => deed.card === id);
      const wayOf = (way: string): number => deeds.filter((deed) => witness.seen.get(deed.id) === way).length;
      const times = fought.get(id) ?? 0;
      return {
        card: id,
        name: cards[id]?.name ?? id,
        kind: cards[id]?.kind ?? '',
        deeds: deeds.length,
        seen: wayOf('ordinary') + wayOf('directed'),
        /** Deeds seen only from positions laid out for it. */
        directed: wayOf('directed'),
        /** Games among the bots in which it came off its deck or was played. */
        met: met.get(id) ?? 0,
        /** How often the card was fought and beaten, if it can be fought. */
        beaten: times > 0 ? (beaten.get(id) ?? 0) / times : null,
        /** Wins of its holders; `null` without holders. */
        holders: holders.find(({ name }) => name === id) ?? null,
      };
    });
  };

  return {
    *games() {
      for (let number = 0; number < games; number++) {
        const seen = new Set<string>();
        const game = play(players[number % players.length] as number, `${seed}/${number + 1}`, {
          isOwn,
          met: (card) => seen.add(card),
          fought: (card) => count(fought, card),
          beaten: (card) => count(beaten, card),
        });
        for (const { hero } of game.seats) if (isOwn(hero)) seen.add(hero);
        for (const card of seen) count(met, card);
        played.push(game);
        yield number;
      }
    },
    /** Looks for unseen deeds, a short game per step, until all are seen or have had their attempts. */
    *search() {
      for (const deed of search()) {
        directed += 1;
        yield deed;
      }
      whole = true;
    },
    /** The number of deeds, and of those seen. */
    progress: () => ({ seen: witness.seen.size, all: witness.deeds.size }),
    report: () => ({
      packs,
      /** The balance of the games among bots. */
      games: reportOn(
        setting,
        played.map((game) => counted({}, game)),
      ),
      /** Short games from positions laid out for a card. */
      directed,
      whole,
      cards: triedCards(),
      never: never(),
    }),
  };
}
