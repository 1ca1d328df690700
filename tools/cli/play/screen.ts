import type { StoryLine } from '../../../src/words/second-edition/index.js';
import { boardWidth, type Cell, drawBoard } from './board.js';
import type { Item, Shown } from './prompt.js';
import type { Sight } from './sight.js';
import { cut, filled, paint, sides, wrap } from './style.js';
import { texts } from './texts.js';

const WIDEST = 120;

const STORY = 6;
const CHOICES = 10;

export interface Scene {
  readonly sight: Sight;
  readonly question: string;
  readonly news: readonly StoryLine[];
  readonly hint?: string;
  to(item: Item): string | null;
}

function around<T>(list: readonly T[], at: number, most: number): readonly T[] {
  const from = Math.max(0, Math.min(list.length - most, at - Math.floor(most / 2)));
  return list.slice(from, from + most);
}

function listOf({ items, focused }: Shown, width: number, most: number): string[] {
  const at = Math.max(0, focused ? items.indexOf(focused) : 0);
  return around(items, at, most).map((item) => {
    const number = `${items.indexOf(item) + 1}`.padStart(3);
    const line = sides(`${number}  ${item.label}`, item.note ?? '', width - 2);
    return item === focused ? paint.inverse(`> ${line}`) : `  ${line}`;
  });
}

export const storyOf = (news: readonly StoryLine[], width: number): string[] =>
  news.flatMap(({ text, rule, heading }) => {
    const lines = wrap(text, width - 4);
    if (heading) return lines.map((line) => paint.bold(line));
    // The rule of a sentence stands at its right.
    return lines.map((line, at) =>
      at < lines.length - 1 ? `  ${line}` : sides(`  ${line}`, paint.gray(rule), width),
    );
  });

/** The board with the numbers of the choices, and the selected one highlighted. */
export function numbered(
  cells: ReadonlyMap<string, Cell>,
  { items, focused }: Pick<Shown, 'items' | 'focused'>,
  to: Scene['to'],
): ReadonlyMap<string, Cell> {
  const marked = new Map(cells);
  // Of several choices for one hex, the first gives its number.
  for (const [at, item] of [...items.entries()].reverse()) {
    const hex = to(item);
    const cell = hex === null ? undefined : cells.get(hex);
    if (hex !== null && cell) marked.set(hex, { ...cell, number: `${at + 1}` });
  }
  const hex = focused ? to(focused) : null;
  const cell = hex === null ? undefined : marked.get(hex);
  if (hex !== null && cell) marked.set(hex, { ...cell, lit: true });
  return marked;
}

export function gameScreen(
  { sight, question, news, to, hint = texts().hint }: Scene,
  shown: Shown,
): string[] {
  const width = Math.min(WIDEST, shown.columns - 1);
  const { focused, input, problem } = shown;
  const detail = (focused?.detail ?? []).flatMap((line) => wrap(line, width - 4)).slice(0, 3);
  const story = storyOf(news, width).slice(-STORY);
  const choices = listOf(shown, width, Math.max(4, Math.min(CHOICES, shown.rows - 24)));
  const below = 1 + story.length + 1 + choices.length + detail.length + 3;
  const high = Math.max(7, shown.rows - below - 1);
  const wide = Math.min(boardWidth(sight.cells), Math.max(30, width - 34));
  const pointed = focused ? to(focused) : null;
  const cells = numbered(sight.cells, shown, to);
  const board = drawBoard(cells, { width: wide, height: high, around: pointed ?? sight.here });
  const beside = width - wide - 2;
  const side = sight.status(beside).map((line) => cut(line, beside));
  const table = Array.from(
    { length: Math.max(board.length, Math.min(side.length, high)) },
    (_, row) => `${filled(board[row] ?? '', wide)}  ${side[row] ?? ''}`,
  );
  return [
    paint.bold(filled(sight.title, width)),
    ...table,
    ...story,
    paint.bold(filled(question, width)),
    ...choices,
    ...detail.map((line) => paint.gray(`    ${line}`)),
    problem === '' ? '' : paint.red(filled(problem, width)),
    ...(input === null ? [] : [`${paint.bold('?')} ${input}`]),
    paint.gray(filled(hint, width)),
  ];
}

export function pageScreen(title: string, lines: readonly string[], shown: Shown): string[] {
  const width = Math.min(WIDEST, shown.columns - 1);
  const choices = listOf(shown, width, 12);
  const detail = (shown.focused?.detail ?? []).flatMap((line) => wrap(line, width - 4)).slice(0, 8);
  const room = Math.max(3, shown.rows - choices.length - detail.length - 5);
  const text = lines.flatMap((line) => (paint.strip(line) === line ? wrap(line, width) : [line]));
  return [
    paint.bold(filled(title, width)),
    '',
    ...text.slice(-room),
    ...choices,
    ...detail.map((line) => paint.gray(`    ${line}`)),
    shown.problem === '' ? '' : paint.red(filled(shown.problem, width)),
    `${paint.bold('?')} ${shown.input}`,
  ];
}
