import type { GameFrame } from '../../base/frames.js';
import { command, type G } from '../../base/vocabulary.js';
import { stormlords } from './frames.js';
import { stormlordsLeft } from './memory.js';

/* How the Stormlords are faced: a version of the variant may say otherwise. */

/** What comes after the help by the townsfolk: everybody before the Stormlords, in an order that is settled first (va50.endgame.hero-order). */
export const faceStormlords = command('begin to face the stormlords', (g: G, f: GameFrame): void =>
  g.goto(f, 'endgame-order'),
);

/** What is met in a turn of the Endgame: all Stormlords of this game, by one Hero (va50.endgame.one-by-one). */
export const confront = command('be confronted with the stormlords', (g: G, player: number): void =>
  g.call(stormlords, { player, card: null, left: [...stormlordsLeft(g)] }),
);
