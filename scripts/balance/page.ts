import { percent, type Row, table } from '../../tools/workshop/tables.js';
import { byHardness, type Chance, type ColorRates } from './chances.js';
import { type BalanceReport, DOOM_TRACK, type TableLength } from './report.js';
import { shareTable } from './share-table.js';

/* A report, for people. */

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

const ratesOf = (rates: ColorRates): Row => byHardness.map((color) => percent(rates[color]));

/** Heroes as they start, against each color. */
export const heroTable = (heroes: BalanceReport['duels']['heroes']): string =>
  table(
    ['Hero', ...byHardness],
    heroes.map(({ hero, rates }) => [hero, ...ratesOf(rates)]),
  );

/** Every Challenge, against Heroes as they start. */
export const challengeTable = (chances: readonly Chance[]): string =>
  table(
    ['Challenge', 'color', 'won', 'worst Hero', 'won', 'best Hero', 'won'],
    chances.map(({ challenge, color, all, least, most }) => [
      challenge,
      color,
      percent(all),
      least.hero,
      percent(least.rate),
      most.hero,
      percent(most.rate),
    ]),
  );

/** How each color becomes ripe, from the Hero as it starts on. */
const ripenessTable = ({ duels }: BalanceReport): string =>
  table(
    ['turn', 'Heroes', ...byHardness],
    duels.ripeness.map(({ turn, heroes, rates }) => [turn || 'start', heroes, ...ratesOf(rates)]),
  );

const lengthsTable = ({ lengths }: BalanceReport): string =>
  table(
    ['games', 'ended', '10 % by', '25 % by', 'median', '75 % by', '90 % by'],
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
  );

const courseTable = ({ course }: BalanceReport): string =>
  table(
    ['turn', 'players', 'gold', 'experience'],
    course
      .filter(({ turn }) => turn === 1 || turn % 5 === 0)
      .map(({ turn, players, gold, experience }) => [turn, players, gold.toFixed(1), experience.toFixed(1)]),
  );

const duelParts = (report: BalanceReport): [string, string][] =>
  report.duels.challenges.length === 0
    ? []
    : [
        [
          `Starting Heroes, bare-handed, against each Challenge: ${report.setting.duels} fights each`,
          heroTable(report.duels.heroes),
        ],
        ['How each color becomes ripe', ripenessTable(report)],
        ['Every Challenge against starting Heroes', challengeTable(report.duels.challenges)],
      ];

/** The tables, as Markdown. */
export function tablesOf(report: BalanceReport): string {
  const { aims, ways, knockouts, seats, heroes, cards, setting } = report;
  const parts: [string, string][] = [
    [
      'The aims',
      table(
        ['aim', 'found', 'met'],
        aims.map(({ aim, found, met }) => [aim, found, met ? 'yes' : 'NO']),
      ),
    ],
    ['Length, in turns a player', lengthsTable(report)],
    ['Ways of winning', table(['way', 'games'], Object.entries(ways))],
    ['Knockouts', `${knockouts?.toFixed(1) ?? 'none'} a game, of all players together.`],
    ['Wins by seat, the starting player first', shareTable('seat', seats)],
    ['Wins by Hero', shareTable('Hero', heroes)],
    ['Gold and experience counters of a player at the beginning of its turn', courseTable(report)],
    ['Cards whose holders won most often', shareTable('card', cards.top)],
    ['Cards whose holders won least often', shareTable('card', cards.bottom)],
    ...duelParts(report),
  ];
  if (report.tables.length > 0)
    parts.push([
      `Length with the doom track and without it, in turns a player: median of ${setting.tables} games each`,
      lengthTable(report.tables),
    ]);
  return parts.map(([title, body]) => `## ${title}\n\n${body}`).join('\n\n');
}

/** Where the page of some modules is published, without its ending. */
export const placeOf = (modules: readonly string[]): string =>
  modules.length === 0 ? 'docs/balance' : `docs/balance/${modules.join('+')}`;

/** The page that is published. */
export function pageOf(report: BalanceReport): string {
  const { games, players, seed, modules, maxTurns } = report.setting;
  const missed = report.aims.filter(({ met }) => !met).length;
  const asked = modules.length > 0 ? ` --modules ${modules.join(',')}` : '';
  const of = modules.length > 0 ? ` of ${modules.join(' + ')}` : '';
  const chart = placeOf(modules).split('/').at(-1);
  return `# Balance${of}

\`\`\`
npm run balance -- --games ${games} --players ${players} --seed ${seed}${asked} --publish
\`\`\`

wrote this page: ${games} games of ${players} sensible bots (\`sensibleBot\`), left unfinished after ${maxTurns} turns a player, ${modules.length > 0 ? `with ${modules.join(', ')}` : 'with the rules of the base game'} and the bundled content. Equal options, equal tables.
${missed === 0 ? 'All aims are met.' : `${missed} of ${report.aims.length} aims ${missed === 1 ? 'is' : 'are'} missed.`}

![Charts of the tables below](${chart}.svg)

${notesOn(report).join('\n')}

${tablesOf(report)}
`;
}

/** What a reader must know to read the tables. */
function notesOn({ setting, duels, tables }: BalanceReport): string[] {
  const notes = [
    `- A fair share is what equal chances would give: one win in ${setting.players} of the games that somebody won and that the seat, the Hero or the holder took part in.`,
    '- A card counts for everybody who ever had it, whether bought, won or taken. Cards with fewer than 15 holders are left out. That the holders of dear cards win often is no fault of the cards alone: who is ahead can pay for them; and Dragon Runes are what most games are won with.',
  ];
  if (duels.challenges.length > 0)
    notes.push(
      `- Against the Challenges${setting.modules.length > 0 ? ' that the modules bring' : ''}, each Hero stands alone with its starting values, and fights ${setting.duels} times as the bot fights. To run away is not to win.`,
      '- How a color becomes ripe: Heroes of these very games, rested, with the Items, Allies, cards and experience counters they had at the beginning of a turn, fight each Challenge once, but for those they keep and those of colors that their Life counters bar.',
    );
  if (tables.length > 0)
    notes.push(
      '- With the doom track a game ends at the latest when the eighth doom counter opens the Endgame and everybody has been through it; the bots spend adventure cards with care there, and turns freely.',
    );
  return notes;
}
