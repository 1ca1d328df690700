/* Places on cards, such as `card#abilities/2/always/0`, and what stands there. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The keys that lead to a place on its card. */
const keysOf = (place: string): string[] =>
  (place.split('#')[1] ?? '').split('/').filter((key) => key !== '');

/** What stands at a place of a card; `undefined` if nothing does. */
export const valueAt = (card: unknown, place: string): unknown =>
  keysOf(place).reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), card);

/** The innermost part of a card around a place that is used, set off, or holds on a condition: an ability for the most part. */
export function conditionalAt(card: unknown, place: string): unknown {
  let found: unknown;
  let value: unknown = card;
  for (const key of keysOf(place)) {
    value = isObject(value) ? value[key] : undefined;
    if (isObject(value) && ('use' in value || 'on' in value || 'always' in value || 'if' in value))
      found = value;
  }
  return found;
}
