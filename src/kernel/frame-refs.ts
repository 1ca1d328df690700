import type { Blank } from './blanks.js';
import type { Frame } from './state.js';

/* Frame kinds by name and shape: enough to call, to find and to leave them. Their steps are in `frames.ts`. */

/** What a caller gives when it calls a frame: all but the kernel's own values. */
export type Locals<F extends Frame> = Omit<F, 'kind' | 'step' | 'result'>;

/** What a caller gives when it calls a frame: the locals named by `N`, and of the others those that begin with another value than their first. */
export type Given<F extends Frame, N extends keyof Locals<F>> = Pick<Locals<F>, N> &
  Partial<Omit<Locals<F>, N>>;

/**
 * How frames of a kind are made, copied and compared, local by local. It is for kinds that come and go all the time: what is made of names that stand
 * in the code is of one hidden class, and made several times faster than a frame of any names.
 */
export interface FrameForm<F extends Frame, N extends keyof Locals<F> = keyof Locals<F>> {
  /**
   * Writes an empty frame: the values in the order in which they stand in a state, with `kind` and `step`. Locals that are not given have their first values.
   * Lists and objects are put through `own`, which may copy them.
   */
  write(f: Blank<F>, given: Given<F, N>, step: string, own: <T>(value: T) => T): void;
  /** Whether two frames have the same locals. */
  same(a: F, b: F): boolean;
}

/** The name of a frame kind, with the shape of its frames. Enough to call it, to find it and to go back to it. */
export interface FrameRef<F extends Frame = Frame, N extends keyof Locals<F> = keyof Locals<F>> {
  /** The `kind` of its frames. */
  readonly kind: F['kind'];
  /** Never there: carries the frame's type. */
  readonly shape?: F;
  /** How its frames are made. Left out, the locals are taken as they are given, all of them. */
  readonly form?: FrameForm<F, N> | undefined;
}

/** The form of any frame kind. */
// biome-ignore lint/suspicious/noExplicitAny: frame kinds of all shapes are kept side by side
export type AnyFrameForm = FrameForm<any, any>;

/** The frames of a kind. */
export type FrameOf<K> = K extends FrameRef<infer F> ? F : never;
