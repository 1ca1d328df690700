import type { AdvancedInspection, DoomInspection } from '../../second-edition/inspect/modules.js';
import { cataclysmLayer } from './cataclysm.js';
import { doomLayer } from './doom.js';
import { equippingLayer } from './equipping.js';
import type { Layer } from './layer.js';
import { ritualsLayer } from './rituals.js';
import { seaLayer } from './sea.js';
import { stormLayer } from './storm.js';

export const layers: Readonly<Record<string, Layer>> = {
  'doom-track': doomLayer((told) => told as DoomInspection, 'doom-track'),
  'advanced-runebound': doomLayer((told) => (told as AdvancedInspection).doom, 'advanced-runebound'),
  'island-of-dread': seaLayer,
  'weapons-of-legend': equippingLayer,
  'rituals-and-runes': ritualsLayer,
  'seven-scions': stormLayer,
  cataclysm: cataclysmLayer,
};
