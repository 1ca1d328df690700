// The legend below a map, and the letters that it is written in.
import type { Color } from '../../src/second-edition/content/board-types.js';
import { paper } from './land.js';
import { jewel } from './pieces.js';
import { n, type Sheet, terrainNames } from './sheet.js';

export const style = `text { text-anchor: middle; font-family: Georgia, 'Palatino Linotype', 'DejaVu Serif', serif; fill: #3d2c1c; }
.title { font-size: 34px; letter-spacing: 3px; font-weight: bold; }
.town { font-size: 14px; font-weight: bold; fill: #fdf6e3; letter-spacing: .3px; }
.region { font-size: 16px; font-style: italic; font-weight: bold; fill: #3a2413; stroke: #fdf6e3; stroke-width: 3.6px; stroke-opacity: .88; paint-order: stroke; letter-spacing: .8px; }
.id { font-size: 9px; font-family: 'DejaVu Sans', Verdana, sans-serif; fill: #4a3a26; opacity: .75; }
.key { font-size: 14px; text-anchor: start; }`;

/** What the ground and the jewels mean; the rest of the second line is free. */
export function legend({ frame, height }: Sheet, shown: readonly Color[]): string {
  const entries: string[] = [];
  const key = (x: number, y: number, word: string) =>
    `<text x="${n(x)}" y="${n(y + 5)}" class="key">${word}</text>`;
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
