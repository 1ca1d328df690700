/* The table of `npm run weight`: what stands on the page, and what of it is measured anew. */

/** A line of the table. */
export interface Row {
  /** What is measured. */
  readonly what: string;
  /** What it is now; `not measured` until it was. */
  readonly now: string;
  /** The most that it may be. */
  readonly most: string;
}

const begin = '<!-- weight -->';
const end = '<!-- /weight -->';
const head = ['| | now | at most |', '| --- | --: | --: |'];

/** The middle of an odd number of values, or of two beside it the mean. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.');
  return (low + high) / 2;
}

/** The table as text. */
export const tableOf = (rows: readonly Row[]): string =>
  [...head, ...rows.map(({ what, now, most }) => `| ${what} | ${now} | ${most} |`)].join('\n');

/** What the page says of each row now, by what is measured. */
export function rowsOn(page: string): ReadonlyMap<string, string> {
  const lines = part(page)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !head.includes(line));
  return new Map(
    lines.map((line) => {
      const [, what = '', now = ''] = line.split('|').map((cell) => cell.trim());
      return [what, now];
    }),
  );
}

/** The page with this table in the place of the one before. */
export function withTable(page: string, rows: readonly Row[]): string {
  const old = part(page);
  return page.replace(`${begin}${old}${end}`, () => `${begin}\n\n${tableOf(rows)}\n\n${end}`);
}

function part(page: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page has no place for the table: ${begin} … ${end}.`);
  return page.slice(from + begin.length, to);
}

/** A process, as `ps` lists it. */
export interface Listed {
  readonly pid: number;
  readonly parent: number;
  /** What it holds in memory, in kB. */
  readonly memory: number;
}

/** What `ps -e -o pid=,ppid=,rss=` lists. */
export const listed = (text: string): readonly Listed[] =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent, memory]) =>
      pid === undefined || parent === undefined || memory === undefined ? [] : [{ pid, parent, memory }],
    );

/** The memory of a process and of all that it has started, in kB. */
export function memoryOf(pid: number, processes: readonly Listed[]): number {
  const own = processes.find((each) => each.pid === pid)?.memory ?? 0;
  return processes
    .filter(({ parent }) => parent === pid)
    .reduce((sum, child) => sum + memoryOf(child.pid, processes), own);
}
