import { InvalidArgumentError } from '../kernel/errors.js';

/* Names and texts of pictures in another language. */

/** Words that pictures ask, such as those of `runebound-engine/words` with a catalogue of another language. */
export interface PictureWords {
  /** The message of a key; the key itself if there is none. */
  message(key: string, values?: Readonly<Record<string, string | number>>): string;
}

/** Gives the name of a thing by the key that it has in catalogues; without one the name that is printed. */
export type Naming = (key: string, printed: string) => string;

export const namingIn =
  (words: PictureWords | undefined): Naming =>
  (key, printed) => {
    const said: unknown = words?.message(key) ?? key;
    if (typeof said !== 'string')
      throw new InvalidArgumentError(`The words of a picture give no text for ${key}.`);
    return said === key ? printed : said;
  };

/** Says a text that the picture itself has. */
export type Saying = (text: string) => string;

/** Texts in other words: the message `word.picture.…` of a text, with its numbers as #, or the game's own word. */
export const sayingIn =
  (naming: Naming): Saying =>
  (text) => {
    const numbers = text.match(/\d+/g) ?? [];
    const key = text.toLowerCase().replace(/[^a-z]+/g, '-');
    let at = 0;
    return naming(
      `word.picture.${key}`,
      key === text ? naming(`word.${key}`, text) : text.replace(/\d+/g, '#'),
    ).replace(/#/g, () => numbers[at++] ?? '');
  };

const copies = new WeakMap<object, Map<string, object>>();

/** A thing with a name. */
interface Thing {
  readonly id: string;
  readonly name: string;
}

/** Renames a thing by its key, such as `town.tamalir.name`. */
export type Rename = <T extends Thing>(what: string, thing: T) => T;

/**
 * A board with its names in other words, made once for each: what is worked out of a board is kept by the board.
 *
 * @param keys - the keys of all names, with what is printed, in an order that is always the same
 * @param made - the copy; it is not made where all names are the printed ones
 */
export function renamed<B extends object>(
  board: B,
  naming: Naming,
  keys: readonly (readonly [key: string, printed: string])[],
  made: (rename: Rename, said: ReadonlyMap<string, string>) => B,
): B {
  const said = new Map(keys.map(([key, printed]) => [key, naming(key, printed)]));
  if (keys.every(([key, printed]) => said.get(key) === printed)) return board;
  const ofBoard = copies.get(board) ?? new Map<string, object>();
  copies.set(board, ofBoard);
  const names = [...said.values()].join('\n');
  const known = ofBoard.get(names) as B | undefined;
  if (known !== undefined) return known;
  const copy = made(
    (what, thing) => ({ ...thing, name: said.get(`${what}.${thing.id}.name`) ?? thing.name }),
    said,
  );
  ofBoard.set(names, copy);
  return copy;
}

/** An inspection of a game with the names of cards in other words. */
export function toldIn<T>(told: T, naming: Naming): T {
  if (Array.isArray(told)) return told.map((one) => toldIn(one, naming)) as T;
  if (typeof told !== 'object' || told === null) return told;
  const { card, name } = told as { readonly card?: unknown; readonly name?: unknown };
  const inner = Object.fromEntries(Object.entries(told).map(([key, value]) => [key, toldIn(value, naming)]));
  if (typeof card === 'string' && typeof name === 'string') inner.name = naming(`card.${card}.name`, name);
  return inner as T;
}
