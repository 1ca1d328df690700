import { forbid, type Override, override } from '../../../kernel/index.js';
import type { Window } from '../../abilities/language.js';
import { refuseAbility } from '../../abilities/use.js';
import { refuseEscape } from '../../base/combatants.js';
import { getAway } from '../../base/escape.js';
import { levelOf } from '../../base/experience.js';
import { losesGold } from '../../base/knockout.js';
import { isInTheGame, nextPlayer } from '../../base/setup.js';
import { earnedCounter } from '../../base/undefeated.js';
import type { EndgameSetting } from './setting.js';

const moving: readonly Window[] = ['before-moving', 'moving', 'after-moving'];

/** The overrides of an Endgame. Before it begins they change only the level. */
export const endgameRules = ({ of, level, cite }: EndgameSetting): readonly Override[] => [
  override(levelOf, () => level),
  // From the most powerful player to the least powerful.
  override(nextPlayer, (next) => (g, player) => {
    const order = of(g)?.order;
    if (!order) return next(g, player);
    return order.slice(order.indexOf(player) + 1).find((other) => isInTheGame(g, other)) ?? player;
  }),
  // A player who has had the turn is eliminated (2e.endgame.fail-eliminated, va50.endgame.one-by-one).
  override(isInTheGame, (next) => (g, player) => of(g)?.out.includes(player) !== true && next(g, player)),
  // There is no escape, by a test or by a card.
  override(refuseEscape, (next) => (g, f) => (of(g) ? forbid(cite.noEscape) : next(g, f))),
  override(getAway, (next) => (g, fight, player) => {
    if (of(g) === null) next(g, fight, player);
  }),
  // Without movement there is no time before or after it.
  override(
    refuseAbility,
    (next) => (g, player, entry) =>
      of(g) && moving.includes(entry.ability.use) ? forbid(cite.noMoving) : next(g, player, entry),
  ),
  // A knockout costs no gold.
  override(losesGold, (next) => (g, player) => of(g) === null && next(g, player)),
  // No adventure counter is earned, because there is no board space.
  override(earnedCounter, (next) => (g, fight) => (of(g) ? null : next(g, fight))),
];
