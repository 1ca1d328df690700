import type { Goal } from '../../../kernel/index.js';
import type { RuleId } from '../../../register/rule-ids.js';
import { playerState } from '../../base/cards.js';
import { type GameFrame, game } from '../../base/frames.js';
import { playersInTheGame } from '../../base/setup.js';
import { counted, endGame } from '../../base/victory.js';
import { auto, type G } from '../../base/vocabulary.js';
import { rankBy } from '../endgame/order.js';
import { setting, stormlordCount } from './endgame.js';
import { endgameOf } from './memory.js';

/* The end of the Endgame: the Hero who defeated the most Stormlords wins and is the seventh Scion (va50.endgame.seventh-scion). */

/** Stormlords, wounds on the last one, level, gold (va50.endgame.winner, va50.endgame.tie, va50.endgame.tie-remaining). */
function standingOf(g: G, player: number): readonly number[] {
  const deeds = endgameOf(g)?.deeds[player];
  // A Hero that defeated all was never knocked out, so wounds do not matter.
  return [deeds?.defeated ?? 0, deeds?.wounds ?? 0, setting.level(g, player), playerState(g, player).gold];
}

const rules: readonly RuleId[] = [
  'va50.endgame.winner',
  'va50.endgame.tie',
  'va50.endgame.tie-remaining',
  'va50.endgame.tie-remaining',
];

function whatDecided(g: G, winner: number, others: readonly number[]): RuleId {
  const best = standingOf(g, winner);
  const firstDifference = (player: number): number => {
    const at = standingOf(g, player).findIndex((value, place) => value !== best[place]);
    return at < 0 ? rules.length - 1 : at;
  };
  return rules[Math.max(0, ...others.map(firstDifference))] as RuleId;
}

/** The Hero with the most Stormlords wins (va50.endgame.winner); a single player has to defeat its one (va50.endgame.solo). */
export function goalsOfStorm(g: G): readonly Goal[] {
  const defeated = (player: number): number => endgameOf(g)?.deeds[player]?.defeated ?? 0;
  return g.state.players.length > 1
    ? [counted(g, 'most-stormlords', 'va50.endgame.winner', null, defeated)]
    : [
        counted(g, 'most-stormlords', 'va50.endgame.solo', stormlordCount(g), defeated),
        {
          how: 'stormlord-stands',
          wins: 'nobody',
          rule: 'va50.endgame.solo',
          card: null,
          need: null,
          have: [],
        },
      ];
}

export const waysToEnd = {
  'most-stormlords': 'Everybody has faced the Stormlords; the player who defeated the most has won.',
  'stormlord-stands': 'The Stormlord has withstood the only Hero.',
} as const;

const endgameOver = auto<GameFrame>('endgame-over', (g) => {
  const endgame = endgameOf(g);
  const { players } = g.state;
  if (endgame === null || playersInTheGame(g).length > 0) return;
  const ranking = rankBy(
    players.map((_, player) => player),
    (player) => standingOf(g, player),
  );
  // A single player wins only by defeating the one Stormlord (va50.endgame.solo).
  if (players.length === 1) {
    const won = (endgame.deeds[0]?.defeated ?? 0) >= stormlordCount(g);
    return endGame(g, {
      winners: won ? [0] : [],
      ranking,
      how: won ? 'most-stormlords' : 'stormlord-stands',
      rule: 'va50.endgame.solo',
    });
  }
  const winners = ranking[0] ?? [];
  const others = players.map((_, player) => player).filter((player) => player !== winners[0]);
  endGame(g, { winners, ranking, how: 'most-stormlords', rule: whatDecided(g, winners[0] ?? 0, others) });
});

export const endingSteps = [{ frame: game, before: 'pass', insert: endgameOver }];
