import type { Frame, FrameRef, Place } from '../../kernel/index.js';
import { type Find as FindOn, on as placeOn } from '../../kernel/saves/call-sites.js';
import type { Effect } from '../abilities/language.js';
import type { Content } from '../base/content.js';
import { type EffectsFrame, effects, type TurnFrame, turn } from '../base/frames.js';
import type { ThirdEditionDraft } from '../base/state.js';

/* Defines where frames are called: the kernel's functions, and what calls of this edition have in common. */

export { should } from '../../kernel/saves/call-sites.js';
export type Find<F extends Frame, On extends Frame> = FindOn<F, On, ThirdEditionDraft, Content>;

/** A call site on a frame of another type. */
export const on = <F extends Frame, On extends Frame>(
  ref: FrameRef<On>,
  place: Omit<Place, 'on' | 'problemsOf'> & { readonly problemsOf?: Find<F, On> },
): Place => placeOn<F, On>(ref, place);

/** A call by an action of a turn, for its player. */
export const inTurn = <F extends Frame>(problemsOf?: Find<F, TurnFrame>): Place =>
  on<F, TurnFrame>(turn, { at: ['act'], shared: ['player'], ...(problemsOf && { problemsOf }) });

/** A call by an effect of one of these kinds. */
export const byEffect = <F extends Frame>(
  kinds: readonly Effect['do'][],
  place: Pick<Place, 'shared'> & { readonly problemsOf?: Find<F, EffectsFrame> } = {},
): Place =>
  on<F, EffectsFrame>(effects, {
    after: ['act'],
    shared: place.shared ?? ['player'],
    problemsOf(g, f, below) {
      const due = g.content.lists[below.list]?.[below.at]?.do;
      return due === undefined || !kinds.includes(due)
        ? [{ path: 'kind', message: `The card below does not say ${kinds.join(' or ')} now.` }]
        : (place.problemsOf?.(g, f, below) ?? []);
    },
  });
