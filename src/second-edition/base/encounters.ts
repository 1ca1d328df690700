import { callEffects } from '../abilities/triggers.js';
import { on } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { sorts } from '../saves/sorts.js';
import { discardAdventure, playerState } from './cards.js';
import { adventure, type EncounterFrame, encounter } from './frames.js';
import { auto, steps } from './vocabulary.js';

/* Encounters: tests, fights or a longer quest, with a reward (2e.cards.encounter, 2e.encounter.nature, 2e.encounter.rewards). */

export const encounterSteps = steps(
  encounter,
  // The player follows the text of the card (2e.encounter.follow).
  auto('follow', (g, f) =>
    callEffects(g, f.player, f.card, playerState(g, f.player).hero.card, `${f.card}#effects`),
  ),
  // A card that did not go to the player and does not stay is removed (2e.encounter.removed, 2e.terms.unstated-result).
  auto('done', (g, f) => {
    if (g.state.revealed.includes(f.card)) discardAdventure(g, f.card);
  }),
);

export const encounterSaves = (): FrameSaves<EncounterFrame> => ({
  calledFrom: [on(adventure, { after: ['resolve'], shared: ['player', 'card'] })],
  check: (look, path, f) => look.openCard(`${path}/card`, f.card, sorts.encounter),
});
