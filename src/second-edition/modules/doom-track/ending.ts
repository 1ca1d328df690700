import type { RuleId } from '../../../register/rule-ids.js';
import { cardOf, playerState } from '../../base/cards.js';
import type { GameFrame } from '../../base/frames.js';
import { playersInTheGame } from '../../base/setup.js';
import { endGame, win } from '../../base/victory.js';
import { auto, type G } from '../../base/vocabulary.js';
import { rankBy } from '../endgame/order.js';
import { endgameOf } from './endgame.js';
import type { DoomSetting } from './setting.js';

/** The number of red Challenges that wins the Endgame. */
export const RED_TO_WIN = 3;

/** The number of a player's red Challenge cards, also those that became Items or Allies. */
export function redCards(g: G, player: number): number {
  const { kept, items, allies } = playerState(g, player);
  const cards = [...kept, ...items.map(({ card }) => card), ...allies.map(({ card }) => card)];
  return cards.filter((id) => isRedChallenge(g, id)).length;
}

const isRedChallenge = (g: G, id: string): boolean => {
  const card = cardOf(g, id);
  return card.kind === 'challenge' && card.color === 'red';
};

/** Players compare red Challenge cards, then level, then gold. */
type Standing = readonly [red: number, level: number, gold: number];

const standingOf = (g: G, setting: DoomSetting, player: number): Standing => [
  redCards(g, player),
  setting.level(g, player),
  playerState(g, player).gold,
];

/** Players by their standing. Players with equal standing are in one group. */
const rank = (g: G, setting: DoomSetting, players: readonly number[]): number[][] =>
  rankBy(players, (player) => standingOf(g, setting, player));

const everybody = (g: G): number[] => g.state.players.map((_, player) => player);

export const waysToEnd = {
  'three-red-challenges': 'A player has defeated three red Challenges in the Endgame.',
  'all-eliminated': 'Everybody is out of the Endgame; the best of them wins.',
} as const;

export function winEndgame(g: G, setting: DoomSetting, player: number, how: string, rule: RuleId): void {
  const others = everybody(g).filter((other) => other !== player);
  endGame(g, { winners: [player], ranking: [[player], ...rank(g, setting, others)], how, rule });
}

/** A player who receives a red Challenge card in the Endgame and then has three or more has won. */
export function checkRedCards(g: G, setting: DoomSetting, player: number, card: string): void {
  if (endgameOf(g, setting) === null || g.state.outcome !== null || !isRedChallenge(g, card)) return;
  if (redCards(g, player) >= RED_TO_WIN) win(g, player, 'three-red-challenges', setting.cite.winThreeRed);
}

/** All players are eliminated: most red Challenges, then highest level, then most gold win. Full ties share the victory. */
export const gameEliminated = (setting: DoomSetting) =>
  auto<GameFrame>('endgame-over', (g) => {
    if (endgameOf(g, setting) === null || playersInTheGame(g).length > 0) return;
    const ranking = rank(g, setting, everybody(g));
    const winners = ranking[0] ?? [];
    const how = 'all-eliminated';
    const rule = whatDecided(g, setting, winners);
    endGame(g, { winners, ranking, how, rule });
  });

function whatDecided(g: G, setting: DoomSetting, winners: readonly number[]): RuleId {
  const { cite } = setting;
  const [red, level] = standingOf(g, setting, winners[0] ?? 0);
  const rivals = everybody(g).filter((player) => !winners.includes(player));
  const tied = [...rivals, ...winners.slice(1)].map((player) => standingOf(g, setting, player));
  if (!tied.some((other) => other[0] === red)) return cite.allEliminated;
  return tied.some((other) => other[0] === red && other[1] === level)
    ? cite.allEliminatedTieGold
    : cite.allEliminatedTieLevel;
}
