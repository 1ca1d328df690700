import advanced from '../../../rules/advanced.json';
import expansionPacks from '../../../rules/expansion-packs.json';
import islandOfDread from '../../../rules/island-of-dread.json';
import officialFaq from '../../../rules/official-faq.json';
import secondEdition from '../../../rules/second-edition.json';
import variants from '../../../rules/second-edition-variants.json';
import { inPlayOf } from '../in-play.js';

/* The build includes only the texts that play can cite; `../whole/` has all. */

/** The documents of Second Edition, for its rulings. */
export const inPlay = /* @__PURE__ */ inPlayOf([
  secondEdition,
  variants,
  officialFaq,
  islandOfDread,
  advanced,
  expansionPacks,
]);
