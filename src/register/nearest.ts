const cell = (row: readonly number[], at: number): number => row[at] ?? 0;

/** The Levenshtein distance. */
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

/** The name that was probably meant: a similar one with the same first letter, or with the same letters. */
export function guess(wanted: string, names: Iterable<string>): string | undefined {
  const letters = (word: string): string => [...word].sort().join('');
  return nearest(wanted, names).find((name) => name[0] === wanted[0] || letters(name) === letters(wanted));
}
