import advanced from '../../rules/advanced.json';
import expansionPacks from '../../rules/expansion-packs.json';
import islandOfDread from '../../rules/island-of-dread.json';
import officialFaq from '../../rules/official-faq.json';
import secondEdition from '../../rules/second-edition.json';
import variants from '../../rules/second-edition-variants.json';
import thirdEdition from '../../rules/third-edition.json';
import type { Wording } from './citing.js';

/** The texts of every document, by name, in reading order. The build includes only the fields of {@link Wording}. */
export const registers: Readonly<Record<string, Wording>> = {
  'second-edition': secondEdition,
  'second-edition-variants': variants,
  'official-faq': officialFaq,
  'island-of-dread': islandOfDread,
  advanced,
  'expansion-packs': expansionPacks,
  'third-edition': thirdEdition,
};

/** The chapters of modules whose name is no document, no prefix of ids and no chapter of the variants. */
export const chaptersOfModules: Readonly<Record<string, readonly string[]>> = {
  'doom-track': ['2e.doom-track', '2e.endgame'],
  'game-length': ['2e.shorter', '2e.longer'],
  'advanced-runebound': ['adv'],
  'rituals-and-runes': ['va46'],
  'weapons-of-legend': ['va47'],
  'traps-and-terrors': ['va48'],
  'beasts-and-bandits': ['va49'],
  'seven-scions': ['va50'],
  cataclysm: ['va51'],
};
