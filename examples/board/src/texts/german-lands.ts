import type { lands as english } from './english-lands.js';

/* The signs that the maps of both editions have, in German. */

const die = (land: string): string => `Hinein führt ein Würfel, der ${land} zeigt.`;

export const lands: typeof english = {
  plains: ['Ebene', die('Ebene')],
  hill: ['Hügel', die('Hügel')],
  forest: ['Wald', die('Wald')],
  swamp: ['Sumpf', die('Sumpf')],
  mountain: ['Gebirge', die('Gebirge')],
  mountains: ['Gebirge', die('Gebirge')],
  hills: ['Hügel', die('Hügel')],
  water: ['Wasser', die('Wasser')],
  figure: [
    'Ein Held',
    'Die Figur eines Spielers, mit einem Buchstaben des Namens. Der Schein sagt, wer am Zug ist.',
  ],
};
