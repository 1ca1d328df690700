import type { Ability, StandingAbility, UsedAbility } from './language.js';

/** An ability that is used in one way. */
export type UsedAs<U extends UsedAbility['use']> = Extract<UsedAbility, { readonly use: U }>;

/** Whether an ability is used at this time. */
export const isUsed = <U extends UsedAbility['use']>(one: Ability, use: U): one is UsedAs<U> =>
  (one as Partial<UsedAbility>).use === use;

/** Whether an ability holds while its card is in force, in this way. */
export const isStanding = <A extends StandingAbility['always']>(
  one: Ability,
  always: A,
): one is Extract<StandingAbility, { readonly always: A }> =>
  (one as Partial<StandingAbility>).always === always;
