import {
  advancedRuneboundPicture,
  cataclysmPicture,
  doomTrackPicture,
  islandOfDreadPicture,
  ritualsAndRunesPicture,
  sevenScionsPicture,
  weaponsOfLegendPicture,
} from './bundled-layers.js';
import type { PictureLayer } from './given-layers.js';

export const bundledLayers: readonly PictureLayer[] = [
  doomTrackPicture,
  advancedRuneboundPicture,
  islandOfDreadPicture,
  weaponsOfLegendPicture,
  ritualsAndRunesPicture,
  sevenScionsPicture,
  cataclysmPicture,
];
