import type { AnyAction } from './action-values.js';
import { copyJson } from './copy.js';
import type { Decision } from './decision.js';
import { EngineError } from './errors.js';
import { Game } from './game.js';
import type { Rules } from './rules.js';
import { type Envelope, type GameEvent, type SeenEvent, viewerOf } from './state.js';

/* What can be said of what comes next by somebody who knows only a view. */

/** What an impatient client may show before the server answers. */
export interface Prediction<V, E = SeenEvent, D = Decision> {
  /** The view after all that is certain. The given one, if nothing is. */
  readonly view: V;
  /** What its viewer sees happen on the way. */
  readonly events: readonly E[];
  /** What the game waits for then: a player, or chance, whose answer nobody knows yet; `null` once it is over. */
  readonly waiting: D | null;
  /** False if what comes next depends on something that the viewer may not know: then nothing of it is shown. */
  readonly known: boolean;
}

/** Somebody looked at what the viewer may not know. */
class BeyondView extends EngineError {
  constructor() {
    super('beyond-view', 'This depends on something that the viewer may not know.');
  }
}

type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/**
 * Carries out an action on what a view knows.
 *
 * @param position - a private copy of the view; it is changed
 * @param dealt - the same with something dealt in the place of all that is hidden, or `null` if nothing is
 * @param judged - makes sure that the action is legal
 * @returns what happened; `null` if it depends on what is hidden
 */
export function foresee<S extends Envelope, C>(
  rules: Rules<S, C>,
  position: S,
  dealt: S | null,
  judged: (g: Game<S, C>) => AnyAction,
): readonly GameEvent[] | null {
  const events: GameEvent[] = [];
  const lifts = dealt === null ? [] : trapsIn(position, dealt);
  const g = new Game(rules, position, events).ownAll();
  try {
    g.perform(judged(g));
    for (const lift of lifts) lift();
    return events;
  } catch (error) {
    if (error instanceof BeyondView) return null;
    throw g.fault(error);
  }
}

/**
 * Sets a trap wherever something is hidden: whoever looks there learns that it is not known. What is hidden is what was dealt otherwise.
 *
 * @returns what takes the traps away again
 */
function trapsIn<S extends Envelope>(position: S, dealt: S): readonly (() => void)[] {
  const lifts: (() => void)[] = [];
  const look = (part: Parts, other: Parts, passed: readonly string[]): void => {
    for (const key of Object.keys(part)) {
      if (passed.includes(key)) continue;
      const one = part[key];
      const two = other[key];
      if (isParts(one) && isParts(two) && sameKeys(one, two)) look(one, two, []);
      else if (one !== two) lifts.push(trap(part, key));
    }
  };
  look(position as unknown as Parts, dealt as unknown as Parts, ['decks']);
  // A pool with what lies aside is how decks tell that nobody knows which card comes.
  for (const [id, deck] of Object.entries(position.decks))
    look(deck as unknown as Parts, dealt.decks[id] as unknown as Parts, ['pool', 'aside']);
  return lifts;
}

const sameKeys = (a: Parts, b: Parts): boolean => {
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key))
  );
};

function trap(part: Parts, key: string): () => void {
  const hidden = part[key];
  const put = (value: unknown): void => {
    Object.defineProperty(part, key, { value, writable: true, enumerable: true, configurable: true });
  };
  const look = (): never => {
    throw new BeyondView();
  };
  Object.defineProperty(part, key, { get: look, set: put, enumerable: true, configurable: true });
  return () => {
    if (Object.getOwnPropertyDescriptor(part, key)?.get === look) put(hidden);
  };
}

/** A private copy of a state or a view that is nobody's. */
export function positionOf<S extends Envelope>(state: S): S {
  const copy = copyJson(state);
  if (viewerOf(copy) === undefined) return copy;
  const { viewer: _, ...position } = copy as S & { readonly viewer: unknown };
  return position as unknown as S;
}
