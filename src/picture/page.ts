import type { Bounds } from '../hex/index.js';
import { layPanels, type Panel } from './boxes.js';
import { type Ink, inks, type PictureTheme } from './inks.js';
import { n } from './numbers.js';
import { style } from './style.js';
import { xml } from './xml.js';

/* What is drawn of every picture: paper, title, frame, and boxes beside the board. */

/** The land is drawn once per board: most of a picture depends on it. */
const lands = new WeakMap<object, Map<string, string>>();
export function once({ board }: { readonly board: object }, key: string, drawn: () => string): string {
  const known = lands.get(board) ?? new Map<string, string>();
  lands.set(board, known);
  const svg = known.get(key) ?? drawn();
  known.set(key, svg);
  return svg;
}

export const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

export interface Page {
  readonly sheet: { readonly frame: Bounds; readonly width: number; readonly height: number };
  readonly width: number | undefined;
  readonly theme: PictureTheme;
  readonly heading: string;
  readonly hasTitle: boolean;
  readonly panels: readonly Panel[];
}

/** A rectangle around the frame, wider on each side by some pixels. */
export type Around = (by: number, more: string) => string;

/** A picture. `board` gives what lies below the frame, and what lies on it. */
export function page(
  { sheet, width, theme, heading, hasTitle, panels: boxes }: Page,
  board: (around: Around, shade: string) => readonly [below: readonly string[], above: readonly string[]],
): string {
  const { frame } = sheet;
  const ink: Ink = inks[theme];
  const at = { x: sheet.width - 14, y: frame.y - 8 };
  const panels = layPanels(boxes, at, sheet.height - frame.y + 60, ink);
  const wide = sheet.width + (panels.width > 0 ? panels.width + 14 : 0);
  const high = Math.max(sheet.height, frame.y + panels.height + 30);
  const around: Around = (by, more) =>
    `<rect x="${n(frame.x - by)}" y="${n(frame.y - by)}" width="${n(frame.width + 2 * by)}" height="${n(frame.height + 2 * by)}" ${more}/>`;
  const shade = ink.shade > 0 ? around(0, `fill="#0b0a18" fill-opacity="${ink.shade}"`) : '';
  const [below, above] = board(around, shade);
  const size = width === undefined ? '' : ` width="${n(width)}" height="${n((width * high) / wide)}"`;
  return `${join([
    `<svg xmlns="http://www.w3.org/2000/svg" class="rb"${size} viewBox="0 0 ${n(wide)} ${n(high)}" role="img" aria-label="${xml(heading)}">`,
    `<title>${xml(heading)}</title>`,
    `<style>${style(ink)}</style>`,
    `<rect width="100%" height="100%" fill="${ink.paper}"/>`,
    hasTitle ? `<text x="${n(sheet.width / 2)}" y="50" class="rb-title">${xml(heading)}</text>` : '',
    ...below,
    around(0, `fill="none" stroke="${ink.frame}" stroke-width="5"`),
    around(8, `fill="none" stroke="${ink.frame}" stroke-width="1.5"`),
    ...above,
    panels.svg,
    '</svg>',
  ])}\n`;
}
