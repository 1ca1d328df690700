import { freezeJson } from '../copy.js';
import { InvalidContentError, type Problem } from '../errors.js';
import { isRecord, join, show } from '../saves/describe-value.js';
import { readContent } from './reading.js';

/* Quick checks of a pack's shape: enough that composing never fails, in a few milliseconds. */

/** An unchecked object. */
export type Parts = Readonly<Record<string, unknown>>;
/** Describes what a value should be; `null` if it is right. */
export type Look = (value: unknown) => string | null;
/** A check for each key of an object. */
export type Form = Readonly<Record<string, Look>>;

export const text: Look = (value) => (typeof value === 'string' && value !== '' ? null : 'a text');
/** An id, which becomes a key: it must not be a name that every object has. */
export const id: Look = (value) =>
  text(value) ??
  (Object.hasOwn(Object.prototype, value as string)
    ? 'another id: every object of JavaScript has that name'
    : null);
export const number: Look = (value) => (typeof value === 'number' ? null : 'a number');
export const list: Look = (value) =>
  Array.isArray(value) && value.every(isRecord) ? null : 'a list of objects';
/** Makes a check optional. */
export const maybe =
  (look: Look): Look =>
  (value) =>
    value === undefined ? null : look(value);

/** The problems of an object, by its form. */
export const looksLike = (form: Form, value: Parts, path: string): Problem[] =>
  Object.entries(form).flatMap(([key, look]) => {
    const wanted = look(value[key]);
    return wanted === null
      ? []
      : { path: join(path, key), message: `${show(value[key])} is not right here; it should be ${wanted}.` };
  });

/** The problems of a pack's cards; `lists` gives the kinds of card that each list may hold. */
export const problemsOfLists = (
  pack: Parts,
  lists: Readonly<Record<string, readonly string[]>>,
  problemsOfCard: (card: unknown, path: string, kinds: readonly string[]) => readonly Problem[],
): Problem[] =>
  Object.entries(lists).flatMap(([key, kinds]) => {
    const cards = pack[key];
    if (cards === undefined) return [];
    if (!Array.isArray(cards)) return [{ path: key, message: 'It should be a list of cards.' }];
    return cards.flatMap((card, at) => problemsOfCard(card, `${key}/${at}`, kinds));
  });

/**
 * Checks the shape of a pack and returns a frozen copy.
 *
 * @param place - where it stands, for the problems
 * @throws InvalidContentError naming the pack, the card and the place
 */
export function soundCopy<P>(
  pack: unknown,
  place: string,
  problemsOfShape: (pack: unknown) => readonly Problem[],
): P {
  const { value, problems, givenUp } = readContent(pack);
  const found = givenUp || problems.length > 0 ? problems : problemsOfShape(value);
  if (found.length > 0)
    throw new InvalidContentError(
      found
        .slice(0, 100)
        .map(({ path, ...rest }) => ({ ...rest, path: path === '' ? place : `${place}/${path}` })),
    );
  return freezeJson(value as P);
}

/** Applies `sound` to each pack of a list. */
export function eachPack<P>(packs: unknown, sound: (pack: unknown, place: string) => P): readonly P[] {
  if (!Array.isArray(packs))
    throw new InvalidContentError([{ path: 'packs', message: 'Content packs are a list of objects.' }]);
  return Array.from(packs, (pack: unknown, at) => sound(pack, `packs/${at}`));
}
