import type { AnyAction } from './action-values.js';
import type { AnyActionKind } from './actions.js';
import { copyJson, freezeJson } from './copy.js';
import type { PlannedOffer } from './plan.js';
import type { Frame } from './state.js';

/** The game whose actions are listed: it is told which kind of action failed. */
interface Game {
  failing(kind: AnyActionKind): void;
}

/**
 * Where legal actions are noted while they are looked for. One stands with the rules, so that no table, and no fork of one, makes lists of its own. Its lists are used again
 * and again, and never made shorter: that would cost more than all that is done with them.
 */
export class Listing {
  /** What was found last: the first `count` of them. */
  readonly actions: AnyAction[] = [];
  /** Of which offer each of them is. */
  readonly offers: PlannedOffer[] = [];
  count = 0;
  /** The table that was asked last. */
  by: Game | null = null;
  /** Whether one is being made: rules that ask for another in the midst of it need one of their own. */
  busy = false;

  private frame: Frame | null = null;
  private whose = 0;
  private offer: PlannedOffer | null = null;

  private readonly add = (action: AnyAction): void => {
    const { by: g, frame: f } = this;
    const offer = this.offer as PlannedOffer;
    if (offer.by !== null && offer.by(g, f, action) !== this.whose) return;
    if (!offer.exact && offer.refuse(g, f, action) !== null) return;
    const { refusals } = offer;
    if (refusals !== null)
      for (let at = 0; at < refusals.length; at++)
        if ((refusals[at] as PlannedOffer['refuse'])(g, f, action) !== null) return;
    const at = this.count++;
    this.actions[at] = action;
    this.offers[at] = offer;
  };

  /** Finds what `whose` may do of all that is offered to the player `asked`. */
  list(g: Game, f: Frame, offers: PlannedOffer[], asked: number, whose: number): void {
    this.busy = true;
    this.by = g;
    this.frame = f;
    this.whose = whose;
    this.count = 0;
    try {
      for (let at = 0; at < offers.length; at++) {
        const offer = offers[at] as PlannedOffer;
        if (whose !== asked && offer.by === null) continue;
        this.offer = offer;
        offer.candidates(g, f, this.add, whose);
      }
    } catch (error) {
      g.failing((this.offer as PlannedOffer).kind);
      throw error;
    } finally {
      this.busy = false;
    }
  }

  /** What was found last, immutable. A list in an action is copied, as it may be the table's own. */
  frozen(): readonly AnyAction[] {
    const frozen: AnyAction[] = [];
    for (let at = 0; at < this.count; at++) {
      const action = this.actions[at] as AnyAction;
      frozen.push(
        (this.offers[at] as PlannedOffer).isFlat ? Object.freeze(action) : freezeJson(copyJson(action)),
      );
    }
    return Object.freeze(frozen);
  }

  /** The place at which a table found an action last; -1 if it did not. */
  placeOf(g: object, action: unknown): number {
    if (this.by === g) for (let at = 0; at < this.count; at++) if (this.actions[at] === action) return at;
    return -1;
  }
}

/** Actions, frozen; a list in one is copied, as it may be the table's own. */
export function frozenList(actions: AnyAction[]): readonly AnyAction[] {
  for (let at = 0; at < actions.length; at++) {
    const action = actions[at] as AnyAction;
    let flat = true;
    for (const name in action) if (typeof action[name] === 'object') flat = false;
    actions[at] = flat ? Object.freeze(action) : freezeJson(copyJson(action));
  }
  return Object.freeze(actions);
}
