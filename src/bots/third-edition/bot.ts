import type { LightRuleset } from '../../kernel/index.js';
import type { ThirdEditionAction } from '../../third-edition/actions.js';
import type { ThirdEditionTypes, ThirdEditionView } from '../../third-edition/types.js';
import type { BotOf, HelpersOf } from '../player.js';

/** What a bot may see: a view, as `viewFor` gives it. The hands of the others are not in it. */
export type View = ThirdEditionView;
/** One of the legal actions, told apart by `type`. */
export type Action = ThirdEditionAction;
/** The rules of a scenario, with its content. */
export type Ruleset = LightRuleset<ThirdEditionTypes>;

/** What a bot is told besides the view: `ruleset.simulate(view)` looks ahead, `ruleset.rules.content.board` is the map. */
export interface BotHelpers extends HelpersOf<Ruleset> {}

/** Somebody who plays: chooses one of the legal actions whenever a decision is theirs. */
export interface Bot extends BotOf<View, Action, BotHelpers> {}
