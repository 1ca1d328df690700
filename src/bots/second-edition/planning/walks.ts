import { entryFaces, walksFrom } from '../../../second-edition/base/entering.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import { PATIENCE } from './stakes.js';

/* Where movement dice lead. The length of a way follows from all rolls of the dice and all spaces that each of them reaches. */

/** The rolls from a place; rolls that reach the same places are joined. */
interface Leads {
  readonly from: number;
  readonly chances: Float64Array;
  /** All places that some roll reaches, except the Hero's own, which all do. */
  readonly ends: Uint16Array;
  /** For each of these places the rolls that reach it, as bits. */
  readonly throws: readonly Uint32Array[];
}

/** More dice than this count as this many. */
const MOST_DICE = 5;
/** Differences below this count as none. */
const CLOSE = 0.005;
const MOST_SWEEPS = 40;
const WORD = 32;

/** The ways on a board as they are now. A place is the index of a space. */
export class Walks {
  private readonly reached: Uint32Array[] = [];
  private readonly leads: (readonly Leads[])[] = [];
  private readonly shares = new Map<number, Float64Array>();
  private readonly words: number;

  constructor(
    readonly places: ReadonlyMap<string, number>,
    private readonly ways: readonly (readonly number[])[],
    private readonly faces: readonly (readonly number[])[],
    /** The number of faces of a die, named from 1. */
    private readonly sides: number,
  ) {
    this.words = Math.ceil(ways.length / WORD);
  }

  /** The factor of the way to a place on a prize, from each place where a turn begins: 1 if this turn reaches it, less with each other. */
  to(place: number, dice: number): Float64Array {
    const thrown = Math.max(0, Math.min(MOST_DICE, dice));
    const key = thrown * this.ways.length + place;
    const known = this.shares.get(key);
    if (known) return known;
    const found = this.sharesTo(place, thrown);
    this.shares.set(key, found);
    return found;
  }

  /** The chance that a turn from one place can end on another. A step to a neighbor needs no dice. */
  reaching(from: number, to: number, dice: number): number {
    if (from === to || (this.ways[from] as readonly number[]).includes(to)) return 1;
    return this.setOut(from, dice, (place) => (place === to ? 1 : 0));
  }

  /** The mean worth of setting out with some dice if each roll is used to get to the best place in reach. */
  setOut(from: number, dice: number, worth: (place: number) => number): number {
    const leads = this.leadsOf(Math.max(0, Math.min(MOST_DICE, dice)))[from] as Leads;
    return meanOfBest(leads, worth(from), Float64Array.from(leads.ends, worth));
  }

  /** Sweeps outwards from the place until nothing changes: from each place the best use of each roll. */
  private sharesTo(place: number, dice: number): Float64Array {
    const leads = this.leadsOf(dice);
    const shares = new Float64Array(this.ways.length);
    // Ending a turn at the place is done; anywhere else another turn begins.
    const ending = new Float64Array(this.ways.length);
    shares[place] = 1;
    ending[place] = 1;
    const order = this.outwardsFrom(place);
    const worths = new Float64Array(this.ways.length);
    for (let sweep = 0, change = 1; change > CLOSE && sweep < MOST_SWEEPS; sweep++) {
      change = 0;
      for (const from of order) {
        // A step to a neighbor needs no dice.
        let beside = 0;
        for (const next of this.ways[from] as readonly number[])
          beside = Math.max(beside, ending[next] as number);
        const there = leads[from] as Leads;
        const { ends } = there;
        for (let at = 0; at < ends.length; at++) worths[at] = ending[ends[at] as number] as number;
        const thrown = meanOfBest(there, ending[from] as number, worths);
        const share = Math.max(beside, thrown);
        change = Math.max(change, share - (shares[from] as number));
        shares[from] = share;
        ending[from] = PATIENCE * share;
      }
    }
    return shares;
  }

  private outwardsFrom(place: number): number[] {
    const seen = new Set([place]);
    for (const at of seen) for (const next of this.ways[at] as readonly number[]) seen.add(next);
    seen.delete(place);
    return [...seen];
  }

  private leadsOf(dice: number): readonly Leads[] {
    const known = this.leads[dice];
    if (known) return known;
    const found = this.leadsFor(dice);
    this.leads[dice] = found;
    return found;
  }

  private leadsFor(dice: number): Leads[] {
    const reached = this.reachedBy(dice);
    const throws = throwsOf(this.sides, dice);
    const { words } = this;
    return this.ways.map((_, from) => {
      const chances = new Map<string, number>();
      const places = new Map<string, readonly number[]>();
      for (const [at, { chance }] of throws.entries()) {
        const begin = (at * this.ways.length + from) * words;
        const bits = reached.subarray(begin, begin + words);
        const key = bits.join();
        chances.set(key, (chances.get(key) ?? 0) + chance);
        if (!places.has(key)) places.set(key, placesIn(bits));
      }
      const lists = [...places.values()];
      const ends = [...new Set(lists.flat())].filter((end) => end !== from);
      const led = new Map(ends.map((end) => [end, new Uint32Array(Math.ceil(lists.length / WORD))]));
      for (const [at, list] of lists.entries())
        for (const end of list) {
          const bits = led.get(end);
          if (bits)
            bits[Math.floor(at / WORD)] = (bits[Math.floor(at / WORD)] as number) | (1 << (at % WORD));
        }
      return {
        from,
        chances: Float64Array.from(chances.values()),
        ends: Uint16Array.from(ends),
        throws: [...led.values()],
      };
    });
  }

  /** The places that each roll reaches from each place, as bits: the place itself, and those that the other dice reach after one step. */
  private reachedBy(dice: number): Uint32Array {
    const known = this.reached[dice];
    if (known) return known;
    const { words, ways, faces } = this;
    const throws = throwsOf(this.sides, dice);
    const found = new Uint32Array(throws.length * ways.length * words);
    const fewer = dice === 0 ? found : this.reachedBy(dice - 1);
    for (const [at, { without }] of throws.entries())
      for (let from = 0; from < ways.length; from++) {
        const begin = (at * ways.length + from) * words;
        found[begin + Math.floor(from / WORD)] = 1 << (from % WORD);
        for (const [face, rest] of without)
          for (const next of ways[from] as readonly number[]) {
            if (!(faces[next] as readonly number[]).includes(face)) continue;
            const then = (rest * ways.length + next) * words;
            for (let word = 0; word < words; word++)
              found[begin + word] = (found[begin + word] as number) | (fewer[then + word] as number);
          }
      }
    this.reached[dice] = found;
    return found;
  }
}

function placesIn(bits: Uint32Array): number[] {
  const places: number[] = [];
  for (const [at, word] of bits.entries())
    for (let bit = 0; bit < WORD; bit++) if ((word >>> bit) & 1) places.push(at * WORD + bit);
  return places;
}

/** The mean over all rolls of the best place each reaches. Places are visited best first, and each roll counts once. */
function meanOfBest({ chances, ends, throws }: Leads, staying: number, worths: Float64Array): number {
  const better: number[] = [];
  for (let at = 0; at < ends.length; at++) {
    const worth = worths[at] as number;
    if (worth <= staying) continue;
    let to = better.length;
    while (to > 0 && (worths[better[to - 1] as number] as number) < worth) {
      better[to] = better[to - 1] as number;
      to--;
    }
    better[to] = at;
  }
  const open = new Uint32Array(Math.ceil(chances.length / WORD)).fill(0xffffffff);
  let sum = 0;
  let used = 0;
  for (const at of better) {
    const leading = throws[at] as Uint32Array;
    let likely = 0;
    for (let word = 0; word < open.length; word++) {
      let hits = (open[word] as number) & (leading[word] as number);
      if (hits === 0) continue;
      open[word] = (open[word] as number) & ~hits;
      while (hits !== 0) {
        likely += chances[word * WORD + 31 - Math.clz32(hits & -hits)] as number;
        hits &= hits - 1;
      }
    }
    sum += likely * (worths[at] as number);
    used += likely;
  }
  return sum + (1 - used) * staying;
}

/** A roll in any order: its chance, and for each of its faces the roll left without a die that shows it. */
interface Throw {
  readonly chance: number;
  readonly without: readonly (readonly [face: number, rest: number])[];
}

const allThrows = new Map<string, readonly Throw[]>();

function throwsOf(sides: number, dice: number): readonly Throw[] {
  const key = `${sides}/${dice}`;
  const known = allThrows.get(key);
  if (known) return known;
  const shown = handsOf(sides, dice);
  const fewer = new Map(dice === 0 ? [] : handsOf(sides, dice - 1).map((hand, at) => [hand.join(), at]));
  const orders = (hand: readonly number[]): number => {
    let found = 1;
    hand.forEach((face, at) => {
      const same = hand.slice(0, at + 1).filter((other) => other === face).length;
      found *= (at + 1) / same;
    });
    return found;
  };
  const throws = shown.map((hand) => ({
    chance: orders(hand) / sides ** dice,
    without: [...new Set(hand)].map((face) => {
      const rest = [...hand];
      rest.splice(rest.indexOf(face), 1);
      return [face, fewer.get(rest.join()) as number] as const;
    }),
  }));
  allThrows.set(key, throws);
  return throws;
}

const handsOf = (sides: number, dice: number): number[][] =>
  dice === 0
    ? [[]]
    : handsOf(sides, dice - 1).flatMap((hand) => {
        const least = hand.at(-1) ?? 1;
        return Array.from({ length: sides - least + 1 }, (_, more) => [...hand, least + more]);
      });

const boards = new WeakMap<object, Map<string, Walks>>();
/** The most states of one board to cache. */
const MANY_BOARDS = 8;

export function walksOn(g: G, player: number): Walks {
  const { board, dice } = g.content;
  const spaces = Object.keys(board.spaces);
  const ways = spaces.map((space) => walksFrom(g, player, space));
  const faces = spaces.map((space) => entryFaces(g, space));
  const now = `${ways.map((next) => next.length).join('')}/${faces.map((some) => some.join('')).join()}`;
  const known = boards.get(board) ?? new Map<string, Walks>();
  boards.set(board, known);
  const found = known.get(now);
  if (found) return found;
  const places = new Map(spaces.map((space, at) => [space, at]));
  const walks = new Walks(
    places,
    ways.map((next) => next.map((space) => places.get(space) as number)),
    faces,
    dice.length,
  );
  if (known.size >= MANY_BOARDS) known.clear();
  known.set(now, walks);
  return walks;
}
