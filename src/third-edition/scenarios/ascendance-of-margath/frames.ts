import type { FrameOf, FrameRef, Place } from '../../../kernel/index.js';
import { on, should } from '../../../kernel/saves/call-sites.js';
import { type GameFrame, game, type MarchFrame, march } from '../../base/frames.js';
import type { G } from '../../base/vocabulary.js';
import { frameWith, seat, whole } from '../../saves/words.js';

/** The roll for Margath's march (3e.margath.march). Called instead of each advance of the time token after Act 2. */
export const omen = frameWith('omen', {
  /** The first player, who rolls. */
  player: seat,
  /** Hexes that Margath moves. */
  left: whole(0, 5),
});
export type OmenFrame = FrameOf<typeof omen>;

export const placesOfOmen: readonly Place[] = [
  on<OmenFrame, GameFrame>(game, {
    after: ['time'],
    problemsOf: ({ state }: G, f) => should('player', f.player, state.first, 'the first player rolls.'),
  }),
];

/** Where a march begins in addition to the base game. */
export const callsOfOmen: readonly (Place & { readonly frame: FrameRef })[] = [
  {
    frame: march,
    ...on<MarchFrame, OmenFrame>(omen, {
      after: ['march'],
      shared: ['player'],
      problemsOf: (_g: G, f, below) =>
        f.left > below.left
          ? [{ path: 'left', message: `He moves ${below.left} hexes at most: as many as there were wilds.` }]
          : [],
    }),
  },
];
