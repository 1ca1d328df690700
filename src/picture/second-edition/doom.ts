import type { DoomInspection } from '../../second-edition/inspect/modules.js';
import { type Panel, panelWidth } from '../boxes.js';
import { shortened, xml } from '../xml.js';
import type { Layer, Scene } from './layer.js';
import { gems } from './pieces.js';
import { n } from './sheet.js';

const skull = (x: number, y: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="13" fill="#1c1014" stroke="#ffcf5a" stroke-width="1.5"/><path d="M${n(x - 7)} ${n(y - 1)}a7 7 0 0 1 14 0q0 3 -3 4v4h-8v-4q-3 -1 -3 -4z" fill="#efe6d6"/><circle cx="${n(x - 2.8)}" cy="${n(y - 0.5)}" r="1.8" fill="#1c1014"/><circle cx="${n(x + 2.8)}" cy="${n(y - 0.5)}" r="1.8" fill="#1c1014"/>`;

function doomPanel({ sheet, ink, nameOf, say }: Scene, doom: DoomInspection): Panel {
  const step = (panelWidth - 32) / Math.max(1, doom.spaces.length);
  const wide = step - 6;
  const townName = (id: string): string => sheet.board.towns.find((town) => town.id === id)?.name ?? id;
  return {
    title: say(
      doom.endgame ? 'Doom track — the Endgame' : `Doom track — ${doom.cards} of ${doom.trigger} cards`,
    ),
    height: 96,
    draw: ({ x, y }) =>
      doom.spaces
        .map(({ town, card, counter }, at) => {
          const left = x + at * step;
          const middle = left + wide / 2;
          const back = card
            ? `<rect x="${n(left + 3)}" y="${n(y + 7)}" width="${n(wide - 6)}" height="60" rx="4" fill="${gems[card.color].body}" stroke="${gems[card.color].dark}" stroke-width="1.6"/><path d="M${n(middle)} ${n(y + 24)}l9 13 -9 13 -9 -13z" fill="${gems[card.color].light}" fill-opacity=".55"/>`
            : '';
          const title = card?.card ? `<title>${xml(nameOf(card.card))}</title>` : '';
          return `<g class="rb-doom" data-town="${xml(town)}"${card ? ` data-color="${card.color}"` : ''}${counter ? ' data-counter="1"' : ''}>${title}<rect x="${n(left)}" y="${n(y + 4)}" width="${n(wide)}" height="66" rx="6" fill="${ink.paper}" stroke="${ink.edge}" stroke-dasharray="4 3"/>${back}${counter ? skull(middle, y + 62) : ''}<text x="${n(middle)}" y="${n(y + 90)}" class="rb-small" style="font-size:9px">${xml(shortened(townName(town), 10))}</text></g>`;
        })
        .join(''),
  };
}

/** The layer of a module with a doom track, which `pick` finds in its inspection. */
export const doomLayer = (pick: (told: unknown) => DoomInspection, id: string): Layer => ({
  panels: (scene) => {
    const told = scene.table.modules[id];
    return told === undefined ? [] : [doomPanel(scene, pick(told))];
  },
});
