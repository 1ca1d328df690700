import { readOptions } from '../../kernel/index.js';
import { type CommonPictureOptions, type CommonReadOptions, readCommonOptions } from '../options.js';
import { type PictureLayer, readLayers } from './given-layers.js';
import { type PicturePart, pictureParts } from './parts.js';

/** How a picture is drawn. `highlight` points at spaces, anchors and places. */
export interface PictureOptions extends CommonPictureOptions<PicturePart> {
  /** What modules from elsewhere add; those that are not in force are left out. */
  readonly layers?: readonly PictureLayer[];
}

/**
 * Options with defaults.
 *
 * @throws InvalidArgumentError naming the problem
 */
export function readPictureOptions(
  given: PictureOptions,
): CommonReadOptions<PicturePart> & Pick<Required<PictureOptions>, 'layers'> {
  const { layers = [] } = readOptions(given, ['layers']);
  return { ...readCommonOptions(given, pictureParts, 'spaces'), layers: readLayers(layers) };
}
