import { playerState } from '../base/cards.js';
import { canGoOn, enterHex, mayGo, waysFrom } from '../base/movement.js';
import type { HexId } from '../base/state.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import { terrainDice } from '../content/terrain-dice.js';
import { ahead } from './ahead.js';

/*
 * Where dice can lead. Equal dice are not distinguished: the dice of a way are a multiset, with a count per face. The
 * search goes through multisets, the smaller ones first; a roll leads wherever a part of it does.
 */

const sides = terrainDice.length;

interface Stand {
  readonly hex: HexId;
  /** Its index; the start is 0. */
  readonly number: number;
  readonly g: G;
  /** Whether the hero can go on from here (3e.move.enter-trigger). */
  readonly goesOn: boolean;
}

/** A bit set of stands, 32 to a word; missing words are empty. */
type Stands = Int32Array;

interface Led {
  /** The stands to which it or a part of it leads. */
  readonly all: Stands;
  /** The stands to which no smaller part leads. */
  readonly fresh: readonly number[];
}

/** More than the dice of any multiset: its key is a number with a digit for each face. */
const mostDice = 2 ** 8;

/** The surroundings of a hero. Effects of entering a hex, and where dice lead, are computed once. */
export class Ground {
  private readonly stands: Stand[] = [];
  private readonly known = new Map<string, Stand>();
  private readonly entered = new Map<string, Stand>();
  /** By stand and face, where a die leads: the index of a word of stands, its bits, and so on. */
  private readonly ways: number[][] = [];
  /** The number of stands within reach of so many dice. */
  private readonly within: number[] = [1];
  private readonly led = new Map<number, Led>();

  constructor(
    g: G,
    private readonly player: number,
  ) {
    this.standAt(ahead.copyOf(g));
    // No die spent.
    this.led.set(0, { all: new Int32Array(0), fresh: [0] });
  }

  private standAt(there: G): Stand {
    const { hex, damage } = playerState(there, this.player);
    const key = `${hex}/${damage}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { length: number } = this.stands;
    const stand = { hex: hex ?? '', number, g: there, goesOn: canGoOn(there, this.player) };
    this.stands.push(stand);
    this.known.set(key, stand);
    return stand;
  }

  /** The stand after entering a hex with the present damage. */
  private enter({ g }: Stand, hex: HexId): Stand {
    const key = `${hex}/${playerState(g, this.player).damage}`;
    const known = this.entered.get(key);
    if (known !== undefined) return known;
    const there = ahead.again(g);
    enterHex(there, this.player, hex, null, '3e.move.spend-per-hex');
    const stand = this.standAt(there);
    this.entered.set(key, stand);
    return stand;
  }

  private lookAround(stand: Stand): void {
    const ways: number[][] = terrainDice.map(() => []);
    if (stand.goesOn)
      for (const way of waysFrom(stand.g, stand.hex)) {
        const faces = ways.filter((_, at) => mayGo(stand.g, way, at + 1));
        if (faces.length === 0) continue;
        const { number } = this.enter(stand, way.to);
        for (const there of faces) {
          const word = number >> 5;
          let at = 0;
          while (at < there.length && there[at] !== word) at += 2;
          there[at] = word;
          there[at + 1] = (there[at + 1] ?? 0) | (1 << (number & 31));
        }
      }
    this.ways.push(...ways);
  }

  standsWithin(dice: number): readonly Stand[] {
    while (this.within.length <= dice) {
      const end = this.within.at(-1) ?? 0;
      for (let at = this.ways.length / sides; at < end; at++) this.lookAround(this.stands[at] as Stand);
      this.within.push(this.stands.length);
    }
    return this.stands;
  }

  /** Leads wherever it leads without one of its dice, and where that die leads from stands that need all the others. */
  ledBy(handful: number[], key: number): Led {
    const known = this.led.get(key);
    if (known !== undefined) return known;
    const words = (this.stands.length + 31) >> 5;
    const [all, gone] = [new Int32Array(words), new Int32Array(words)];
    for (let face = 0, place = 1; face < sides; face++, place *= mostDice) {
      const dice = handful[face] ?? 0;
      if (dice === 0) continue;
      handful[face] = dice - 1;
      const part = this.ledBy(handful, key - place);
      handful[face] = dice;
      for (let word = 0; word < part.all.length; word++) all[word] = (all[word] ?? 0) | (part.all[word] ?? 0);
      for (const stand of part.fresh) {
        const ways = this.ways[stand * sides + face] ?? [];
        for (let at = 0; at < ways.length; at += 2) {
          const word = ways[at] ?? 0;
          gone[word] = (gone[word] ?? 0) | (ways[at + 1] ?? 0);
        }
      }
    }
    const fresh: number[] = [];
    for (let word = 0; word < words; word++) {
      let left = (gone[word] ?? 0) & ~(all[word] ?? 0);
      all[word] = (all[word] ?? 0) | left;
      for (; left !== 0; left &= left - 1) {
        const stand = word * 32 + 31 - Math.clz32(left & -left);
        // The start needs no die.
        if (stand > 0) fresh.push(stand);
      }
    }
    const led = { all, fresh };
    this.led.set(key, led);
    return led;
  }
}

/** The surroundings of games that differ in nothing that matters on the way, such as after actions that only reroll dice. */
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

/** A hex that dice may lead to. */
export interface LikelyHex {
  readonly hex: HexId;
  /** The probability that the dice lead there, from 0 to 1. */
  readonly chance: number;
}

/** Removes rounding errors from a sum of probabilities. */
export const rounded = (chance: number): number => Math.round(chance * 1e12) / 1e12;

/** With dice on the table and dice to be rolled, in any order, without rerolls and abilities; zombies stay where they are. */
export function likelyHexes(kept: readonly number[], rolling: number, ground: Ground): readonly LikelyHex[] {
  const byHex = new Map<HexId, { chance: number; last: number }>();
  const hexes = ground.standsWithin(kept.length + rolling).map(({ hex }) => {
    const known = byHex.get(hex) ?? { chance: 0, last: 0 };
    byHex.set(hex, known);
    return known;
  });
  let rolls = 0;
  const count = ({ all }: Led, chance: number): void => {
    rolls++;
    for (let word = 0; word < all.length; word++)
      for (let left = all[word] ?? 0; left !== 0; left &= left - 1) {
        const hex = hexes[word * 32 + 31 - Math.clz32(left & -left)];
        // A hex reached with more or less damage counts once.
        if (hex === undefined || hex.last === rolls) continue;
        hex.last = rolls;
        hex.chance += chance;
      }
  };
  const handful = terrainDice.map((_, at) => kept.filter((die) => die === at + 1).length);
  const roll = (face: number, left: number, key: number, chance: number): void => {
    const lying = handful[face] ?? 0;
    const place = mostDice ** face;
    // Binomial coefficients, multiplied with the probabilities step by step, so that no number gets large.
    for (let dice = 0, likely = chance; dice <= left; likely *= (left - dice) / ++dice / sides) {
      handful[face] = lying + dice;
      const now = key + (lying + dice) * place;
      if (face < sides - 1) roll(face + 1, left - dice, now, likely);
      else if (dice === left) count(ground.ledBy(handful, now), likely);
    }
    handful[face] = lying;
  };
  roll(0, rolling, 0, 1);
  return [...byHex]
    .flatMap(([hex, { chance }]): LikelyHex[] => (chance === 0 ? [] : [{ hex, chance: rounded(chance) }]))
    .sort((a, b) => b.chance - a.chance || (a.hex < b.hex ? -1 : 1));
}
