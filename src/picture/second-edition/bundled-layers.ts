import type { AdvancedInspection, DoomInspection } from '../../second-edition/inspect/modules.js';
import { cataclysmLayer } from './cataclysm.js';
import { doomLayer } from './doom.js';
import { equippingLayer } from './equipping.js';
import { ModuleLayer, type PictureLayer } from './given-layers.js';
import { ritualsLayer } from './rituals.js';
import { seaLayer } from './sea.js';
import { stormLayer } from './storm.js';

/* What the modules of the package add to a picture, each a value of its own. */

/** The doom track. */
export const doomTrackPicture: PictureLayer = /* @__PURE__ */ new ModuleLayer(
  'doom-track',
  /* @__PURE__ */ doomLayer((told) => told as DoomInspection, 'doom-track'),
);
/** The doom track of Advanced Runebound. */
export const advancedRuneboundPicture: PictureLayer = /* @__PURE__ */ new ModuleLayer(
  'advanced-runebound',
  /* @__PURE__ */ doomLayer((told) => (told as AdvancedInspection).doom, 'advanced-runebound'),
);
/** The sea of The Island of Dread, with its lanes and tiles. */
export const islandOfDreadPicture: PictureLayer = /* @__PURE__ */ new ModuleLayer(
  'island-of-dread',
  seaLayer,
);
/** Equipped Allies of Weapons of Legend. */
export const weaponsOfLegendPicture: PictureLayer = /* @__PURE__ */ new ModuleLayer(
  'weapons-of-legend',
  equippingLayer,
);
/** The Rituals of players. */
export const ritualsAndRunesPicture: PictureLayer = /* @__PURE__ */ new ModuleLayer(
  'rituals-and-runes',
  ritualsLayer,
);
/** The storm of The Seven Scions. */
export const sevenScionsPicture: PictureLayer = /* @__PURE__ */ new ModuleLayer('seven-scions', stormLayer);
/** The Curses and quests of The Cataclysm. */
export const cataclysmPicture: PictureLayer = /* @__PURE__ */ new ModuleLayer('cataclysm', cataclysmLayer);
