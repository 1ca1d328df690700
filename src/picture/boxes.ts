import type { Point } from '../hex/index.js';
import type { Ink } from './inks.js';
import { n } from './numbers.js';
import { shortened, xml } from './xml.js';

export const panelWidth = 430;
export const inside = panelWidth - 32;

export interface Panel {
  readonly title: string;
  readonly height: number;
  /** Draws its content from the upper left corner. */
  draw(from: Point): string;
}

export const line = (x: number, y: number, text: string, kind = 'rb-line'): string =>
  `<text x="${n(x)}" y="${n(y)}" class="${kind}">${xml(text)}</text>`;

/** How wide a bold name is in the widest of the fonts: an m has half as much again as other letters, an i little more than half. */
export const boldWidth = (name: string): number =>
  [...name].reduce(
    (sum, letter) => sum + (/[mw]/i.test(letter) ? 1.08 : /[ijlrtf .'-]/.test(letter) ? 0.55 : 0.72),
    0,
  ) * 14.5;

/** What stands at the right end of the line of a name, shortened where the name leaves less room. */
export const beside = (name: string, text: string, letters: number): string =>
  shortened(text, Math.max(8, Math.min(letters, Math.floor((inside - 72 - boldWidth(name)) / 6.6))));

/** Breaks words into lines; text beyond the last line is left out. */
export function wrapped(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(shortened(word, letters));
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shortened(lines.slice(most - 1).join(' '), letters)];
}

export interface PanelRow {
  readonly height: number;
  draw(from: Point): string;
}

/** A box of rows, one below the other. `spare` is the room left below them. */
export const rowsPanel = (title: string, rows: readonly PanelRow[], spare = 0): Panel => ({
  title,
  height: rows.reduce((sum, { height }) => sum + height, spare),
  draw({ x, y }) {
    let top = y;
    return rows
      .map(({ height, draw }) => {
        const svg = draw({ x, y: top });
        top += height;
        return svg;
      })
      .join('\n');
  },
});

/** Stacks boxes in as many columns as the height needs. */
export function layPanels(
  panels: readonly Panel[],
  from: Point,
  most: number,
  ink: Ink,
): { readonly svg: string; readonly width: number; readonly height: number } {
  const gap = 16;
  const head = 34;
  let x = from.x;
  let y = from.y;
  let lowest = from.y;
  const drawn = panels.map((panel) => {
    const high = head + panel.height + 14;
    if (y > from.y && y + high > from.y + most) {
      x += panelWidth + gap;
      y = from.y;
    }
    const svg = `<rect x="${n(x)}" y="${n(y)}" width="${panelWidth}" height="${n(high)}" rx="10" fill="${ink.panel}" stroke="${ink.edge}" stroke-width="1.5"/>${line(x + 16, y + 25, panel.title, 'rb-head')}<path d="M${n(x + 16)} ${n(y + head)}h${inside}" stroke="${ink.edge}"/>${panel.draw({ x: x + 16, y: y + head + 4 })}`;
    y += high + gap;
    lowest = Math.max(lowest, y - gap);
    return svg;
  });
  return {
    svg: drawn.join('\n'),
    width: panels.length === 0 ? 0 : x + panelWidth - from.x,
    height: lowest - from.y,
  };
}
