import { type CommonPictureOptions, type CommonReadOptions, readCommonOptions } from '../options.js';

/** All parts that can be left out, in the order of the documentation. The land, its rivers, roads, places and gems are always drawn. */
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

/** How a picture is drawn. `highlight` points at hexes. */
export interface PictureOptions extends CommonPictureOptions<PicturePart> {}

/** Options with everything that was left out. */
export type ReadOptions = CommonReadOptions<PicturePart>;

export const readPictureOptions = (given: PictureOptions): ReadOptions =>
  readCommonOptions(given, pictureParts, 'hexes');
