import { Game } from '../../kernel/index.js';
import type { ThirdEditionAction } from '../../third-edition/actions.js';
import type { ThirdEditionDraft } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import type { LightThirdEditionRuleset } from '../../third-edition/compose.js';
import type { SeenThirdEditionEvent, ThirdEditionView } from '../../third-edition/types.js';
import type { BotOf, EndOf, HelpersOf, PlayerOf, SeatOf, StartOf, WaysOf } from '../player.js';

/** The table, to ask the rules; never changed. */
export const tableOf = (ruleset: Ruleset, view: View): G =>
  new Game(ruleset.rules, view as unknown as ThirdEditionDraft);

/** A view, as `viewFor` returns it, without the hands of other players. */
export type View = ThirdEditionView;
/** A legal action, told apart by `type`. */
export type Action = ThirdEditionAction;
/** The rules of a scenario, with their content. */
export type Ruleset = LightThirdEditionRuleset;

export type Legal = readonly Action[];

export type Ways = WaysOf<G, Action>;

export type Choice = Action | undefined;

/** What a bot gets together with the view. `ruleset.simulate(view)` looks ahead; `ruleset.rules.content.board` is the map. */
export interface BotHelpers extends HelpersOf<Ruleset> {}

/** A bot: chooses one of the legal actions at each decision of its player. */
export interface Bot extends BotOf<View, Action, BotHelpers, SeenThirdEditionEvent> {}

/** A player in a match: like a bot, but its functions may return promises. Only `playMatch` waits for them. */
export interface Player extends PlayerOf<View, Action, BotHelpers, SeenThirdEditionEvent> {}

/** What a bot gets when its game begins. */
export interface BotStart extends StartOf<View, Ruleset> {}

/** What a bot gets when it observes. */
export interface BotSeat extends SeatOf<View> {}

/** What a bot gets when its game is over. */
export interface BotEnd extends EndOf<View> {}
