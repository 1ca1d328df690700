import type { Action, EditionId, GameView } from 'runebound-engine';
import { actionCode } from 'runebound-engine/kernel';
import { type Strength, usual } from '../../../server/src/bots/strengths.js';
import { decision, legalActions, rulesetFor } from '../editions/rules.js';
import { mindsOf } from './minds.js';

/** What a bot would do, and where that leads. */
export interface Advice {
  /** The action. */
  readonly code: string;
  /** The space to which it would walk on from here; `null` where it does not walk. */
  readonly to: string | null;
}

type View = GameView<EditionId>;

function choiceIn(view: View, strength: Strength = usual): Action<EditionId> | null {
  const asked = decision(view);
  const player = view.viewer;
  if (asked === null || player === null || asked.actor !== player) return null;
  // Which edition's decision and rules these are, the view says.
  const helpers = { player, decision: asked, ruleset: rulesetFor(view) } as never;
  const legal = legalActions(view, player) as never;
  return mindsOf(view.edition)
    .minds[strength]('advice')
    .choose(view as never, legal, helpers);
}

const walks = /^(?:move|voyage)\/(?:step|adjacent|spend|go|free|sail)/;
const steps = 12;

/** Where a walk that begins with this action would end, if a bot went on with it. */
function endOfWalk(view: View, first: Action<EditionId>): string | null {
  const { viewer } = view;
  if (viewer === null || !walks.test(first.type)) return null;
  let to: string | null = null;
  const ahead = rulesetFor(view).simulate(view as never, { seed: 'advice' });
  let next: Action<EditionId> | null = first;
  for (let step = 0; step < steps && next !== null && walks.test(next.type); step++) {
    ahead.apply(next as never);
    const seen = ahead.view(viewer) as View;
    to = mindsOf(view.edition).standsAt(seen, viewer);
    next = choiceIn(seen);
  }
  return to;
}

/** An action that a bot chose, with what can be said for it. */
export const adviceOf = (view: View, action: Action<EditionId>): Advice => ({
  code: actionCode(action),
  to: endOfWalk(view, action),
});

/** What a bot would do who knows what this view tells; `null` if its seat is not asked. */
export function adviceFor(view: View): Advice | null {
  const action = choiceIn(view);
  return action === null ? null : adviceOf(view, action);
}

/** Whether a bot would take the offer as it stands, of the player who may make it; `null` if nobody may, or it would do something else first. */
export function takesOffer(view: View, strength: Strength): boolean | null {
  const offer = legalActions(view).find(({ type }) => type === 'offer/propose');
  if (offer === undefined) return null;
  const ahead = rulesetFor(view).simulate(view as never, { seed: 'advice' });
  ahead.apply(offer as never);
  const asked = ahead.decision();
  if (typeof asked?.actor !== 'number') return null;
  const type = choiceIn(ahead.view(asked.actor) as View, strength)?.type;
  if (type === 'offer/accept') return true;
  return type === 'offer/leave' || type === 'offer/decline' ? false : null;
}
