import type { Bounds, Point } from '../hex/index.js';
import { cached } from '../kernel/cached.js';
import { InvalidArgumentError } from '../kernel/index.js';
import { layPanels, type Panel } from './boxes.js';
import { type Ink, inks, type PictureTheme } from './inks.js';
import { n } from './numbers.js';
import { xml } from './xml.js';

/* What is drawn of every picture: paper, title, frame, and boxes beside the board. */

/** The land is drawn once per board: most of a picture depends on it. */
const lands = new WeakMap<object, Map<string, string>>();
export function once({ board }: { readonly board: object }, key: string, drawn: () => string): string {
  const known = cached(lands, board, () => new Map<string, string>());
  return cached(known, key, drawn);
}

/** Runs what is made in slices to its end. */
export function finished<T>(slices: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
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

/** A place of a board in the coordinates of the picture. */
export interface DrawnPlace {
  /** Its id: a space, an anchor, an island; a hex in Third Edition. */
  readonly id: string;
  /** Its middle. */
  readonly center: Point;
  /** Its corners, clockwise from the upper left; empty for a place that is not a hex. */
  readonly corners: readonly Point[];
}

/**
 * The place of a drawing that an answer or an attempt is about.
 *
 * @param subject - `is` of an answer or an attempt, or `about` of a group
 * @returns the id of one of `places`; `null` for what is not a place
 * @throws InvalidArgumentError for another value
 * @example
 * ```ts
 * placeOf({ is: 'space', space: 'h0607' }); // 'h0607'
 * placeOf({ is: 'nothing' }); // null
 * ```
 */
export function placeOf(subject: {
  readonly is: string;
  readonly space?: string;
  readonly hex?: string;
}): string | null {
  try {
    const { is, space, hex } = subject;
    if (is === 'space' && typeof space === 'string') return space;
    if (is === 'hex' && typeof hex === 'string') return hex;
    if (typeof is === 'string') return null;
  } catch {}
  throw new InvalidArgumentError('A place is of what an answer or an attempt is about, its `is`.');
}

/** A figure in the coordinates of the picture. */
export interface DrawnFigure {
  /** The player whose hero it is, by index; `null` for the villain. */
  readonly player: number | null;
  /** The id of the place on which it stands. */
  readonly at: string;
  /** The middle of its foot. */
  readonly center: Point;
}

/** The layers of a picture from back to front, each as SVG elements without a document around them. */
export interface DrawnLayers {
  /** Paper and title. */
  readonly paper: string;
  /** The land and its frame. */
  readonly board: string;
  /** What lies and stands on the board, with names and the legend. */
  readonly pieces: string;
  /** The boxes beside the board. */
  readonly boxes: string;
}

/** A picture with its parts, so that a screen can lay its own elements over it. All points are in the coordinates of `viewBox`. */
export interface Drawing {
  /** What the picture is called: its title, or the name of the board. */
  readonly title: string;
  /** The whole picture, an SVG document. */
  readonly svg: string;
  /** The area of the picture: `viewBox` of the document. */
  readonly viewBox: Bounds;
  /** The frame around the board. */
  readonly frame: Bounds;
  /** The area of the boxes beside the board; of no width where there are none. */
  readonly beside: Bounds;
  /** The style rules that the layers need, for a `<style>` in your own document with `class="rb"`. */
  readonly style: string;
  /** The same picture in layers. */
  readonly layers: DrawnLayers;
  /** All places of the board. */
  readonly places: readonly DrawnPlace[];
  /** All figures, from back to front. */
  readonly figures: readonly DrawnFigure[];
}

/** A rectangle around the frame, wider on each side by some pixels. */
export type Around = (by: number, more: string) => string;

/** A part of a picture, or what draws it. */
export type Part = string | (() => string);

function* drawn(parts: readonly Part[]): Generator<undefined, string> {
  const done: string[] = [];
  for (const part of parts) {
    if (typeof part === 'string') done.push(part);
    else yield void done.push(part());
  }
  return join(done);
}

/** A picture in slices. `board` gives what lies below the frame, and what lies on it. */
export function* page(
  { sheet, width, theme, heading, hasTitle, panels: boxes }: Page,
  board: (around: Around, shade: string) => readonly [below: readonly Part[], above: readonly Part[]],
): Generator<undefined, Omit<Drawing, 'places' | 'figures'>> {
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
  const layers: DrawnLayers = {
    paper: join([
      `<rect width="100%" height="100%" fill="${ink.paper}"/>`,
      hasTitle ? `<text x="${n(sheet.width / 2)}" y="50" class="rb-title">${xml(heading)}</text>` : '',
    ]),
    board: join([
      yield* drawn(below),
      around(0, `fill="none" stroke="${ink.frame}" stroke-width="5"`),
      around(8, `fill="none" stroke="${ink.frame}" stroke-width="1.5"`),
    ]),
    pieces: yield* drawn(above),
    boxes: panels.svg,
  };
  const svg = `${join([
    `<svg xmlns="http://www.w3.org/2000/svg" class="rb"${size} viewBox="0 0 ${n(wide)} ${n(high)}" role="img" aria-label="${xml(heading)}">`,
    `<title>${xml(heading)}</title>`,
    `<style>${style(ink)}</style>`,
    ...Object.values(layers),
    '</svg>',
  ])}\n`;
  const viewBox = { x: 0, y: 0, width: wide, height: high };
  const beside = { ...at, width: panels.width, height: panels.height };
  return { title: heading, svg, viewBox, frame, beside, style: style(ink), layers };
}

const style = (
  ink: Ink,
): string => `.rb text { text-anchor: middle; font-family: Georgia, 'Palatino Linotype', 'DejaVu Serif', serif; fill: ${ink.text}; }
.rb .rb-title { font-size: 34px; letter-spacing: 3px; font-weight: bold; }
.rb .rb-town { font-size: 14px; font-weight: bold; fill: #fdf6e3; letter-spacing: .3px; }
.rb .rb-region { font-size: 16px; font-style: italic; font-weight: bold; fill: #3a2413; stroke: #fdf6e3; stroke-width: 3.6px; stroke-opacity: .88; paint-order: stroke; letter-spacing: .8px; }
.rb .rb-id { font-size: 9px; font-family: 'DejaVu Sans', Verdana, sans-serif; fill: #4a3a26; opacity: .75; }
.rb .rb-key { font-size: 14px; text-anchor: start; }
.rb .rb-head { font-size: 17px; font-weight: bold; text-anchor: start; letter-spacing: .6px; }
.rb .rb-name { font-size: 14.5px; font-weight: bold; text-anchor: start; }
.rb .rb-line { font-size: 12.5px; text-anchor: start; }
.rb .rb-faint { font-size: 12.5px; font-style: italic; text-anchor: start; fill: ${ink.faint}; }
.rb .rb-small { font-size: 11px; fill: ${ink.faint}; }
.rb .rb-number { font-size: 13px; font-weight: bold; fill: #fdf6e3; }
.rb .rb-many { font-size: 11px; font-weight: bold; fill: #3d2c1c; }
.rb .rb-figure { font-size: 19px; font-weight: bold; fill: #fffaf0; }
.rb .rb-anchor { font-size: 11.5px; font-style: italic; font-weight: bold; fill: #fdf6e3; stroke: #14465f; stroke-width: 3px; stroke-opacity: .8; paint-order: stroke; letter-spacing: .2px; }
.rb .rb-depth { font-size: 9px; font-family: 'DejaVu Sans', Verdana, sans-serif; fill: #e8f3f2; opacity: .85; }
.rb .rb-tile { font-size: 18px; font-weight: bold; fill: #4a2f00; }
.rb .rb-sea { font-style: italic; fill: #f4e8c8; fill-opacity: .82; }
.rb .rb-rose { font-size: 20px; font-weight: bold; fill: #f4e8c8; }
.rb .rb-island { font-size: 25px; font-style: italic; font-weight: bold; letter-spacing: 3px; fill: #fdf3d6; stroke: #14465f; stroke-width: 4px; stroke-opacity: .75; paint-order: stroke; }`;
