import { assertPlayer, InvalidArgumentError, readOptions } from '../../../kernel/index.js';
import type { SecondEditionAction } from '../../actions.js';
import { rivalOf } from '../../base/characters.js';
import { isWon } from '../../base/defeat.js';
import { combat } from '../../base/frames.js';
import type { SecondEditionGame as G } from '../../base/vocabulary.js';
import { ahead } from '../ahead.js';
import { circlesOf } from './circles.js';
import { positionsOf } from './positions.js';
import { bestChoices, chancesIn, choicesOf, countedOf, countedWith, WIDTH } from './solving.js';
import type { CombatOdds, CombatOddsOptions } from './types.js';

/** More than any combat we know has; they take some seconds. */
const MOST = 20_000;

/** The table after an action that begins a combat. @throws InvalidArgumentError for an action that is not legal */
function begunBy(g: G, after: SecondEditionAction): G {
  if (!g.judge(after).legal) throw new InvalidArgumentError('The combat begins with a legal action.');
  return ahead.after(ahead.copyOf(g), after);
}

/**
 * The odds of the present combat: a query for `ruleset.ask(state, (g) => combatOddsOn(g, options))`. See `combatOdds`
 * for what is counted and what is left out.
 *
 * @returns `null` outside combat, once it is won, and if it has more positions than allowed
 * @throws InvalidArgumentError for invalid options
 */
export function combatOddsOn(table: G, given: CombatOddsOptions = {}): CombatOdds | null {
  const {
    aim = {},
    after,
    policy,
    most = MOST,
    ...options
  } = readOptions<CombatOddsOptions>(given, ['player', 'after', 'aim', 'policy', 'most']);
  const g = after === undefined ? table : begunBy(table, after);
  const fight = g.find(combat);
  const player = options.player ?? fight?.attacker ?? 0;
  assertPlayer(g.state, player);
  for (const worth of Object.values(readOptions<typeof aim>(aim, ['win', 'escape', 'knockout', 'wound'])))
    if (!Number.isFinite(worth)) throw new InvalidArgumentError('What an aim is worth is a number.');
  if (fight === undefined || isWon(g, fight)) return null;
  const positions = positionsOf(g, player, most);
  if (positions === null) return null;
  const circles = circlesOf(positions);
  const choices = policy
    ? choicesOf(positions, policy)
    : bestChoices(positions, circles, aim, (asked) => asked === rivalOf(fight, player));
  if (choices === null)
    throw new InvalidArgumentError('A policy chooses one of the actions that it is given.');
  const counted = countedWith(positions, circles, choices);
  const actions = positions.asked[0] === player ? positions.actionsAt(0) : [];
  return {
    player,
    ...chancesIn(counted.subarray(0, WIDTH)),
    best: actions[choices[0] as number] ?? null,
    options: actions.map((action, way) => ({ action, ...chancesIn(countedOf(positions, way, counted)) })),
    positions: positions.count,
  };
}
