import advanced from '../../../rules/advanced.json';
import expansionPacks from '../../../rules/expansion-packs.json';
import islandOfDread from '../../../rules/island-of-dread.json';
import officialFaq from '../../../rules/official-faq.json';
import secondEdition from '../../../rules/second-edition.json';
import variants from '../../../rules/second-edition-variants.json';
import { citing } from '../citing.js';

/** A rule of any document of Second Edition, as it is quoted to a person; `undefined` for a rule of none. */
export const cite = /* @__PURE__ */ citing([
  secondEdition,
  variants,
  officialFaq,
  islandOfDread,
  advanced,
  expansionPacks,
]);
