/* Places on cards, such as `card#abilities/2/always/0`, and their values. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const keysOf = (place: string): string[] =>
  (place.split('#')[1] ?? '').split('/').filter((key) => key !== '');

/** The value at a place of a card; `undefined` if there is none. */
export const valueAt = (card: unknown, place: string): unknown =>
  keysOf(place).reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), card);

/** The innermost part of a card around a place that is used, triggered, or conditional: mostly an ability. */
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
