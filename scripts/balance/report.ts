import type { Duel, PlayedGame } from './played.js';
import {
  type Aim,
  aimsOf,
  type CoursePoint,
  courseOf,
  duelRates,
  knockoutsOf,
  type Lengths,
  lengthsOf,
  type Share,
  sharesByHero,
  sharesBySeat,
  swings,
  waysOf,
} from './statistics.js';

/** How the games were played. */
export interface Setting {
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly modules: readonly string[];
  readonly maxTurns: number;
  /** Fights of each Hero against each Challenge. */
  readonly duels: number;
  /** Games at each number of players, with the doom track and without it. */
  readonly tables: number;
}

/** How long games of one number of players take, and how they end. */
export interface TableLength {
  readonly players: number;
  readonly modules: readonly string[];
  readonly lengths: Lengths;
  readonly ways: Readonly<Record<string, number>>;
}

/** Everything that was counted: this is what `--json` writes. */
export interface BalanceReport {
  readonly setting: Setting;
  readonly aims: readonly Aim[];
  readonly lengths: Lengths;
  readonly turns: readonly number[];
  readonly ways: Readonly<Record<string, number>>;
  readonly knockouts: number | null;
  readonly seats: readonly Share[];
  readonly heroes: readonly Share[];
  readonly cards: { readonly top: readonly Share[]; readonly bottom: readonly Share[] };
  readonly course: readonly CoursePoint[];
  readonly duels: {
    readonly colors: ReturnType<typeof duelRates>;
    readonly heroes: ReturnType<typeof duelRates>;
    readonly challenges: ReturnType<typeof duelRates>;
  };
  /** By the number of players, without the doom track and with it. */
  readonly tables: readonly TableLength[];
}

/** Counts everything. */
export function reportOn(
  setting: Setting,
  games: readonly PlayedGame[],
  duels: readonly Duel[],
  tables: readonly TableLength[] = [],
): BalanceReport {
  return {
    setting,
    aims: aimsOf(games, duels),
    lengths: lengthsOf(games),
    turns: games.map(({ turns }) => turns),
    ways: waysOf(games),
    knockouts: knockoutsOf(games),
    seats: sharesBySeat(games),
    heroes: [...sharesByHero(games)].sort((a, b) => b.ratio - a.ratio),
    cards: swings(games),
    course: courseOf(games),
    duels: {
      colors: duelRates(duels, ({ color }) => color),
      heroes: duelRates(duels, ({ hero, color }) => `${hero}/${color}`),
      challenges: duelRates(duels, ({ challenge, color }) => `${color}/${challenge}`),
    },
    tables,
  };
}

type Row = readonly (string | number)[];

/** A Markdown table, with columns as wide as they need to be, so that it reads well on a terminal too. */
function table(head: readonly string[], rows: readonly Row[]): string {
  const texts = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...texts.map((row) => row[column]?.length ?? 0)));
  const right = (column: number): boolean => rows.length > 0 && rows.every((row) => isNumber(row[column]));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, at) => (right(at) ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (right(at) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  const [first = [], ...others] = texts;
  return [line(first), line(rule), ...others.map(line)].join('\n');
}

const isNumber = (value: string | number | undefined): boolean => /^-?[\d.]+( %)?$/.test(String(value ?? ''));

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const shareTable = (what: string, shares: readonly Share[]): string =>
  table(
    [what, 'games', 'wins', 'fair share', 'wins / fair'],
    shares.map(({ name, games, wins, fair, ratio }) => [
      name,
      games,
      Number(wins.toFixed(1)),
      fair.toFixed(1),
      ratio.toFixed(2),
    ]),
  );

/** Games of one number of players, counted. */
export const tableLength = (
  players: number,
  modules: readonly string[],
  games: readonly PlayedGame[],
): TableLength => ({ players, modules, lengths: lengthsOf(games), ways: waysOf(games) });

/** The module whose effect on the length of games is shown. */
export const DOOM_TRACK = 'doom-track';

/** One line for each number of players: the games without the doom track, beside those with it. */
export function lengthTable(tables: readonly TableLength[]): string {
  const numbers = [...new Set(tables.map(({ players }) => players))].sort((a, b) => a - b);
  const span = (found: TableLength | undefined): Row => {
    const { tenth, median, nineTenths } = found?.lengths ?? {};
    return [`${median ?? ''}`, `${tenth ?? ''} to ${nineTenths ?? ''}`];
  };
  return table(
    ['players', 'without', '10 % to 90 %', 'with', '10 % to 90 %', 'won before or in the Endgame', 'all out'],
    numbers.map((players) => {
      const of = (doom: boolean) =>
        tables.find((each) => each.players === players && each.modules.includes(DOOM_TRACK) === doom);
      const ways = of(true)?.ways ?? {};
      const out = ways['all-eliminated'] ?? 0;
      // Whatever else ended a game was a victory; those that reached their bound have none.
      const won = Object.entries(ways).reduce(
        (sum, [how, games]) => (how === 'all-eliminated' || how === 'unfinished' ? sum : sum + games),
        0,
      );
      return [players, ...span(of(false)), ...span(of(true)), won, out];
    }),
  );
}

/** The tables, as Markdown. */
export function tablesOf(report: BalanceReport): string {
  const { aims, lengths, ways, knockouts, seats, heroes, cards, course, duels, setting } = report;
  const ratesByHero = (hero: string, color: string): string => {
    const found = duels.heroes.find(({ name }) => name === `${hero}/${color}`);
    return found ? percent(found.rate) : '';
  };
  const duelists = [...new Set(duels.heroes.map(({ name }) => name.split('/')[0] ?? ''))];
  const checked = duels.challenges.filter(({ name }) => !name.startsWith('red/'));
  const hardest = [...checked].sort((a, b) => a.rate - b.rate).slice(0, 5);
  const easiest = duels.challenges
    .filter(({ name }) => name.startsWith('red/'))
    .sort((a, b) => b.rate - a.rate);
  const parts: [string, string][] = [
    [
      'The aims',
      table(
        ['aim', 'found', 'met'],
        aims.map(({ aim, found, met }) => [aim, found, met ? 'yes' : 'NO']),
      ),
    ],
    [
      'Length, in turns a player',
      table(
        ['games', 'won', '10 % by', '25 % by', 'median', '75 % by', '90 % by'],
        [
          [
            lengths.games,
            percent(lengths.finished),
            lengths.tenth ?? '',
            lengths.quarter ?? '',
            lengths.median ?? '',
            lengths.threeQuarters ?? '',
            lengths.nineTenths ?? '',
          ],
        ],
      ),
    ],
    ['Ways of winning', table(['way', 'games'], Object.entries(ways))],
    ['Knockouts', `${knockouts?.toFixed(1) ?? 'none'} a game, of all players together.`],
    ['Wins by seat, the starting player first', shareTable('seat', seats)],
    ['Wins by Hero', shareTable('Hero', heroes)],
    [
      'Gold and experience counters of a player at the beginning of its turn',
      table(
        ['turn', 'players', 'gold', 'experience'],
        course
          .filter(({ turn }) => turn === 1 || turn % 5 === 0)
          .map(({ turn, players, gold, experience }) => [
            turn,
            players,
            gold.toFixed(1),
            experience.toFixed(1),
          ]),
      ),
    ],
    ['Cards whose holders won most often', shareTable('card', cards.top)],
    ['Cards whose holders won least often', shareTable('card', cards.bottom)],
    [
      `Starting Heroes against green and red Challenges, ${setting.duels} fights each`,
      table(
        ['Hero', 'green', 'red'],
        duelists.map((hero) => [hero, ratesByHero(hero, 'green'), ratesByHero(hero, 'red')]),
      ),
    ],
    [
      'The hardest green Challenges, and all red ones',
      table(
        ['Challenge', 'fights', 'won'],
        [...hardest, ...easiest].map(({ name, fights, rate }) => [name, fights, percent(rate)]),
      ),
    ],
  ];
  if (report.tables.length > 0)
    parts.push([
      `Length with the doom track and without it, in turns a player: median of ${setting.tables} games each`,
      lengthTable(report.tables),
    ]);
  return parts.map(([title, body]) => `## ${title}\n\n${body}`).join('\n\n');
}

/** The page that is published. */
export function pageOf(report: BalanceReport): string {
  const { games, players, seed, modules, maxTurns, duels } = report.setting;
  const missed = report.aims.filter(({ met }) => !met).length;
  const asked = modules.length > 0 ? ` --modules ${modules.join(',')}` : '';
  return `# Balance

\`\`\`
npm run balance -- --games ${games} --players ${players} --seed ${seed}${asked} --publish
\`\`\`

wrote this page: ${games} games of ${players} sensible bots (\`sensibleBot\`), left unfinished after ${maxTurns} turns a player, ${modules.length > 0 ? `with ${modules.join(', ')}` : 'with the rules of the base game'} and the bundled content. Equal options, equal tables.
${missed === 0 ? 'All aims are met.' : `${missed} of ${report.aims.length} aims ${missed === 1 ? 'is' : 'are'} missed.`}

![Charts of the tables below](balance.svg)

- A fair share is what equal chances would give: one win in ${players} of the games that somebody won and that the seat, the Hero or the holder took part in.
- A card counts for everybody who ever had it, whether bought, won or taken. Cards with fewer than 15 holders are left out. That the holders of dear cards win often is no fault of the cards alone: who is ahead can pay for them; and Dragon Runes are what most games are won with.
- With the doom track a game ends at the latest when the eighth doom counter opens the Endgame and everybody has been through it; the bots hardly take the time that runs out into account.
- Against the Challenges, each Hero stands alone with its starting values, and fights ${duels} times as the bot fights. To run away is not to win.

${tablesOf(report)}
`;
}
