// Written by `npm run generate -- known-ids`. Do not edit.

/** A scenario of the box. */
export type ScenarioId = 'ascendance-of-margath' | 'corpse-king';

/** A hero of the box. */
export type ThirdEditionHeroId =
  | 'corbin'
  | 'elder-mok'
  | 'laurel-of-bloodwood'
  | 'lord-hawthorne'
  | 'lyssa'
  | 'master-thorn';
