import { adventureTypes, placeKinds, terrains } from '../../third-edition/content/board-types.js';
import { n } from '../numbers.js';
import type { Saying } from '../speaking.js';
import { xml } from '../xml.js';
import { paper } from './land.js';
import { gem, place } from './pieces.js';
import type { Sheet } from './sheet.js';

export function legend({ frame }: Sheet, say: Saying): string {
  const key = (x: number, y: number, word: string): string =>
    `<text x="${n(x)}" y="${n(y + 5)}" class="rb-key">${xml(say(word))}</text>`;
  const upper = frame.y + frame.height + 46;
  const lower = upper + 58;
  const box = (x: number, fill: string, more = ''): string =>
    `<rect x="${n(x)}" y="${n(upper - 10)}" width="28" height="20" rx="3" fill="${fill}" stroke="#6b5a3c"/>${more}`;
  const step = frame.width / 8;
  const at = (index: number): number => frame.x + step * (index + 0.12);
  const line = (x: number, pens: readonly string[]): string =>
    pens.map((pen) => `<path d="M${n(x + 2)} ${n(upper + 4)}q12 -9 24 -6" fill="none" ${pen}/>`).join('');
  const courses = [
    { word: 'river', pens: ['stroke="#2b6488" stroke-width="8"', 'stroke="#5fa3cf" stroke-width="5.500"'] },
    { word: 'road', pens: ['stroke="#6d4a26" stroke-width="7"', 'stroke="#d9b27a" stroke-width="4.500"'] },
  ];
  const bridge = `<rect x="${n(at(7) + 1)}" y="${n(upper - 6)}" width="26" height="12" fill="#a8763f" stroke="#4a2f14" stroke-width="2"/>`;
  return [
    ...terrains.map((terrain, index) => box(at(index), paper[terrain]) + key(at(index) + 36, upper, terrain)),
    ...courses.map(
      ({ word, pens }, index) =>
        box(at(index + 5), paper.plains, line(at(index + 5), pens)) + key(at(index + 5) + 36, upper, word),
    ),
    box(at(7), paper.plains, bridge) + key(at(7) + 36, upper, 'bridge'),
    ...adventureTypes.map(
      (type, index) => gem(type, true, { x: at(index) + 14, y: lower }) + key(at(index) + 36, lower, type),
    ),
    gem('combat', false, { x: at(3) + 14, y: lower }) + key(at(3) + 36, lower, 'facedown'),
    ...placeKinds.map(
      (kind, index) =>
        place(kind, { x: at(index + 4) + 14, y: lower + 4 }, kind === 'city' ? 0.56 : 0.72) +
        key(at(index + 4) + 40, lower, kind),
    ),
  ].join('');
}
