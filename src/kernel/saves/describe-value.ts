/** Cuts off a key that is longer than any real one. */
export const join = (path: string, key: string | number): string => {
  const last = typeof key === 'string' && key.length > 80 ? `${key.slice(0, 80)}…` : String(key);
  return path === '' ? last : `${path}/${last}`;
};

/** An object that is not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function show(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
