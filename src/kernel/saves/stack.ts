import type { Problem } from '../errors.js';
import type { Place } from '../frames.js';
import type { Envelope, Frame } from '../state.js';
import { callersOf, isAt, wrongIn } from './call-sites.js';
import { show } from './describe-value.js';
import type { AnyLook } from './look.js';

/* Checks of the stack of frames: first each frame by itself, then with its caller. */

export interface StackParts<L> {
  /** Checks one frame, and its place among the others. */
  readonly frame: (look: L, path: string, frame: Frame, at: number) => void;
  readonly whole?: (look: L) => void;
  readonly place: (look: L, path: string, at: number) => void;
}

export function checkStack<L extends AnyLook<S>, S extends Envelope = L['state']>(
  look: L,
  { frame, whole, place }: StackParts<L>,
): void {
  const { frames, outcome } = look.state;
  if (outcome !== null) {
    if (frames.length > 0)
      look.report('frames', 'The game is over: nothing is being resolved, so there are no frames.');
    return;
  }
  if (frames.length === 0) look.report('frames', 'While the game goes on, the first frame is the game.');
  frames.forEach((one, at) => {
    frame(look, `frames/${at}`, one, at);
  });
  whole?.(look);
  checkTop(look);
  // Comparing frames needs sound frames.
  if (look.problems.length === 0)
    frames.forEach((_, at) => {
      place(look, `frames/${at}`, at);
    });
}

/** A save is always of a game that waits for a player or chance. */
function checkTop<S extends Envelope>(look: AnyLook<S>): void {
  const { frames, chance } = look.state;
  const top = frames[frames.length - 1];
  if (top === undefined) return;
  const path = `frames/${frames.length - 1}/step`;
  const does = look.rules.frames[top.kind]?.steps[top.step]?.step.does;
  if (does === undefined || does === 'auto')
    look.report(
      path,
      `A save is of a game that waits: the last frame should be at a decision or at chance, not at ${show(top.step)}.`,
    );
  else if (does === 'chance' && chance.mode === 'seeded')
    look.report(path, 'A seeded game never waits for chance: it is answered at once.');
}

/**
 * Checks the call site of a frame, and the frame together with its caller.
 * @param own - the call sites that the edition or the frame's module declares; `undefined` or `null` if any frame may call it
 * @param otherwise - the problems with a caller that no call site names; `undefined` if there are no such callers
 */
export function checkCalled<S extends Envelope>(
  look: AnyLook<S>,
  path: string,
  at: number,
  own: readonly Place[] | null | undefined,
  otherwise?: (frame: Frame, below: Frame) => readonly Problem[] | undefined,
): void {
  if (own === undefined || own === null) return;
  const { rules, state } = look;
  const frame = state.frames[at] as Frame;
  const { kind } = frame;
  const called = rules.modules.flatMap(({ calls = [] }) => calls.filter((call) => call.frame.kind === kind));
  let closest: readonly Problem[] | null = null;
  for (const below of callersOf(look, at)) {
    const found = [...own, ...called]
      .filter((place) => isAt(look, place, below))
      .map((place) => wrongIn(look, place, frame, below));
    const unsaid = otherwise?.(frame, below);
    if (unsaid !== undefined) found.push(unsaid);
    for (const problems of found) {
      if (problems.length === 0) return;
      if (closest === null || problems.length < closest.length) closest = problems;
    }
  }
  for (const { path: local, message } of closest ?? []) look.report(`${path}/${local}`, message);
  // A module from elsewhere that declares no calls may call anything.
  if (closest !== null || !look.saysWhatIsCalled) return;
  const below = state.frames[at - 1];
  look.report(
    `${path}/kind`,
    `A ${kind} frame does not stand on ${below ? `${below.kind} at ${show(below.step)}` : 'nothing'}.`,
  );
}
