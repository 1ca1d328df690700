import { xml } from '../xml.js';
import type { Scene } from './layer.js';
import { gems } from './pieces.js';
import { type Color, n, type Point } from './sheet.js';

export const coin = ({ x, y }: Point): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="7.5" fill="#f2c230" stroke="#8a5f00" stroke-width="1.4"/><circle cx="${n(x)}" cy="${n(y)}" r="4.6" fill="none" stroke="#8a5f00" stroke-width=".9"/>`;

const badge = (kind: string, { x, y }: Point, many: number): string => {
  const shape: Readonly<Record<string, string>> = {
    gold: `<circle r="8.5" fill="#f2c230" stroke="#8a5f00" stroke-width="1.4"/>`,
    cards: `<rect x="-7" y="-9" width="14" height="18" rx="2" fill="#fdf6e3" stroke="#3d2c1c" stroke-width="1.4"/>`,
    counters: `<circle r="8.5" fill="#f3eefb" stroke="#5b1f7a" stroke-width="1.8"/>`,
  };
  return `<g class="rb-hoard" data-kind="${kind}" transform="translate(${n(x)} ${n(y)})">${shape[kind]}<text y="4.2" class="rb-many">${many}</text></g>`;
};

/** What is on a card, in a row from the point to the left. */
export function badges({ table }: Scene, card: string, { x, y }: Point): string {
  const { gold, cards, progress } = table.hoards[card] ?? { gold: 0, cards: [], progress: 0 };
  const there = [
    { kind: 'gold', many: gold },
    { kind: 'cards', many: cards.length },
    { kind: 'counters', many: progress },
  ].filter(({ many }) => many > 0);
  return there.map(({ kind, many }, at) => badge(kind, { x: x - at * 15, y }, many)).join('');
}

export function lyingOn({ table, nameOf, say }: Scene, card: string): readonly string[] {
  const { gold, cards, progress } = table.hoards[card] ?? { gold: 0, cards: [], progress: 0 };
  return [
    ...(gold > 0 ? [say(`${gold} gold on it`)] : []),
    ...(progress > 0 ? [say(`${progress} ${progress === 1 ? 'counter' : 'counters'} on it`)] : []),
    ...(cards.length > 0 ? [`${say('on it')} ${cards.map(nameOf).join(', ')}`] : []),
  ];
}

export function tile(color: Color | null, { x, y }: Point, size = 1): string {
  const { light, body, dark } = color === null ? plain : gems[color];
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(-8) scale(${n(size)})"><rect x="-10" y="-14" width="20" height="28" rx="3" fill="${body}" stroke="#fffaf0" stroke-width="2"/><rect x="-7.500" y="-11.500" width="15" height="23" rx="2" fill="none" stroke="${dark}" stroke-width="1.2"/><path d="M0 -7l5 7 -5 7 -5 -7z" fill="${light}"/></g>`;
}

const plain = { light: '#e8e2d4', body: '#8d8578', dark: '#4c463d' };

/** Encounters at the lower right of their spaces; further ones a little higher. */
export function laidCards(scene: Scene, place: (id: string) => Point | null): string {
  const before = new Map<string, number>();
  return scene.table.laid
    .map(({ card, space }) => {
      const middle = place(space);
      if (middle === null) return '';
      const lower = before.get(space) ?? 0;
      before.set(space, lower + 1);
      const spot = { x: middle.x + 27 - 10 * lower, y: middle.y + 14 - 7 * lower };
      return `<g class="rb-laid" data-card="${xml(card)}" data-space="${xml(space)}"><title>${xml(scene.nameOf(card))}</title>${tile(scene.colorOf(card), spot)}${badges(scene, card, { x: spot.x + 8, y: spot.y + 11 })}</g>`;
    })
    .join('\n');
}
