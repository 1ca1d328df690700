import { mkdirSync, writeFileSync } from 'node:fs';
import { type TournamentReport, table } from '../../../workshop/index.js';
import { commandFor, duelRows, explained, faultRows, ratingRows, titleOf } from './sections.js';

/** The leaderboard page, in Markdown, beside its picture. */
export function leaderboardPage(report: TournamentReport): string {
  const parts = [ratingRows(report), duelRows(report)].map(({ head, rows }) => table(head, rows));
  const faults = faultRows(report);
  return [
    '# Leaderboard',
    'This page is written by the command below it, and says what that run has shown: no more.',
    `${titleOf(report)}.`,
    `\`\`\`sh\n${commandFor(report.setting, report.games)} --publish\n\`\`\``,
    '![Ratings with their intervals](leaderboard.svg)',
    '## Ratings',
    parts[0],
    '## One against another',
    'The share of the points that both took together, for a seat.',
    parts[1],
    ...(faults.rows.length > 0 ? ['## What bots did wrong', table(faults.head, faults.rows)] : []),
    '## How it is counted',
    explained(report)
      .map((line) => `- ${line}`)
      .join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

export function publish(report: TournamentReport, chart: string): void {
  mkdirSync('docs', { recursive: true });
  writeFileSync('docs/leaderboard.md', leaderboardPage(report));
  writeFileSync('docs/leaderboard.svg', chart);
}
