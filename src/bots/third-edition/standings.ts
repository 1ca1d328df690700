import { InvalidArgumentError, isModuleList, readOptions } from '../../kernel/index.js';
import { rulesetOf } from '../../third-edition/box.js';
import type { ThirdEditionState } from '../../third-edition/types.js';
import type { Ruleset, View } from './bot.js';
import { isIn, standingNames, standingOf } from './search/standing.js';

/** The scenario of a position. @throws InvalidArgumentError for a wrong position */
function scenarioIn(state: ThirdEditionState | View): string {
  const { modules, edition } =
    typeof state === 'object' && state !== null
      ? readOptions<ThirdEditionState | View>(state, ['modules', 'edition'])
      : {};
  if (edition !== 'third-edition' || !isModuleList(modules))
    throw new InvalidArgumentError('Standings are asked of a state or a view of Third Edition.');
  return modules[0] ?? '';
}

/**
 * The standings of all players in an unfinished game, as a searching bot judges them: story, skills, assets, gold,
 * health, chances against the villain and so on, each of about the size of 1, in the order of `standingNames`. `npx
 * runebound-engine dataset --edition third-edition` writes them, and trained values take them as inputs.
 *
 * @param state - a state or a view; only public facts count
 * @param ruleset - the rules in force; those of the scenario by default
 * @returns a list for each player, by seat; zeros for one without a hero, or out of the game
 * @throws InvalidArgumentError for a wrong state or view
 *
 * @example
 * ```ts
 * import { createGame } from 'runebound-engine/third-edition';
 * import { standingNames, standings } from 'runebound-engine/third-edition/bots';
 *
 * const [first = []] = standings(createGame({ scenario: 'corpse-king', players: 2, seed: 'tamalir' }));
 * first[standingNames.indexOf('gold')]; // tens of gold
 * ```
 */
export function standings(
  state: ThirdEditionState | View,
  ruleset: Pick<Ruleset, 'ask'> = rulesetOf(scenarioIn(state)),
): readonly (readonly number[])[] {
  const { ask } = readOptions(ruleset, ['ask']);
  if (typeof ask !== 'function')
    throw new InvalidArgumentError('The ruleset is what `composeRuleset` or `rulesetOf` gives.');
  return ask(state, (g) =>
    g.state.players.map((_, seat) => (isIn(g, seat) ? standingOf(g, seat) : standingNames.map(() => 0))),
  );
}
