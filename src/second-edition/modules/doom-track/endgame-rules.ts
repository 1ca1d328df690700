import { type Deck, forbid, type Override, override } from '../../../kernel/index.js';
import { facedCard } from '../../abilities/conditions.js';
import type { Window } from '../../abilities/language.js';
import { refuseAbility } from '../../abilities/use.js';
import { colorOf, leaveTable } from '../../base/cards.js';
import { refuseEscape } from '../../base/combat.js';
import { getAway } from '../../base/escape.js';
import { losesGold } from '../../base/knockout.js';
import { nextPlayer } from '../../base/setup.js';
import { hasStep } from '../../base/turn.js';
import { earnedCounter, putOnTrack } from '../../base/undefeated.js';
import { runesToWin, win } from '../../base/victory.js';
import { endgameOf, isEndgameDue, shuffleRed } from './endgame.js';
import { winEndgame } from './ending.js';
import { endgameReturned } from './facts.js';
import { confrontation } from './frames.js';
import type { DoomSetting } from './setting.js';

const moving: readonly Window[] = ['before-moving', 'moving', 'after-moving'];

/** What the Endgame answers otherwise than the normal game. Before the last counter is placed, nothing. */
export const endgameOverrides = (setting: DoomSetting): readonly Override[] => {
  const { cite } = setting;
  return [
    // From the most powerful player to the least powerful.
    override(nextPlayer, (next) => (g, player) => {
      const order = endgameOf(g, setting)?.order;
      return order ? (order[order.indexOf(player) + 1] ?? player) : next(g, player);
    }),
    // No Refresh, no Movement; and no Market or Experience step either, as the player goes on fighting. The turn in which the
    // last counter was placed has no further step.
    override(
      hasStep,
      (next) => (g, f, step) =>
        endgameOf(g, setting) === null && !isEndgameDue(g, setting) && next(g, f, step),
    ),

    // There is no escape, by a test or by a card.
    override(refuseEscape, (next) => (g, f) => (endgameOf(g, setting) ? forbid(cite.noEscape) : next(g, f))),
    override(getAway, (next) => (g, fight, player) => {
      if (endgameOf(g, setting) === null) next(g, fight, player);
    }),

    // Nobody moves, so there is no before and no after.
    override(
      refuseAbility,
      (next) => (g, player, entry) =>
        endgameOf(g, setting) && moving.includes(entry.ability.use)
          ? forbid(cite.noMoving)
          : next(g, player, entry),
    ),

    // A failed Challenge goes back into the red deck, which is shuffled.
    override(putOnTrack, (next) => (g, fight) => {
      const { opponent } = fight;
      const red = opponent.is === 'challenge' && colorOf(g, opponent.card) === 'red';
      if (endgameOf(g, setting) === null || !red) return next(g, fight);
      if (!g.state.revealed.includes(opponent.card)) return;
      leaveTable(g, opponent.card);
      (g.own('decks').red as Deck).bottom.push(opponent.card);
      const { card } = opponent;
      g.emit(endgameReturned, { player: fight.attacker, card, position: null, rule: cite.failShuffled });
      shuffleRed(g, cite.failShuffled);
    }),
    // A knockout costs no gold.
    override(losesGold, (next) => (g, player) => endgameOf(g, setting) === null && next(g, player)),
    // The card that is confronted is faced like any adventure card.
    override(facedCard, (next) => (g, player) => next(g, player) ?? g.find(confrontation)?.card ?? null),
    // No adventure counter is earned, as there is no board space.
    override(earnedCounter, (next) => (g, fight) => (endgameOf(g, setting) ? null : next(g, fight))),

    // Red Challenge cards are counted in the place of Dragon Runes.
    override(runesToWin, (next) => (g) => (endgameOf(g, setting) ? Number.POSITIVE_INFINITY : next(g))),
    override(
      win,
      (next) => (g, player, how, rule) =>
        endgameOf(g, setting)
          ? winEndgame(g, setting, player, how, rule === '2e.game.win-margath' ? cite.winMargath : rule)
          : next(g, player, how, rule),
    ),
  ];
};
