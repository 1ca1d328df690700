import type { GameFrame } from '../../base/frames.js';
import { command, type G } from '../../base/vocabulary.js';
import { stormlords } from './frames.js';
import { stormlordsLeft } from './memory.js';

/** Runs after the help by the townsfolk: each Hero faces the Stormlords, in an order settled first (va50.endgame.hero-order). */
export const faceStormlords = command('begin to face the stormlords', (g: G, f: GameFrame): void =>
  g.goto(f, 'endgame-order'),
);

/** A turn of the Endgame: one Hero faces all Stormlords of this game (va50.endgame.one-by-one). */
export const confront = command('be confronted with the stormlords', (g: G, player: number): void =>
  g.call(stormlords, { player, card: null, left: [...stormlordsLeft(g)] }),
);
