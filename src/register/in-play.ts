import advanced from '../../rules/advanced.json';
import expansionPacks from '../../rules/expansion-packs.json';
import islandOfDread from '../../rules/island-of-dread.json';
import officialFaq from '../../rules/official-faq.json';
import secondEdition from '../../rules/second-edition.json';
import variants from '../../rules/second-edition-variants.json';
import thirdEdition from '../../rules/third-edition.json';
import { citing, type Wording } from './citing.js';
import { unknownAmong } from './nearest-rules.js';
import type { RuleId } from './rule-ids.js';
import type { Citation } from './types.js';

/*
 * Rules quoted in words by rulings of what comes with the package. The build takes no more of the files than those can cite: of every other rule it
 * takes the id alone. Who looks rules up, or composes rules with modules of others, has all words from `cite.ts`.
 */

/** Quotes the rules of these documents that play can cite. Throws an `UnknownRuleError` for what stands in none of them. */
export function citingInPlay(wordings: readonly Wording[]): (id: RuleId) => Citation {
  const quoted = citing(wordings);
  return (id) => {
    const found = quoted(id);
    if (found === undefined) throw unknownAmong(wordings, id);
    return found.text === '' ? { ...found, text: `Rule ${id}.` } : found;
  };
}

/** What rulings of Second Edition can cite. */
export const secondEditionInPlay: readonly Wording[] = [
  secondEdition,
  variants,
  officialFaq,
  islandOfDread,
  advanced,
  expansionPacks,
];

/** What rulings of Third Edition can cite. */
export const thirdEditionInPlay: readonly Wording[] = [thirdEdition];
