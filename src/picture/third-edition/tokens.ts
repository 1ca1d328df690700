import type { Point } from '../../hex/index.js';
import type { TokenSymbol } from '../../third-edition/abilities/language.js';
import type { DieFace } from '../../third-edition/content/terrain-dice.js';
import type { CastToken, FaceInspection } from '../../third-edition/inspect/index.js';
import { n } from '../numbers.js';
import { paper } from './land.js';

/** The color and sign of each symbol, in a circle of radius 12 around 0, 0. */
const signs: Readonly<Record<TokenSymbol, { readonly color: string; readonly path: string }>> = {
  physical: { color: '#8a2b22', path: 'M-1.500 -9h3v11h5v3h-5v4h-3v-4h-5v-3h5z' },
  magic: {
    color: '#3a3f9e',
    path: 'M0 -9L2.500 -2.500L9 0L2.500 2.500L0 9L-2.500 2.500L-9 0L-2.500 -2.500z',
  },
  enemy: {
    color: '#33222b',
    path: 'M-8 8q-1 -9 3 -15q1 7 0 15zM-2 9q0 -11 4 -17q0 8 -1 17zM4 8q1 -9 5 -13q-1 7 -2 13z',
  },
  shield: { color: '#3f5f78', path: 'M-7 -8h14v7q0 6 -7 10q-7 -4 -7 -10z' },
  surge: { color: '#b07a00', path: 'M2.500 -9l-9 10h5l-2 8 9 -11h-5z' },
  agility: {
    color: '#2f7a4c',
    path: 'M-8 5a8.500 8.500 0 0 1 12.500 -10l2 -3 2.500 9 -9 -1.500 2 -2a5.500 5.500 0 0 0 -7 7z',
  },
  double: {
    color: '#6a2f8e',
    path: 'M-9 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM-6 0a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zM-2.500 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM.5 0a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z',
  },
  dash: { color: '#6f675c', path: 'M-7 -1.500h14v3h-14z' },
};

/** A face of a token: symbols, with a golden rim if it counts for initiative. */
function face({ symbol, count, gold }: FaceInspection, { x, y }: Point): string {
  const { color, path } = signs[symbol];
  const rim = gold ? '#f0bd2e' : '#f3e6c8';
  const number =
    count > 1
      ? `<circle cx="11" cy="10" r="7.500" fill="#f3e6c8" stroke="#3d2c1c"/><text x="11" y="14" class="rb-many">${count}</text>`
      : '';
  return `<g transform="translate(${n(x)} ${n(y)}) scale(1)"><circle r="15" fill="${color}" stroke="${rim}" stroke-width="${gold ? 3.5 : 2}"/><path d="${path}" fill="#fffaf0" fill-rule="evenodd"/>${number}</g>`;
}

/** A cast token: faded once it is spent or removed, with a ring on a double token. */
export function castToken({ token, shows, at, on, place }: CastToken, point: Point): string {
  const aside = at === 'pool' ? '' : ` opacity="${at === 'spent' ? '.42' : '.2'}"`;
  const under =
    on === null
      ? ''
      : `<circle cx="${n(point.x)}" cy="${n(point.y)}" r="18.500" fill="none" stroke="#6a2f8e" stroke-width="2.500" stroke-dasharray="4 2"/>`;
  return `<g class="rb-token" data-token="${token}" data-place="${place}" data-at="${at}" data-symbol="${shows.symbol}"${aside}>${under}${face(shows, point)}</g>`;
}

export function die(shows: DieFace, { x, y }: Point): string {
  const [first = 'wild', second] = shows;
  const fill = (ground: DieFace[number]): string => (ground === 'wild' ? '#f7d774' : paper[ground]);
  const box = `x="${n(x - 15)}" y="${n(y - 15)}" width="30" height="30" rx="6"`;
  const half =
    second === undefined
      ? ''
      : `<path d="M${n(x + 9)} ${n(y - 15)}q6 0 6 6v18q0 6 -6 6h-18q-3 0 -4.500 -1.500z" fill="${fill(second)}"/>`;
  const letter = (ground: DieFace[number], by: Point): string =>
    `<text x="${n(x + by.x)}" y="${n(y + by.y)}" class="rb-many">${ground === 'wild' ? '★' : ground.charAt(0).toUpperCase()}</text>`;
  const letters =
    second === undefined
      ? letter(first, { x: 0, y: 4 })
      : letter(first, { x: -7, y: -3 }) + letter(second, { x: 7, y: 11 });
  return `<g class="rb-die" data-shows="${shows.join(' ')}"><rect ${box} fill="${fill(first)}"/>${half}<rect ${box} fill="none" stroke="#3d2c1c" stroke-width="1.600"/>${letters}</g>`;
}
