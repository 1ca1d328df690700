import type { Color } from '../second-edition/content/board-types.js';
import type { Ink } from './inks.js';
import { paper } from './land.js';
import { jewel } from './pieces.js';
import { n, type Sheet, terrainNames } from './sheet.js';

/* The letters of a picture, and the legend below a map. */

/** The style sheet of a picture. It reaches nothing outside it. */
export const style = (
  ink: Ink,
): string => `.rb text { text-anchor: middle; font-family: Georgia, 'Palatino Linotype', 'DejaVu Serif', serif; fill: ${ink.text}; }
.rb .rb-title { font-size: 34px; letter-spacing: 3px; font-weight: bold; }
.rb .rb-town { font-size: 14px; font-weight: bold; fill: #fdf6e3; letter-spacing: .3px; }
.rb .rb-region { font-size: 16px; font-style: italic; font-weight: bold; fill: #3a2413; stroke: #fdf6e3; stroke-width: 3.6px; stroke-opacity: .88; paint-order: stroke; letter-spacing: .8px; }
.rb .rb-id { font-size: 9px; font-family: 'DejaVu Sans', Verdana, sans-serif; fill: #4a3a26; opacity: .75; }
.rb .rb-key { font-size: 14px; text-anchor: start; }
.rb .rb-head { font-size: 17px; font-weight: bold; text-anchor: start; letter-spacing: .6px; }
.rb .rb-name { font-size: 14.5px; font-weight: bold; text-anchor: start; }
.rb .rb-line { font-size: 12.5px; text-anchor: start; }
.rb .rb-faint { font-size: 12.5px; font-style: italic; text-anchor: start; fill: ${ink.faint}; }
.rb .rb-small { font-size: 11px; fill: ${ink.faint}; }
.rb .rb-number { font-size: 13px; font-weight: bold; fill: #fdf6e3; }
.rb .rb-many { font-size: 11px; font-weight: bold; fill: #3d2c1c; }
.rb .rb-figure { font-size: 19px; font-weight: bold; fill: #fffaf0; }
.rb .rb-anchor { font-size: 11.5px; font-style: italic; font-weight: bold; fill: #fdf6e3; stroke: #14465f; stroke-width: 3px; stroke-opacity: .8; paint-order: stroke; letter-spacing: .2px; }
.rb .rb-depth { font-size: 9px; font-family: 'DejaVu Sans', Verdana, sans-serif; fill: #e8f3f2; opacity: .85; }
.rb .rb-tile { font-size: 18px; font-weight: bold; fill: #4a2f00; }
.rb .rb-sea { font-style: italic; fill: #f4e8c8; fill-opacity: .82; }
.rb .rb-rose { font-size: 20px; font-weight: bold; fill: #f4e8c8; }
.rb .rb-island { font-size: 25px; font-style: italic; font-weight: bold; letter-spacing: 3px; fill: #fdf3d6; stroke: #14465f; stroke-width: 4px; stroke-opacity: .75; paint-order: stroke; }`;

/** What the ground and the jewels mean; the rest of the second line is free. `up` is how far above the lower edge it stands. */
export function legend({ frame, room }: Sheet, shown: readonly Color[], up = 0): string {
  const entries: string[] = [];
  const height = frame.y + frame.height + room.foot - up;
  const key = (x: number, y: number, word: string) =>
    `<text x="${n(x)}" y="${n(y + 5)}" class="rb-key">${word}</text>`;
  const step = frame.width / 7;
  terrainNames.forEach((terrain, index) => {
    if (terrain === 'town') return;
    const x = frame.x + step * (index + 0.2);
    const y = height - 78;
    const line = (pen: string) => `<path d="M${n(x)} ${n(y + 4)}q14 -10 28 -6" fill="none" ${pen}/>`;
    entries.push(
      `<rect x="${n(x)}" y="${n(y - 10)}" width="28" height="20" rx="3" fill="${paper[terrain]}" stroke="#6b5a3c"/>`,
    );
    if (terrain === 'river') entries.push(line('stroke="#5fa3cf" stroke-width="7"'));
    if (terrain === 'road') entries.push(line('stroke="#8a5f32" stroke-width="4" stroke-dasharray="6 3"'));
    entries.push(key(x + 36, y, terrain));
  });
  const y = height - 36;
  shown.forEach((color, index) => {
    const x = frame.x + step * (index + 0.2) + 14;
    entries.push(jewel(color, false, { x, y }), key(x + 22, y, color));
  });
  const x = frame.x + step * (shown.length + 0.2) + 14;
  entries.push(jewel('green', true, { x, y }), key(x + 30, y, 'sunburst: the adventure comes back'));
  return entries.join('');
}
