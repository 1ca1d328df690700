import type { Point } from '../hex/index.js';
import { banners } from './inks.js';
import { n } from './numbers.js';
import { xml } from './xml.js';

export const bannerOf = (player: number): string => banners[player % banners.length] as string;

/** A letter for each player: the first of the name that is still free, else the number of the seat. */
export function lettersOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, player) => {
    const letters = [...name.toUpperCase()].filter((sign) => /\p{L}/u.test(sign));
    const letter = letters.find((one) => !taken.has(one)) ?? String(player + 1);
    taken.add(letter);
    return letter;
  });
}

/** The figure of a Hero, with its foot at the point. */
export function figure(color: string, letter: string, { x, y }: Point, isNext: boolean): string {
  const glow = isNext
    ? `<ellipse cx="${n(x)}" cy="${n(y + 1)}" rx="24" ry="11" fill="none" stroke="#fff3b0" stroke-width="4"/><ellipse cx="${n(x)}" cy="${n(y + 1)}" rx="24" ry="11" fill="none" stroke="#e0a400" stroke-width="1.6"/>`
    : '';
  return `${glow}<ellipse cx="${n(x)}" cy="${n(y + 1)}" rx="19" ry="8" fill="#000" fill-opacity=".38"/><path d="M${n(x - 16)} ${n(y)}q2 -17 9 -22h14q7 5 9 22q-16 7 -32 0z" fill="${color}" stroke="#fffaf0" stroke-width="2" stroke-linejoin="round"/><circle cx="${n(x)}" cy="${n(y - 32)}" r="15.5" fill="${color}" stroke="#fffaf0" stroke-width="2.4"/><text x="${n(x)}" y="${n(y - 25.4)}" class="rb-figure">${xml(letter)}</text>`;
}

export const shield = (color: string, letter: string, { x, y }: Point): string =>
  `<path d="M${n(x - 17)} ${n(y - 19)}h34v18q0 14 -17 21q-17 -7 -17 -21z" fill="${color}" stroke="#fffaf0" stroke-width="2" stroke-linejoin="round"/><text x="${n(x)}" y="${n(y + 5)}" class="rb-figure">${xml(letter)}</text>`;

export function litHex(mark: string, middle: Point, corners: readonly Point[]): string {
  const inner = corners
    .map(({ x, y }) => `${n(middle.x + (x - middle.x) * 0.91)},${n(middle.y + (y - middle.y) * 0.91)}`)
    .join(' ');
  return `<g class="rb-highlight" ${mark}><polygon points="${inner}" fill="#fff3a0" fill-opacity=".28" stroke="#5a3a00" stroke-opacity=".55" stroke-width="7" stroke-linejoin="round"/><polygon points="${inner}" fill="none" stroke="#ffd400" stroke-width="4" stroke-linejoin="round"/></g>`;
}

export const disc = (
  { names }: { readonly names: readonly string[] },
  player: number,
  { x, y }: Point,
): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="8.5" fill="${bannerOf(player)}" stroke="#fffaf0" stroke-width="1.4"/><text x="${n(x)}" y="${n(y + 4)}" class="rb-many" style="fill:#fffaf0">${xml(lettersOf(names)[player] ?? '')}</text>`;
