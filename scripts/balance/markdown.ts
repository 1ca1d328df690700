/* Writing down what was counted. */

/** A row of a table. */
export type Row = readonly (string | number)[];

/** A Markdown table, with columns as wide as they need to be, so that it reads well on a terminal too. */
export function table(head: readonly string[], rows: readonly Row[]): string {
  const texts = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...texts.map((row) => row[column]?.length ?? 0)));
  const right = (column: number): boolean => rows.length > 0 && rows.every((row) => isNumber(row[column]));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, at) => (right(at) ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (right(at) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  const [first = [], ...others] = texts;
  return [line(first), line(rule), ...others.map(line)].join('\n');
}

const isNumber = (value: string | number | undefined): boolean => /^-?[\d.]+( %)?$/.test(String(value ?? ''));

/** A share as people read it; nothing for `null`. */
export const percent = (share: number | null): string =>
  share === null ? '' : `${(100 * share).toFixed(1)} %`;
