import type { DecisionOf, EventOf, FrameOf, GameTypes, SeenOf, StateOf, ViewOf } from '../kernel/index.js';
import type { ThirdEditionAction } from './actions.js';
import type { Content } from './base/content.js';
import type { baseEvents } from './base/event-kinds/index.js';
import type { baseSteps } from './base/module.js';
import type { ThirdEditionDraft } from './base/state.js';
import type { ThirdEditionOptions } from './options.js';
import type { omenSteps } from './scenarios/ascendance-of-margath/march.js';

/* The types of this edition, derived from the declarations of the rules and scenarios. */

type Steps = (typeof baseSteps)[number] | typeof omenSteps;

/** Every event of this edition, told apart by `type`. */
export type ThirdEditionEvent = EventOf<(typeof baseEvents)[number]>;

/** An event as a player sees it, without hidden details. */
export type SeenThirdEditionEvent = SeenOf<(typeof baseEvents)[number]>;

/** Every decision of this edition, told apart by `kind`. */
export type ThirdEditionDecision = DecisionOf<Steps>;

/** Every frame of this edition, told apart by `kind`. */
export type ThirdEditionFrame = FrameOf<Steps>;

/** The complete state of a game: a deeply immutable JSON value. */
export interface ThirdEditionState extends StateOf<ThirdEditionDraft, ThirdEditionFrame> {}

/** What one player may know of a state: hands and drawn trophies of others are hidden. */
export interface ThirdEditionView extends ViewOf<ThirdEditionDraft, ThirdEditionFrame> {}

/** The types of a game of this edition. */
export interface ThirdEditionTypes extends GameTypes {
  draft: ThirdEditionDraft;
  state: ThirdEditionState;
  view: ThirdEditionView;
  action: ThirdEditionAction;
  event: ThirdEditionEvent;
  seen: SeenThirdEditionEvent;
  decision: ThirdEditionDecision;
  options: ThirdEditionOptions;
  content: Content;
}
