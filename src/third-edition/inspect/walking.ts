import { outcomesOf } from '../../kernel/index.js';
import { playerState } from '../base/cards.js';
import { canGoOn, enterHex, mayGo, waysFrom } from '../base/movement.js';
import type { HexId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import { terrainDice } from '../content/terrain-dice.js';
import { copyOf } from './ahead.js';

/*
 * Where dice can lead, whatever they show. For each hex around a hero it is noted what dice the ways there take; each roll is then held against that.
 */

/** The faces that go one way: a bit for each, the lowest for face 1. */
type Faces = number;
/** What a way takes: faces for each of its dice, in ascending order. */
type Need = readonly Faces[];

/** A hex in which the hero is, with so much damage. */
interface Stand {
  readonly hex: HexId;
  /** The table as it would be there. */
  readonly g: G;
  /** Whether the hero can go on from here (3e.move.enter-trigger). */
  readonly goesOn: boolean;
  /** What the ways that lead here take, none of them more than another. */
  readonly needs: Need[];
}

const sorted = (need: Need): Need => [...need].sort((a, b) => a - b);

/** Whether a need is another with something more. */
const includes = (need: Need, part: Need): boolean => {
  let at = 0;
  for (const faces of need) if (faces === part[at]) at++;
  return at === part.length;
};

/** Whether dice go some way: each of its hexes takes a die of its own (3e.move.die-once). */
function covers(dice: readonly number[], [faces, ...others]: Need): boolean {
  if (faces === undefined) return true;
  return dice.some((die, at) => (faces & (1 << (die - 1))) !== 0 && covers(dice.toSpliced(at, 1), others));
}

/** What each hex around takes that can be entered with so many dice, whatever entering the hexes on the way does to the hero. */
function needsAround(g: G, player: number, dice: number): ReadonlyMap<HexId, readonly Need[]> {
  const stands = new Map<string, Stand>();
  const standAt = (there: G): Stand => {
    const { hex, damage } = playerState(there, player);
    const key = `${hex}/${damage}`;
    const stand = stands.get(key) ?? {
      hex: hex ?? '',
      g: there,
      goesOn: canGoOn(there, player),
      needs: [],
    };
    stands.set(key, stand);
    return stand;
  };
  const ways = new Map<Stand, readonly { readonly to: Stand; readonly faces: Faces }[]>();
  const waysOf = (stand: Stand) => {
    const known = ways.get(stand);
    if (known !== undefined) return known;
    const found = waysFrom(stand.g, stand.hex).flatMap((way) => {
      const faces = terrainDice.reduce(
        (all, _, at) => (mayGo(stand.g, way, at + 1) ? all | (1 << at) : all),
        0,
      );
      if (faces === 0) return [];
      const there = copyOf(stand.g);
      enterHex(there, player, way.to, null, '3e.move.spend-per-hex');
      return [{ to: standAt(there), faces }];
    });
    ways.set(stand, found);
    return found;
  };
  let edge: [Stand, Need][] = [[standAt(copyOf(g)), []]];
  for (let spent = 0; spent < dice; spent++) {
    const next: [Stand, Need][] = [];
    for (const [stand, need] of edge) {
      if (!stand.goesOn) continue;
      for (const { to, faces } of waysOf(stand)) {
        const more = sorted([...need, faces]);
        if (to.needs.some((less) => includes(more, less))) continue;
        to.needs.push(more);
        next.push([to, more]);
      }
    }
    edge = next;
  }
  const byHex = new Map<HexId, Need[]>();
  for (const { hex, needs } of stands.values())
    if (needs.length > 0) byHex.set(hex, [...(byHex.get(hex) ?? []), ...needs]);
  return byHex;
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

/**
 * How likely each hex can be entered by a hero with some dice that lie there and others that are rolled, spent in any order: the likeliest first. No die is
 * rerolled, and no ability is used on the way; zombies count as they are.
 */
export function likelyHexes(
  g: G,
  player: number,
  kept: readonly number[],
  rolling: number,
): readonly LikelyHex[] {
  const rolls = outcomesOf({ kind: 'roll', die: 'terrain', sides: terrainDice.length, count: rolling }, {});
  const dice = rolls.map(({ action }) => [...kept, ...(action.type === 'chance/roll' ? action.dice : [])]);
  const served = new Map<string, readonly boolean[]>();
  const serves = (need: Need): readonly boolean[] => {
    const key = need.join();
    const known = served.get(key) ?? dice.map((roll) => covers(roll, need));
    served.set(key, known);
    return known;
  };
  return [...needsAround(g, player, kept.length + rolling)]
    .flatMap(([hex, needs]): LikelyHex[] => {
      const lists = needs.map(serves);
      const chance = rolls.reduce(
        (sum, { probability }, at) => (lists.some((list) => list[at]) ? sum + probability : sum),
        0,
      );
      return chance === 0 ? [] : [{ hex, chance: rounded(chance) }];
    })
    .sort((a, b) => b.chance - a.chance || (a.hex < b.hex ? -1 : 1));
}
