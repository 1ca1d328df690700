import { percent, type TrialReport, type TriedCard } from '../../workshop/index.js';
import type { Section } from './sections.js';
import { sectionsOf as sectionsOfGames } from './simulate.js';

const cardRow = ({ name, kind, deeds, seen, directed, met, beaten, holders }: TriedCard) => [
  name,
  kind,
  seen === deeds ? 'yes' : seen === 0 ? 'NO' : 'in part',
  `${seen} of ${deeds}`,
  directed,
  met,
  percent(beaten),
  holders === null ? '' : holders.ratio.toFixed(2),
];

export function sectionsOf(report: TrialReport): readonly Section[] {
  const { packs, cards, never, games, directed, whole } = report;
  const names = Object.fromEntries(cards.map(({ card, name }) => [card, name]));
  const seen = cards.reduce((sum, card) => sum + card.seen, 0);
  const all = cards.reduce((sum, card) => sum + card.deeds, 0);
  return [
    {
      title: `${packs.join(', ')}: ${seen} of ${all} things that its cards can do were seen`,
      lines: [
        `In ${games.played} games among bots, and ${directed} short ones from positions that were laid out for a card.`,
        ...(whole ? [] : ['Somebody ended it before everything was looked for.']),
      ],
    },
    {
      title: 'The cards',
      table: {
        head: ['card', 'kind', 'acted', 'seen', 'laid out', 'games', 'beaten', 'wins / fair'],
        rows: cards.map(cardRow),
      },
    },
    never.length === 0
      ? { title: 'Every card has acted in every way it can.' }
      : {
          title: 'What never happened',
          lines: never.flatMap(({ card, what, place, why, rule }) => [
            `${names[card] ?? card}: ${what}${place === card ? '' : ` (${place})`}`,
            `    ${why}${rule === null ? '' : ` ${rule}`}`,
          ]),
        },
    ...(games.played > 0 ? sectionsOfGames(games, names) : []),
  ];
}
