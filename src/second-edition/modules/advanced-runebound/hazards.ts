import { type ByTrackCites, citesByTrack, colorByTrack } from '../travel-hazards/by-track.js';
import { travelHazards } from '../travel-hazards/create-module.js';
import { doomSetting } from './doom.js';

/*
 * Travel hazards. They are those of the Second Edition variant in the wording of this document; the doom track gives the color.
 * Mountain, forest and swamp are on few faces of the movement dice, and so more dangerous than plains, road and river
 * (adv.hazards.likelihood).
 */

/** The last thing after moving (adv.hazards.last-after-moving). */
export const hazards = travelHazards({
  cite: {
    when: 'adv.hazards.when',
    noHazard: 'adv.hazards.match-safe',
    hazard: 'adv.hazards.no-match',
    draw: 'adv.hazards.draw',
    // An Encounter or Event ends the turn; after a Challenge it goes on like after any other.
    oneCard: 'adv.hazards.one-card',
    turnContinues: 'adv.hazards.draw',
    // Neither the card's Before Combat nor the player's own, no escape, and no reward
    // (adv.hazards.no-before-combat-card, adv.hazards.no-before-combat-own, adv.hazards.no-reward).
    noEscape: 'adv.hazards.no-escape',
    noBeforeCombat: 'adv.hazards.no-before-combat-own',
    // A counter of its color from the pile, other counters of the same value, or change; if none of it can be had, nothing.
    experience: 'adv.hazards.experience',
    substitute: 'adv.hazards.experience',
    change: 'adv.hazards.experience',
    noExperience: 'adv.hazards.experience-short',
    // To the doom track, not to the undefeated one.
    failure: 'adv.hazards.failure',
  },
});

/** The symbols of two movement dice, whatever they show, are counted up the track, round and round (adv.hazards.color-roll). */
const byTrack: ByTrackCites = {
  number: 'adv.hazards.color-roll',
  countUp: 'adv.hazards.color',
  loop: 'adv.hazards.loop',
};
export const colorOfHazard = colorByTrack(doomSetting, byTrack);
export const colorCites = citesByTrack(byTrack);
