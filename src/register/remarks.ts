import advanced from '../../rules/advanced.json';
import expansionPacks from '../../rules/expansion-packs.json';
import islandOfDread from '../../rules/island-of-dread.json';
import officialFaq from '../../rules/official-faq.json';
import secondEdition from '../../rules/second-edition.json';
import variants from '../../rules/second-edition-variants.json';
import thirdEdition from '../../rules/third-edition.json';

/** The remarks of a document on its rules, in the order of its rules. */
export interface Remarks {
  readonly rules: readonly {
    readonly kind: string;
    readonly see?: readonly string[];
    readonly replaces?: readonly string[];
    readonly note?: string;
  }[];
}

/** What readers of the register need and rulings do not quote, by document. The build includes only the fields of {@link Remarks}. */
export const remarks: Readonly<Record<string, Remarks>> = {
  'second-edition': secondEdition,
  'second-edition-variants': variants,
  'official-faq': officialFaq,
  'island-of-dread': islandOfDread,
  advanced,
  'expansion-packs': expansionPacks,
  'third-edition': thirdEdition,
};
