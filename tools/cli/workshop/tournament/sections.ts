import { mkdirSync, writeFileSync } from 'node:fs';
import {
  columns,
  gamesOfRound,
  percent,
  type Table,
  type TournamentReport,
  type TournamentSetting,
  table,
} from '../../../workshop/index.js';
import { many } from '../../terminal.js';
import type { Section } from '../sections.js';

export function leaderboardPage(report: TournamentReport): string {
  const written = ({ head, rows }: Table): string => table(head, rows);
  return [
    '# Leaderboard',
    'This page is written by the command below it, and says what that run has shown: no more.',
    `${titleOf(report)}.`,
    `\`\`\`sh\n${commandFor(report.setting, report.games)} --publish\n\`\`\``,
    '![Ratings with their intervals](leaderboard.svg)',
    '## Ratings',
    written(ratingRows(report)),
    '## One against another',
    'The share of the points that both took together, for a seat.',
    written(duelRows(report)),
    ...(report.faults.length > 0 ? ['## What bots did wrong', written(faultRows(report))] : []),
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

const ratingRows = ({ standings }: TournamentReport): Table =>
  columns(standings, {
    bot: ({ label }) => label,
    Elo: ({ elo }) => Math.round(elo),
    from: ({ interval }) => (interval === null ? '' : Math.round(interval.from)),
    to: ({ interval }) => (interval === null ? '' : Math.round(interval.to)),
    'for a seat': ({ share }) => share.toFixed(3),
    fair: ({ fair }) => fair.toFixed(3),
    seats: ({ seats }) => seats,
    wins: ({ wins }) => wins,
    forfeits: ({ forfeits }) => forfeits,
  });

const duelRows = ({ duels }: TournamentReport): Table =>
  columns(duels, {
    bot: ({ label }) => label,
    against: ({ against }) => against,
    games: ({ games }) => games,
    'of the points': ({ share }) => percent(share),
    from: ({ interval }) => percent(interval.from),
    to: ({ interval }) => percent(interval.to),
  });

function faultRows({ faults }: TournamentReport): Table {
  const kinds = new Map<string, { label: string; kind: string; times: number; first: string }>();
  for (const { label, kind, message, game } of faults) {
    const key = `${label} ${kind}`;
    const found = kinds.get(key);
    if (found) found.times += 1;
    else kinds.set(key, { label, kind, times: 1, first: `game ${game + 1}: ${message}` });
  }
  return columns([...kinds.values()], {
    bot: ({ label }) => label,
    what: ({ kind }) => kind,
    times: ({ times }) => times,
    'the first': ({ first }) => first,
  });
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
