import { type Share, sharesByHero, sharesBySeat } from '../../tools/workshop/statistics.js';
import { percent } from '../../tools/workshop/tables.js';
import { atStart, chancesByChallenge, rateOf } from './chances.js';
import type { Duel, PlayedGame } from './play.js';
import { knockoutsOf, lengthsOf } from './statistics.js';

/** What a good balance means, and whether it was reached. */
export interface Aim {
  readonly aim: string;
  readonly found: string;
  readonly met: boolean;
}

/** Modules with which everybody wins or everybody loses. */
const TOGETHER = ['seven-scions-cooperative'];

/** The aims for sensible bots: of the base box, or of the modules in force. */
export const aimsOf = (
  games: readonly PlayedGame[],
  duels: readonly Duel[],
  modules: readonly string[] = [],
): Aim[] => (modules.length === 0 ? aimsOfTheBox(games, duels) : aimsOfPacks(games, modules));

export const within = (
  aim: string,
  found: number | null,
  least: number,
  most: number,
  said: (number: number) => string = String,
): Aim => ({
  aim,
  found: found === null ? 'none' : said(found),
  met: found !== null && found >= least && found <= most,
});

const aimsOfTheBox = (games: readonly PlayedGame[], duels: readonly Duel[]): Aim[] => [
  within('The median game takes 25 to 45 turns a player', lengthsOf(games).median, 25, 45),
  within(
    'At least 95 % of games end in a victory within the bound',
    lengthsOf(games).finished,
    0.95,
    1,
    percent,
  ),
  within('8 to 14 knockouts a game of three', knockoutsOf(games), 8, 14, (number) => number.toFixed(1)),
  mostIs('No seat wins more than 1.25 times its fair share', sharesBySeat(games), 1.25),
  mostIs('No Hero wins more than 1.35 times its fair share', sharesByHero(games), 1.35),
  leastIs('No Hero wins less than 0.7 of its fair share', sharesByHero(games), 0.7),
  ...aimsOfColors(atStart(duels)),
];

function aimsOfColors(duels: readonly Duel[]): Aim[] {
  const rate = (color: string) => rateOf(duels.filter((duel) => duel.color === color));
  const green = chancesByChallenge(duels).filter(({ color }) => color === 'green');
  const [hardest, easiest] = [green[0], green.at(-1)];
  const red = rate('red');
  return [
    within(
      'Starting Heroes beat green Challenges in 80 to 92 % of fights',
      rate('green'),
      0.8,
      0.92,
      percent,
    ),
    {
      aim: 'They beat each green Challenge in 55 to 98 % of fights',
      found: hardest && easiest ? `${percent(hardest.all)} to ${percent(easiest.all)}` : 'none',
      met: hardest !== undefined && easiest !== undefined && hardest.all >= 0.55 && easiest.all <= 0.98,
    },
    within('They beat yellow Challenges in 40 to 60 % of fights', rate('yellow'), 0.4, 0.6, percent),
    within('They beat blue Challenges in 8 to 20 % of fights', rate('blue'), 0.08, 0.2, percent),
    {
      ...within('They beat red Challenges in less than 1 % of fights', red, 0, 1, percent),
      met: red !== null && red < 0.01,
    },
  ];
}

const aimsOfPacks = (games: readonly PlayedGame[], modules: readonly string[]): Aim[] => [
  within(
    'At least 90 % of games end by the rules within the bound',
    lengthsOf(games).finished,
    0.9,
    1,
    percent,
  ),
  modules.some((id) => TOGETHER.includes(id))
    ? within('The players win 25 to 75 % of games', shareWon(games), 0.25, 0.75, percent)
    : mostIs('No seat wins more than 1.3 times its fair share', sharesBySeat(games), 1.3),
];

/** Of games that somebody won. */
const shareWon = (games: readonly PlayedGame[]): number | null =>
  games.length === 0 ? null : games.filter(({ winners }) => winners.length > 0).length / games.length;

export const mostIs = (aim: string, shares: readonly Share[], most: number): Aim => {
  const share = [...shares].sort((a, b) => b.ratio - a.ratio)[0];
  return { aim, found: saidOf(share), met: share !== undefined && share.ratio <= most };
};

export const leastIs = (aim: string, shares: readonly Share[], least: number): Aim => {
  const share = [...shares].sort((a, b) => a.ratio - b.ratio)[0];
  return { aim, found: saidOf(share), met: share !== undefined && share.ratio >= least };
};

const saidOf = (share: Share | undefined): string =>
  share ? `${share.name}: ${share.ratio.toFixed(2)}` : 'none';
