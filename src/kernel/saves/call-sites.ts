import type { RulesContext } from '../context.js';
import type { Problem } from '../errors.js';
import type { FrameRef } from '../frame-refs.js';
import type { Place } from '../frames.js';
import { Game } from '../game.js';
import type { Rules } from '../rules.js';
import type { Envelope, Frame } from '../state.js';
import { show } from './describe-value.js';

/** The problems of a frame together with its caller. */
export type Find<F extends Frame, On extends Frame, S extends Envelope, C> = (
  g: RulesContext<S, C>,
  f: F,
  on: On,
) => readonly Problem[];

/** A call site in a frame of another kind. */
export const on = <F extends Frame, On extends Frame>(
  ref: FrameRef<On>,
  place: Omit<Place, 'on' | 'problemsOf'> & {
    // biome-ignore lint/suspicious/noExplicitAny: games of all editions are looked at
    readonly problemsOf?: Find<F, On, any, any>;
  },
): Place => ({ on: ref, ...place });

/** A problem if a local does not have the right value. */
export const should = (path: string, is: unknown, be: unknown, why: string): readonly Problem[] =>
  is === be ? [] : [{ path, message: `${show(is)} is not right here; it should be ${show(be)}: ${why}` }];

interface Stack<S extends Envelope, C> {
  readonly state: S;
  readonly rules: Rules<S, C>;
}

/** The possible callers of a frame: the one below, and further ones while those between have not begun. */
export function* callersOf<S extends Envelope, C>(
  { state, rules }: Stack<S, C>,
  at: number,
): Generator<Frame> {
  for (let under = at - 1; under >= 0; under--) {
    const frame = state.frames[under] as Frame;
    yield frame;
    if (frame.step !== rules.frames[frame.kind]?.first) return;
  }
}

export function isAt<S extends Envelope, C>(
  { rules }: Pick<Stack<S, C>, 'rules'>,
  { on: { kind }, at, after }: Place,
  below: Frame,
): boolean {
  if (below.kind !== kind) return false;
  if (at === undefined && after === undefined) return true;
  const steps = rules.frames[kind]?.steps;
  return (
    at?.includes(below.step) === true ||
    after?.some((step) => steps?.[step]?.following === below.step) === true
  );
}

/** The problems of a frame called there. */
export function wrongIn<S extends Envelope, C>(
  stack: Stack<S, C>,
  { shared, problemsOf }: Place,
  frame: Frame,
  below: Frame,
): readonly Problem[] {
  const [mine, its] = [frame, below] as unknown as Record<string, unknown>[];
  const other = (shared ?? []).filter((local) => mine?.[local] !== its?.[local]);
  return [
    ...other.map((path) => ({
      path,
      message: `${show(mine?.[path])} is not right here; the ${below.kind} frame below says ${show(its?.[path])}.`,
    })),
    ...(problemsOf?.(asItWas(stack, frame), frame, below) ?? []),
  ];
}

/** The table without the frames above one, so that queries about the innermost frame are about it. */
const asItWas = <S extends Envelope, C>({ rules, state }: Stack<S, C>, frame: Frame): RulesContext<S, C> =>
  new Game(rules, { ...state, frames: state.frames.slice(0, state.frames.indexOf(frame) + 1) });
