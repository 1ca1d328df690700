import { copyData, InvalidArgumentError, readOptions } from '../../kernel/index.js';
import type { PictureTheme } from '../inks.js';
import { type PictureLayer, readLayers } from './given-layers.js';
import { type PicturePart, pictureParts } from './parts.js';

/** How a picture is drawn. */
export interface PictureOptions {
  /** How wide it is, in pixels; its height follows. If left out it has no size of its own and fills the place where it is put. */
  readonly width?: number;
  /** The parts to draw; all if left out. */
  readonly parts?: readonly PicturePart[];
  /** Spaces, anchors or places to point out, by id: those that can be reached, say. What is not on the board is passed over. */
  readonly highlight?: readonly string[];
  /** Light or dark paper; light if left out. */
  readonly theme?: PictureTheme;
  /** What players are called, by index; their Heroes' names where left out. */
  readonly players?: readonly string[];
  /** What the picture is called, for those who hear it read out and over the board; the board's name if left out. */
  readonly title?: string;
  /** What modules from elsewhere add; those that are not in force are left out. */
  readonly layers?: readonly PictureLayer[];
}

const wrong = (message: string): InvalidArgumentError => new InvalidArgumentError(message);
const wrongWidth = 'The width of a picture is a number of pixels from 1 to 20000.';
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/**
 * Options with everything that was left out.
 *
 * @throws InvalidArgumentError naming what is wrong
 */
export function readPictureOptions(
  given: PictureOptions,
): Required<Omit<PictureOptions, 'width' | 'title'>> & Pick<PictureOptions, 'width' | 'title'> {
  const { layers = [], ...named } = readOptions(given, [
    'width',
    'parts',
    'highlight',
    'theme',
    'players',
    'title',
    'layers',
  ]);
  if (typeof named.width === 'number' && !Number.isFinite(named.width)) throw wrong(wrongWidth);
  const read = copyData(named, (path, message) => wrong(`Options of a picture: ${path}: ${message}`));
  const { width, parts = pictureParts, highlight = [], theme = 'light', players = [], title } = read;
  if (width !== undefined && !(typeof width === 'number' && width >= 1 && width <= 20_000))
    throw wrong(wrongWidth);
  if (!isTexts(parts) || parts.some((part) => !pictureParts.includes(part)))
    throw wrong(`The parts of a picture are a list of: ${pictureParts.join(', ')}.`);
  if (!isTexts(highlight)) throw wrong('What is to be highlighted is a list of ids of spaces.');
  if (theme !== 'light' && theme !== 'dark') throw wrong('The theme of a picture is light or dark.');
  if (!isTexts(players)) throw wrong('Players are a list of names.');
  if (title !== undefined && typeof title !== 'string') throw wrong('The title of a picture is a text.');
  return {
    parts,
    highlight,
    theme,
    players,
    layers: readLayers(layers),
    ...(width === undefined ? {} : { width }),
    ...(title === undefined ? {} : { title }),
  };
}
