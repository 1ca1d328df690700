import { experienceCounters } from '../../abilities/amounts.js';
import { townIds } from '../../base/board.js';
import { defineModule, type SecondEditionModule } from '../../module.js';
import { type ByTrackCites, citesByTrack, colorByTrack } from '../travel-hazards/by-track.js';
import { doomTrack } from './create-module.js';
import { inspectDoom } from './inspect.js';
import type { kinds } from './kinds.js';
import { cardsForCounter, type DoomSetting, doomRules } from './setting.js';

const setting: DoomSetting = {
  id: 'doom-track',
  // The row of market stacks, Vynelvale at the bottom and Frostgate last (2e.doom-track.row, 2e.doom-track.order).
  towns: (g) => townIds(g.content.board),
  trigger: cardsForCounter,
  // One, plus one for each experience counter (2e.endgame.level-definition).
  level: (g, player) => 1 + experienceCounters(g, player),
  // Encounters take part, because in this variant discarded cards stay in the game.
  renews: () => true,
  cite: doomRules,
};

/** The rules cited if travel hazards are in force too. */
const hazards: ByTrackCites = {
  number: '2e.travel-hazards.hazard-number',
  countUp: '2e.travel-hazards.count-up',
  loop: '2e.travel-hazards.loop',
};

const track = doomTrack(setting);

/** The Doom Track, which the designers recommend, and its Endgame (2e.doom-track.recommended). */
export const doomTrackModule: SecondEditionModule<(typeof kinds)[number]> = defineModule({
  id: 'doom-track',
  title: 'The Doom Track',
  ...track,
  inspect: (g) => inspectDoom(g, setting),
  overrides: [
    ...track.overrides,
    // With travel hazards the doom track gives their color.
    colorByTrack(setting, hazards),
  ],
  cites: [...track.cites, ...citesByTrack(hazards)],
});
