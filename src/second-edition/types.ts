import type {
  DecisionOf,
  EventsOf,
  FrameOf,
  GameEvent,
  GameTypes,
  StateOf,
  ViewOf,
} from '../kernel/index.js';
import type { SecondEditionAction } from './actions.js';
import type { Content } from './base/content.js';
import type { baseSteps } from './base/frame-steps.js';
import type { SecondEditionDraft } from './base/state.js';
import type { modules } from './bundled-modules.js';
import type { SecondEditionEvent } from './event-types.js';
import type { SecondEditionModule } from './module.js';
import type { ModuleSteps } from './module-steps.js';
import type { SecondEditionOptions } from './options.js';

export type { SecondEditionEvent } from './event-types.js';

/**
 * The event kinds of the bundled modules.
 *
 * @hidden
 */
export type BundledKind = KindOf<(typeof modules)[number]>;

type KindOf<M> = M extends SecondEditionModule<infer K> ? K : never;

type Steps = (typeof baseSteps)[number] | ModuleSteps;

/** All decisions and chance requests of this edition, by `kind`. */
export type SecondEditionDecision = DecisionOf<Steps>;

/** All frames of this edition, by `kind`. */
export type SecondEditionFrame = FrameOf<Steps>;

/** The state of a game: a deeply immutable JSON value that contains everything. */
export interface SecondEditionState extends StateOf<SecondEditionDraft, SecondEditionFrame> {}

/** The part of a state that one player may know. It can be inspected and simulated, but not played on. */
export interface SecondEditionView extends ViewOf<SecondEditionDraft, SecondEditionFrame> {}

/** The types of a game of this edition; `E` is the type of its events. */
export interface SecondEditionTypes<E extends GameEvent = SecondEditionEvent> extends GameTypes {
  draft: SecondEditionDraft;
  state: SecondEditionState;
  view: SecondEditionView;
  action: SecondEditionAction;
  event: E;
  /** This edition has no hidden information. Read events that other modules hide in part with `isSeen`. */
  seen: E;
  decision: SecondEditionDecision;
  options: SecondEditionOptions;
  content: Content;
}

/**
 * The events of games with these modules: any event if one of the modules does not declare its kinds.
 *
 * This is an indexed type, not a conditional one: the compiler would take very long to infer the modules from a conditional type.
 */
export type EventsWith<M extends SecondEditionModule> = {
  /** Any event. */
  readonly any: GameEvent;
  /** The events of the edition and of other modules. */
  readonly known: SecondEditionEvent | Exclude<EventsOf<M>, Pick<SecondEditionEvent, 'type'>>;
}[GameEvent extends EventsOf<M> ? 'any' : 'known'];
