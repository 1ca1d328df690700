import type { TournamentReport } from './report.js';

/* The ratings as a picture: a dot for each entrant, and a line for its interval. */

const width = 640;
const left = 170;
const right = 70;
const top = 44;
const row = 30;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export function ratingsChart({ standings, games, setting }: TournamentReport): string {
  const ends = standings.flatMap(({ elo, interval }) => [elo, interval?.from ?? elo, interval?.to ?? elo]);
  const step = [25, 50, 100, 200, 500, 1000].find(
    (size) => (Math.max(...ends) - Math.min(...ends)) / size <= 7,
  ) as number | undefined;
  const tick = step ?? 2000;
  const from = Math.floor(Math.min(...ends) / tick) * tick;
  const to = Math.max(from + tick, Math.ceil(Math.max(...ends) / tick) * tick);
  const x = (elo: number): string =>
    (left + ((elo - from) / (to - from)) * (width - left - right)).toFixed(1);
  const bottom = top + standings.length * row;
  const ticks = Array.from({ length: Math.round((to - from) / tick) + 1 }, (_, at) => from + at * tick);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom + 34}" width="${width}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>Ratings after ${games} games</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="14" y="24" font-size="15" font-weight="600" fill="#222">Ratings after ${games} games, ${setting.players} at a table, with 95 % intervals</text>`,
    ...ticks.flatMap((elo) => [
      `<line x1="${x(elo)}" x2="${x(elo)}" y1="${top}" y2="${bottom}" stroke="${elo === 1500 ? '#999' : '#e3e3e3'}"/>`,
      `<text x="${x(elo)}" y="${bottom + 18}" text-anchor="middle" fill="#666">${elo}</text>`,
    ]),
    ...standings.flatMap(({ label, elo, interval }, at) => {
      const y = top + at * row + row / 2;
      return [
        `<text x="${left - 14}" y="${y + 4}" text-anchor="end" fill="#222">${escaped(label.length > 22 ? `…${label.slice(-21)}` : label)}</text>`,
        ...(interval
          ? [
              `<line x1="${x(interval.from)}" x2="${x(interval.to)}" y1="${y}" y2="${y}" stroke="#22b07d" stroke-width="4" stroke-linecap="round" opacity="0.45"/>`,
            ]
          : []),
        `<circle cx="${x(elo)}" cy="${y}" r="5" fill="#147a55"/>`,
        `<text x="${width - 14}" y="${y + 4}" text-anchor="end" fill="#222">${Math.round(elo)}</text>`,
      ];
    }),
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}
