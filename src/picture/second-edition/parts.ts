/** All parts that can be left out, in the order in which they are documented. The land, its rivers, roads and towns are always there. */
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
