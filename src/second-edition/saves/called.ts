import type { Frame, FrameRef, Place, Problem } from '../../kernel/index.js';
import { type CombatFrame, combat, encounter, event } from '../base/frames.js';
import type { G } from '../base/vocabulary.js';
import { show } from '../content/check-plain.js';

/* The words in which it is said where a frame is called. */

export type Find<F extends Frame, On extends Frame> = (g: G, f: F, on: On) => readonly Problem[];

/** A place on a frame of another kind. */
export const on = <F extends Frame, On extends Frame>(
  ref: FrameRef<On>,
  place: Omit<Place, 'on' | 'problemsOf'> & { readonly problemsOf?: Find<F, On> },
): Place => ({ on: ref, ...place });

/** What should stand in a local, as a problem if it does not. */
export const should = (path: string, is: unknown, be: unknown, why: string): readonly Problem[] =>
  is === be ? [] : [{ path, message: `${show(is)} is not right here; it should be ${show(be)}: ${why}` }];

/** One of the two who fight is the one who began it: between Heroes they exchange their roles. */
export const begunBy: Find<CombatFrame, Frame & { player: number }> = (
  _g,
  { attacker, opponent },
  { player: who },
) =>
  who === attacker || (opponent.is === 'hero' && opponent.player === who)
    ? []
    : [{ path: 'attacker', message: `It is player ${who} who fights here.` }];

/** A battle that comes of a card which a frame has drawn, and resolves in this step. */
export const fightOn = (ref: FrameRef, step: string): Place =>
  on<CombatFrame, Frame & { player: number; card: string | null }>(ref as FrameRef<never>, {
    after: [step],
    problemsOf(g, f, below) {
      const { opponent } = f;
      if (opponent.is !== 'challenge') return [{ path: 'opponent/is', message: 'A Challenge was drawn.' }];
      return [
        ...begunBy(g, f, below),
        ...should('opponent/card', opponent.card, below.card, 'that was drawn.'),
      ];
    },
  });

/** What a module's frame calls by resolving the card that it has drawn: a battle, an Event, an Encounter. */
export const resolvingIn = (
  ref: FrameRef,
  step: string,
): readonly (Place & { readonly frame: FrameRef })[] => [
  { frame: combat, ...fightOn(ref, step) },
  ...[event, encounter].map((frame) => ({ frame, on: ref, after: [step], shared: ['player', 'card'] })),
];
