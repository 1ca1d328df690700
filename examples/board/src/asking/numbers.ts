import type { AnswerRow } from './groups.js';

/* Which number chooses what: of all that is seen of the answers, in order. */

/** A list of answers as it stands on the screen. */
export interface List {
  readonly name: string;
  readonly rows: readonly AnswerRow[];
  /** Whether only its title is seen: a number opens it then. */
  readonly folded: boolean;
}

/** What is inside the row that is open. */
export interface Inside {
  readonly of: string;
  readonly ids: readonly string[];
}

/** A row by its list. */
export const rowId = (list: string, row: AnswerRow): string =>
  `${list} ${'answers' in row ? row.label : row.code}`;

/** Keys from 1 to 9. */
const most = 9;

/** The number of each row, of what is inside the open one, and of each folded list by its name. Where there are more than nine, what is inside has the
 * numbers, and 0 leads out of it. */
export function numbersOf(lists: readonly List[], inside: Inside | null): ReadonlyMap<string, number> {
  const ids = lists.flatMap(({ name, rows, folded }) =>
    folded
      ? [name]
      : rows.flatMap((row) => {
          const id = rowId(name, row);
          return inside?.of === id ? [id, ...inside.ids] : [id];
        }),
  );
  const isInside = inside !== null && ids.length > most;
  const counted = (isInside ? inside.ids : ids).slice(0, most);
  return new Map([
    ...counted.map((id, at) => [id, at + 1] as const),
    ...(isInside ? [[inside.of, 0] as const] : []),
  ]);
}
