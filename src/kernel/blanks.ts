/** An object whose fields are written one by one. */
export type Blank<T> = { -readonly [N in keyof T]: T[N] };

/**
 * Makes a constructor of plain, empty objects. Objects that are filled in the same order share a hidden class.
 *
 * An object literal would do the same at first. But once most objects of a literal live long, as kept states do,
 * engines allocate all later ones among old objects, and with them all that they hold. A fork then took three times as
 * long.
 */
export function blanks<T extends object>(): new () => Blank<T> {
  function Empty(): void {}
  Empty.prototype = Object.prototype;
  return Empty as unknown as new () => Blank<T>;
}
