import { callEffects } from '../abilities/triggers.js';
import { discardAdventure, playerState } from './cards.js';
import { encounter } from './frames.js';
import { auto, steps } from './vocabulary.js';

/* Encounters: tests, fights or a longer quest, with a reward (2e.cards.encounter, 2e.encounter.nature, 2e.encounter.rewards). */

export const encounterSteps = steps(
  encounter,
  // The player follows the text of the card (2e.encounter.follow).
  auto('follow', (g, f) =>
    callEffects(g, f.player, f.card, playerState(g, f.player).hero.card, `${f.card}#effects`),
  ),
  // A card that neither went to the player nor stays open is discarded, which removes it from play (2e.encounter.removed,
  // 2e.terms.unstated-result).
  auto('done', (g, f) => {
    if (g.state.revealed.includes(f.card)) discardAdventure(g, f.card);
  }),
);
