import { drawOpenly, resolveCard } from '../../base/adventure.js';
import { readyDeck } from '../../base/cards.js';
import type { CombatFrame, TurnFrame } from '../../base/frames.js';
import { keepCard } from '../../base/possessions.js';
import { auto, steps } from '../../base/vocabulary.js';
import { eliminatedStep } from '../endgame/order.js';
import { endgameIn, endgameOf } from './endgame.js';
import { endgameNoChallenge } from './event-kinds.js';
import { confrontation, placesOfConfrontation } from './frames.js';
import { colorOfBack } from './memory.js';
import type { DoomSetting } from './setting.js';

export const confrontationSteps = (setting: DoomSetting) => ({
  ...steps(
    confrontation,
    auto('ready', (g) => readyDeck(g, 'red')),
    drawOpenly(setting.cite.draw, () => 'red'),
    auto('resolve', (g, f) => {
      if (f.card !== null) return resolveCard(g, f.player, f.card);
      // No red Challenge is left: the player is eliminated without further loss.
      g.emit(endgameNoChallenge, { player: f.player, rule: setting.cite.draw });
      g.goto(f, 'over');
    }),
    // A player who returns here has won the fight and faces the next Challenge.
    auto('again', (g, f) => {
      f.card = null;
      g.goto(f, 'ready');
    }),
    auto('over', (g) => g.finish()),
  ),
  places: placesOfConfrontation,
});

/** A turn of the Endgame is only the confrontation. */
export const turnConfrontation = (setting: DoomSetting) =>
  auto<TurnFrame>('confrontation', (g, f) => {
    if (endgameOf(g, setting) !== null) g.call(confrontation, { player: f.player, card: null });
  });

/** A player whose Endgame turn ends, by a failed Challenge or for lack of one, is eliminated. */
export const turnEliminated = (setting: DoomSetting) => eliminatedStep(endgameIn(setting));

/** The player takes a defeated Challenge, also if its reward does not say so. */
export const takeRedCard = (setting: DoomSetting) =>
  auto<CombatFrame>('take-red', (g, { opponent, attacker }) => {
    if (endgameOf(g, setting) === null || opponent.is !== 'challenge') return;
    if (colorOfBack(g.content, opponent.card) === null) return;
    if (g.state.revealed.includes(opponent.card)) keepCard(g, attacker, opponent.card, setting.cite.takeCard);
  });
