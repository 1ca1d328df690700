import type { G } from '../../second-edition/base/vocabulary.js';
import type {
  SecondEditionAction,
  SecondEditionEvent,
  SecondEditionRuleset,
  SecondEditionView,
} from '../../second-edition/index.js';
import type { BotOf, EndOf, HelpersOf, PlayerOf, SeatOf, StartOf, WaysOf } from '../player.js';

export { all, best, botSource, find } from '../player.js';

/** A view, as `viewFor` returns it. */
export type View = SecondEditionView;
/** A legal action, told apart by `type`. */
export type Action = SecondEditionAction;

export type Legal = readonly Action[];

export type Ways = WaysOf<G, Action>;

export type Choice = Action | undefined;

/** What a bot gets together with the view. `ruleset.simulate(view)` looks ahead; `ruleset.rules.content.board` is the map. */
export interface BotHelpers extends HelpersOf<SecondEditionRuleset> {}

/** A bot: chooses one of the legal actions at each decision of its player. */
export interface Bot extends BotOf<View, Action, BotHelpers, SecondEditionEvent> {}

/** A player in a match: like a bot, but its functions may return promises. Only `playMatch` waits for them. */
export interface Player extends PlayerOf<View, Action, BotHelpers, SecondEditionEvent> {}

/** What a bot gets when its game begins. */
export interface BotStart extends StartOf<View, SecondEditionRuleset> {}

/** What a bot gets when it observes. */
export interface BotSeat extends SeatOf<View> {}

/** What a bot gets when its game is over. */
export interface BotEnd extends EndOf<View> {}
