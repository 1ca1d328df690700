import type { LandmarkThing } from './board-things.js';

/** Makes landmarks that say how many steps they are away. */
export const landmarkBy =
  (steps: Readonly<Record<string, number>>) =>
  (space: string, name: string, kind: LandmarkThing['kind']): LandmarkThing => ({
    space,
    name,
    kind,
    away: steps[space] ?? null,
  });
