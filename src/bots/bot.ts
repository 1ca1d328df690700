import type {
  SecondEditionAction,
  SecondEditionRuleset,
  SecondEditionView,
} from '../second-edition/index.js';
import type { BotOf, HelpersOf } from './player.js';

export { all, best, botSource, find } from './player.js';

/** What a bot may see: a view, as `viewFor` gives it. */
export type View = SecondEditionView;
/** One of the legal actions, told apart by `type`. */
export type Action = SecondEditionAction;

/** What a bot is told besides the view: `ruleset.simulate(view)` looks ahead, `ruleset.rules.content.board` is the map. */
export interface BotHelpers extends HelpersOf<SecondEditionRuleset> {}

/** Somebody who plays: chooses one of the legal actions whenever a decision is theirs. */
export interface Bot extends BotOf<View, Action, BotHelpers> {}
