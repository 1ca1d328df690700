/** The first difference between two values as a sentence; `null` if they are the same. */
export function differenceOf(right: unknown, found: unknown, path = ''): string | null {
  if (Object.is(right, found)) return null;
  if (typeof right !== 'object' || typeof found !== 'object' || right === null || found === null)
    return `${path || 'all of it'}: ${JSON.stringify(found)} is not ${JSON.stringify(right)}`;
  for (const key of new Set([...Object.keys(right), ...Object.keys(found)])) {
    const difference = differenceOf(
      (right as Readonly<Record<string, unknown>>)[key],
      (found as Readonly<Record<string, unknown>>)[key],
      path === '' ? key : `${path}/${key}`,
    );
    if (difference) return difference;
  }
  return null;
}
