import thirdEdition from '../../rules/third-edition.json';
import type { RuleId } from './rule-ids.js';
import { citeOn, type Shelf, shelfOf } from './shelf.js';
import type { Citation } from './types.js';

let shelf: Shelf | undefined;

/** A rule of Third Edition in the form in which it is quoted to a person, without the other edition's texts. */
export function cite(id: RuleId): Citation {
  shelf ??= shelfOf({ 'third-edition': thirdEdition });
  return citeOn(shelf, id);
}
