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
import type { beforeGain } from './modules/advanced-runebound/experience.js';
import type { newHeroSteps } from './modules/advanced-runebound/knockouts.js';
import type { upkeepSteps } from './modules/ally-limits/upkeep.js';
import type { tradingSteps } from './modules/cataclysm/pools.js';
import type { questDrawSteps, seekingSteps } from './modules/cataclysm/seeking.js';
import type { setupSteps as cataclysmSetup } from './modules/cataclysm/setup.js';
import type { tradeSteps } from './modules/cataclysm/trade.js';
import type { confrontationSteps } from './modules/doom-track/confrontation.js';
import type { endgameDueSteps, endgameSteps } from './modules/doom-track/endgame.js';
import type { doomSteps } from './modules/doom-track/track.js';
import type { hiringSteps } from './modules/island-of-dread/hiring.js';
import type { islandSteps } from './modules/island-of-dread/the-island.js';
import type { counterSteps } from './modules/seven-scions/event-cards.js';
import type { jointSteps, returnSteps } from './modules/seven-scions/joint-battle.js';
import type { reliefSteps } from './modules/seven-scions/relief.js';
import type { stormSetupSteps } from './modules/seven-scions/setup.js';
import type { stormSteps } from './modules/seven-scions/storm-step.js';
import type { stormlordSteps } from './modules/seven-scions/stormlords.js';
import type { groupSteps } from './modules/seven-scions-cooperative/group-roll.js';
import type { togetherSteps } from './modules/seven-scions-cooperative/together.js';
import type { paySteps } from './modules/travel-hazards/experience.js';
import type { hazardSteps } from './modules/travel-hazards/hazard.js';
import type { equippingSteps } from './modules/weapons-of-legend/choice.js';
import type { SecondEditionOptions } from './options.js';

/* The types of this edition's games. All of them follow from the declarations of the rules and the modules. */

export type { SecondEditionEvent } from './event-types.js';

/**
 * The event kinds of the bundled modules.
 *
 * @hidden
 */
export type BundledKind = KindOf<(typeof modules)[number]>;

type KindOf<M> = M extends SecondEditionModule<infer K> ? K : never;

/** The frame types of the base game and the bundled modules, and the steps that modules add to others. */
type Steps =
  | (typeof baseSteps)[number]
  | typeof upkeepSteps
  | ReturnType<
      | typeof doomSteps
      | typeof endgameDueSteps
      | typeof endgameSteps
      | typeof confrontationSteps
      | typeof hazardSteps
      | typeof paySteps
    >
  | typeof beforeGain
  | typeof newHeroSteps
  | typeof hiringSteps
  | typeof islandSteps
  | typeof equippingSteps
  | typeof stormSteps
  | typeof jointSteps
  | typeof returnSteps
  | typeof counterSteps
  | typeof reliefSteps
  | typeof stormlordSteps
  | typeof stormSetupSteps
  | typeof groupSteps
  | typeof togetherSteps
  | typeof cataclysmSetup
  | typeof tradingSteps
  | typeof tradeSteps
  | typeof seekingSteps
  | typeof questDrawSteps;

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
