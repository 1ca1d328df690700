import type { Point } from '../../hex/index.js';
import type { AdventureType, PlaceKind } from '../../third-edition/content/board-types.js';
import { n } from '../numbers.js';
import { xml } from '../xml.js';

const gems: Readonly<Record<AdventureType, { light: string; body: string; dark: string }>> = {
  combat: { light: '#ffc79b', body: '#e06a1b', dark: '#7d3205' },
  exploration: { light: '#9fe0a0', body: '#2f9147', dark: '#125026' },
  social: { light: '#d9b6f0', body: '#8344b5', dark: '#47196b' },
};

const faded = { light: '#cfc7b4', body: '#9c9484', dark: '#5f584a' };

/** A gem: a drop, a kite or a round one, so that types differ by more than color. Facedown it has no shine. */
export function gem(type: AdventureType, faceup: boolean, { x, y }: Point, size = 1): string {
  const { light, body, dark } = faceup ? gems[type] : faded;
  const shape =
    type === 'combat'
      ? 'M0 -11L10 -2L6 10H-6L-10 -2z'
      : type === 'exploration'
        ? 'M0 -12L9 0L0 12L-9 0z'
        : 'M-6 -10H6L11 0L6 10H-6L-11 0z';
  const shine = faceup ? `<path d="M0 -7L-5 0L0 2L5 0z" fill="${light}"/>` : '';
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})"><circle r="15.500" fill="${faceup ? '#f6efdc' : '#d8cfb8'}" stroke="#6b5a3c" stroke-width="1.2"/><path d="${shape}" fill="${body}" stroke="${dark}" stroke-width="1.4" stroke-linejoin="round"/>${shine}</g>`;
}

const wall = 'fill="#f4ead2" stroke="#3d2c1c" stroke-width="1.3" stroke-linejoin="round"';
const roof = (color: string): string =>
  `fill="${color}" stroke="#3d2c1c" stroke-width="1.3" stroke-linejoin="round"`;

const signs: Readonly<Record<PlaceKind, string>> = {
  city: `<circle r="31" fill="#f7edd3" stroke="#6e2f1f" stroke-width="2.4"/><path d="M-22 14V-4h12v18zM10 14V-6h12v20z" ${wall}/><path d="M-24 -4L-16 -16L-8 -4zM8 -6L16 -18L24 -6z" ${roof('#a8432f')}/><path d="M-9 14V-10h18v24z" ${wall}/><path d="M-12 -10L0 -26L12 -10z" ${roof('#a8432f')}/><path d="M-3.500 14v-8q3.500 -5 7 0v8z" fill="#3d2c1c"/>`,
  town: `<path d="M-20 12V0h15v12zM4 12V-2h15v14z" ${wall}/><path d="M-23 0L-12.500 -11L-2 0zM1 -2L11.500 -13L22 -2z" ${roof('#b9713a')}/><path d="M-14.500 12v-6h4v6zM9.500 12v-6h4v6z" fill="#3d2c1c"/>`,
  shrine: `<path d="M-17 -6L0 -19L17 -6z" ${roof('#e9e2d2')}/><path d="M-14 -5h4v15h-4zM-2 -5h4v15h-4zM10 -5h4v15h-4z" ${wall}/><path d="M-18 10h36v4h-36z" ${wall}/><circle cy="-10.500" r="2.600" fill="#c99a1c" stroke="#6b5200" stroke-width=".8"/>`,
  stronghold: `<path d="M-19 13V-13h6v4h4v-4h5v4h8v-4h5v4h4v-4h6v26z" fill="#b4aca2" stroke="#332b25" stroke-width="1.4" stroke-linejoin="round"/><path d="M-5 13v-9q5 -7 10 0v9z" fill="#332b25"/><path d="M0 -13v-11l11 4 -11 4" fill="#a8272c" stroke="#332b25" stroke-width="1.2"/>`,
};

export const place = (kind: PlaceKind, { x, y }: Point, size = 1): string =>
  `<g transform="translate(${n(x)} ${n(y - (kind === 'city' ? 6 : 4))}) scale(${n(size)})">${signs[kind]}</g>`;

/** The distance of a place name's upper edge from the middle of its hex. */
export const nameTop: Readonly<Record<PlaceKind, number>> = {
  city: 13,
  town: 13,
  shrine: 15,
  stronghold: 14,
};

export function placeName(kind: PlaceKind, name: string, { x, y }: Point): string {
  const isCity = kind === 'city';
  const [letter, high] = isCity ? [9.9, 20] : [6.9, 16];
  const wide = name.length * letter + (isCity ? 18 : 12);
  const color = { city: '#6e2f1f', town: '#7a4a1c', shrine: '#4a4666', stronghold: '#3f3a36' }[kind];
  return `<rect x="${n(x - wide / 2)}" y="${n(y + nameTop[kind])}" width="${n(wide)}" height="${high}" rx="4" fill="${color}" stroke="#f7edd3" stroke-width="1.1"/><text x="${n(x)}" y="${n(y + nameTop[kind] + (isCity ? 15 : 12))}" class="rb-town"${isCity ? '' : ' style="font-size:11px"'}>${xml(name)}</text>`;
}

export const villain = ({ x, y }: Point): string =>
  `<g transform="translate(${n(x)} ${n(y)})"><ellipse cy="1" rx="21" ry="8" fill="#000" fill-opacity=".45"/><path d="M-18 0q1 -22 10 -28h16q9 6 10 28q-18 7 -36 0z" fill="#241a2e" stroke="#e0403a" stroke-width="2" stroke-linejoin="round"/><path d="M-13 -40q-9 -8 -6 -17q3 9 10 10q4 -3 9 -3t9 3q7 -1 10 -10q3 9 -6 17q1 12 -13 14q-14 -2 -13 -14z" fill="#241a2e" stroke="#e0403a" stroke-width="2" stroke-linejoin="round"/><path d="M-8 -39l6 3 -5 2zM8 -39l-6 3 5 2z" fill="#ffce3d"/></g>`;

export const zombie = (many: number, { x, y }: Point): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(1)"><circle r="13" fill="#20241d" stroke="#8fae6b" stroke-width="2"/><path d="M-7 -2a7 7 0 0 1 14 0q0 4 -3 5v4h-8v-4q-3 -1 -3 -5z" fill="#c9d8b0"/><circle cx="-3" cy="-2" r="1.900" fill="#20241d"/><circle cx="3" cy="-2" r="1.900" fill="#20241d"/></g>${many > 1 ? `<circle cx="${n(x + 11)}" cy="${n(y - 11)}" r="8" fill="#8fae6b" stroke="#20241d"/><text x="${n(x + 11)}" y="${n(y - 7)}" class="rb-many">${many}</text>` : ''}`;

export const storyToken = (slot: number, { x, y }: Point): string =>
  `<g transform="translate(${n(x)} ${n(y)})"><path d="M-12 -11h20q4 0 4 4h-5v15q0 4 -4 4h-17q4 0 4 -4v-15q0 -4 -2 -4z" fill="#f4e3b4" stroke="#6b4a12" stroke-width="1.500" stroke-linejoin="round"/><text x="-1" y="5" class="rb-many" style="font-size:13px">${slot}</text></g>`;

export const flag = (color: string, isRumor: boolean, { x, y }: Point): string =>
  `<g transform="translate(${n(x)} ${n(y)})"><path d="M0 0v-23" stroke="#2a2018" stroke-width="2"/><path d="${isRumor ? 'M0 -23h13l-4 4.500 4 4.500h-13z' : 'M0 -23l14 5 -14 5z'}" fill="${color}" stroke="#fffaf0" stroke-width=".9"/></g>`;
