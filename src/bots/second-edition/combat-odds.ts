import { InvalidArgumentError, isModuleList, readOptions } from '../../kernel/index.js';
import { rulesetOf } from '../../second-edition/bundled.js';
import type { SecondEditionRuleset, SecondEditionState } from '../../second-edition/index.js';
import { combatOddsOn } from '../../second-edition/inspect/index.js';
import type { CombatOdds, CombatOddsOptions } from '../../second-edition/inspect/types.js';
import type { View } from './bot.js';

/** The modules in force in a position. @throws InvalidArgumentError for a wrong position; the message names what was asked */
export function modulesIn(state: SecondEditionState | View, asked: string): readonly string[] {
  const { modules, edition } =
    typeof state === 'object' && state !== null ? readOptions(state, ['modules', 'edition']) : {};
  // Modules of the other edition would be unknown here.
  if (!isModuleList(modules) || (edition !== undefined && edition !== 'second-edition'))
    throw new InvalidArgumentError(`${asked} asked of a state or a view of Second Edition.`);
  return modules;
}

/**
 * Exact odds of a whole combat from where it stands: the Hero's chances to win, to escape and to be knocked out, its
 * mean wounds, and the same for each legal action.
 *
 * It plays every position of the combat once, with the rules themselves, so effects of cards and modules count, and so
 * do a rival's rolls. Results of the rules are cached per position. Rounds that change nothing are summed to the limit.
 * Not counted: abilities that a player may choose to use, discarded cards, and everything after the combat.
 *
 * A warm call takes some hundredths of a second for a Hero with an Ally or two; each further Ally multiplies that.
 *
 * @param state - a state or a view with a combat under way
 * @param options - whose odds, and what the player aims at: to win, by default
 * @param ruleset - the rules in force; those of the bundled modules by default
 * @returns `null` without a combat, or if it has more positions than `options.most`
 * @throws InvalidArgumentError for a wrong state or view, for wrong options, and for a policy that does not choose a
 * given action
 *
 * @example
 * ```ts
 * import { combatOdds } from 'runebound-engine/bots';
 * import { fromScenario } from 'runebound-engine/scenario';
 *
 * const state = fromScenario({
 *   game: { players: [{ hero: 'varikas-the-dead' }, {}] },
 *   given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
 * });
 * const toWin = combatOdds(state);
 * toWin?.win; // how likely the Hero wins if it always does what makes that likeliest
 * toWin?.options.map(({ action, win }) => [action.type, win]); // [['combat/escape', …], ['combat/stand', …]]
 * combatOdds(state, { aim: { win: 0, escape: 1 } })?.escape; // and how likely it gets away if that is all it wants
 * ```
 */
export function combatOdds(
  state: SecondEditionState | View,
  options: CombatOddsOptions = {},
  ruleset: Pick<SecondEditionRuleset, 'ask'> = rulesetOf(modulesIn(state, 'The odds of a combat are')),
): CombatOdds | null {
  const { ask } = readOptions(ruleset, ['ask']);
  if (typeof ask !== 'function')
    throw new InvalidArgumentError('The ruleset is what `composeRuleset` or `rulesetOf` gives.');
  return ask(state, (g) => combatOddsOn(g, options));
}
