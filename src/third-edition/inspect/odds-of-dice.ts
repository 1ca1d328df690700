import { outcomesOf } from '../../kernel/index.js';
import { cardOf, playerState } from '../base/cards.js';
import { demandsOf, isWild, matches, meet } from '../base/dice.js';
import { type ExploreFrame, explore, move, type RestFrame, rest, retreat } from '../base/frames.js';
import { mayGo, waysFrom } from '../base/movement.js';
import { matchesOfRest } from '../base/resting.js';
import type { CardId, HexId } from '../base/state.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import type { QuestCard, StoryCard } from '../content/cards.js';
import { terrainDice } from '../content/terrain-dice.js';
import { omen } from '../scenarios/ascendance-of-margath/frames.js';
import type { Spread } from './odds-of-combat.js';
import { type Grounds, type LikelyHex, likelyHexes, rounded } from './walking.js';

/** The odds of terrain dice: rolled dice show each face with equal probability. */
export type DiceOdds =
  /** A rolled move. */
  | {
      readonly is: 'move';
      readonly player: number;
      /** The number of dice rolled. */
      readonly rolling: number;
      /** The reachable hexes, the likeliest first. */
      readonly hexes: readonly LikelyHex[];
    }
  /** A rest in the wilderness: the damage healed. */
  | { readonly is: 'rest'; readonly player: number; readonly rolling: number; readonly healed: Spread }
  /** An attempt at a quest, or an exploration. */
  | {
      readonly is: 'explore';
      readonly player: number;
      readonly rolling: number;
      /** The quest; `null` if only matches are counted. */
      readonly card: CardId | null;
      /** The probability that the dice cover each outcome (3e.quest.match). */
      readonly outcomes: readonly { readonly outcome: string; readonly chance: number }[];
      /** The probability that they cover at least one. */
      readonly any: number;
      /** The number of dice that match the hero's hex. */
      readonly matches: Spread;
    }
  /** A retreat: the probability that the die allows an adjacent hex. */
  | { readonly is: 'retreat'; readonly player: number; readonly chance: number }
  /** The march of a villain: the number of hexes. */
  | { readonly is: 'march'; readonly hexes: Spread };

const falls = (kept: readonly number[], rolling: number) =>
  outcomesOf({ kind: 'roll', die: 'terrain', sides: terrainDice.length, count: rolling }, {}).map(
    ({ action, probability }) => ({
      dice: [...kept, ...(action.type === 'chance/roll' ? action.dice : [])],
      probability,
    }),
  );

type Falls = ReturnType<typeof falls>;

const chanceOf = (all: Falls, holds: (dice: readonly number[]) => boolean): number =>
  rounded(all.reduce((sum, { dice, probability }) => (holds(dice) ? sum + probability : sum), 0));

function spreadOf(all: Falls, count: (dice: readonly number[]) => number): Spread {
  const spread: number[] = [];
  for (const { dice, probability } of all) {
    const n = count(dice);
    for (let at = spread.length; at <= n; at++) spread[at] = 0;
    spread[n] = (spread[n] ?? 0) + probability;
  }
  return spread.map(rounded);
}

const matching =
  (g: G, hex: HexId | null) =>
  (dice: readonly number[]): number =>
    hex === null ? 0 : dice.filter((die) => matches(g, die, hex)).length;

function exploreOdds(g: G, f: ExploreFrame): DiceOdds {
  const { player, quest, rolling } = f;
  const all = falls(f.dice, rolling);
  const card = quest === null ? null : (cardOf(g, quest) as QuestCard | StoryCard);
  const outcomes = ((card?.kind === 'story' ? card.quest?.outcomes : card?.outcomes) ?? []).map(
    ({ id, requires }) => ({ id, demands: demandsOf(requires) }),
  );
  return {
    is: 'explore',
    player,
    rolling,
    card: quest,
    outcomes: outcomes.map(({ id, demands }) => ({
      outcome: id,
      chance: chanceOf(all, (dice) => meet(dice, demands)),
    })),
    any: chanceOf(all, (dice) => outcomes.some(({ demands }) => meet(dice, demands))),
    matches: spreadOf(all, matching(g, playerState(g, player).hex)),
  };
}

function restOdds(g: G, f: RestFrame): DiceOdds {
  const { player, rolling } = f;
  const { damage } = playerState(g, player);
  const healed = spreadOf(falls(f.dice, rolling), (dice) =>
    Math.min(damage, matchesOfRest(g, { ...f, dice: [...dice] })),
  );
  return { is: 'rest', player, rolling, healed };
}

/** The odds of the present dice: to be rolled, or on the table while their player may reroll them. */
export function diceOdds(g: G, grounds: Grounds): DiceOdds | null {
  const { kind } = g.top();
  const [moving, resting, exploring, fleeing] = [
    g.find(move),
    g.find(rest),
    g.find(explore),
    g.find(retreat),
  ];
  if (kind === move.kind && moving !== undefined) {
    const { player, dice, rolling } = moving;
    return { is: 'move', player, rolling, hexes: likelyHexes(dice, rolling, grounds.around(g, player)) };
  }
  if (kind === rest.kind && resting !== undefined) return restOdds(g, resting);
  if (kind === explore.kind && exploring !== undefined) return exploreOdds(g, exploring);
  if (kind === retreat.kind && fleeing !== undefined) {
    const { player, dice, rolling } = fleeing;
    const ways = waysFrom(g, playerState(g, player).hex);
    const chance = chanceOf(falls(dice, rolling), (faces) =>
      faces.some((die) => ways.some((way) => mayGo(g, way, die))),
    );
    return { is: 'retreat', player, chance };
  }
  const marching = kind === omen.kind ? g.waiting() : null;
  if (marching?.step.does !== 'chance') return null;
  const request = marching.step.ask(g, marching.f);
  return request?.kind === 'roll'
    ? { is: 'march', hexes: spreadOf(falls([], request.count), (dice) => dice.filter(isWild).length) }
    : null;
}
