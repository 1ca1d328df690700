import { hexDistance } from '../../../hex/index.js';
import { assetOf, trophiesOf } from '../../../third-edition/base/cards.js';
import { healthOf } from '../../../third-edition/base/characters.js';
import type { SeenPlayer } from '../../../third-edition/base/state.js';
import { lastSpace } from '../../../third-edition/base/time.js';
import { villainGoal } from '../../../third-edition/base/villain.js';
import type { G } from '../../../third-edition/base/vocabulary.js';
import { heroStrength } from '../outlook.js';
import { chanceAgainstVillain, roundsLeft } from '../villain.js';

/* The standing of a player in an unfinished game, as named numbers: the inputs of a judgement. */

/**
 * The names of the numbers of a standing, in order, each of about the size of 1: the player's possessions; what its
 * hero deals and blocks in a round of combat; its health; its chance to beat the villain rested, and as it is; and, the
 * same for all, the progress of the story.
 */
export const standingNames = [
  'story',
  'skills',
  'hand',
  'assets',
  'gold',
  'trophies',
  'quests',
  'attack',
  'guard',
  'health',
  'rested',
  'ready',
  'near',
  'villain',
  'late',
  'march',
  'zombies',
] as const;
/** A name of a number of a standing. */
export type StandingName = (typeof standingNames)[number];

/** Whether a player is still in the game, with a hero: others cannot win it. */
export const isIn = ({ state }: G, player: number): boolean => {
  const p = state.players[player];
  return p !== undefined && !p.out && p.hero !== '';
};

/** Rounds until the end of Act 2. */
const ROUNDS = 2 * lastSpace;
/** Distances from this many hexes on count as the same. */
const FAR = 10;

/** The nearness of two hexes: 1 for the same, 0 if far or unknown. */
const nearness = (hex: string | null, other: string | null): number =>
  hex === null || other === null ? 0 : 1 - Math.min(FAR, hexDistance(hex, other)) / FAR;

/** The standing of a player, by {@link standingNames}. Only public facts count. */
export function standingOf(g: G, player: number): number[] {
  const p = g.state.players[player] as SeenPlayer;
  const { villain, zombies } = g.state;
  const { deals, blocks } = heroStrength(g, player, 0);
  const health = healthOf(g, player);
  return [
    p.story / 5,
    p.skills.length / 5,
    p.hand.length / 5,
    p.assets.reduce((sum, card) => sum + assetOf(g, card).cost, 0) / 20,
    p.gold / 10,
    trophiesOf(p).length / 5,
    (p.quests.length + p.rumors.length) / 3,
    deals / 5,
    blocks / 3,
    health > 0 ? 1 - p.damage / health : 0,
    chanceAgainstVillain(g, player, 0),
    chanceAgainstVillain(g, player),
    nearness(p.hex, villain),
    villain === null ? 0 : 1,
    1 - roundsLeft(g) / ROUNDS,
    nearness(villain, villainGoal(g)),
    zombies.length / 5,
  ];
}
