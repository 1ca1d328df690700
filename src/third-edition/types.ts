import type { DecisionOf, EventOf, FrameOf, GameTypes, SeenOf, StateOf, ViewOf } from '../kernel/index.js';
import type { ThirdEditionAction } from './actions.js';
import type { Content } from './base/content.js';
import type { baseEvents } from './base/event-kinds/index.js';
import type { baseSteps } from './base/module.js';
import type { ThirdEditionDraft } from './base/state.js';
import type { ThirdEditionOptions } from './options.js';
import type { omenSteps } from './scenarios/ascendance-of-margath/march.js';

/* What games of this edition are made of, as types. All of it follows from what the rules and the scenarios declare. */

type Steps = (typeof baseSteps)[number] | typeof omenSteps;

/** Everything that can happen in games of this edition, told apart by `type`. */
export type ThirdEditionEvent = EventOf<(typeof baseEvents)[number]>;

/** The same as somebody sees it: without what is hidden from that one. */
export type SeenThirdEditionEvent = SeenOf<(typeof baseEvents)[number]>;

/** Everything that games of this edition can wait for, told apart by `kind`. */
export type ThirdEditionDecision = DecisionOf<Steps>;

/** Everything that can be under way in games of this edition, told apart by `kind`. */
export type ThirdEditionFrame = FrameOf<Steps>;

/** The state of a game: a deeply immutable JSON value, and the whole truth. */
export interface ThirdEditionState extends StateOf<ThirdEditionDraft, ThirdEditionFrame> {}

/** What one player may know of a state: the hands and drawn trophies of the others are hidden. */
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
