import { type Json, override } from '../../../kernel/index.js';
import { isOvercome } from '../../base/characters.js';
import { heroGiven } from '../../base/event-kinds/index.js';
import { rest } from '../../base/movement.js';
import { isRecord } from '../../content/check-plain.js';
import { defineModule, type SecondEditionModule } from '../../module.js';
import { doomTrack } from '../doom-track/create-module.js';
import { type ByTrackCites, citesByTrack, colorByTrack } from '../travel-hazards/by-track.js';
import { travelHazards } from '../travel-hazards/create-module.js';
import { doomSetting } from './doom.js';
import { experienceChanges, experienceOverrides } from './experience.js';
import { inspectAdvanced } from './inspect.js';
import { kinds } from './kinds.js';
import { knockoutChanges, newHeroSteps } from './knockouts.js';
import * as moving from './movement.js';

/* The variant's travel hazards, by the doom track. Mountain, forest and swamp are the most dangerous (adv.hazards.likelihood). */

/** Hazards come after all movement (adv.hazards.last-after-moving). */
const hazards = travelHazards({
  cite: {
    when: 'adv.hazards.when',
    noHazard: 'adv.hazards.match-safe',
    hazard: 'adv.hazards.no-match',
    draw: 'adv.hazards.draw',
    // An Encounter or Event ends the turn. After a Challenge the turn goes on as usual.
    oneCard: 'adv.hazards.one-card',
    turnContinues: 'adv.hazards.draw',
    // No Before Combat (adv.hazards.no-before-combat-card, adv.hazards.no-before-combat-own), escape or reward (adv.hazards.no-reward).
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
const colorOfHazard = colorByTrack(doomSetting, byTrack);
const colorCites = citesByTrack(byTrack);

const doom = doomTrack(doomSetting);

/** Advanced Runebound, on the base game, with its components and rules (adv.scope.no-components, adv.scope.rest-unchanged). */
export const advancedRunebound: SecondEditionModule<
  (typeof doom.events | typeof hazards.events)[number] | (typeof kinds)[number]
> = defineModule({
  id: moving.ID,
  title: 'Advanced Runebound',
  calls: [...doom.calls, ...hazards.calls],
  conflicts: [
    // It has its own track, with the towns in another order, and its own hazards.
    { module: 'doom-track', rule: 'adv.doom-track.space-1' },
    { module: 'travel-hazards', rule: 'adv.hazards.when' },
    // It has its own cost table, for two counters at a time.
    { module: 'shorter-game', rule: 'adv.experience.two-for-one' },
    { module: 'longer-game', rule: 'adv.experience.two-for-one' },
    // Its knockouts take a card, which the variant drops.
    { module: 'softer-knockouts', rule: 'adv.knockouts.costliest' },
  ],
  frames: [...doom.frames, ...hazards.frames, newHeroSteps],
  steps: [...doom.steps, ...hazards.steps, ...experienceChanges, ...knockoutChanges],
  overrides: [
    // Only one wound more than Life defeats (adv.wounds.hero, adv.wounds.ally, adv.wounds.enemy, adv.wounds.equal-no-effect).
    override(isOvercome, (next) => (g, wounds, life) => next(g, wounds - 1, life)),
    ...doom.overrides,
    ...hazards.overrides,
    colorOfHazard,
    ...moving.movementOverrides,
    ...experienceOverrides,
  ],
  refusals: [{ action: rest, refuse: moving.refuseFirstRest }],
  events: [...doom.events, ...hazards.events, ...kinds],
  cites: [
    ...doom.cites,
    ...hazards.cites,
    ...colorCites,
    { event: heroGiven, rules: ['adv.knockouts.new-hero'] },
  ],
  changes: [...doom.changes, moving.rememberBeginning],
  reactions: doom.reactions,
  ends: doom.ends,
  invariants: [...doom.invariants, ...hazards.invariants],
  // The state of its doom track, and the beginning of the turn under way.
  moduleState: (players) => ({ ...(doom.moduleState(players) as object), began: null }),
  problemsOfModuleState(memory) {
    if (typeof memory !== 'object' || memory === null || Array.isArray(memory))
      return [{ path: '', message: 'What Advanced Runebound remembers is an object.' }];
    const { began, ...track } = memory as { readonly [name: string]: Json };
    return [...moving.problemsOfBeginning(began), ...doom.problemsOfModuleState(track)];
  },
  inspect: inspectAdvanced,
  applyScenario(g, described, take) {
    const { began = null, ...track } = (isRecord(described) ? described : {}) as {
      readonly [name: string]: Json;
    };
    moving.beginTurn(g, began);
    return [
      ...moving.problemsOfBeginning(began),
      ...doom.applyScenario(g, isRecord(described) ? track : described, take),
    ];
  },
  describeScenario: (g) => ({ ...(doom.describeScenario(g) as object), ...moving.describeBeginning(g) }),
  // Rules that the document repeats are cited from it. Most are as in the base game. The overrides change the others.
  citesInstead: {
    '2e.harm.defeated-threshold': 'adv.wounds.hero',
    '2e.knockout.threshold': 'adv.knockouts.trigger',
    '2e.allies.killed': 'adv.wounds.ally',
    '2e.defeat.threshold': 'adv.wounds.enemy',
    // A card may still force a Hero to take more, which becomes wounds (adv.exhaustion.required).
    '2e.harm.no-voluntary-excess': 'adv.exhaustion.no-choice',
    '2e.harm.exhaustion-excess': 'adv.exhaustion.required',
    '2e.activation.movement': 'adv.activation.movement',
    '2e.activation.market': 'adv.activation.market',
    '2e.before-combat.one-item': 'adv.activation.before-combat',
    '2e.activation.before-combat': 'adv.activation.before-combat',
    '2e.activation.per-round': 'adv.activation.combat-round',
    '2e.hero-combat.activation-limit': 'adv.activation.combat-round',
    // All counters on the Hero go back to the pile, those on Allies stay (adv.knockouts.counters).
    '2e.knockout.gold': 'adv.knockouts.gold',
    '2e.knockout.card': 'adv.knockouts.costliest',
    '2e.knockout.card-tie': 'adv.knockouts.costliest-tie',
    '2e.knockout.move': 'adv.knockouts.town',
    '2e.knockout.move-tie': 'adv.knockouts.town-tie',
    // As after an escape the Challenge goes on the track (adv.knockouts.challenge).
    '2e.event.lower-ignored': 'adv.events.lower',
    '2e.event.replace': 'adv.events.equal-or-higher',
    '2e.event.first': 'adv.events.new-in-effect',
    // One gold for one wound, or for all exhaustion (adv.healing.wound, adv.healing.per-wound, adv.healing.exhaustion).
    '2e.market.healing': 'adv.healing.only',
    '2e.experience.mind': 'adv.experience.plus-one',
    '2e.experience.body': 'adv.experience.plus-one',
    '2e.experience.spirit': 'adv.experience.plus-one',
    '2e.experience.stamina': 'adv.experience.plus-one',
  },
});
