import { forbid, override } from '../../../kernel/index.js';
import { facedCard } from '../../abilities/amounts.js';
import { refuseAbility } from '../../abilities/use.js';
import { discardAdventure } from '../../base/cards.js';
import { combatOf } from '../../base/characters.js';
import { hasBeforeCombat, hasEscapePhase } from '../../base/combat.js';
import { refuseEscape } from '../../base/combatants.js';
import { earnExperience, givesReward } from '../../base/defeat.js';
import { cardDiscarded, cardDrawn, counterGained, counterSpent } from '../../base/event-kinds/index.js';
import { movement, turn } from '../../base/frames.js';
import { putOnTrack } from '../../base/undefeated.js';
import type { SecondEditionModule } from '../../module.js';
import { resolvingIn } from '../../saves/called.js';
import { describedHazards } from './described.js';
import { hazardChecked, hazardNoExperience, hazardNone, hazardOver } from './event-kinds.js';
import { earnFromPile, paySteps } from './experience.js';
import { hazard, hazardPay, isHazard, isOfHazard } from './frames.js';
import { chanceOfHazard, hazardAt, hazardCheck, hazardSteps, isExposed } from './hazard.js';
import { kinds } from './kinds.js';
import type { HazardSetting } from './setting.js';

/*
 * Travel hazards, as a part of modules:
 *
 * const hazards = travelHazards({ cite });
 * export const myModule = defineModule({ id: 'my-module', title: '…', ...hazards });
 *
 * The hook `colorRoll` gives the color: a table, unless a module overrides it. `colorByTrack` is the override for modules with a doom
 * track.
 */

type Parts = Required<
  Pick<
    SecondEditionModule<(typeof kinds)[number]>,
    'calls' | 'frames' | 'steps' | 'events' | 'cites' | 'overrides' | 'invariants'
  >
>;

export const travelHazards = (setting: HazardSetting): Parts => ({
  calls: resolvingIn(hazard, 'resolve'),
  frames: [hazardSteps(setting), paySteps(setting)],
  steps: [{ frame: movement, after: 'after', insert: hazardCheck }],
  events: kinds,
  cites: [
    { event: hazardChecked, rules: [setting.cite.noHazard, setting.cite.hazard] },
    { event: hazardNone, rules: [setting.cite.draw] },
    { event: cardDrawn, rules: [setting.cite.draw] },
    { event: hazardOver, rules: [setting.cite.oneCard, setting.cite.turnContinues] },
    { event: counterGained, rules: [setting.cite.experience, setting.cite.substitute] },
    { event: counterSpent, rules: [setting.cite.change] },
    { event: hazardNoExperience, rules: [setting.cite.noExperience] },
    { event: cardDiscarded, rules: [setting.cite.failure] },
  ],
  overrides: [
    override(
      hazardAt,
      (next) => (g, player, space) =>
        isExposed(g, player, space) ? chanceOfHazard(g, space) : next(g, player, space),
    ),
    // A card drawn as a hazard is faced like any adventure card.
    override(facedCard, (next) => (g, player) => next(g, player) ?? g.find(hazard)?.card ?? null),
    // No Before Combat: neither the card's nor the players', also in a battle that an Encounter brings about.
    override(hasBeforeCombat, (next) => (g, fight) => !isOfHazard(g, fight) && next(g, fight)),
    override(refuseAbility, (next) => (g, player, entry) => {
      const fight = entry.ability.use === 'before-combat' ? combatOf(g, player) : undefined;
      return fight && isOfHazard(g, fight) ? forbid(setting.cite.noBeforeCombat) : next(g, player, entry);
    }),
    // No round has an escape phase.
    override(hasEscapePhase, (next) => (g, fight) => !isOfHazard(g, fight) && next(g, fight)),
    override(
      refuseEscape,
      (next) => (g, fight) => (isOfHazard(g, fight) ? forbid(setting.cite.noEscape) : next(g, fight)),
    ),
    // No reward, and the experience comes from the pile.
    override(givesReward, (next) => (g, fight) => !isHazard(g, fight) && next(g, fight)),
    override(
      earnExperience,
      (next) => (g, fight) => (isHazard(g, fight) ? earnFromPile(g, setting, fight) : next(g, fight)),
    ),
    // A failed hazard is discarded and does not go on the undefeated challenge track.
    override(putOnTrack, (next) => (g, fight) => {
      const { opponent } = fight;
      if (opponent.is === 'challenge' && isHazard(g, fight))
        discardAdventure(g, opponent.card, setting.cite.failure);
      else next(g, fight);
    }),
    // A described hazard goes on as a hazard.
    ...describedHazards(setting),
  ],
  invariants: [
    {
      name: 'a hazard is met by the player whose turn it is',
      rule: setting.cite.when,
      check: (g) =>
        [g.find(hazard), g.find(hazardPay)].some((f) => f && f.player !== g.find(turn)?.player)
          ? 'a hazard is met by a player whose turn it is not'
          : null,
    },
  ],
});
