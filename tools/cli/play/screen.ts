import type { StoryLine } from '../../../src/words/second-edition/index.js';
import { TOGETHER } from '../terminal.js';
import { boardWidth, type Cell, drawBoard } from './board.js';
import type { Item, Shown } from './prompt.js';
import type { Sight } from './sight.js';
import { apart, cut, filled, folded, most, paint, sides, wrap } from './style.js';
import { texts } from './texts.js';

const WIDEST = 120;

/** The width of what is shown; the last column stays empty. */
export const screenWidth = (columns: number): number => Math.min(WIDEST, columns - 1);

/** Lines of the story below the board. */
const STORY = 6;
/** Sentences that are shown again before the news. */
const RECENT = 30;
const CHOICES = 10;
const DETAIL = 3;
/** So many lines the board has before there are details and hints below it. */
const LOWEST = 6;
/** In fewer columns nothing stands beside the board. */
const THIN = 52;
/** From so many columns on, sentences of the news have their rules beside them. */
const BROAD = 70;
/** From so many rows on there is room for twice as many lines of detail. */
const TALL = 36;

export interface Scene {
  readonly sight: Sight;
  readonly question: string;
  readonly news: readonly StoryLine[];
  /** What was told before the news. */
  readonly before?: readonly StoryLine[];
  readonly hint?: string;
  /** Whether the news stands below the board in any case, each sentence with its rule. */
  readonly withRules?: boolean;
  to(item: Item): string | null;
  /** Whether a choice leads to a place, also one that is not shown now: then the board is needed. */
  readonly leads?: boolean;
}

const spaced = (lines: readonly string[]): string[] => lines.map((line) => line.replaceAll(TOGETHER, ' '));

/** A part of a list around a place; where more is before or after it, its first or last line says so. */
function listOf({ items, focused }: Shown, width: number, count: number): string[] {
  const at = Math.max(0, focused ? items.indexOf(focused) : 0);
  const from = Math.max(0, Math.min(items.length - count, at - Math.floor(count / 2)));
  const to = Math.min(items.length, from + count);
  const lines = items.slice(from, to).map((item, row) => {
    const number = `${from + row + 1}`.padStart(3);
    const line = sides(`${number}  ${item.label}`, item.note ?? '', width - 2);
    return item === focused ? paint.inverse(`> ${line}`) : `  ${line}`;
  });
  const { above, below } = texts().more;
  if (from > 0) lines[0] = paint.gray(`       ${above(from + 1)}`);
  if (to < items.length) lines[lines.length - 1] = paint.gray(`       ${below(items.length - to + 1)}`);
  return lines;
}

/** The text below the list for the selected choice: its name, where that is cut in the list, and its details. */
const detailOf = ({ focused }: Shown, width: number, count: number): readonly string[] => {
  if (!focused) return [];
  const { label, note = '', detail = [] } = focused;
  const whole = cut(label, width - 7 - (note === '' ? 0 : note.length + 1)) === label ? [] : [label];
  return most(
    [...whole, ...detail].flatMap((line) => wrap(line, width - 6)),
    count,
  ).map((line) => paint.gray(`    ${line}`));
};

/** Sentences in lines of this width; with their rules at the right, or below where there is no room. */
export const storyOf = (news: readonly StoryLine[], width: number, rules = true): string[] =>
  news.flatMap(({ text, rule, heading }) => {
    const lines = wrap(text, width - 4);
    if (heading) return lines.map((line) => paint.bold(line));
    const told = lines.map((line, at) => (at === 0 ? `  ${line}` : `    ${line}`));
    return rules ? [...told.slice(0, -1), ...apart(told.at(-1) ?? '', paint.gray(rule), width)] : told;
  });

/** The news in so many lines: with what was told before them, or with a sign where their own beginning is left out. */
const endOf = (before: readonly string[], story: readonly string[], count: number): readonly string[] =>
  story.length <= count
    ? [...before.slice(Math.min(before.length, before.length + story.length - count)), ...story]
    : [
        paint.gray(`  ${texts().more.story(story.length - count + 1)}`),
        ...story.slice(story.length - count + 1),
      ];

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

const past = (before: readonly StoryLine[], width: number): readonly string[] =>
  storyOf(before.slice(-RECENT), width, false).map((line) => paint.gray(line));

/** The board with what the player has beside it, and the news below that, if all of them find room there. */
function tableOf(scene: Scene, shown: Shown, width: number, rows: number): readonly string[] {
  const { sight, news, before = [], to, withRules = false, leads = false } = scene;
  // In a thin window the board stands alone, and what the player has where it is not needed.
  const isThin = width < THIN;
  const wide = Math.min(boardWidth(sight.cells), isThin ? width : Math.max(30, width - 34));
  const beside = isThin ? width : width - wide - 2;
  const status = sight.status(beside).flatMap((line) => folded(line, beside));
  const aside = storyOf(news, beside, false);
  const below = (count: number): readonly string[] => {
    const story = storyOf(news, width, withRules || width >= BROAD);
    const most = Math.max(Math.min(STORY, rows - 3), count);
    return endOf(past(before, width), story, Math.max(2, Math.min(most, story.length)));
  };
  // The board gives its place to a fight that does not fit beside it.
  const isNarrow = (isThin || status.length > rows) && !leads;
  if (isNarrow) {
    const all = sight.status(width).flatMap((line) => folded(line, width));
    const story = below(rows - all.length);
    return [...most(all, Math.max(rows - story.length, 3), width), ...story];
  }
  const room = rows - status.length - 1;
  const isAside = !isThin && !withRules && (aside.length <= room || room >= 2 * STORY);
  const story = isAside ? [] : below(Math.floor(rows / 3));
  const high = rows - story.length;
  const side = isThin
    ? []
    : isAside
      ? [...status, '', ...endOf(past(before, beside), aside, room)]
      : most(status, high, beside);
  const pointed = shown.focused ? to(shown.focused) : null;
  const cells = numbered(sight.cells, shown, to);
  const board = drawBoard(cells, { width: wide, height: high, around: pointed ?? sight.here });
  const table = Array.from({ length: Math.max(board.length, side.length) }, (_, row) =>
    isThin ? (board[row] ?? '') : `${filled(board[row] ?? '', wide)}  ${side[row] ?? ''}`,
  );
  return [...table, ...story];
}

const bold = (text: string, width: number): string[] => wrap(text, width).map((line) => paint.bold(line));

export function gameScreen(scene: Scene, shown: Shown): string[] {
  const { sight, question, hint = texts().hint } = scene;
  const width = screenWidth(shown.columns);
  const { input, problem } = shown;
  const title = bold(sight.title, width);
  const asked = [
    ...bold(question, width),
    ...listOf(shown, width, Math.max(4, Math.min(CHOICES, shown.rows - 24))),
  ];
  const answer = [
    ...(problem === '' ? [''] : wrap(problem, width).map((line) => paint.red(line))),
    ...(input === null ? [] : [`${paint.bold('?')} ${input}`]),
  ];
  // In a low window the hint goes first, then the details; what is asked and typed stays.
  let room = shown.rows - title.length - asked.length - answer.length;
  const taken = (lines: readonly string[]): readonly string[] => {
    const kept = lines.slice(0, Math.max(0, room - LOWEST));
    room -= kept.length;
    return kept;
  };
  const detail = taken(detailOf(shown, width, shown.rows < TALL ? DETAIL : 2 * DETAIL));
  const hints = wrap(hint, width).map((line) => paint.gray(line));
  const below = room - LOWEST < hints.length ? [] : taken(hints);
  const table = room < 3 ? [] : tableOf(scene, shown, width, room).slice(0, room);
  return spaced([...title, ...table, ...asked, ...detail, ...answer, ...below]);
}

/** A page of lines. One that is longer than the screen is turned by keys; a story begins at its end. */
export function pageScreen(title: string, lines: readonly string[], shown: Shown, fromEnd = false): string[] {
  const width = screenWidth(shown.columns);
  const head = bold(title, width);
  const under = [
    ...listOf(shown, width, 12),
    ...detailOf(shown, width, 8),
    ...(shown.problem === '' ? [''] : wrap(shown.problem, width).map((line) => paint.red(line))),
    `${paint.bold('?')} ${shown.input}`,
  ];
  const text = lines.flatMap((line) => folded(line, width));
  const room = Math.max(3, shown.rows - head.length - under.length - 2);
  const last = Math.max(0, text.length - room);
  const from = shown.turned.within(last, room, fromEnd);
  return spaced([
    ...head,
    '',
    ...text.slice(from, from + room),
    last > 0
      ? paint.gray(cut(texts().more.page(from + 1, Math.min(text.length, from + room), text.length), width))
      : '',
    ...under,
  ]);
}
