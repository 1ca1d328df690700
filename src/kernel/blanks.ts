/** An object whose fields are being written one by one. */
export type Blank<T> = { -readonly [N in keyof T]: T[N] };

/**
 * Makes plain, empty objects, to be filled in by name: those of one maker that are filled in one order are of one hidden class.
 *
 * A literal would do the same, were it not for this: engines count how many objects of a literal live long. Once most did, as kept states do, all later ones are laid among
 * old objects at once, and whatever they hold lives as long as they do: a fork took three times as long.
 */
export function blanks<T extends object>(): new () => Blank<T> {
  function Empty(): void {}
  Empty.prototype = Object.prototype;
  return Empty as unknown as new () => Blank<T>;
}
