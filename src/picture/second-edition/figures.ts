import { bannerOf, figure, lettersOf, litHex } from '../marks.js';
import type { DrawnFigure } from '../page.js';
import { xml } from '../xml.js';
import { badges } from './cards-on-board.js';
import type { Scene } from './layer.js';
import { gems } from './pieces.js';
import { type Color, colors, n, type Point } from './sheet.js';

export function counter(color: Color, { x, y }: Point, size = 1): string {
  const { light, body, dark } = gems[color];
  const p = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  return (
    `<circle cx="${n(x)}" cy="${n(y + 2 * size)}" r="${n(17 * size)}" fill="#000" fill-opacity=".3"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(17 * size)}" fill="${body}" stroke="${dark}" stroke-width="${n(2 * size)}"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(13.2 * size)}" fill="none" stroke="${light}" stroke-width="${n(1.3 * size)}" stroke-dasharray="${n(2.4 * size)} ${n(2.2 * size)}"/>` +
    `<path d="M${p(-7, -7)}L${p(6, 6)}M${p(7, -7)}L${p(-6, 6)}M${p(2, 7.5)}L${p(7.5, 2)}M${p(-2, 7.5)}L${p(-7.5, 2)}" fill="none" stroke="#fffaf0" stroke-width="${n(2.2 * size)}" stroke-linecap="round"/>`
  );
}

/** The counter of an undefeated Challenge, with its number on the track. */
export const challenge = (place: number, { x, y }: Point): string =>
  `<path d="M${n(x)} ${n(y - 15)}l4 8 9 -3 -3 9 8 4 -8 4 3 9 -9 -3 -4 8 -4 -8 -9 3 3 -9 -8 -4 8 -4 -3 -9 9 3z" fill="#2b1216" stroke="#ffcf5a" stroke-width="1.6" stroke-linejoin="round"/><text x="${n(x)}" y="${n(y + 7)}" class="rb-number">${place}</text>`;

export function counters({ sheet, table }: Scene): string {
  const before = new Map<string, number>();
  return colors
    .flatMap((color) =>
      table.counters[color].map((space) => {
        const lower = before.get(space) ?? 0;
        before.set(space, lower + 1);
        const { x, y } = sheet.center(space);
        return `<g class="rb-counter" data-color="${color}" data-space="${xml(space)}">${counter(color, { x: x + 5 * lower, y: y - 7 * lower })}</g>`;
      }),
    )
    .join('\n');
}

export function challenges(scene: Scene, place: (id: string) => Point | null): string {
  const { table, nameOf } = scene;
  const before = new Map<string, number>();
  return table.track
    .map((entry, index) => {
      const middle = entry && place(entry.space);
      if (!entry || !middle) return '';
      const lower = before.get(entry.space) ?? 0;
      before.set(entry.space, lower + 1);
      const spot = { x: middle.x + 27 - 13 * lower, y: middle.y - 22 + 4 * lower };
      return `<g class="rb-challenge" data-card="${xml(entry.card)}" data-space="${xml(entry.space)}"><title>${xml(nameOf(entry.card))}</title>${challenge(index + 1, spot)}${badges(scene, entry.card, { x: spot.x + 10, y: spot.y + 16 })}</g>`;
    })
    .join('\n');
}

const offsets: readonly (readonly Point[])[] = [1, 2, 3, 4, 5, 6].map((many) =>
  Array.from({ length: many }, (_, at) =>
    many === 1
      ? { x: 0, y: 0 }
      : many < 4
        ? { x: (at - (many - 1) / 2) * 32, y: 0 }
        : { x: ((at % 3) - 1) * 31, y: at < 3 ? -10 : 13 },
  ),
);

export function figuresOf(
  { sheet, table }: Scene,
  place: (id: string) => Point | null,
): readonly DrawnFigure[] {
  return [...new Set(table.players.map(({ space }) => space))]
    .flatMap((space) => {
      const middle = space === null ? null : place(space);
      if (middle === null) return [];
      // Keeps the name of a town readable.
      const foot = sheet.terrainOf(space ?? '') === 'town' ? -2 : 22;
      // Keeps a counter visible.
      const aside = colors.some((color) => table.counters[color].includes(space ?? '')) ? -20 : 0;
      const there = table.players.flatMap((seat, player) => (seat.space === space ? [player] : []));
      return there.map((player, at) => {
        const { x, y } = offsets[there.length - 1]?.[at] ?? { x: 0, y: 0 };
        const spot = { x: middle.x + aside + x, y: middle.y + foot + y };
        return { player, at: space ?? '', center: spot };
      });
    })
    .sort((a, b) => a.center.y - b.center.y);
}

export function heroes({ table, names }: Scene, figures: readonly DrawnFigure[]): string {
  const letters = lettersOf(names);
  return figures
    .map(({ player, at, center }) => {
      const who = player ?? 0;
      const isNext = who === table.player && !table.isOver;
      return `<g class="rb-hero" data-player="${who}" data-space="${xml(at)}"><title>${xml(names[who] ?? '')}</title>${figure(bannerOf(who), letters[who] ?? '', center, isNext)}</g>`;
    })
    .join('\n');
}

export function highlights({ sheet, options }: Scene, place: (id: string) => Point | null): string {
  return [...new Set(options.highlight)]
    .map((id) => {
      const middle = place(id);
      if (middle === null) return '';
      if (!sheet.spaceOf.has(id))
        return `<circle class="rb-highlight" data-space="${xml(id)}" cx="${n(middle.x)}" cy="${n(middle.y)}" r="26" fill="#fff3a0" fill-opacity=".3" stroke="#ffd400" stroke-width="4"/>`;
      return litHex(`data-space="${xml(id)}"`, middle, sheet.corners(id));
    })
    .join('');
}
