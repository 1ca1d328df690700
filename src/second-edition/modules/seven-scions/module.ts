import { forbid, type Goal, override } from '../../../kernel/index.js';
import type { RuleId } from '../../../register/rule-ids.js';
import { meansSpecial } from '../../abilities/conditions/joining.js';
import { bringing, specialEffect } from '../../abilities/effects/special.js';
import type { EffectRule } from '../../abilities/rule.js';
import { refuseAbility } from '../../abilities/use.js';
import { drawsAgain, refuseColor, resolveCard } from '../../base/adventure.js';
import { cardOfList } from '../../base/card-index.js';
import { cardOf, discardAdventure, discardCard, playerState } from '../../base/cards.js';
import { refuseAttack } from '../../base/combat-phases.js';
import { givesReward } from '../../base/defeat.js';
import { leaveFor } from '../../base/early-exit.js';
import { challengeDefeated } from '../../base/event-kinds/index.js';
import { meetEvent } from '../../base/events.js';
import { adventure, type GameFrame, game, turn } from '../../base/frames.js';
import { refuseAllies } from '../../base/possessions.js';
import { playersInTheGame } from '../../base/setup.js';
import { hasStep } from '../../base/turn.js';
import { putOnTrack } from '../../base/undefeated.js';
import { counted, endGame, goals, runesToWin } from '../../base/victory.js';
import { auto, type G, reaction } from '../../base/vocabulary.js';
import { defineModule, type SecondEditionModule } from '../../module.js';
import { owesUpkeep } from '../ally-limits/owing.js';
import { rankBy } from '../endgame/order.js';
import { endgameRules } from '../endgame/rules.js';
import { arrange, describe } from './arrange.js';
import { cites } from './cites.js';
import { theSevenScions } from './content/the-seven-scions.js';
import { describedOverrides } from './described.js';
import { endgameSteps, setting, stormlordCount } from './endgame.js';
import { chooseCounters, counterSteps, drawsAfterEvent, passEncounter } from './event-cards.js';
import { inspectScions } from './inspect.js';
import { invariants } from './invariants.js';
import * as joint from './joint-battle.js';
import { victoryOverrides, victoryReactions, victorySteps } from './joint-victory.js';
import { kinds } from './kinds.js';
import * as scions from './memory.js';
import { endgameOf } from './memory.js';
import { momentSteps } from './moments.js';
import { calls, places } from './places.js';
import { reliefSteps } from './relief.js';
import { awaken, awakenScion, callOn, isStormy, refuseScions, sleepAgain } from './scions.js';
import { setupSteps } from './setup.js';
import { leaveByStorm, stormStep, stormSteps, useUp } from './storm-step.js';
import { sendBack, stormlordSteps, tally, withstand } from './stormlords.js';

/* The end of the Endgame: the Hero who defeated the most Stormlords wins and is the seventh Scion (va50.endgame.seventh-scion). */

/** Stormlords, wounds on the last one, level, gold (va50.endgame.winner, va50.endgame.tie, va50.endgame.tie-remaining). */
function standingOf(g: G, player: number): readonly number[] {
  const deeds = endgameOf(g)?.deeds[player];
  // A Hero that defeated all was never knocked out, so wounds do not matter.
  return [deeds?.defeated ?? 0, deeds?.wounds ?? 0, setting.level(g, player), playerState(g, player).gold];
}

const rules: readonly RuleId[] = [
  'va50.endgame.winner',
  'va50.endgame.tie',
  'va50.endgame.tie-remaining',
  'va50.endgame.tie-remaining',
];

function whatDecided(g: G, winner: number, others: readonly number[]): RuleId {
  const best = standingOf(g, winner);
  const firstDifference = (player: number): number => {
    const at = standingOf(g, player).findIndex((value, place) => value !== best[place]);
    return at < 0 ? rules.length - 1 : at;
  };
  return rules[Math.max(0, ...others.map(firstDifference))] as RuleId;
}

/** The Hero with the most Stormlords wins (va50.endgame.winner); a single player has to defeat its one (va50.endgame.solo). */
function goalsOfStorm(g: G): readonly Goal[] {
  const defeated = (player: number): number => endgameOf(g)?.deeds[player]?.defeated ?? 0;
  return g.state.players.length > 1
    ? [counted(g, 'most-stormlords', 'va50.endgame.winner', null, defeated)]
    : [
        counted(g, 'most-stormlords', 'va50.endgame.solo', stormlordCount(g), defeated),
        {
          how: 'stormlord-stands',
          wins: 'nobody',
          rule: 'va50.endgame.solo',
          card: null,
          need: null,
          have: [],
        },
      ];
}

const waysToEnd = {
  'most-stormlords': 'Everybody has faced the Stormlords; the player who defeated the most has won.',
  'stormlord-stands': 'The Stormlord has withstood the only Hero.',
} as const;

const endgameOver = auto<GameFrame>('endgame-over', (g) => {
  const endgame = endgameOf(g);
  const { players } = g.state;
  if (endgame === null || playersInTheGame(g).length > 0) return;
  const ranking = rankBy(
    players.map((_, player) => player),
    (player) => standingOf(g, player),
  );
  // A single player wins only by defeating the one Stormlord (va50.endgame.solo).
  if (players.length === 1) {
    const won = (endgame.deeds[0]?.defeated ?? 0) >= stormlordCount(g);
    return endGame(g, {
      winners: won ? [0] : [],
      ranking,
      how: won ? 'most-stormlords' : 'stormlord-stands',
      rule: 'va50.endgame.solo',
    });
  }
  const winners = ranking[0] ?? [];
  const others = players.map((_, player) => player).filter((player) => player !== winners[0]);
  endGame(g, { winners, ranking, how: 'most-stormlords', rule: whatDecided(g, winners[0] ?? 0, others) });
});

const endingSteps = [{ frame: game, before: 'pass', insert: endgameOver }];

const effects: Readonly<Record<string, EffectRule<'special'>>> = {
  'awaken-scion': awakenScion,
};

/**
 * The Seven Scions: a storm comes closer each turn, and only awakened Scions and well-armed Heroes can resist its
 * lords. For one to six players (va50.players.number); everything else is as in the base game (va50.play.base).
 */
export const sevenScions: SecondEditionModule<(typeof kinds)[number]> = defineModule({
  id: scions.ID,
  title: 'The Seven Scions',
  conflicts: [
    // Its Endgame uses red Challenges, which are not in this game.
    { module: 'doom-track', rule: 'va50.setup.red-cards-out' },
    { module: 'advanced-runebound', rule: 'va50.setup.red-cards-out' },
    // Another adventure, without blue Challenges, red jewels and the eight towns of the storm counter's track.
    { module: 'island-of-dread', rule: 'faq.combination.one-adventure' },
  ],
  content: theSevenScions,
  // Awakening is an adventure; the benefit comes at any moment of a Storm step, also during a roll or harm.
  understands: { lists: { awaken: 'by itself', benefit: 'in the midst' } },
  moduleState: scions.moduleState,
  inspect: inspectScions,
  problemsOfModuleState: scions.problemsOfModuleState,
  applyScenario: arrange,
  describeScenario: describe,
  calls,
  frames: [
    { ...stormSteps, places: places.storm },
    { ...joint.jointSteps, places: places.jointBattle },
    { ...counterSteps, places: places.counters },
    { ...reliefSteps, places: places.relief },
    { ...stormlordSteps, places: places.stormlords },
  ],
  steps: [
    ...setupSteps,
    { frame: turn, after: 'adventure', insert: stormStep },
    ...joint.combatSteps,
    ...momentSteps,
    ...victorySteps,
    ...endgameSteps,
    ...endingSteps,
  ],
  offers: [
    { at: { frame: adventure, step: 'choose' }, action: awaken },
    { at: 'any time', inTheMidst: true, action: callOn },
  ],
  events: kinds,
  cites,
  changes: scions.changes,
  reactions: [
    ...joint.jointReactions,
    ...victoryReactions,
    reaction(challengeDefeated, (g, { player, card }) => tally(g, player, card)),
  ],
  ends: waysToEnd,
  overrides: [
    ...joint.jointOverrides,
    ...victoryOverrides,
    ...endgameRules(setting),

    // Every turn has its Storm step.
    override(leaveFor, leaveByStorm),
    // In the Endgame a turn has only Stormlords.
    override(hasStep, (next) => (g, f, step) => scions.endgameOf(g) === null && next(g, f, step)),

    override(
      refuseColor,
      (next) => (g, player, color) =>
        color === 'red'
          ? forbid('va50.setup.red-cards-out', 'There are no red cards; a Scion can be awakened here.')
          : next(g, player, color),
    ),
    override(resolveCard, (next) => (g, player, card) => {
      if (cardOf(g, card).kind === 'encounter') passEncounter(g, player, card);
      else next(g, player, card);
    }),
    override(
      meetEvent,
      () =>
        (g, { player, card }) =>
          chooseCounters(g, player, card),
    ),
    override(drawsAgain, (next) => (g, f) => drawsAfterEvent(g, f) ?? next(g, f)),

    // An undefeated Challenge goes under its deck (va50.setup.track-taken), a Stormlord back to the others.
    override(putOnTrack, (next) => (g, fight) => {
      const { opponent } = fight;
      if (opponent.is !== 'challenge' || joint.jointOf(g, fight) !== null) return next(g, fight);
      if (scions.isStormlord(g, opponent.card)) return withstand(g, fight);
      opponent.wounds = 0;
      if (g.state.revealed.includes(opponent.card))
        discardAdventure(g, opponent.card, 'va50.setup.track-taken');
    }),
    // A resolved Storm card leaves the game (va50.storm-step.card-used-up).
    override(discardAdventure, (next) => (g, id, rule, owner) => {
      if (scions.isStormlord(g, id)) sendBack(g, id);
      else if (scions.isStormCard(g, id)) useUp(g, id, owner);
      else next(g, id, rule, owner);
    }),
    override(
      givesReward,
      (next) => (g, fight) =>
        !(fight.opponent.is === 'challenge' && scions.isStormlord(g, fight.opponent.card)) && next(g, fight),
    ),

    // Storm Challenges: a Hero attacks in any number of phases, an Ally in one (va50.storm-challenge.hero-all-phases,
    // va50.storm-challenge.hero-or-ally, va50.storm-challenge.ally-one-phase).
    override(refuseAttack, (next) => (g, f, by) => {
      if (scions.isScion(g, by) && !isStormy(g)) return forbid('va50.scion.use-window');
      return joint.attacksFreely(g, f.player, by) ? null : next(g, f, by);
    }),

    override(
      refuseAllies,
      // Scions do not count towards the limit (va50.scion.no-ally-limit).
      (next) => (g, player, allies) =>
        next(
          g,
          player,
          allies.filter((card) => !scions.isScion(g, card)),
        ) ?? refuseScions(g, allies),
    ),
    override(owesUpkeep, (next) => (g, card) => !scions.isScion(g, card) && next(g, card)),
    override(discardCard, (next) => (g, id, rule, owner) => {
      if (scions.isScion(g, id)) sleepAgain(g, id, rule ?? 'va50.scion.discarded-returns', owner);
      else next(g, id, rule, owner);
    }),
    override(
      refuseAbility,
      (next) => (g, player, entry) =>
        !isStormy(g) && scions.isScion(g, cardOfList(entry.list))
          ? forbid('va50.scion.use-window')
          : next(g, player, entry),
    ),

    ...describedOverrides,

    // Neither Margath nor Dragon Runes win this game.
    override(runesToWin, () => () => Number.POSITIVE_INFINITY),
    override(goals, () => goalsOfStorm),

    override(specialEffect, bringing(effects)),
    override(
      meansSpecial,
      (next) => (g, word, moment) => (word === 'storm' ? isStormy(g) : next(g, word, moment)),
    ),
  ],
  invariants,
});
