/**
 * A table in which names from outside are looked up: those of saves, actions, packs, vectors. It has no names but its own, so that
 * `constructor` or `toString` is found in none.
 *
 * @param entries - what is in it from the beginning
 */
export function dictionary<T>(entries: Iterable<readonly [string, T]> = []): Record<string, T> {
  const table: Record<string, T> = Object.create(null);
  for (const [name, value] of entries) table[name] = value;
  return table;
}
