import { mkdirSync, writeFileSync } from 'node:fs';
import {
  gamesOfRound,
  percent,
  type TournamentReport,
  type TournamentSetting,
  table,
} from '../../../workshop/index.js';
import type { Section } from '../sections.js';

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

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

function titleOf({ setting, games }: TournamentReport): string {
  const { edition, scenario, modules, players, seed, budget } = setting;
  const what = edition === 'third-edition' ? `Third Edition (${scenario})` : 'Second Edition';
  const rules = modules.length > 0 ? ` with ${modules.join(', ')}` : '';
  const time = budget === null ? '' : `, ${budget} ms for a decision`;
  return `${many(games, 'game')}: ${what}${rules}, ${players} at a table${time}, seed ${seed}`;
}

function explained({ setting, rounds, unfinished, lost }: TournamentReport): readonly string[] {
  const unit = setting.edition === 'third-edition' ? 'rounds' : 'turns a player';
  return [
    `${many(rounds, 'seed')}, each played ${many(gamesOfRound(setting), 'time')}, so that every bot has had every seat and its hero.`,
    'A game gives one point, shared by those who win it; a forfeited seat gets nothing, and somebody else plays it on.',
    `Where nobody wins, and in a game left unfinished after ${setting.bound} ${unit}, all share the point: ${unfinished} unfinished, ${lost} lost by all.`,
    '1500 is the middle of the field; 400 more mean ten times the share of the points. Intervals hold 95 of 100 cases.',
  ];
}

const ratingRows = ({ standings }: TournamentReport) => ({
  head: ['bot', 'Elo', 'from', 'to', 'for a seat', 'fair', 'seats', 'wins', 'forfeits'],
  rows: standings.map(({ label, elo, interval, share, fair, seats, wins, forfeits }) => [
    label,
    Math.round(elo),
    interval === null ? '' : Math.round(interval.from),
    interval === null ? '' : Math.round(interval.to),
    share.toFixed(3),
    fair.toFixed(3),
    seats,
    wins,
    forfeits,
  ]),
});

const duelRows = ({ duels }: TournamentReport) => ({
  head: ['bot', 'against', 'games', 'of the points', 'from', 'to'],
  rows: duels.map(({ label, against, games, share, interval }) => [
    label,
    against,
    games,
    percent(share),
    percent(interval.from),
    percent(interval.to),
  ]),
});

function faultRows({ faults }: TournamentReport) {
  const kinds = new Map<string, { label: string; kind: string; times: number; first: string }>();
  for (const { label, kind, message, game } of faults) {
    const key = `${label} ${kind}`;
    const found = kinds.get(key);
    if (found) found.times += 1;
    else kinds.set(key, { label, kind, times: 1, first: `game ${game + 1}: ${message}` });
  }
  return {
    head: ['bot', 'what', 'times', 'the first'],
    rows: [...kinds.values()].map(({ label, kind, times, first }) => [label, kind, times, first]),
  };
}

export function tournamentSections(report: TournamentReport): readonly Section[] {
  return [
    { title: titleOf(report) },
    { title: 'Ratings', table: ratingRows(report) },
    ...(report.duels.length > 1 || report.setting.players === 2
      ? [{ title: 'One against another, of the points of both', table: duelRows(report) }]
      : []),
    ...(report.faults.length > 0 ? [{ title: 'What bots did wrong', table: faultRows(report) }] : []),
    { title: 'How it is counted', lines: explained(report) },
  ];
}

function commandFor(setting: TournamentSetting, games: number): string {
  const { edition, scenario, modules, entrants, players, seed, bound, budget } = setting;
  return [
    'npx runebound-engine tournament',
    `--bots ${entrants.map(({ name }) => name).join(',')}`,
    ...(edition === 'third-edition' ? [`--scenario ${scenario}`] : []),
    ...(modules.length > 0 ? [`--modules ${modules.join(',')}`] : []),
    `--games ${games} --players ${players} --seed ${seed} --bound ${bound}`,
    ...(budget === null ? [] : [`--budget ${budget}`]),
  ].join(' ');
}
