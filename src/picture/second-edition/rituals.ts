import type { RitualInspection, RitualsInspection } from '../../second-edition/inspect/modules.js';
import { line, panelWidth, rowsPanel } from '../boxes.js';
import { disc } from '../marks.js';
import { shortened, xml } from '../xml.js';
import { paper } from './land.js';
import type { Layer, Scene } from './layer.js';
import { n, type Point } from './sheet.js';

/* The Rituals of players: their symbols, with a counter on covered ones. */

const ROW = 24;
const right = panelWidth - 36;

function ritualRow(
  scene: Scene,
  { card, player, symbols, filled, empowered }: RitualInspection,
  x: number,
  y: number,
): string {
  const left = [...filled];
  const row = symbols.map((terrain, at) => {
    const covers = left.indexOf(terrain);
    if (covers >= 0) left.splice(covers, 1);
    const middle = x + right - 10 - (symbols.length - 1 - at) * 24;
    const counter =
      covers < 0
        ? ''
        : `<circle cx="${n(middle)}" cy="${n(y + 12)}" r="5.5" fill="#5b1f7a" stroke="#f3eefb" stroke-width="1.4"/>`;
    return `<g class="rb-symbol"${covers < 0 ? '' : ' data-filled="1"'}><title>${xml(scene.say(terrain))}</title><rect x="${n(middle - 10)}" y="${n(y + 2)}" width="20" height="20" rx="4" fill="${paper[terrain]}" stroke="#6b5a3c"/>${counter}</g>`;
  });
  return `<g class="rb-ritual" data-card="${xml(card)}" data-player="${player}">${disc(scene, player, { x: x + 9, y: y + 12 })}${line(x + 26, y + 16.5, shortened(scene.nameOf(card), 26), empowered ? 'rb-name' : 'rb-line')}${row.join('')}</g>`;
}

export const ritualsLayer: Layer = {
  panels(scene) {
    const { rituals } = (scene.table.modules['rituals-and-runes'] ?? { rituals: [] }) as RitualsInspection;
    if (rituals.length === 0) return [];
    const rows = rituals.map((ritual) => ({
      height: ROW,
      draw: ({ x, y }: Point) => ritualRow(scene, ritual, x, y),
    }));
    return [rowsPanel(scene.say('Rituals'), rows, 2)];
  },
};
