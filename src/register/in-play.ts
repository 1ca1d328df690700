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

/* The build includes only the texts that play can cite; `cite.ts` looks any rule up. */

/** Quotes the rules of these documents that play can cite, and throws an `UnknownRuleError` for others. */
export function citingInPlay(wordings: readonly Wording[]): (id: RuleId) => Citation {
  const quoted = citing(wordings);
  return (id) => {
    const found = quoted(id);
    if (found === undefined) throw unknownAmong(wordings, id);
    return found.text === '' ? { ...found, text: `Rule ${id}.` } : found;
  };
}

/** Documents for the rulings of Second Edition. */
export const secondEditionInPlay: readonly Wording[] = [
  secondEdition,
  variants,
  officialFaq,
  islandOfDread,
  advanced,
  expansionPacks,
];

/** Documents for the rulings of Third Edition. */
export const thirdEditionInPlay: readonly Wording[] = [thirdEdition];
