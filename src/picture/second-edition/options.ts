import { InvalidArgumentError, readOptions } from '../../kernel/index.js';
import { type CommonPictureOptions, type CommonReadOptions, readCommonOptions } from '../options.js';
import { type PictureLayer, readLayers } from './given-layers.js';
import { type PicturePart, pictureParts } from './parts.js';

/** How a picture is drawn. `highlight` points at spaces, anchors and places. */
export interface PictureOptions extends CommonPictureOptions<PicturePart> {
  /** What modules add; those that are not in force are left out. */
  readonly layers?: readonly PictureLayer[];
  /** The text of the Event in force by its id, such as `text` of words in another language; the printed text if left out. */
  readonly text?: (card: string) => string;
}

export function readPictureOptions(
  given: PictureOptions,
): CommonReadOptions<PicturePart> & Pick<Required<PictureOptions>, 'layers'> & Pick<PictureOptions, 'text'> {
  const { layers = [], text } = readOptions<PictureOptions>(given, ['layers', 'text']);
  if (text !== undefined && typeof text !== 'function')
    throw new InvalidArgumentError(
      'The texts of a picture are a function that gives the text of a card by its id.',
    );
  return {
    ...readCommonOptions(given, pictureParts, 'spaces'),
    layers: readLayers(layers),
    ...(text && { text }),
  };
}
