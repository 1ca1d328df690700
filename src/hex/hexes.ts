/** The place of a hex: its column from the left and its row from the top. */
export interface Hex {
  /** 0 to 99 for a hex with an id; {@link neighboursOf} may go beyond. */
  readonly column: number;
  /** 0 to 99 like the column. Even columns are half a hex lower. */
  readonly row: number;
}

const digits = (n: number) => String(n).padStart(2, '0');

function onePlace(n: number): boolean {
  return Number.isInteger(n) && n >= 0 && n <= 99;
}

/**
 * The id of a hex: `h`, two digits for the column, two for the row.
 *
 * @param column - a whole number from 0 to 99
 * @param row - a whole number from 0 to 99
 * @throws RangeError if either is anything else
 *
 * @example
 * hexId(7, 14); // 'h0714'
 */
export function hexId(column: number, row: number): string {
  if (!onePlace(column) || !onePlace(row)) {
    throw new RangeError(
      `No hex id for column ${column}, row ${row}: both must be whole numbers from 0 to 99.`,
    );
  }
  return `h${digits(column)}${digits(row)}`;
}

/**
 * The column and the row in a hex id.
 *
 * @throws RangeError if `id` is not `h` and four digits
 *
 * @example
 * parseHexId('h0714'); // { column: 7, row: 14 }
 */
export function parseHexId(id: string): Hex {
  if (!/^h\d{4}$/.test(id)) {
    throw new RangeError(`${JSON.stringify(id)} is no hex id: write h, column and row, like h0714.`);
  }
  return { column: Number(id.slice(1, 3)), row: Number(id.slice(3)) };
}

/**
 * The six hexes around a hex, clockwise from the top.
 *
 * The hexes are flat-topped, in columns. Even columns (0, 2, 4, …) are half a hex lower than odd ones: the layout often
 * called even-q. The plane has no edge: neighbours may be off a board, even at negative numbers.
 *
 * @example
 * neighboursOf(1, 1); // (1,0) (2,0) (2,1) (1,2) (0,1) (0,0)
 * neighboursOf(2, 1); // (2,0) (3,1) (3,2) (2,2) (1,2) (1,1)
 */
export function neighboursOf(column: number, row: number): readonly Hex[] {
  const upper = column % 2 === 0 ? row : row - 1;
  return [
    { column, row: row - 1 },
    { column: column + 1, row: upper },
    { column: column + 1, row: upper + 1 },
    { column, row: row + 1 },
    { column: column - 1, row: upper + 1 },
    { column: column - 1, row: upper },
  ];
}

/**
 * The neighbours of each given hex among the given ones, clockwise from the top.
 *
 * @throws RangeError for a wrong hex id
 *
 * @example
 * adjacency(['h0101', 'h0102', 'h0909']).get('h0101'); // ['h0102']
 */
export function adjacency(ids: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const given = new Set(ids);
  const touching = new Map<string, readonly string[]>();
  for (const id of given) {
    const { column, row } = parseHexId(id);
    const around: string[] = [];
    for (const hex of neighboursOf(column, row)) {
      if (!onePlace(hex.column) || !onePlace(hex.row)) continue;
      const other = hexId(hex.column, hex.row);
      if (given.has(other)) around.push(other);
    }
    touching.set(id, around);
  }
  return touching;
}

/**
 * The distance of two hexes on the bare plane, in hexes.
 *
 * @throws RangeError for a wrong hex id
 *
 * @example
 * hexDistance('h0101', 'h0303'); // 3
 */
export function hexDistance(from: string, to: string): number {
  const [a, b] = [parseHexId(from), parseHexId(to)];
  const across = Math.abs(a.column - b.column);
  // Each column crossed gains half a hex in height; even columns are half a hex lower.
  const height = ({ column, row }: Hex): number => row + (column % 2 === 0 ? 0.5 : 0);
  return across + Math.max(0, Math.abs(height(a) - height(b)) - across / 2);
}
