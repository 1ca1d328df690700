import type { Frame, FrameRef, Place } from '../../../kernel/index.js';
import * as frames from '../../base/frames.js';
import type { CardId } from '../../base/state.js';
import { on, should } from '../../saves/called.js';
import { type JointBattleFrame, jointBattle, type StormFrame, storm, stormlords } from './frames.js';
import { jointOf } from './joint-battle.js';

/* The call sites of this variant, for frames of its own and of the base game. Saves are checked against them. */

const player = ['player'] as const;

export const places = {
  /** The Storm step of a turn, also after a knockout or an escape. */
  storm: [{ on: frames.turn, after: ['storm'], shared: player }],
  /** All Heroes fight the drawn Storm Challenge. */
  jointBattle: [on<JointBattleFrame, StormFrame>(storm, { after: ['resolve'], shared: ['player', 'card'] })],
  counters: [{ on: frames.event, after: ['compare'], shared: ['player', 'card'] }],
  relief: [{ on: frames.game, after: ['endgame'] }],
  stormlords: [{ on: frames.turn, after: ['stormlords'], shared: player }],
} satisfies Record<string, readonly Place[]>;

type Naming = Frame & { card: CardId | null };

/** A battle against the Challenge of the frame below. */
const against = (ref: FrameRef): Place & { readonly frame: FrameRef } => ({
  frame: frames.combat,
  ...on<frames.CombatFrame, Naming>(ref as FrameRef<Naming>, {
    after: ['fight'],
    problemsOf(_g, { opponent }, { card }) {
      if (opponent.is !== 'challenge')
        return [{ path: 'opponent/is', message: 'A Challenge is fought here.' }];
      return [
        ...should('opponent/card', opponent.card, card, 'that is fought.'),
        ...should('opponent/from', opponent.from, 'card', 'nobody drew it in an adventure.'),
      ];
    },
  }),
});

export const calls: readonly (Place & { readonly frame: FrameRef })[] = [
  against(jointBattle),
  against(stormlords),
  // A Hero that escaped in an earlier round tries again.
  {
    frame: frames.escaping,
    ...on<frames.EscapeFrame, frames.CombatFrame>(frames.combat, {
      at: ['joint-return'],
      problemsOf: (g, f, below) => [
        ...should('player', f.player, jointOf(g, below)?.returning[0], 'who is asked escapes.'),
        ...should('sure', f.sure, false, 'it takes a test.'),
      ],
    }),
  },
];
