import type { Frame, FrameRef, Place } from '../../kernel/index.js';
import { type Find as FindOn, on as placeOn } from '../../kernel/saves/call-sites.js';
import type { Content } from '../base/content.js';
import type { ThirdEditionDraft } from '../base/state.js';

/* Defines where frames are called: the kernel's functions, with the types of this edition. */

export { should } from '../../kernel/saves/call-sites.js';
export type Find<F extends Frame, On extends Frame> = FindOn<F, On, ThirdEditionDraft, Content>;

/** A call site on a frame of another type. */
export const on = <F extends Frame, On extends Frame>(
  ref: FrameRef<On>,
  place: Omit<Place, 'on' | 'problemsOf'> & { readonly problemsOf?: Find<F, On> },
): Place => placeOn<F, On>(ref, place);
