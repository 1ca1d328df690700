import type { AnyAction } from './action-values.js';
import { copyJson } from './copy.js';
import type { Decision } from './decision.js';
import { EngineError } from './errors.js';
import { Game } from './game.js';
import type { Rules } from './rules.js';
import { type Envelope, type GameEvent, type SeenEvent, viewerOf } from './state.js';

/** What a client may show before the server answers. */
export interface Prediction<V, E = SeenEvent, D = Decision> {
  /** The view after all certain changes; the given one if there are none. */
  readonly view: V;
  /** What the viewer sees happen. */
  readonly events: readonly E[];
  /** What the game waits for then: a player, or chance with an unknown answer; `null` once it is over. */
  readonly waiting: D | null;
  /** False if the result depends on hidden information: then nothing is shown. */
  readonly known: boolean;
}

/** Thrown when a rule reads what the viewer may not know. */
class BeyondView extends EngineError {
  constructor() {
    super('beyond-view', 'This depends on something that the viewer may not know.');
  }
}

type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/**
 * Carries out an action on a view, as far as the view knows the result.
 *
 * @param position - a private copy of the view; it is changed
 * @param dealt - the same with hidden parts dealt; `null` if nothing is hidden
 * @param judged - checks that the action is legal
 * @returns the events; `null` if the result depends on what is hidden
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
 * Replaces hidden parts by getters that throw. A part is hidden if it differs in `dealt`.
 *
 * @returns functions that remove the traps
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
  // A pool with cards aside: the next card is unknown.
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

/** A mutable copy of a state or view, without viewer. */
export const positionOf = <S extends Envelope>(state: S): S => copyJson(withoutViewer(state));

/** A view as a state of its game; a state itself. */
export function withoutViewer<S extends Envelope>(state: S): S {
  if (viewerOf(state) === undefined) return state;
  const { viewer: _, ...position } = state as S & { readonly viewer: unknown };
  return position as unknown as S;
}
