import type { HiringAction } from './hiring.js';
import type { MapAction } from './map-counters.js';
import type { VoyageAction } from './voyaging.js';

/** Everything that players can do in this adventure beyond the base game. */
export type IslandAction = HiringAction | MapAction | VoyageAction;
