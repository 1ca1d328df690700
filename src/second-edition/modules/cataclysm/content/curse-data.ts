import type { Terrain } from '../../../abilities/language.js';

/** The five curses, as their counters name them (va51.town.cursed). */
export const curses = ['ashen-flock', 'demon-horde', 'frenzied-rage', 'savage-brood', 'winter-lord'] as const;
/** A curse that lies on a town. */
export type Curse = (typeof curses)[number];

/** A turned town counter: a curse, or the comet (va51.town.destroyed). */
export type CounterFace = Curse | 'destroyed';
export const faces: readonly CounterFace[] = [...curses, 'destroyed'];

/** The terrain on the counter of each curse (va51.movement.cursed-terrain). The choice is ours. */
export const terrainOf: Readonly<Record<Curse, Terrain>> = {
  'ashen-flock': 'hill',
  'demon-horde': 'mountain',
  'frenzied-rage': 'plains',
  'savage-brood': 'forest',
  'winter-lord': 'river',
};

/** The eight counters of the box, by what they show: five curses and three comets (va51.counters.split, va51.components.counters). */
export const countersInBox: Readonly<Record<string, CounterFace>> = {
  ...Object.fromEntries(curses.map((curse) => [curse, curse])),
  'comet-1': 'destroyed',
  'comet-2': 'destroyed',
  'comet-3': 'destroyed',
};

/** The level of a Curse card: its victory points (va51.curse.victory-points). */
export type Level = 1 | 2 | 3;
export const levels = [1, 2, 3] as const satisfies readonly Level[];

/**
 * The deck of one level of a curse. A Curse deck is ordered only by level, so each level is a random deck
 * (va51.setup.curse-deck-order).
 */
export const deckOf = (curse: Curse, level: Level): string => `${curse}-${level}`;
