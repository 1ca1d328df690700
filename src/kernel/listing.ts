import type { AnyAction } from './action-values.js';
import type { AnyActionKind } from './actions.js';
import { copyJson, freezeJson } from './copy.js';
import type { PlannedOffer } from './plan.js';
import type { Frame } from './state.js';

interface Game {
  failing(kind: AnyActionKind): void;
}

/** Collects legal actions. One instance serves all games of the rules; its lists are never shortened, which would cost too much. */
export class Listing {
  /** The actions of the last list: the first `count` entries. */
  readonly actions: AnyAction[] = [];
  readonly offers: PlannedOffer[] = [];
  count = 0;
  /** The game that made the last list. */
  by: Game | null = null;
  /** Whether a list is being made: a rule that asks for another list meanwhile gets a new instance. */
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

  /** Finds the legal actions of player `whose` among the offers to player `asked`. */
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

  /** The last list, frozen. A list in an action is copied, as it may belong to the state. */
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

  /** The place of an action in the last list of a game; -1 if it is not there. */
  placeOf(g: object, action: unknown): number {
    if (this.by === g) for (let at = 0; at < this.count; at++) if (this.actions[at] === action) return at;
    return -1;
  }
}

/** Freezes actions. A list in an action is copied, as it may belong to the state. */
export function frozenList(actions: AnyAction[]): readonly AnyAction[] {
  for (let at = 0; at < actions.length; at++) {
    const action = actions[at] as AnyAction;
    let flat = true;
    for (const name in action) if (typeof action[name] === 'object') flat = false;
    actions[at] = flat ? Object.freeze(action) : freezeJson(copyJson(action));
  }
  return Object.freeze(actions);
}
