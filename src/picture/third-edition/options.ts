import { copyData, InvalidArgumentError, readOptions } from '../../kernel/index.js';
import type { PictureTheme } from '../inks.js';

/**
 * All parts that can be left out, in the order of the documentation. The land, its rivers, roads, places and gems are
 * always drawn.
 */
export const pictureParts = /* @__PURE__ */ Object.freeze([
  'title',
  'names',
  'ids',
  'legend',
  'gems',
  'heroes',
  'tokens',
  'players',
  'hands',
  'time',
  'combat',
  'market',
] as const);

/** A part of a picture that can be left out. */
export type PicturePart = (typeof pictureParts)[number];

/** Options of a picture. */
export interface PictureOptions {
  /** The width in pixels; the height follows. Without it the picture fills its container. */
  readonly width?: number;
  /** The parts to draw; all by default. */
  readonly parts?: readonly PicturePart[];
  /** Ids of hexes to highlight, such as those in reach. Unknown ids are ignored. */
  readonly highlight?: readonly string[];
  /** Light or dark paper; light by default. */
  readonly theme?: PictureTheme;
  /** Names of players, by index; those of their heroes by default. */
  readonly players?: readonly string[];
  /** The title over the board and for screen readers; the board's name by default. */
  readonly title?: string;
}

export type ReadOptions = Required<Omit<PictureOptions, 'width' | 'title'>> &
  Pick<PictureOptions, 'width' | 'title'>;

const wrong = (message: string): InvalidArgumentError => new InvalidArgumentError(message);
const wrongWidth = 'The width of a picture is a number of pixels from 1 to 20000.';
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/**
 * Options with defaults.
 *
 * @throws InvalidArgumentError naming the problem
 */
export function readPictureOptions(given: PictureOptions): ReadOptions {
  const named = readOptions(given, ['width', 'parts', 'highlight', 'theme', 'players', 'title']);
  if (typeof named.width === 'number' && !Number.isFinite(named.width)) throw wrong(wrongWidth);
  const read = copyData(named, (path, message) => wrong(`Options of a picture: ${path}: ${message}`));
  const { width, parts = pictureParts, highlight = [], theme = 'light', players = [], title } = read;
  if (width !== undefined && !(typeof width === 'number' && width >= 1 && width <= 20_000))
    throw wrong(wrongWidth);
  if (!isTexts(parts) || parts.some((part) => !pictureParts.includes(part)))
    throw wrong(`The parts of a picture are a list of: ${pictureParts.join(', ')}.`);
  if (!isTexts(highlight)) throw wrong('What is to be highlighted is a list of ids of hexes.');
  if (theme !== 'light' && theme !== 'dark') throw wrong('The theme of a picture is light or dark.');
  if (!isTexts(players)) throw wrong('Players are a list of names.');
  if (title !== undefined && typeof title !== 'string') throw wrong('The title of a picture is a text.');
  return {
    parts,
    highlight,
    theme,
    players,
    ...(width === undefined ? {} : { width }),
    ...(title === undefined ? {} : { title }),
  };
}
