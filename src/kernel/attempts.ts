import type { AnyAction } from './action-values.js';
import type { AnyActionKind } from './actions.js';
import type { RulesContext } from './context.js';
import type { Game } from './game.js';
import type { Ruling } from './rulings.js';
import { type Quoting, rulingOf } from './rulings.js';
import type { Envelope } from './state.js';

/** Something that could be tried, and what comes of it. */
export interface Tried {
  /** The action. */
  readonly action: AnyAction;
  /** Its kind; `null` for an answer of chance. */
  readonly kind: AnyActionKind | null;
  /** Whether it may be done now. */
  readonly legal: boolean;
  /** Why not; `null` for what may be done. */
  readonly ruling: Ruling | null;
}

/**
 * Everything that the player who is asked could sensibly try here, or that `player` could: what may be done, in the order of
 * `legalActions`, and what is refused among it, with the ruling. What has its time elsewhere is not listed.
 */
export function triedBy<S extends Envelope, C>(g: Game<S, C>, quote: Quoting, player?: number): Tried[] {
  const waiting = g.waiting();
  if (waiting === null) return [];
  const { f, step } = waiting;
  const seen: RulesContext<S, C> = g;
  if (step.does === 'chance')
    return g.legalActions(player).map((action) => ({ action, kind: null, legal: true, ruling: null }));
  const asked = g.askedAt(f);
  const whose = player ?? asked;
  const tried: Tried[] = [];
  for (const kind of [...step.offers, ...g.besides(step)]) {
    if (whose !== asked && kind.by === undefined) continue;
    const add = (action: AnyAction): void => {
      if (kind.by !== undefined && kind.by(seen, f, action) !== whose) return;
      const verdict = g.judge(action);
      const ruling = verdict.legal ? null : rulingOf(g, verdict, quote);
      tried.push({ action, kind, legal: verdict.legal, ruling });
    };
    if (kind.tries === undefined) kind.candidates(seen, f, add, whose);
    else kind.tries(seen, f, add, whose);
  }
  return tried;
}
