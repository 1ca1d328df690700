/**
 * A table for names from outside: saves, actions, packs, vectors. It has no prototype, so it does not find
 * `constructor` or `toString`.
 *
 * @param entries - its initial entries
 */
export function dictionary<T>(entries: Iterable<readonly [string, T]> = []): Record<string, T> {
  const table: Record<string, T> = Object.create(null);
  for (const [name, value] of entries) table[name] = value;
  return table;
}
