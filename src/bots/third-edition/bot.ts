import type { LightRuleset } from '../../kernel/index.js';
import type { ThirdEditionAction } from '../../third-edition/actions.js';
import type {
  SeenThirdEditionEvent,
  ThirdEditionTypes,
  ThirdEditionView,
} from '../../third-edition/types.js';
import type { BotOf, EndOf, HelpersOf, PlayerOf, SeatOf, StartOf } from '../player.js';

/** What a bot may see: a view, as `viewFor` gives it. The hands of the others are not in it. */
export type View = ThirdEditionView;
/** One of the legal actions, told apart by `type`. */
export type Action = ThirdEditionAction;
/** The rules of a scenario, with its content. */
export type Ruleset = LightRuleset<ThirdEditionTypes>;

/** What a bot is told besides the view: `ruleset.simulate(view)` looks ahead, `ruleset.rules.content.board` is the map. */
export interface BotHelpers extends HelpersOf<Ruleset> {}

/** Somebody who plays: chooses one of the legal actions whenever a decision is theirs. */
export interface Bot extends BotOf<View, Action, BotHelpers, SeenThirdEditionEvent> {}

/** Somebody who plays and may take time for it: like a bot, but its functions may give promises. Only `playMatch` waits for them. */
export interface Player extends PlayerOf<View, Action, BotHelpers, SeenThirdEditionEvent> {}

/** What a bot learns when its game begins. */
export interface BotStart extends StartOf<View, Ruleset> {}

/** Where a bot is when it observes. */
export interface BotSeat extends SeatOf<View> {}

/** What a bot learns when its game is over. */
export interface BotEnd extends EndOf<View> {}
