import { Ansis } from 'ansis';
import type { Goal } from '../../../src/index.js';
import { texts } from './texts.js';

/** None in files, pipes and continuous integration unless FORCE_COLOR is set: programs must read the same text everywhere. */
export const paint =
  process.stdout.isTTY || process.env.FORCE_COLOR !== undefined ? new Ansis() : new Ansis(0);

/** Without colors, letters replace them. */
export const colored = paint.level > 0;

export type Look = (text: string) => string;

/** Ends all looks. */
const CLEAR = '\u001b[0m';

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

/** Both on one line, or the second below the first where they do not fit. */
export const apart = (left: string, right: string, width: number): string[] =>
  right === '' || widthOf(left) + widthOf(right) < width
    ? [sides(left, right, width)]
    : [
        ...folded(left, width),
        ...folded(`${' '.repeat(Math.max(2, width - widthOf(right)))}${right}`, width),
      ];

// biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of looks begin with Escape
const looks = /\u001b\[[\d;]*m/y;

/** A line in lines of this width, all indented as the first, with the looks that its words have. */
export function folded(line: string, width: number): string[] {
  if (widthOf(line) <= width) return [line];
  const plain = paint.strip(line);
  const text = plain.trimStart();
  const indent = ' '.repeat(Math.min(plain.length - text.length, Math.max(0, width - 20)));
  const parts = wrap(text, width - indent.length);
  if (plain === line) return parts.map((part) => indent + part);
  let [at, worn] = [0, ''];
  const look = (): string => {
    let found = '';
    looks.lastIndex = at;
    for (let code = looks.exec(line); code !== null; code = looks.exec(line)) {
      found += code[0];
      at = looks.lastIndex;
      looks.lastIndex = at;
    }
    worn += found;
    return found;
  };
  return parts.map((part) => {
    // The spaces where the line was broken are left out, but not the looks that begin there.
    for (look(); line[at] === ' ' && part[0] !== ' '; look()) at++;
    const open = worn;
    const drawn = [...part].map((letter) => {
      const before = look();
      at += letter.length;
      return before + letter;
    });
    return `${indent}${open}${drawn.join('')}${look()}${CLEAR}`;
  });
}

/** The first lines, of which the last ends with … where more would follow, within a width. */
export function most(
  lines: readonly string[],
  count: number,
  width: number = Number.POSITIVE_INFINITY,
): readonly string[] {
  if (lines.length <= count) return lines;
  const last = lines[count - 1] ?? '';
  const over = Math.max(0, widthOf(last) + 2 - width);
  const closer = last.replace(/ {2,}/, (gap) => gap.slice(0, Math.max(1, gap.length - over)));
  return [...lines.slice(0, count - 1), cut(`${closer} …`, width)];
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
export const cardText = (text: string): string[] =>
  text === '' ? [] : text.split('\n').map((line) => paint.dim(`      ${line}`));

/** How the game ends, and how near the player is. */
export function goalsOf(
  goals: readonly Goal[],
  seat: number,
  words: { goal(goal: Goal): string },
): readonly string[] {
  const told = goals.map((goal) => {
    const have = goal.need === null ? undefined : goal.have[seat];
    return {
      goal,
      text: `${words.goal(goal)}${have === undefined ? '' : ` (${texts().of(have, goal.need ?? 0)})`}`,
    };
  });
  const { wins, loses } = texts();
  const [good, bad] = [true, false].map((isGood) =>
    told.filter(({ goal }) => (goal.wins !== 'nobody') === isGood).map(({ text }) => text),
  );
  return linesOf(good?.length ? wins(good) : null, bad?.length ? loses(bad) : null);
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const likely = (chance: number): Look =>
  chance >= 0.66 ? paint.hex('#4ade80') : chance >= 0.4 ? paint.hex('#fbbf24') : paint.hex('#f87171');

/** A text of the content or of a rule in the words of the game; the text itself where they have none. */
export function inWords(said: { message(key: string): string }, key: string, text: string): string {
  const told = said.message(key);
  return told === key ? text : told;
}
