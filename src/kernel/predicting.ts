import { sourceFrom, wordsOfSeed } from './chance.js';
import { eventsFor } from './event-visibility.js';
import type { Game, Refused } from './game.js';
import type { Hidden } from './hidden-information.js';
import { foresee, positionOf } from './prediction.js';
import type { Rules } from './rules.js';
import { type Envelope, type SeenEvent, viewerOf } from './state.js';

/** How far a view can be played, what its viewer sees, and whether everything is known up to there. */
export interface Foreseen<S> {
  readonly view: S;
  /** The events that its viewer sees. */
  readonly events: readonly SeenEvent[];
  readonly known: boolean;
}

/** Plays a view: an action, then answers of chance, up to hidden information. */
export function playOn<S extends Envelope, C>(
  rules: Rules<S, C>,
  hidden: Hidden<S>,
  start: S,
  actions: readonly { readonly type: string }[],
  made: (position: S, viewer: number | null, before: S) => S,
  isLastUnseen: (view: S) => boolean,
  refused: (action: unknown, verdict: Refused) => Error,
): Foreseen<S> {
  let view = start;
  const events: SeenEvent[] = [];
  const viewer = viewerOf(view) ?? null;
  const isBlind = hidden.hide !== null && hidden.deal === null;
  for (const [at, played] of actions.entries()) {
    // Where everything is known, a certain card has no answer of chance: the given answer is for a later question.
    if (at > 0 && isLastUnseen(view)) return { view, events, known: false };
    const position = positionOf(view);
    // Dealing the hidden parts shows which details depend on them.
    const happened = isBlind
      ? null
      : foresee(rules, position, dealtOf(view, hidden), (g: Game<S, C>) => {
          const verdict = g.judge(played);
          if (verdict.legal) return verdict.action;
          throw refused(played, verdict);
        });
    if (happened === null) return { view, events, known: false };
    events.push(...eventsFor(rules.events, happened, viewer));
    view = made(position, viewer, view);
  }
  return { view, events, known: true };
}

/** A view with its hidden parts dealt; `null` if nothing is hidden. */
function dealtOf<S extends Envelope>(view: S, hidden: Hidden<S>): S | null {
  if (hidden.deal === null) return null;
  const dealt = positionOf(view);
  hidden.deal(dealt, viewerOf(view) ?? null, sourceFrom(wordsOfSeed(0)));
  return dealt;
}
