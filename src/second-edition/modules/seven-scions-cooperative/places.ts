import type { Frame, FrameRef, Place, Problem } from '../../../kernel/index.js';
import { type PhaseFrame, phase, type RollFrame, roll, turn } from '../../base/frames.js';
import type { G } from '../../base/vocabulary.js';
import { on, should } from '../../saves/called.js';
import { type JointBattleFrame, jointBattle } from '../seven-scions/frames.js';
import { type TogetherFrame, together } from './frames.js';

/* The call sites of the cooperative version. */

export const placesOfTogether: readonly Place[] = [{ on: turn, after: ['stormlords'], shared: ['player'] }];

const ofGroup = (g: G): boolean => g.find(jointBattle)?.group === true;

export const calls: readonly (Place & { readonly frame: FrameRef<Frame> })[] = [
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
        ofGroup(g)
          ? should('purpose', f.purpose, 'attack', 'the group attacks.')
          : [{ path: 'player', message: 'Who acts in the phase rolls.' }],
    }),
  },
];
