/* A thread of the pool does not know TypeScript until it is told. */
import { register } from 'tsx/esm/api';

register();

export const { play, duel, thirdEdition } = await import('./worker.ts');
