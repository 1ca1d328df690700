import type { Frame, FrameRef, Place, Problem } from '../../../kernel/index.js';
import { type PhaseFrame, phase, type RollFrame, roll, turn } from '../../base/frames.js';
import type { G } from '../../base/vocabulary.js';
import { on, should } from '../../saves/called.js';
import { type JointBattleFrame, jointBattle } from '../seven-scions/frames.js';
import { type TogetherFrame, together } from './frames.js';

/* Where the frames of the cooperative version are called. */

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
  // It is the roll of each of them while that one is asked.
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
