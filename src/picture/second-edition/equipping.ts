import type { WeaponsInspection } from '../../second-edition/inspect/modules.js';
import { line, rowsPanel } from '../boxes.js';
import { shortened, xml } from '../xml.js';
import type { Layer } from './layer.js';
import { n, type Point } from './sheet.js';

/* Equipped Allies: as what they are used, with the counter of an Item. */

export const equippingLayer: Layer = {
  panels({ table, nameOf, say }) {
    const { equipping } = (table.modules['weapons-of-legend'] ?? { equipping: [] }) as WeaponsInspection;
    if (equipping.length === 0) return [];
    const rows = equipping.map(({ player, card, as, marked }) => ({
      height: 22,
      draw({ x, y }: Point) {
        const counter = marked ? `<circle cx="${n(x + 7)}" cy="${n(y + 11)}" r="6" fill="#1c1014"/>` : '';
        const text = `${shortened(nameOf(card), 34)}: ${say(as === 'item' ? 'Item' : 'Ally')}`;
        return `<g class="rb-equipping" data-player="${player}" data-card="${xml(card)}" data-as="${as}">${counter}${line(x + 20, y + 16, text)}</g>`;
      },
    }));
    return [rowsPanel(say('Equipping Allies'), rows)];
  },
};
