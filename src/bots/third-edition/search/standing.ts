import { hexDistance } from '../../../hex/index.js';
import { assetOf, trophiesOf } from '../../../third-edition/base/cards.js';
import { healthOf } from '../../../third-edition/base/characters.js';
import type { SeenPlayer } from '../../../third-edition/base/state.js';
import { lastSpace } from '../../../third-edition/base/time.js';
import { villainGoal } from '../../../third-edition/base/villain.js';
import type { G } from '../../../third-edition/base/vocabulary.js';
import { heroStrength } from '../outlook.js';
import { chanceAgainstVillain, roundsLeft } from '../villain.js';

/* How a player stands in a game that is not over, in a few numbers with names: what a judgement is made of. */

/**
 * The numbers of a standing, in order, all of about the size of 1: what the player has; what its hero deals and keeps off in a round of combat; its health;
 * the chance with which it would beat the villain rested, and as it is; and, the same for all, how far the story has gone.
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
/** One of them. */
export type StandingName = (typeof standingNames)[number];

/** Whether a player plays still, with a hero: who is out of the game cannot win it. */
export const isIn = ({ state }: G, player: number): boolean => {
  const p = state.players[player];
  return p !== undefined && !p.out && p.hero !== '';
};

/** Rounds until the end of Act 2. */
const ROUNDS = 2 * lastSpace;
/** Hexes that are far. */
const FAR = 10;

/** How near one hex is to another: 1 there, 0 if it is far or nowhere. */
const nearness = (hex: string | null, other: string | null): number =>
  hex === null || other === null ? 0 : 1 - Math.min(FAR, hexDistance(hex, other)) / FAR;

/** How a player stands, by {@link standingNames}. Nothing counts that is hidden from anybody. */
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
