import { playerState } from '../base/cards.js';
import { canGoOn, enterHex, mayGo, waysFrom } from '../base/movement.js';
import type { HexId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import { terrainDice } from '../content/terrain-dice.js';
import { copyOf } from './ahead.js';

/*
 * Where dice can lead, whatever they show. Equal dice are not told apart: what is spent on a way is a handful, so many dice of each face. Handful by
 * handful, the smaller ones first, it is found out where each leads; a roll leads wherever a part of it does.
 */

const sides = terrainDice.length;

/** A hex in which the hero is, with so much damage. */
interface Stand {
  readonly hex: HexId;
  /** The table as it would be there. */
  readonly g: G;
  /** Whether the hero can go on from here (3e.move.enter-trigger). */
  readonly goesOn: boolean;
}

/** A way from a stand to the next, and the faces that go there. */
interface Step {
  readonly to: Stand;
  readonly faces: readonly number[];
}

/** The ground around a hero as it walks: what entering a hex does to it is found out once. */
export class Ground {
  readonly start: Stand;
  private readonly stands = new Map<string, Stand>();
  private readonly entered = new Map<string, Stand>();
  private readonly steps = new Map<Stand, readonly Step[]>();

  constructor(
    g: G,
    private readonly player: number,
  ) {
    this.start = this.standAt(copyOf(g));
  }

  private standAt(there: G): Stand {
    const { hex, damage } = playerState(there, this.player);
    const key = `${hex}/${damage}`;
    const stand = this.stands.get(key) ?? { hex: hex ?? '', g: there, goesOn: canGoOn(there, this.player) };
    this.stands.set(key, stand);
    return stand;
  }

  /** Where a hero comes to that enters a hex with the damage that it has. */
  private enter({ g }: Stand, hex: HexId): Stand {
    const key = `${hex}/${playerState(g, this.player).damage}`;
    const known = this.entered.get(key);
    if (known !== undefined) return known;
    const there = copyOf(g);
    enterHex(there, this.player, hex, null, '3e.move.spend-per-hex');
    const stand = this.standAt(there);
    this.entered.set(key, stand);
    return stand;
  }

  /** The ways on from a stand that some die goes. */
  stepsFrom(stand: Stand): readonly Step[] {
    if (!stand.goesOn) return [];
    const known = this.steps.get(stand);
    if (known !== undefined) return known;
    const found = waysFrom(stand.g, stand.hex).flatMap((way): Step[] => {
      const faces = terrainDice.flatMap((_, at) => (mayGo(stand.g, way, at + 1) ? [at] : []));
      return faces.length === 0 ? [] : [{ to: this.enter(stand, way.to), faces }];
    });
    this.steps.set(stand, found);
    return found;
  }
}

/**
 * The grounds of some tables that differ in nothing that a hero meets on its way: actions that only have dice rolled again leave it as it is, whatever
 * they cost.
 */
export class Grounds {
  private readonly known = new Map<string, Ground>();

  around(g: G, player: number): Ground {
    const { frames: _, chance: __, decks: ___, discards: ____, players, ...rest } = g.state;
    const key = JSON.stringify([player, rest, players.map((p) => ({ ...p, hand: null }))]);
    const ground = this.known.get(key) ?? new Ground(g, player);
    this.known.set(key, ground);
    return ground;
  }
}

/** All handfuls that may be spent of some dice, the smaller ones first. */
interface Handfuls {
  /** For each number of dice, the first handful of so many, and after the last number the end. */
  readonly from: readonly number[];
  /** The handful with one die more of a face, at `handful * sides + face`; -1 if there can be none. */
  readonly more: Int32Array;
  /** The handful with one die less; -1 if there is none. */
  readonly less: Int32Array;
  /** How likely each handful of all dice is. */
  readonly chances: readonly number[];
}

/** The handfuls of dice that lie there and of some that are rolled: of each face as many as lie there, and whatever is rolled besides. */
function handfulsOf(kept: readonly number[], rolling: number): Handfuls {
  const lying = Array.from({ length: sides }, (_, at) => kept.filter((die) => die === at + 1).length);
  const total = kept.length + rolling;
  const known = new Map<number, number>();
  // Of each handful: how many dice of each face, what tells it from all others, and how many of its dice have to be rolled.
  const counts: number[] = lying.map(() => 0);
  const keys = [0];
  const rolled = [0];
  const more: number[] = [];
  const from = [0];
  for (let size = 0; size < total; size++) {
    const end = keys.length;
    for (let at = from[size] ?? 0; at < end; at++)
      for (let face = 0; face < sides; face++) {
        const lies = (counts[at * sides + face] ?? 0) < (lying[face] ?? 0);
        const toRoll = (rolled[at] ?? 0) + (lies ? 0 : 1);
        if (toRoll > rolling) {
          more.push(-1);
          continue;
        }
        const key = (keys[at] ?? 0) + (total + 1) ** face;
        let place = known.get(key);
        if (place === undefined) {
          place = keys.length;
          known.set(key, place);
          keys.push(key);
          rolled.push(toRoll);
          for (let of = 0; of < sides; of++)
            counts.push((counts[at * sides + of] ?? 0) + (of === face ? 1 : 0));
        }
        more.push(place);
      }
    from.push(end);
  }
  const first = from[total] ?? 0;
  for (let at = first; at < keys.length; at++) for (let face = 0; face < sides; face++) more.push(-1);
  const less = new Int32Array(keys.length * sides).fill(-1);
  more.forEach((place, at) => {
    if (place >= 0) less[place * sides + (at % sides)] = Math.floor(at / sides);
  });
  const chances = keys.slice(first).map((_, at) =>
    chanceOf(
      lying.map((n, of) => (counts[(first + at) * sides + of] ?? 0) - n),
      rolling,
    ),
  );
  return { from: [...from, keys.length], more: Int32Array.from(more), less, chances };
}

/** How likely so many dice of each face are rolled. */
function chanceOf(rolled: readonly number[], rolling: number): number {
  let [chance, left] = [1, rolling];
  // The binomial coefficients one after the other, each die with its chance: no number on the way is large.
  for (const n of rolled) for (let die = 1; die <= n; die++) chance *= left-- / die / sides;
  return chance;
}

/** A hex that dice may lead to. */
export interface LikelyHex {
  /** The hex. */
  readonly hex: HexId;
  /** How likely it is that the dice lead there, from 0 to 1. */
  readonly chance: number;
}

/** A sum of chances, which a thousand thousandths make 1. */
export const rounded = (chance: number): number => Math.round(chance * 1e12) / 1e12;

/** For each stand, whether each handful leads there, or a part of it. */
function ledTo(ground: Ground, { from, more, less }: Handfuls): ReadonlyMap<Stand, Uint8Array> {
  const count = from.at(-1) ?? 0;
  const led = new Map<Stand, Uint8Array>();
  const at = (stand: Stand): Uint8Array => {
    const known = led.get(stand) ?? new Uint8Array(count);
    led.set(stand, known);
    return known;
  };
  let edge: [Stand, handfuls: number[]][] = [[ground.start, [0]]];
  for (let size = 1; size < from.length - 1; size++) {
    const [first, end] = [from[size] ?? 0, from[size + 1] ?? 0];
    // Whoever came with less can do all that whoever comes with more can.
    for (const there of led.values())
      for (let handful = first; handful < end; handful++)
        for (let face = 0; face < sides; face++) {
          const part = less[handful * sides + face] ?? -1;
          if (part >= 0 && there[part] === 1) {
            there[handful] = 1;
            break;
          }
        }
    const next = new Map<Stand, number[]>();
    for (const [stand, handfuls] of edge)
      for (const { to, faces } of ground.stepsFrom(stand)) {
        const there = at(to);
        const found = next.get(to) ?? [];
        next.set(to, found);
        for (const handful of handfuls)
          for (const face of faces) {
            const place = more[handful * sides + face] ?? -1;
            if (place < 0 || there[place] === 1) continue;
            there[place] = 1;
            // With fewer dice, and all that it has now, the hero was there before.
            if (to !== ground.start) found.push(place);
          }
      }
    edge = [...next];
  }
  return led;
}

/**
 * How likely each hex can be entered by a hero with some dice that lie there and others that are rolled, spent in any order: the likeliest first. No die is
 * rerolled, and no ability is used on the way; zombies count as they are.
 */
export function likelyHexes(kept: readonly number[], rolling: number, ground: Ground): readonly LikelyHex[] {
  const handfuls = handfulsOf(kept, rolling);
  const { from, chances } = handfuls;
  const first = from[kept.length + rolling] ?? 0;
  const byHex = new Map<HexId, Uint8Array[]>();
  for (const [{ hex }, there] of ledTo(ground, handfuls)) byHex.set(hex, [...(byHex.get(hex) ?? []), there]);
  return [...byHex]
    .flatMap(([hex, stands]): LikelyHex[] => {
      const chance = chances.reduce(
        (sum, one, at) => (stands.some((there) => there[first + at] === 1) ? sum + one : sum),
        0,
      );
      return chance === 0 ? [] : [{ hex, chance: rounded(chance) }];
    })
    .sort((a, b) => b.chance - a.chance || (a.hex < b.hex ? -1 : 1));
}
