import { Ansis } from 'ansis';

/** None in files, pipes and continuous integration unless FORCE_COLOR is set: programs must read the same text everywhere. */
export const paint =
  process.stdout.isTTY || process.env.FORCE_COLOR !== undefined ? new Ansis() : new Ansis(0);

/** Without colors, letters replace them. */
export const colored = paint.level > 0;

export type Look = (text: string) => string;

const seatColors = ['#e5484d', '#3b82f6', '#f5b301', '#8b5cf6', '#22b07d', '#ec6cb9'] as const;

export const ofSeat = (seat: number): Look =>
  paint.hex(seatColors[seat % seatColors.length] ?? '#ffffff').bold;

export const colorOfSeat = (seat: number): string => seatColors[seat % seatColors.length] ?? '#ffffff';

const widthOf = (text: string): number => [...paint.strip(text)].length;

export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  return width <= 1 ? '…'.slice(0, width) : `${[...paint.strip(text)].slice(0, width - 1).join('')}…`;
}

export function filled(text: string, width: number): string {
  const kept = cut(text, width);
  return kept + ' '.repeat(Math.max(0, width - widthOf(kept)));
}

export function sides(left: string, right: string, width: number): string {
  const room = width - widthOf(right) - 1;
  return right === '' || room < 4 ? filled(left, width) : `${filled(left, room)} ${right}`;
}

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

/** A line, lines, or nothing. */
export type Part = string | false | null | undefined | readonly Part[];

/** The lines of these parts, without those that are left out. */
export const linesOf = (...parts: readonly Part[]): string[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [part] : part ? linesOf(...part) : []));

/** Pale lines of this width, such as the text of a card. */
export const pale = (text: string, width: number): string[] =>
  text === '' ? [] : wrap(text, width).map((line) => paint.dim(line));

/** The text of a card, below its name. */
export const cardText = (text: string): string[] => wrap(text, 90).map((line) => paint.dim(`      ${line}`));

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const likely = (chance: number): Look =>
  chance >= 0.66 ? paint.hex('#4ade80') : chance >= 0.4 ? paint.hex('#fbbf24') : paint.hex('#f87171');

/** A text of the content or of a rule in the words of the game; the text itself where they have none. */
export function inWords(said: { message(key: string): string }, key: string, text: string): string {
  const told = said.message(key);
  return told === key ? text : told;
}
