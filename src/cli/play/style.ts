import { Ansis } from 'ansis';

/* Text on a terminal: its colors, its width, where it is cut and wrapped. */

/**
 * Colors as far as the terminal has them; none with NO_COLOR, and none in a file or a pipe, in continuous integration either, unless FORCE_COLOR
 * asks for them: what is read by programs must be the same everywhere.
 */
export const paint =
  process.stdout.isTTY || process.env.FORCE_COLOR !== undefined ? new Ansis() : new Ansis(0);

/** Whether there are colors at all: without them, letters say what colors would. */
export const colored = paint.level > 0;

/** Gives text a look. */
export type Look = (text: string) => string;

/** One color a seat. */
const seatColors = ['#e5484d', '#3b82f6', '#f5b301', '#8b5cf6', '#22b07d', '#ec6cb9'] as const;

/** The color of a seat, as text. */
export const ofSeat = (seat: number): Look =>
  paint.hex(seatColors[seat % seatColors.length] ?? '#ffffff').bold;

/** The color of a seat, as `#rrggbb`. */
export const colorOfSeat = (seat: number): string => seatColors[seat % seatColors.length] ?? '#ffffff';

/** How many columns a text takes. */
const widthOf = (text: string): number => [...paint.strip(text)].length;

/** A text of exactly so many columns: filled up, or cut with a mark. */
export function filled(text: string, width: number): string {
  const long = widthOf(text);
  if (long <= width) return text + ' '.repeat(width - long);
  return width <= 1 ? '…'.slice(0, width) : `${[...paint.strip(text)].slice(0, width - 1).join('')}…`;
}

/** A text on the left, one on the right, in so many columns. */
export function sides(left: string, right: string, width: number): string {
  const room = width - widthOf(right) - 1;
  return right === '' || room < 4 ? filled(left, width) : `${filled(left, room)} ${right}`;
}

/** Plain text in lines of at most so many columns, broken between words. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
      while (line.length > width) {
        lines.push(line.slice(0, width));
        line = line.slice(width);
      }
    }
    lines.push(line);
  }
  return lines;
}

/** A chance in hundredths. */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** How likely something is, green to red. */
export const likely = (chance: number): Look =>
  chance >= 0.66 ? paint.hex('#4ade80') : chance >= 0.4 ? paint.hex('#fbbf24') : paint.hex('#f87171');
