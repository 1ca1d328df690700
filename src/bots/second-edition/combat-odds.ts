import { InvalidArgumentError, readOptions } from '../../kernel/index.js';
import { rulesetOf } from '../../second-edition/bundled.js';
import type { SecondEditionRuleset, SecondEditionState } from '../../second-edition/index.js';
import { combatOddsOn } from '../../second-edition/inspect/index.js';
import type { CombatOdds, CombatOddsOptions } from '../../second-edition/inspect/types.js';
import type { View } from './bot.js';
import { modulesIn } from './rules-of.js';

/**
 * How a whole combat is likely to go from where it stands, exactly: with which chance the Hero wins, gets away or is knocked out, the
 * wounds it takes on the average, and what each action at hand would come to.
 *
 * Every position that the combat can come to is looked at once, by the very rules: what cards and modules do by themselves is counted, such
 * as wounds that an enemy heals or an attack that tires, and so are a rival's rolls. What rules did once they are not asked to do again in a
 * position in which they would read the same. Rounds that change nothing are added up without end.
 * What is left out: abilities that somebody would have to use, cards thrown away, and all that comes after the combat.
 * Some hundredths of a second for a Hero with an Ally or two, once warm; each further Ally makes it several times as long.
 *
 * @param state - a state or a view in which a combat is under way; who may see it knows all that is counted
 * @param options - whose odds, and what is played for: to win, unless it says otherwise
 * @param ruleset - the rules in force; those of the bundled modules if left out
 * @returns `null` unless a combat is under way, and if it has more positions than `options.most`
 * @throws InvalidArgumentError for what is no state and no view, for options that mean nothing, and for a policy that chooses nothing it is given
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
