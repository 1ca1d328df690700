import { copyData, InvalidArgumentError, readOptions } from '../kernel/index.js';
import type { PictureTheme } from './inks.js';
import type { PictureWords } from './speaking.js';

/** How a picture is drawn; `Part` names what can be left out. */
export interface CommonPictureOptions<Part extends string> {
  /** How wide it is, in pixels; its height follows. If left out it has no size of its own and fills the place where it is put. */
  readonly width?: number;
  /** The parts to draw; all if left out. */
  readonly parts?: readonly Part[];
  /** Where on the board to point, by id: what can be reached, say. What is not on the board is passed over. */
  readonly highlight?: readonly string[];
  /** Light or dark paper; light if left out. */
  readonly theme?: PictureTheme;
  /** What players are called, by index; their heroes' names where left out. */
  readonly players?: readonly string[];
  /** What the picture is called, for those who hear it read out and over the board; the board's name if left out. */
  readonly title?: string;
  /** Words in which names, boxes and legend are given, such as those of another language; by default the printed names, and English. */
  readonly words?: PictureWords;
}

export type CommonReadOptions<Part extends string> = Required<
  Omit<CommonPictureOptions<Part>, 'width' | 'title' | 'words'>
> &
  Pick<CommonPictureOptions<Part>, 'width' | 'title' | 'words'>;

const commonNames = ['width', 'parts', 'highlight', 'theme', 'players', 'title'] as const;

const wrong = (message: string): InvalidArgumentError => new InvalidArgumentError(message);
const wrongWidth = 'The width of a picture is a number of pixels from 1 to 20000.';
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export function readCommonOptions<Part extends string>(
  given: CommonPictureOptions<Part>,
  pictureParts: readonly Part[],
  places: string,
): CommonReadOptions<Part> {
  const named = readOptions<CommonPictureOptions<Part>>(given, commonNames);
  const { words } = readOptions<CommonPictureOptions<Part>>(given, ['words']);
  if (words !== undefined && typeof words?.message !== 'function')
    throw wrong('The words of a picture are those of a game, as words(state) gives them.');
  if (typeof named.width === 'number' && !Number.isFinite(named.width)) throw wrong(wrongWidth);
  const read = copyData(named, (path, message) => wrong(`Options of a picture: ${path}: ${message}`));
  const { width, parts = pictureParts, highlight = [], theme = 'light', players = [], title } = read;
  if (width !== undefined && !(typeof width === 'number' && width >= 1 && width <= 20_000))
    throw wrong(wrongWidth);
  if (!isTexts(parts) || parts.some((part) => !pictureParts.includes(part)))
    throw wrong(`The parts of a picture are a list of: ${pictureParts.join(', ')}.`);
  if (!isTexts(highlight)) throw wrong(`What is to be highlighted is a list of ids of ${places}.`);
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
    ...(words === undefined ? {} : { words }),
  };
}
