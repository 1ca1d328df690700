import { texts } from '../texts.js';
import type { TokenThing } from '../things/combat-things.js';

const faceOf = ({ symbol, count, gold }: TokenThing['shows']): string =>
  texts().table.shows(count, texts().term(symbol), gold);

/** A token by what it shows, with where it lies if it is not to hand, and its other face. */
export const tokenSaid = ({ shows, other, at, lies }: Omit<TokenThing, 'id' | 'place' | 'worth'>): string =>
  [
    faceOf(shows),
    at === 'pool' ? '' : texts().term(at),
    lies === null ? '' : texts().table.lyingOn[lies],
    texts().table.otherFace(faceOf(other)),
  ]
    .filter(Boolean)
    .join('; ');
