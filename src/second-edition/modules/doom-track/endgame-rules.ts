import { type Override, override } from '../../../kernel/index.js';
import { facedCard } from '../../abilities/amounts.js';
import { homeOf, playerState, runesOf } from '../../base/cards.js';
import { hasStep } from '../../base/turn.js';
import { putOnTrack } from '../../base/undefeated.js';
import { counted, goals, hasWon, RUNES, runesToWin, win, wonByRunes } from '../../base/victory.js';
import { endgameRules } from '../endgame/rules.js';
import { endgameIn, endgameOf, isEndgameDue, shuffleRed } from './endgame.js';
import { RED_TO_WIN, redCards, winEndgame } from './ending.js';
import { endgameReturned } from './event-kinds.js';
import { confrontation } from './frames.js';
import type { DoomSetting } from './setting.js';

/** The overrides of the Endgame. They change nothing before the last counter is placed. */
export const endgameOverrides = (setting: DoomSetting): readonly Override[] => {
  const { cite } = setting;
  return [
    ...endgameRules(endgameIn(setting)),
    // The player goes on fighting, in no other step. The turn in which the last counter was placed has no further step either.
    override(
      hasStep,
      (next) => (g, f, step) =>
        endgameOf(g, setting) === null && !isEndgameDue(g, setting) && next(g, f, step),
    ),

    // A failed Challenge goes back into the red deck, which is shuffled.
    override(putOnTrack, (next) => (g, fight) => {
      const { opponent } = fight;
      const red = opponent.is === 'challenge' && homeOf(g, opponent.card) === 'red';
      if (endgameOf(g, setting) === null || !red) return next(g, fight);
      if (!g.state.revealed.includes(opponent.card)) return;
      const { card } = opponent;
      g.emit(endgameReturned, { player: fight.attacker, card, position: null, rule: cite.failShuffled });
      shuffleRed(g, cite.failShuffled);
    }),
    // A confronted card is faced like any adventure card.
    override(facedCard, (next) => (g, player) => next(g, player) ?? g.find(confrontation)?.card ?? null),

    // Red Challenge cards count instead of Dragon Runes.
    override(runesToWin, (next) => (g) => (endgameOf(g, setting) ? Number.POSITIVE_INFINITY : next(g))),
    override(
      goals,
      (next) => (g) =>
        endgameOf(g, setting) === null
          ? next(g)
          : [
              counted(g, 'three-red-challenges', cite.winThreeRed, RED_TO_WIN, (player) =>
                redCards(g, player),
              ),
              ...next(g).map((goal) => ({ ...goal, rule: cite.winMargath })),
            ],
    ),
    // Dragon Runes are red Challenge cards: a player who has or gets three wins by them.
    override(hasWon, (next) => (g, player) => {
      const won = next(g, player);
      if (endgameOf(g, setting) === null) return won;
      if (runesOf(g, playerState(g, player)) >= RUNES)
        return wonByRunes(g, player, `${RUNES} Dragon Runes, which have won`, cite.winThreeRed);
      return won?.rule === '2e.game.win-margath' ? { ...won, rule: cite.winMargath } : won;
    }),
    override(
      win,
      (next) => (g, player, how, rule) =>
        endgameOf(g, setting)
          ? winEndgame(g, setting, player, how, rule === '2e.game.win-margath' ? cite.winMargath : rule)
          : next(g, player, how, rule),
    ),
  ];
};
