import { line, type Panel, rowsPanel, wrapped } from '../boxes.js';
import { shortened, xml } from '../xml.js';
import type { Scene } from './scene.js';

export const marketBox = ({ told, sheet }: Scene): Panel =>
  rowsPanel(
    'Markets',
    told.markets.map(({ city, offers }) => {
      const name = sheet.board.place[city]?.name ?? city;
      const lines = wrapped(offers.map(({ name, cost }) => `${name} ${cost}`).join('\u00a0· ') || '–', 42, 3);
      return {
        height: lines.length * 16 + 6,
        draw: ({ x, y }) =>
          `<g class="rb-market" data-city="${xml(city)}">${line(x, y + 15, shortened(name, 14), 'rb-name')}${lines.map((text, row) => line(x + 112, y + 15 + row * 16, text)).join('')}</g>`,
      };
    }),
  );
