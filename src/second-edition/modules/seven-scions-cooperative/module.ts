import {
  type Frame,
  type FrameRef,
  forbid,
  override,
  type Place,
  type Problem,
} from '../../../kernel/index.js';
import { hitDamage, sufferDamage } from '../../base/combat-phases.js';
import { gameLost, gameWon, heroKnockedOut } from '../../base/event-kinds/index.js';
import { knockout, type PhaseFrame, phase, type RollFrame, roll, turn } from '../../base/frames.js';
import { rollTotal } from '../../base/rolls.js';
import { leadingTo, refuseDescribed } from '../../base/scenario-frames.js';
import { playersInTheGame } from '../../base/setup.js';
import { goals } from '../../base/victory.js';
import { reaction } from '../../base/vocabulary.js';
import { defineModule, type SecondEditionModule } from '../../module.js';
import { on, should } from '../../saves/called.js';
import { endgameEliminated } from '../endgame/event-kinds.js';
import { refuseTogether } from '../seven-scions/described.js';
import { confront, faceStormlords } from '../seven-scions/facing.js';
import { type JointBattleFrame, jointBattle, stormlords } from '../seven-scions/frames.js';
import { endgameOf, stormlordsLeft } from '../seven-scions/memory.js';
import { type TogetherFrame, together } from './frames.js';
import { groupDamage, groupStepChanges, groupSuffers, groupTotal } from './group-roll.js';
import { kinds } from './kinds.js';
import * as cooperation from './together.js';

const placesOfTogether: readonly Place[] = [{ on: turn, after: ['stormlords'], shared: ['player'] }];

const calls: readonly (Place & { readonly frame: FrameRef<Frame> })[] = [
  {
    frame: jointBattle,
    ...on<JointBattleFrame, TogetherFrame>(together, {
      after: ['fight'],
      shared: ['card'],
      problemsOf: (_g, f) => should('group', f.group, true, 'all Heroes act as one here.'),
    }),
  },
  // While one of the players is asked, the roll is that player's.
  {
    frame: roll,
    ...on<RollFrame, PhaseFrame>(phase, {
      after: ['roll'],
      problemsOf: (g, f): readonly Problem[] =>
        g.find(jointBattle)?.group === true
          ? should('purpose', f.purpose, 'attack', 'the group attacks.')
          : [{ path: 'player', message: 'Who acts in the phase rolls.' }],
    }),
  },
];

/** The cooperative version: all win or lose together and discuss freely (va50.coop.discuss-slumbering, va50.coop.discuss-awakening). */
export const sevenScionsCooperative: SecondEditionModule<(typeof kinds)[number]> = defineModule({
  id: 'seven-scions-cooperative',
  title: 'The Seven Scions, Cooperative Version',
  requires: ['seven-scions'],
  calls,
  frames: [{ ...cooperation.togetherSteps, places: placesOfTogether }],
  steps: groupStepChanges,
  refusals: [{ action: 'hero/attack', refuse: () => forbid('va50.coop.no-hero-combat') }],
  events: kinds,
  cites: [
    { event: gameWon, rules: ['va50.coop.win'] },
    { event: gameLost, rules: ['va50.coop.win'] },
    { event: endgameEliminated, rules: ['va50.coop.joint-endgame'] },
  ],
  reactions: [reaction(heroKnockedOut, (g, { player }) => cooperation.knockedOut(g, player))],
  ends: cooperation.waysToEnd,
  overrides: [
    override(goals, () => () => cooperation.goalsTogether),
    // No order is needed: all Heroes face the Stormlords at once.
    override(faceStormlords, () => (g, f) => g.goto(f, 'turn')),
    override(confront, () => (g, player) => cooperation.faceTogether(g, player)),
    // In the Endgame all Heroes fight together.
    override(
      refuseDescribed,
      (next) => (g, now) =>
        now.is === 'combat' && endgameOf(g) !== null
          ? (next(g, now) ??
            (now.together.away.length > 0
              ? forbid('va50.endgame.like-base', 'Nobody escapes from a Stormlord: leave "away" out.')
              : refuseTogether(g, now)))
          : next(g, now),
    ),
    override(
      leadingTo,
      (next) => (g, now) => (endgameOf(g) === null ? next(g, now) : cooperation.ledTogether(g, now)),
    ),
    // One roll for all.
    override(rollTotal, (next) => (g, f) => groupTotal(g, f) ?? next(g, f)),
    override(hitDamage, (next) => (g, f) => groupDamage(g, f) ?? next(g, f)),
    override(sufferDamage, (next) => (g, f, amount, source) => {
      if (!groupSuffers(g, f, amount, source)) next(g, f, amount, source);
    }),
  ],
  invariants: [
    {
      name: 'the Heroes face the Stormlords together',
      rule: 'va50.coop.joint-endgame',
      check(g) {
        if ((endgameOf(g)?.order.length ?? 0) > 0) return 'the Endgame has an order of turns';
        return g.find(stormlords) === undefined ? null : 'one Hero faces the Stormlords alone';
      },
    },
    {
      name: 'the game goes on only while a Hero stands before the Stormlords',
      rule: 'va50.coop.win',
      check: (g) =>
        g.state.outcome === null &&
        endgameOf(g) !== null &&
        playersInTheGame(g).length === 0 &&
        g.find(knockout) === undefined
          ? 'every Hero has been knocked out, and the game is lost'
          : null,
    },
    {
      name: 'the Stormlords that are still to be met are waiting',
      rule: 'va50.coop.joint-endgame',
      check(g) {
        const other = g.find(together)?.left.find((card) => !stormlordsLeft(g).includes(card));
        return other === undefined ? null : `${other} is no Stormlord that waits`;
      },
    },
  ],
  citesInstead: {
    'va50.endgame.one-by-one': 'va50.coop.joint-endgame',
    'va50.endgame.random-order': 'va50.coop.joint-endgame',
    'va50.endgame.stormlord-reset': 'va50.coop.joint-endgame',
  },
});
