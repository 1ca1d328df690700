import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import type { Share } from '../../tools/workshop/statistics.js';
import type { BalanceReport } from './report.js';

const bars = (title: string, shares: readonly Share[]) => ({
  title,
  width: 300,
  data: { values: shares.map(({ name, ratio }) => ({ name, ratio })) },
  layer: [
    {
      mark: { type: 'bar' as const },
      encoding: {
        y: { field: 'name', type: 'nominal' as const, title: null, sort: null },
        x: { field: 'ratio', type: 'quantitative' as const, title: 'wins / fair share' },
      },
    },
    { mark: { type: 'rule' as const, strokeDash: [4, 3] }, encoding: { x: { datum: 1 } } },
  ],
});

const line = (title: string, field: 'gold' | 'experience', report: BalanceReport) => ({
  title,
  width: 300,
  height: 180,
  // A mean of a handful of players says nothing.
  data: { values: report.course.filter(({ players }) => players >= 10) },
  mark: { type: 'line' as const },
  encoding: {
    x: { field: 'turn', type: 'quantitative' as const, title: 'turn of the player' },
    y: { field, type: 'quantitative' as const, title: null },
  },
});

/** The charts of a report, as one SVG picture. */
export async function chartOf(report: BalanceReport): Promise<string> {
  const spec: TopLevelSpec = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    background: 'white',
    columns: 2,
    concat: [
      {
        title: 'Length of games',
        width: 300,
        height: 180,
        data: { values: report.turns.map((turns) => ({ turns })) },
        mark: 'bar',
        encoding: {
          x: { field: 'turns', bin: { step: 5 }, title: 'turns a player' },
          y: { aggregate: 'count', title: 'games' },
        },
      },
      {
        title: 'Ways of winning',
        width: 300,
        data: { values: Object.entries(report.ways).map(([way, games]) => ({ way, games })) },
        mark: 'bar',
        encoding: {
          y: { field: 'way', type: 'nominal', title: null },
          x: { field: 'games', type: 'quantitative' },
        },
      },
      bars('Wins by Hero', report.heroes),
      bars('Wins by seat', report.seats),
      line('Gold, mean', 'gold', report),
      line('Experience counters, mean', 'experience', report),
      bars('Cards whose holders won most often', report.cards.top),
      bars('Cards whose holders won least often', report.cards.bottom),
    ],
  };
  const view = new View(parse(compile(spec).spec), { renderer: 'none' });
  const svg = await view.toSVG();
  view.finalize();
  return `${svg}\n`;
}
