// Written by `npm run generate -- known-ids`. Do not edit.

/** A rule module that comes with the package. */
export type SecondEditionModuleId =
  | 'advanced-runebound'
  | 'ally-limits'
  | 'beasts-and-bandits'
  | 'cataclysm'
  | 'doom-track'
  | 'island-of-dread'
  | 'item-limits'
  | 'longer-game'
  | 'rituals-and-runes'
  | 'seven-scions'
  | 'seven-scions-cooperative'
  | 'shorter-game'
  | 'softer-knockouts'
  | 'traps-and-terrors'
  | 'travel-hazards'
  | 'weapons-of-legend';

/** A Hero of the box or of a bundled module. */
export type SecondEditionHeroId =
  | 'aldreth-whitegate'
  | 'anneth-tidecaller'
  | 'bartram-keel'
  | 'battlemage-jaes'
  | 'brother-oswin'
  | 'corbin-axebearer'
  | 'hild-ironwake'
  | 'mad-carthos'
  | 'mordrog'
  | 'red-scorpion'
  | 'ronan-of-the-wild'
  | 'sefi-of-the-docks'
  | 'spiritseeker-mok'
  | 'steelhorns'
  | 'tamsin-two-coins'
  | 'thessaly-marrow'
  | 'varikas-the-dead'
  | 'wren-ashquill'
  | 'ysolde-saltblade'
  | 'zarashi-of-the-veil';
