import { type Override, override } from '../../../kernel/index.js';
import { runTriggers } from '../../abilities/triggers.js';
import { fightersIn, fightsIn, hasFoughtIn, isHero } from '../../base/characters.js';
import { startCombat } from '../../base/combat.js';
import { helperRole } from '../../base/combatants.js';
import { endsTurn } from '../../base/defeat.js';
import { endByEscape, endByKnockout } from '../../base/early-exit.js';
import { fleesTo } from '../../base/escape.js';
import { combatEscapeTried, heroKnockedOut } from '../../base/event-kinds/index.js';
import { type CombatFrame, combat, escaping } from '../../base/frames.js';
import { playersInTheGame } from '../../base/setup.js';
import type { CardId } from '../../base/state.js';
import { putOnTrack } from '../../base/undefeated.js';
import { action, auto, decide, type G, reaction, steps } from '../../base/vocabulary.js';
import { stormRejoined } from './event-kinds.js';
import { type JointBattleFrame, jointBattle, storm } from './frames.js';
import { clockwiseFrom } from './memory.js';

/* Several Heroes attack one Challenge in turn, whose wounds stay (va50.storm-challenge.wounds-persist); uses are counted per player. */

export const jointSteps = steps(
  jointBattle,
  auto('fight', (g, f) =>
    startCombat(g, f.player, { is: 'challenge', card: f.card, wounds: 0, from: 'card' }),
  ),
  // The caller decides what a victory means.
  auto('over', (g, f) => g.finish(f.result)),
);

/** Calls a joint battle, by default of all Heroes in turn. */
export const callJointBattle = (
  g: G,
  player: number,
  card: CardId,
  { group = false, fighting = playersInTheGame(g, player) }: { group?: boolean; fighting?: number[] } = {},
): void =>
  g.call(jointBattle, {
    player,
    card,
    group,
    fighting,
    away: [],
    returning: [],
    struck: [],
    sharing: null,
  });

/** The joint battle to which a combat belongs; `null` for any other combat, also one within it. */
export function jointOf(g: G, { opponent }: CombatFrame): JointBattleFrame | null {
  const joint = g.find(jointBattle);
  return joint !== undefined && opponent.is === 'challenge' && opponent.card === joint.card ? joint : null;
}

/** The players whose Heroes take part in this round. */
export const present = ({ fighting, away }: JointBattleFrame): readonly number[] =>
  fighting.filter((player) => !away.includes(player));

/** The next player in order (va50.storm-challenge.phase-order); `null` after the last. */
function nextAfter(g: G, joint: JointBattleFrame, player: number): number | null {
  const order = clockwiseFrom(g, joint.player);
  const there = present(joint);
  return order.slice(order.indexOf(player) + 1).find((other) => there.includes(other)) ?? null;
}

const first = (joint: JointBattleFrame): number | null => present(joint)[0] ?? null;

/** The next Hero repeats the steps from `back`; after the last the battle continues with the first. */
const inTurn = (name: string, back: string, asOne: (joint: JointBattleFrame) => boolean = () => false) =>
  auto<CombatFrame>(name, (g, f) => {
    const joint = jointOf(g, f);
    if (joint === null || isOver(g, joint)) return;
    const next = asOne(joint) ? null : nextAfter(g, joint, f.attacker);
    if (next !== null) g.goto(f, back);
    // If all are away, the round ends.
    else if (first(joint) === null) g.goto(f, 'round-end');
    f.attacker = next ?? first(joint) ?? f.attacker;
  });

/** It is over when all Heroes are knocked out (va50.storm-card.end). */
function isOver(g: G, { fighting }: JointBattleFrame): boolean {
  if (fighting.length > 0) return false;
  g.unwind(jointBattle, 'over');
  return true;
}

const isGroup = ({ group }: JointBattleFrame): boolean => group;

/** Rejoins the fight (va50.storm-challenge.rejoin). */
const rejoin = action<CombatFrame>()('storm/rejoin', {
  moment: 'va50.storm-challenge.rejoin',
  run(g, f) {
    const joint = jointOf(g, f) as JointBattleFrame;
    const player = joint.returning.shift() as number;
    joint.away = joint.away.filter((other) => other !== player);
    g.emit(stormRejoined, { player, rule: 'va50.storm-challenge.rejoin' });
    runTriggers(g, 'round-start', player);
  },
});

/** Tries to escape again; after a failure the Hero takes a wound and the player is asked again. */
const stayAway = action<CombatFrame>()('storm/escape-again', {
  moment: 'va50.storm-challenge.rejoin',
  run(g, f) {
    const player = jointOf(g, f)?.returning[0] as number;
    g.emit(combatEscapeTried, { player, rule: 'va50.storm-challenge.rejoin' });
    g.call(escaping, { player, sure: false });
  },
});

const startRound = auto<CombatFrame>('joint-round', (g, f) => {
  const joint = jointOf(g, f);
  if (joint === null) return;
  // Before Combat is part of the first round (va50.storm-challenge.before-combat-is-round-one).
  if (f.round > 1) joint.struck = [];
  joint.returning = [...joint.away];
});

/** A Hero that escaped in an earlier round rejoins or tries to escape again (va50.storm-challenge.rejoin). */
const comeBack = decide<CombatFrame, 'joint-return'>('joint-return', {
  time: 'the beginning of a combat round',
  rule: 'va50.storm-challenge.rejoin',
  actor: (g, f) => jointOf(g, f)?.returning[0] ?? f.attacker,
  role: (g, { attacker }, actor) => helperRole(g, { player: attacker }, actor),
  offers: () => [rejoin, stayAway],
  open: true,
  skip: (g, f) => (jointOf(g, f)?.returning.length ?? 0) === 0,
});

const beginRound = auto<CombatFrame>('joint-ready', (g, f) => {
  const joint = jointOf(g, f);
  if (joint === null || isOver(g, joint)) return;
  f.attacker = first(joint) ?? f.attacker;
  if (first(joint) === null) g.goto(f, 'round-end');
});

export const returnSteps = steps(combat, comeBack);

export const combatSteps = [
  // The player who triggered it first, then clockwise; the fight begins after all
  // (va50.storm-challenge.before-combat-first, va50.storm-challenge.before-combat-others,
  // va50.storm-challenge.combat-start).
  { frame: combat, after: 'attacker-before', insert: inTurn('joint-before', 'challenge-first') },
  { frame: combat, after: 'round', insert: startRound },
  { frame: combat, after: 'joint-round', insert: comeBack },
  { frame: combat, after: 'joint-return', insert: beginRound },
  // Opening and escape of each, then all in the ranged, the melee and the magic phase.
  { frame: combat, after: 'escape', insert: inTurn('joint-escape', 'attacker-opening') },
  { frame: combat, after: 'ranged', insert: inTurn('joint-ranged', 'ranged', isGroup) },
  { frame: combat, after: 'melee', insert: inTurn('joint-melee', 'melee', isGroup) },
  { frame: combat, after: 'magic', insert: inTurn('joint-magic', 'magic', isGroup) },
];

/** Where a battle continues if the acting Hero drops out: with the next. */
const goesOn: Readonly<Record<string, string>> = {
  drawn: 'joint-before',
  'challenge-first': 'joint-before',
  'defender-before': 'joint-before',
  'attacker-before': 'joint-before',
  'defender-opening': 'joint-escape',
  'attacker-opening': 'joint-escape',
  escape: 'joint-escape',
};

/** Ends everything above a joint battle, and continues it. */
function resume(g: G, joint: JointBattleFrame): void {
  const fight = fightOf(g, joint);
  const { step } = fight;
  g.unwind(combat, '');
  // Also a fight within it.
  while (g.top() !== fight) {
    g.finish();
    g.unwind(combat, '');
  }
  g.goto(fight, goesOn[step] ?? step);
}

const fightOf = (g: G, joint: JointBattleFrame): CombatFrame =>
  g.state.frames[g.state.frames.indexOf(joint) + 1] as CombatFrame;

/** Against a Storm Challenge a Hero attacks in as many phases of a round as its player wants (va50.storm-challenge.hero-all-phases). */
export function attacksFreely(g: G, player: number, by: CardId): boolean {
  const fight = g.find(combat);
  return fight !== undefined && isHero(g, player, by) && jointOf(g, fight) !== null;
}

type End = (g: G, player: number) => void;

/** If a Hero in a Storm Event escapes or is knocked out, the next Hero follows. */
function nextHero(g: G, player: number): boolean {
  const storming = g.find(storm);
  if (storming === undefined) return false;
  if (storming.acting === player) g.unwind(storm, storming.step);
  return true;
}

/** A Hero that escapes leaves the round; no turn ends (va50.storm-challenge.escape, va50.storm-challenge.escape-effect). */
const escapeEnds =
  (next: End): End =>
  (g, player) => {
    const joint = g.find(jointBattle);
    if (joint === undefined) return nextHero(g, player) ? undefined : next(g, player);
    if (!joint.away.includes(player)) joint.away.push(player);
    joint.returning = joint.returning.filter((other) => other !== player);
    resume(g, joint);
  };

/** A knocked-out Hero leaves the battle, and no turn ends (va50.storm-challenge.knockout). After the last it is over. */
const knockoutEnds =
  (next: End): End =>
  (g, player) => {
    const joint = g.find(jointBattle);
    if (joint === undefined) return nextHero(g, player) ? undefined : next(g, player);
    if (!isOver(g, joint) && fightOf(g, joint).attacker === player) resume(g, joint);
  };

const without = (players: readonly number[], player: number): number[] =>
  players.filter((other) => other !== player);

export const jointOverrides: readonly Override[] = [
  override(fightsIn, (next) => (g, fight, player) => {
    if (next(g, fight, player)) return true;
    const joint = jointOf(g, fight);
    return joint !== null && present(joint).includes(player);
  }),
  override(fightersIn, (next) => (g, fight) => {
    const joint = jointOf(g, fight);
    return joint === null ? next(g, fight) : present(joint);
  }),
  override(hasFoughtIn, (next) => (g, fight, player) => next(g, fight, player) || jointOf(g, fight) !== null),
  // A Hero's part in a Storm Event is cut short like a turn, in any player's turn (va50.storm-event.each-hero).
  override(endsTurn, (next) => (g, f) => next(g, f) || g.find(storm)?.acting === f.player),
  override(endByEscape, escapeEnds),
  override(endByKnockout, knockoutEnds),
  // Heroes stay where they are, and the Challenge keeps its wounds.
  override(fleesTo, (next) => (g, player) => (g.find(storm) ? null : next(g, player))),
  override(putOnTrack, (next) => (g, fight) => {
    if (jointOf(g, fight) === null) next(g, fight);
  }),
];

export const jointReactions = [
  reaction(heroKnockedOut, (g, { player }) => {
    const joint = g.find(jointBattle);
    if (joint === undefined) return;
    joint.fighting = without(joint.fighting, player);
    joint.away = without(joint.away, player);
    joint.returning = without(joint.returning, player);
  }),
];
