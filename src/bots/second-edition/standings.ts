import { InvalidArgumentError, readOptions } from '../../kernel/index.js';
import { playerState } from '../../second-edition/base/cards.js';
import { rulesetOf } from '../../second-edition/bundled.js';
import type { SecondEditionRuleset, SecondEditionState } from '../../second-edition/index.js';
import type { View } from './bot.js';
import { modulesIn } from './combat-odds.js';
import { standingNames, standingOf } from './search/value.js';

/**
 * The standings of all players in an unfinished game, as a searching bot judges them: Dragon Runes, strength, chances
 * against each color, experience, gold, health and so on, each of about the size of 1, in the order of `standingNames`.
 * `npx runebound-engine dataset` writes them, and trained values take them as inputs.
 *
 * @param state - a state or a view; only public facts count
 * @param ruleset - the rules in force; those of the bundled modules by default
 * @returns a list for each player, by seat; zeros for one without a Hero
 * @throws InvalidArgumentError for a wrong state or view
 *
 * @example
 * ```ts
 * import { createGame } from 'runebound-engine';
 * import { standingNames, standings } from 'runebound-engine/bots';
 *
 * const [first = []] = standings(createGame({ players: 2, seed: 'tamalir' }));
 * first[standingNames.indexOf('gold')]; // tens of gold
 * ```
 */
export function standings(
  state: SecondEditionState | View,
  ruleset: Pick<SecondEditionRuleset, 'ask'> = rulesetOf(modulesIn(state, 'Standings are')),
): readonly (readonly number[])[] {
  const { ask } = readOptions(ruleset, ['ask']);
  if (typeof ask !== 'function')
    throw new InvalidArgumentError('The ruleset is what `composeRuleset` or `rulesetOf` gives.');
  return ask(state, (g) =>
    g.state.players.map((_, seat) =>
      playerState(g, seat).hero.card === '' ? standingNames.map(() => 0) : standingOf(g, seat),
    ),
  );
}
