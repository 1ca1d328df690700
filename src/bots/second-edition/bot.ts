import type {
  SecondEditionAction,
  SecondEditionEvent,
  SecondEditionRuleset,
  SecondEditionView,
} from '../../second-edition/index.js';
import type { BotOf, EndOf, HelpersOf, PlayerOf, SeatOf, StartOf } from '../player.js';

export { all, best, botSource, find } from '../player.js';

/** What a bot may see: a view, as `viewFor` gives it. */
export type View = SecondEditionView;
/** One of the legal actions, told apart by `type`. */
export type Action = SecondEditionAction;

/** What a bot is told besides the view: `ruleset.simulate(view)` looks ahead, `ruleset.rules.content.board` is the map. */
export interface BotHelpers extends HelpersOf<SecondEditionRuleset> {}

/** Somebody who plays: chooses one of the legal actions whenever a decision is theirs. */
export interface Bot extends BotOf<View, Action, BotHelpers, SecondEditionEvent> {}

/** Somebody who plays and may take time for it: like a bot, but its functions may give promises. Only `playMatch` waits for them. */
export interface Player extends PlayerOf<View, Action, BotHelpers, SecondEditionEvent> {}

/** What a bot learns when its game begins. */
export interface BotStart extends StartOf<View, SecondEditionRuleset> {}

/** Where a bot is when it observes. */
export interface BotSeat extends SeatOf<View> {}

/** What a bot learns when its game is over. */
export interface BotEnd extends EndOf<View> {}
