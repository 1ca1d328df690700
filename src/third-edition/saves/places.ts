import type { Look } from './look.js';

/** Checks where a frame stands, and what it says together with the frame it stands on. */
export function checkPlace(_look: Look, _path: string, _at: number): void {}
