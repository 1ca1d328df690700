import type {
  DecisionOf,
  EventOf,
  EventsOf,
  FrameOf,
  GameEvent,
  GameTypes,
  SeenOf,
  StateOf,
  ViewOf,
} from '../kernel/index.js';
import type { ThirdEditionAction } from './actions.js';
import type { Content } from './base/content.js';
import type { baseEvents } from './base/event-kinds/index.js';
import type { baseSteps } from './base/frame-steps.js';
import type { ThirdEditionDraft } from './base/state.js';
import type { ThirdEditionModule } from './module.js';
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

/** The types of a game of this edition; `E` is the type of its events. */
export interface ThirdEditionTypes<E extends GameEvent = ThirdEditionEvent> extends GameTypes {
  draft: ThirdEditionDraft;
  state: ThirdEditionState;
  view: ThirdEditionView;
  action: ThirdEditionAction;
  event: E;
  /** Read events that other modules hide in part with `isSeen`. */
  seen: SeenThirdEditionEvent | Exclude<E, Pick<ThirdEditionEvent, 'type'>>;
  decision: ThirdEditionDecision;
  options: ThirdEditionOptions;
  content: Content;
}

/**
 * The events of games with these modules: any event if one of the modules does not declare its kinds.
 *
 * An indexed type, as in Second Edition.
 */
export type EventsWith<M extends ThirdEditionModule> = {
  /** Any event. */
  readonly any: GameEvent;
  /** The events of the edition and of other modules. */
  readonly known: ThirdEditionEvent | Exclude<EventsOf<M>, Pick<ThirdEditionEvent, 'type'>>;
}[GameEvent extends EventsOf<M> ? 'any' : 'known'];
