/** Single values, as ranges have them. */
export const each = <V>(values: Iterable<V>): (readonly [V])[] =>
  [...values].map((value) => [value] as const);

export const numbersTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, at) => at);

const isPart = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The ids of everything on cards that has one: choices, rewards, outcomes, abilities. Each once, in alphabetical order. */
export function optionsIn(cards: Readonly<Record<string, unknown>>): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (isPart(value)) {
      if (typeof value.id === 'string') found.add(value.id);
      Object.values(value).forEach(walk);
    }
  };
  for (const card of Object.values(cards)) if (isPart(card)) Object.values(card).forEach(walk);
  return [...found].sort();
}
