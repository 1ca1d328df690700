import { callEffects } from '../abilities/triggers.js';
import { discardAdventure, playerState } from './cards.js';
import { encounter } from './frames.js';
import { auto, steps } from './vocabulary.js';

/*
 * Encounters: skill tests, fights, or a quest that takes turns to complete (2e.cards.encounter, 2e.encounter.nature),
 * with gold or something better for a reward (2e.encounter.rewards).
 */

export const encounterSteps = steps(
  encounter,
  // The player follows what the card says (2e.encounter.follow).
  auto('follow', (g, f) =>
    callEffects(g, f.player, f.card, playerState(g, f.player).hero.card, `${f.card}#effects`),
  ),
  // If the card neither went to the player nor stays open, it is discarded, which removes it from play (2e.encounter.removed, 2e.terms.unstated-result).
  auto('done', (g, f) => {
    if (g.state.revealed.includes(f.card)) discardAdventure(g, f.card);
  }),
);
