import { InvalidArgumentError, readOptions } from '../../kernel/index.js';
import { playerState } from '../../second-edition/base/cards.js';
import { rulesetOf } from '../../second-edition/bundled.js';
import type { SecondEditionRuleset, SecondEditionState } from '../../second-edition/index.js';
import type { View } from './bot.js';
import { modulesIn } from './rules-of.js';
import { standingNames, standingOf } from './search/standing.js';

/**
 * How the players stand in a game that is not over, in the numbers of which the judgement of a searching bot is made: Dragon Runes, strength, chances
 * against each color, experience, gold, health and so on, each of about the size of 1, in the order of `standingNames`. They are what
 * `npx runebound-engine dataset` writes down, and what goes into a trained value.
 *
 * @param state - a state or a view; nothing counts that is hidden from anybody
 * @param ruleset - the rules in force; those of the bundled modules if left out
 * @returns a list for each player, by seat; zeros for one who has no Hero yet
 * @throws InvalidArgumentError for what is no state and no view
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
