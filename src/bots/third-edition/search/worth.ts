import { hexDistance } from '../../../hex/index.js';
import { assetOf, trophiesOf } from '../../../third-edition/base/cards.js';
import { healthOf } from '../../../third-edition/base/characters.js';
import type { SeenPlayer } from '../../../third-edition/base/state.js';
import { lastSpace } from '../../../third-edition/base/time.js';
import { villainGoal } from '../../../third-edition/base/villain.js';
import type { G } from '../../../third-edition/base/vocabulary.js';
import { ownLuck, shareOf } from '../../search/share.js';
import type { ScoreOf } from '../../search/trained.js';
import { heroStrength } from '../outlook.js';
import { chanceAgainstVillain, roundsLeft } from '../villain.js';

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

/** The weight of each number of a standing: `npm run fit-standing -- --edition third-edition --games 300` fits and prints them. */
const fitted = {
  story: -0.08,
  skills: 0.7,
  hand: -0.18,
  assets: 1.16,
  gold: 0.45,
  trophies: 0.75,
  quests: -0.19,
  attack: 0.31,
  guard: -0.57,
  health: 0.07,
  rested: 1.13,
  ready: 0.18,
  near: -0.01,
  villain: 0.05,
  late: -1.72,
  march: -0.15,
  zombies: -0.11,
};

/** A name of a number of a standing. */
export type StandingName = keyof typeof fitted;
/**
 * The names of the numbers of a standing, in order, each of about the size of 1: the player's possessions; what its
 * hero deals and blocks in a round of combat; its health; its chance to beat the villain rested, and as it is; and, the
 * same for all, the progress of the story.
 */
export const standingNames = /* @__PURE__ */ Object.keys(fitted) as readonly StandingName[];

/** The constant of every player's score; the odds that all lose have the score 0. */
const EVERYBODY = -1.05;

const fittedScore: ScoreOf = (standing) =>
  standingNames.reduce((sum, name, at) => sum + fitted[name] * (standing[at] ?? 0), EVERYBODY);

/** The score of a player who is out of the game. */
const OUT = -8;

/** A player's chance to win, from 0 to 1: the odds of each player, and of a common loss, are `e` to the power of their scores. */
export const worthOfStanding = (g: G, player: number): number => shareIn(g, scoresOf(g, fittedScore), player);

/**
 * A player's chance to win, judged by the changes since a position; changes of other players count in part.
 *
 * @param score - scores a standing: the fitted weights, or a trained value
 */
export function worthAfter(start: G, player: number, score: ScoreOf = fittedScore): (g: G) => number {
  const before = scoresOf(start, score);
  return (g) => shareIn(g, ownLuck(before, scoresOf(g, score), player), player);
}

function shareIn({ state: { outcome } }: G, scores: readonly number[], player: number): number {
  if (outcome !== null) return outcome.winners.includes(player) ? 1 : 0;
  return shareOf([...scores, 0], player);
}

const scoresOf = (g: G, score: ScoreOf): number[] =>
  g.state.players.map((_, seat) => (isIn(g, seat) ? score(standingOf(g, seat)) : OUT));
