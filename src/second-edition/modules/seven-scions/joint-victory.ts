import { type Override, override } from '../../../kernel/index.js';
import { mayLeaveCard } from '../../abilities/effects/gaining.js';
import { callEffects } from '../../abilities/triggers.js';
import { playerState } from '../../base/cards.js';
import { givesReward, rewardStep, victorsOf } from '../../base/defeat.js';
import { enemyWounded, rollMade } from '../../base/event-kinds/index.js';
import { type CombatFrame, combat } from '../../base/frames.js';
import { auto, type G, reaction } from '../../base/vocabulary.js';
import { stormShared } from './event-kinds.js';
import { type JointBattleFrame, jointBattle } from './frames.js';
import { jointOf, present } from './joint-battle.js';
import { clockwiseFrom, isStormlord } from './memory.js';

/** Who may claim a reward (va50.storm-challenge.together, va50.storm-challenge.reward-eligible), or attacked (va50.coop.single-roll). */
const victors = (g: G, joint: JointBattleFrame): readonly number[] =>
  joint.group
    ? present(joint)
    : clockwiseFrom(g, joint.player).filter((player) => joint.struck.includes(player));

/** Each eligible Hero gets the full reward (va50.storm-challenge.reward-each, va50.storm-challenge.reward-eligible). */
const shareReward = auto<CombatFrame>('joint-reward', (g, f) => {
  const joint = jointOf(g, f);
  // Stormlords give no reward.
  if (joint === null || isStormlord(g, joint.card)) return;
  joint.sharing ??= [...victors(g, joint)];
  const player = joint.sharing.shift();
  if (player === undefined) return;
  f.attacker = player;
  g.goto(f, 'joint-reward');
  g.emit(stormShared, { player, card: joint.card, rule: 'va50.storm-challenge.reward-each' });
  callEffects(g, player, joint.card, playerState(g, player).hero.card, `${joint.card}#reward`);
});

export const victorySteps = [{ frame: combat, after: 'won', insert: shareReward }];

export const victoryOverrides: readonly Override[] = [
  // Effects of a victory happen for each of them. If no Hero attacked, a card won it for the acting Hero.
  override(victorsOf, (next) => (g, fight) => {
    const joint = jointOf(g, fight);
    const all = joint === null ? [] : victors(g, joint);
    return all.length > 0 ? all : next(g, fight);
  }),
  // The first Hero who wants the card takes it; others may leave it (va50.storm-challenge.reward-each).
  override(
    mayLeaveCard,
    (next) => (g, player, card) => g.find(jointBattle)?.card === card || next(g, player, card),
  ),
  // A separate step shares the reward.
  override(rewardStep, (next) => (g, fight) => (jointOf(g, fight) ? 'joint-reward' : next(g, fight))),
  override(givesReward, (next) => (g, fight) => jointOf(g, fight) === null && next(g, fight)),
];

/** A Hero has rolled an attack or dealt damage (va50.storm-challenge.reward-eligible). */
function strike(g: G, player: number): void {
  const fight = g.find(combat);
  const joint = fight && jointOf(g, fight);
  if (joint && !joint.struck.includes(player)) joint.struck.push(player);
}

export const victoryReactions = [
  reaction(rollMade, (g, { player, for: purpose }) => {
    if (purpose === 'attack') strike(g, player);
  }),
  reaction(enemyWounded, (g, { player }) => strike(g, player)),
];
