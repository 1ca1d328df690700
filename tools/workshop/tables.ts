import type { Share } from './statistics.js';

export type Row = readonly (string | number)[];

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

/** A table of a list: the head of each column with what it says of one. */
export const columns = <T>(
  list: readonly T[],
  cells: Readonly<Record<string, (one: T) => string | number>>,
): Table => ({
  head: Object.keys(cells),
  rows: list.map((one) => Object.values(cells).map((cell) => cell(one))),
});

export function aligned({ head, rows }: Table, least = 0): string[][] {
  const texts = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) =>
    Math.max(least, ...texts.map((row) => [...(row[column] ?? '')].length)),
  );
  const right = rightColumns({ head, rows });
  return texts.map((row) =>
    widths.map((width, at) => {
      const text = row[at] ?? '';
      const room = ' '.repeat(width - [...text].length);
      return right[at] ? room + text : text + room;
    }),
  );
}

const rightColumns = ({ head, rows }: Table): boolean[] =>
  head.map(
    (_, column) => rows.length > 0 && rows.every((row) => /^-?[\d.]+( %)?$/.test(String(row[column] ?? ''))),
  );

/** A Markdown table with aligned columns, which is readable on a terminal, too. */
export function table(head: readonly string[], rows: readonly Row[]): string {
  const [first = [], ...others] = aligned({ head, rows }, 3);
  const right = rightColumns({ head, rows });
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = first.map(({ length }, at) => (right[at] ? `${'-'.repeat(length - 1)}:` : '-'.repeat(length)));
  return [line(first), line(rule), ...others.map(line)].join('\n');
}

/** A share in percent; empty for `null`. */
export const percent = (share: number | null): string =>
  share === null ? '' : `${(100 * share).toFixed(1)} %`;

export const sharesTable = (what: string, shares: readonly Share[]): Table =>
  columns(shares, {
    [what]: ({ name }) => name,
    games: ({ games }) => games,
    wins: ({ wins }) => Number(wins.toFixed(1)),
    'fair share': ({ fair }) => fair.toFixed(1),
    'wins / fair': ({ ratio }) => ratio.toFixed(2),
  });
