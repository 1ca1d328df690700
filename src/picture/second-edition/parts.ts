/** All parts that can be left out, in the order of the documentation. The land, its rivers, roads and towns are always drawn. */
export const pictureParts = /* @__PURE__ */ Object.freeze([
  'title',
  'names',
  'ids',
  'legend',
  'counters',
  'heroes',
  'challenges',
  'players',
  'event',
  'track',
  'market',
  'modules',
] as const);

/** A part of a picture that can be left out. */
export type PicturePart = (typeof pictureParts)[number];
