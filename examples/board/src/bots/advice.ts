import {
  type Action,
  decision,
  type EditionId,
  type GameView,
  legalActions,
  rulesetFor,
} from 'runebound-engine';
import { sensibleBot } from 'runebound-engine/bots';
import { sensibleBot as sensibleThird } from 'runebound-engine/third-edition/bots';

/** What a bot would do who knows what this view tells; `null` if its seat is not asked. */
export function adviceFor(view: GameView<EditionId>): Action<EditionId> | null {
  const asked = decision(view);
  const player = view.viewer;
  if (asked === null || player === null || asked.actor !== player) return null;
  // Which edition's decision and rules these are, the view says.
  const helpers = { player, decision: asked as never, ruleset: rulesetFor(view) as never };
  return view.edition === 'second-edition'
    ? sensibleBot('advice').choose(view, legalActions(view, player), helpers)
    : sensibleThird('advice').choose(view, legalActions(view, player), helpers);
}
