import { line, type Panel, wrapped } from '../boxes.js';
import { shortened, xml } from '../xml.js';
import type { Scene } from './scene.js';

export function marketBox({ told, sheet }: Scene): Panel {
  const rows = told.markets.map(({ city, offers }) => ({
    city,
    name: sheet.board.place[city]?.name ?? city,
    lines:
      offers.length === 0
        ? ['–']
        : wrapped(offers.map(({ name, cost }) => `${name} ${cost}`).join('\u00a0· '), 42, 3),
  }));
  const heights = rows.map(({ lines }) => lines.length * 16 + 6);
  return {
    title: 'Markets',
    height: heights.reduce((sum, high) => sum + high, 0),
    draw({ x, y }) {
      let top = y;
      return rows
        .map(({ city, name, lines }, at) => {
          const here = top;
          top += heights[at] ?? 0;
          return `<g class="rb-market" data-city="${xml(city)}">${line(x, here + 15, shortened(name, 14), 'rb-name')}${lines.map((text, row) => line(x + 112, here + 15 + row * 16, text)).join('')}</g>`;
        })
        .join('\n');
    },
  };
}
