import type { Blank } from './blanks.js';
import type { Problem } from './errors.js';
import type { Frame, Json } from './state.js';

/* References to frame kinds: enough to call, find and leave their frames. Their steps are in `frames.ts`. */

/** The locals of a frame: all fields except the kernel's own. */
export type Locals<F extends Frame> = Omit<F, 'kind' | 'step' | 'result'>;

/** What a caller passes: the locals named by `N`, and of the others those that do not begin with their first value. */
export type Given<F extends Frame, N extends keyof Locals<F>> = Pick<Locals<F>, N> &
  Partial<Omit<Locals<F>, N>>;

/** How frames of a kind that come and go all the time are made, copied and compared: naming the locals is several times faster. */
export interface FrameForm<F extends Frame, N extends keyof Locals<F> = keyof Locals<F>> {
  /** Fills an empty frame in the order of a state. Locals that are not given get their first values. `own` may copy lists and objects. */
  write(f: Blank<F>, given: Given<F, N>, step: string, own: <T>(value: T) => T): void;
  /** Whether two frames have the same locals. */
  same(a: F, b: F): boolean;
}

/** The name of a frame kind and the shape of its frames: enough to call, find and leave them. */
export interface FrameRef<F extends Frame = Frame, N extends keyof Locals<F> = keyof Locals<F>> {
  /** The `kind` of its frames. */
  readonly kind: F['kind'];
  /** Never set: carries the frame's type. */
  readonly shape?: F;
  /** How its frames are made. If left out, the locals are taken as given. */
  readonly form?: FrameForm<F, N> | undefined;
  /** What is wrong with the locals of such a frame in a save; empty if nothing is. */
  readonly problemsOf?: ((locals: { readonly [name: string]: Json }) => readonly Problem[]) | undefined;
}

/** The form of any frame kind. */
// biome-ignore lint/suspicious/noExplicitAny: frame kinds of all shapes are kept side by side
export type AnyFrameForm = FrameForm<any, any>;

/** The frame type of a kind. */
export type FrameOf<K> = K extends FrameRef<infer F> ? F : never;
