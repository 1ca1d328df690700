import { type ByTrackCites, citesByTrack, colorByTrack } from '../travel-hazards/by-track.js';
import { travelHazards } from '../travel-hazards/create-module.js';
import { doomSetting } from './doom.js';

/*
 * The travel hazards of the Second Edition variant, with the wording of this document. The doom track gives the color. Few faces of the
 * movement dice show mountain, forest and swamp, which makes them more dangerous than plains, road and river (adv.hazards.likelihood).
 */

/** Hazards come after all movement (adv.hazards.last-after-moving). */
export const hazards = travelHazards({
  cite: {
    when: 'adv.hazards.when',
    noHazard: 'adv.hazards.match-safe',
    hazard: 'adv.hazards.no-match',
    draw: 'adv.hazards.draw',
    // An Encounter or Event ends the turn. After a Challenge the turn goes on as usual.
    oneCard: 'adv.hazards.one-card',
    turnContinues: 'adv.hazards.draw',
    // No Before Combat of the card or the player, no escape, and no reward (adv.hazards.no-before-combat-card,
    // adv.hazards.no-before-combat-own, adv.hazards.no-reward).
    noEscape: 'adv.hazards.no-escape',
    noBeforeCombat: 'adv.hazards.no-before-combat-own',
    // A counter of the card's color from the pile, or other counters of the same value, or change. If the pile has none of these, nothing.
    experience: 'adv.hazards.experience',
    substitute: 'adv.hazards.experience',
    change: 'adv.hazards.experience',
    noExperience: 'adv.hazards.experience-short',
    // To the doom track, not to the undefeated challenge track.
    failure: 'adv.hazards.failure',
  },
});

/** The symbols of two movement dice are counted up the track, in a circle (adv.hazards.color-roll). */
const byTrack: ByTrackCites = {
  number: 'adv.hazards.color-roll',
  countUp: 'adv.hazards.color',
  loop: 'adv.hazards.loop',
};
export const colorOfHazard = colorByTrack(doomSetting, byTrack);
export const colorCites = citesByTrack(byTrack);
