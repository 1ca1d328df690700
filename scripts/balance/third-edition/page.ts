import { percent, table } from '../../../tools/workshop/tables.js';
import { shareTable } from '../share-table.js';
import type { ThirdEditionReport } from './report.js';

/* A report on Third Edition, for people. */

const short = (number: number | null): string => number?.toFixed(1) ?? '';

/** The tables, as Markdown. */
export function tablesOf({ aims, tables, ways, seats, heroes, fights, course }: ThirdEditionReport): string {
  const parts: [string, string][] = [
    [
      'The aims',
      table(
        ['aim', 'found', 'met'],
        aims.map(({ aim, found, met }) => [aim, found, met ? 'yes' : 'NO']),
      ),
    ],
    [
      'Games',
      table(
        [
          'scenario',
          'players',
          'games',
          'won by a hero',
          'rounds',
          '10 % to 90 %',
          'defeats a hero',
          'eliminated',
        ],
        tables.map((one) => [
          one.scenario,
          one.players,
          one.games,
          percent(one.won),
          one.median ?? '',
          `${one.tenth ?? ''} to ${one.nineTenths ?? ''}`,
          short(one.defeats),
          percent(one.eliminated),
        ]),
      ),
    ],
    [
      'How games end',
      table(
        ['scenario', 'way', 'games'],
        Object.entries(ways).flatMap(([scenario, counts]) =>
          Object.entries(counts).map(([way, games]) => [scenario, way, games]),
        ),
      ),
    ],
    ['Wins by seat, the first player of the first round first', shareTable('seat', seats)],
    ['Wins by hero', shareTable('hero', heroes)],
    [
      'Combats',
      table(
        ['hero', 'combats a game', 'won'],
        fights.map(({ hero, combats, won }) => [hero, combats.toFixed(1), percent(won)]),
      ),
    ],
    [
      'A hero at the beginning of its turn',
      table(
        ['round', 'heroes', 'gold', 'trophies', 'skills', 'assets', 'story tokens'],
        course
          .filter(({ round }) => round === 1 || round % 4 === 0)
          .map((point) => [
            point.round,
            point.heroes,
            short(point.gold),
            short(point.trophies),
            short(point.skills),
            short(point.assets),
            short(point.story),
          ]),
      ),
    ],
  ];
  return parts.map(([title, body]) => `## ${title}\n\n${body}`).join('\n\n');
}

/** The page that is published. */
export function pageOf(report: ThirdEditionReport): string {
  const { games, players, seed, scenarios, maxRounds } = report.setting;
  const missed = report.aims.filter(({ met }) => !met).length;
  const from = players[0] ?? 2;
  const to = players.at(-1) ?? from;
  return `# Balance of Third Edition

\`\`\`
npm run balance -- --edition third-edition --games ${games} --players ${from === to ? from : `${from}..${to}`} --seed ${seed} --publish
\`\`\`

wrote this page: ${games} games of each number of players, among sensible bots (\`sensibleBot\`), of ${scenarios.join(' and ')}, left unfinished after ${maxRounds} rounds, with the bundled content. Equal options, equal tables.
${missed === 0 ? 'All aims are met.' : `${missed} of ${report.aims.length} aims ${missed === 1 ? 'is' : 'are'} missed.`}

- A fair share is what equal chances would give: one win in as many games as there were players, of the games that a hero won and that the seat or the hero took part in.
- The others are games that everybody lost: the scenario says how.
- Combats with the villain are counted among the combats. To run away is not to win.

${tablesOf(report)}
`;
}
