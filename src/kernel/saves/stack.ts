import type { RuleId } from '../../register/rule-ids.js';
import type { Problem } from '../errors.js';
import type { FrameRef } from '../frame-refs.js';
import type { AnyStep, Place } from '../frames.js';
import type { Envelope, Frame } from '../state.js';
import { callersOf, isAt, wrongIn } from './call-sites.js';
import { show } from './describe-value.js';
import type { FrameSavesOf } from './frame-saves.js';
import type { AnyLook } from './look.js';

/* Checks of the stack of frames: first each frame by itself, then with its caller. */

/** What an edition gives for the check of its frames. */
export interface StackParts<L> {
  /** How each frame of its own rules is checked, by kind. */
  readonly own: { readonly [kind: string]: FrameSavesOf<L, never> };
  /** The first frame of every game. */
  readonly game: Pick<FrameRef, 'kind'>;
  /** The only frame of its kind, on the game. */
  readonly turn: Pick<FrameRef, 'kind'>;
  /** There is one turn at a time. */
  readonly oneTurn: RuleId;
  /** Whether nothing stands on a frame of this kind before it begins. Others may wait below frames called together with them. */
  readonly alone: (look: L, kind: string, first: AnyStep | undefined) => boolean;
  /** Checks the place of a frame among the others. */
  readonly order: (look: L, path: string, at: number) => void;
  /** Checks what frames of several kinds share. */
  readonly shared?: (look: L, path: string, frame: Frame) => void;
  readonly whole?: (look: L) => void;
  /** The problems of an own frame with a caller that no call site names; `undefined` if there are no such callers. */
  readonly otherwise?: (look: L, frame: Frame, below: Frame) => readonly Problem[] | undefined;
}

export function checkStack<L extends AnyLook<S>, S extends Envelope = L['state']>(
  look: L,
  parts: StackParts<L>,
): void {
  const { frames, outcome } = look.state;
  if (outcome !== null) {
    if (frames.length > 0)
      look.report('frames', 'The game is over: nothing is being resolved, so there are no frames.');
    return;
  }
  if (frames.length === 0) look.report('frames', 'While the game goes on, the first frame is the game.');
  frames.forEach((frame, at) => {
    const path = `frames/${at}`;
    checkOrder(look, path, at, parts);
    checkFrame(look, path, at, parts);
    parts.shared?.(look, path, frame);
  });
  parts.whole?.(look);
  checkTop(look);
  // Comparing frames needs sound frames.
  if (look.problems.length === 0)
    frames.forEach((_, at) => {
      checkPlace(look, `frames/${at}`, at, parts);
    });
}

const savesOf = <L>({ own }: StackParts<L>, kind: string): FrameSavesOf<L, never> | undefined =>
  Object.hasOwn(own, kind) ? own[kind] : undefined;

/** The game is first, then at most one turn. */
function checkOrder<L extends AnyLook<S>, S extends Envelope = L['state']>(
  look: L,
  path: string,
  at: number,
  { game, turn, oneTurn, alone, order }: StackParts<L>,
): void {
  const { frames } = look.state;
  const { kind, step } = frames[at] as Frame;
  if ((at === 0) !== (kind === game.kind))
    look.report(
      `${path}/kind`,
      at === 0
        ? `The first frame is the game, not ${show(kind)}.`
        : 'There is one game, and it is the first frame.',
    );
  if (kind === turn.kind && at > 1)
    look.report(`${path}/kind`, 'There is one turn at most, and it stands on the game.', oneTurn);
  order(look, path, at);
  const { first = '', steps } = look.rules.frames[kind] ?? {};
  if (step === first && at < frames.length - 1 && alone(look, kind, steps?.[first]?.step))
    look.report(`${path}/step`, `A ${kind} frame at ${show(step)} has not begun: nothing stands on it yet.`);
}

/** Checks the player of a frame, and then a frame of the edition's own rules. Modules check their own frames. */
function checkFrame<L extends AnyLook<S>, S extends Envelope = L['state']>(
  look: L,
  path: string,
  at: number,
  parts: StackParts<L>,
): void {
  const frame = look.state.frames[at] as Frame & { readonly player?: unknown };
  if (typeof frame.player === 'number' && !look.player(`${path}/player`, frame.player)) return;
  // The table has the check of this kind; TypeScript cannot follow the look-up.
  savesOf(parts, frame.kind)?.check?.(look, path, frame as never, at);
}

/** Checks the call site of a frame, and the locals that it shares with its caller. */
function checkPlace<L extends AnyLook<S>, S extends Envelope = L['state']>(
  look: L,
  path: string,
  at: number,
  parts: StackParts<L>,
): void {
  const { kind } = look.state.frames[at] as Frame;
  const saves = savesOf(parts, kind);
  if (saves === undefined) checkCalled(look, path, at, look.rules.frames[kind]?.places);
  else if (typeof saves.calledFrom === 'function') saves.calledFrom(look, path, at);
  else checkCalled(look, path, at, saves.calledFrom, (frame, below) => parts.otherwise?.(look, frame, below));
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
 * @param otherwise - the problems with a caller that no call site names
 */
function checkCalled<S extends Envelope>(
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
