import type { Shape } from '../../src/conformance/shapes.js';

/* Where something can be pointed at, by a shape and in a value. */

/** Names that a shape has, by where they stand; which item of a list, or which space, makes no difference. */
export function placesOf(shape: Shape, path: string): readonly string[] {
  if (shape.is === 'keys')
    return Object.entries(shape.of).flatMap(([key, inner]) => [
      `${path}/${key}`,
      ...placesOf(inner, `${path}/${key}`),
    ]);
  return shape.is === 'list' || shape.is === 'by' ? placesOf(shape.of, `${path}/*`) : [];
}

/** Notes which of them a value has. */
export function findPlaces(shape: Shape, value: unknown, path: string, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const named = shape.is === 'keys' ? shape.of[key] : undefined;
    if (named) {
      found.add(`${path}/${key}`);
      findPlaces(named, inner, `${path}/${key}`, found);
    } else if (shape.is === 'list' || shape.is === 'by') findPlaces(shape.of, inner, `${path}/*`, found);
  }
}
