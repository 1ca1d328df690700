import type { Color } from '../../second-edition/content/board-types.js';
import type { Saying } from '../speaking.js';
import { xml } from '../xml.js';
import { paper } from './land.js';
import { jewel } from './pieces.js';
import { n, type Sheet, terrainNames } from './sheet.js';

/** The legend of terrain and jewels; the rest of the second line is free. `up` is its distance from the lower edge. */
export function legend({ frame, room }: Sheet, shown: readonly Color[], say: Saying, up = 0): string {
  const entries: string[] = [];
  const height = frame.y + frame.height + room.foot - up;
  const key = (x: number, y: number, word: string) =>
    `<text x="${n(x)}" y="${n(y + 5)}" class="rb-key">${xml(say(word))}</text>`;
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
