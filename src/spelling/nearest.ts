const cell = (row: readonly number[], at: number): number => row[at] ?? 0;

function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = cell(above, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, cell(above, j) + 1, cell(row, j - 1) + 1));
    }
    above = row;
  }
  return cell(above, b.length);
}

/** Up to three similar names, the nearest first; may be empty. */
export function nearest<Name extends string>(wanted: string, names: Iterable<Name>): Name[] {
  const tolerated = Math.max(2, Math.floor(wanted.length / 3));
  const close: { name: Name; off: number }[] = [];
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) > tolerated) continue;
    const off = distance(wanted, name);
    if (off <= tolerated) close.push({ name, off });
  }
  close.sort((a, b) => a.off - b.off);
  return close.slice(0, 3).map(({ name }) => name);
}

const letters = (word: string): string => [...word].sort().join('');

/** The name that was probably meant: a similar one with the same first letter, or with the same letters. */
export const guess = (wanted: string, names: Iterable<string>): string | undefined =>
  nearest(wanted, names).find((name) => name[0] === wanted[0] || letters(name) === letters(wanted));

/** The name that differs by a slip: one letter added, missing or wrong, or two swapped. Where other names are allowed, too. */
export const slipOf = (wanted: string, names: Iterable<string>): string | undefined =>
  nearest(wanted, names).find((name) => {
    const off = distance(wanted, name);
    return off === 1 || (off === 2 && letters(name) === letters(wanted));
  });

/** The end of a sentence about an unknown name: `; did you mean "x"?`, or a full stop. */
export function endOf(wanted: string, names: Iterable<string>): string {
  const near = guess(wanted, names);
  return near === undefined ? '.' : `; did you mean "${near}"?`;
}

/** A sentence after that about an unknown name: ` Did you mean "x" or "y"?`, or nothing. */
export function didYouMean(wanted: string, names: Iterable<string>, most = 3): string {
  const near = nearest(wanted, names).slice(0, most);
  return near.length === 0 ? '' : ` Did you mean ${near.map((name) => `"${name}"`).join(' or ')}?`;
}
