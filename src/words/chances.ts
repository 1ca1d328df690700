import type { Book } from './book.js';
import type { Names } from './names.js';
import { nobody, selector } from './values.js';

/** A chance to be named: an entry of `odds`, or `{ is: 'fight' }` for what `combatOdds` and a review give. */
export interface Likely {
  /** What a roll of Second Edition is for. */
  readonly purpose?: string;
  /** What chance decides. */
  readonly is?: string;
  /** The attribute of a test. */
  readonly attribute?: string;
  /** The skill of a test. */
  readonly skill?: string | null;
}

/** What a chance is the chance of: "hits", "passes the Spirit test"; empty for what is no matter of success. */
export function sayChance(book: Book, naming: Names, { purpose, is, attribute, skill }: Likely): string {
  const word = (of: string | null | undefined) =>
    of === null || of === undefined ? nobody : { plain: naming.word(of), raw: selector(of) };
  return book.say([`chance.${purpose ?? is}`], { attribute: word(attribute), skill: word(skill) }) ?? '';
}
