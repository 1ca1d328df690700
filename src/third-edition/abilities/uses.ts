import type { Ability, StandingAbility, UsedAbility, UsedAs } from './language.js';

/** Whether an ability is one that its player uses so. */
export const isUsed = <U extends UsedAbility['use']>(one: Ability, use: U): one is UsedAs<U> =>
  'use' in one && one.use === use;

/** Whether an ability is one that holds as long as its card is in force, in such a way. */
export const isStanding = <A extends StandingAbility['always']>(
  one: Ability,
  always: A,
): one is Extract<StandingAbility, { readonly always: A }> => 'always' in one && one.always === always;
