import type { GameTypes, Outcome, Ruleset } from '../kernel/index.js';
import type { SecondEditionSetup } from '../second-edition/options.js';
import type { SecondEditionTypes } from '../second-edition/types.js';
import type { ThirdEditionSetup } from '../third-edition/options.js';
import type { ThirdEditionTypes } from '../third-edition/types.js';
import type { Merging, NumberedOutcome } from './chance.js';
import type { NumberedKind } from './numbering.js';
import type { ObservationLayout } from './observation.js';
import type { Returns } from './returns.js';

/** Options of any game, apart from its rules. */
export interface LearningSettings<T extends GameTypes> {
  /** The rules; those of the bundled modules by default. */
  readonly ruleset?: Ruleset<T>;
  /** The worth of a finished game: `winOrLose` by default. */
  readonly returns?: Returns;
  /** The score of a player in an unfinished game, from -1 to 1, instead of that of {@link LearningGame.scoreOf}. */
  readonly score?: (state: T['state'] | T['view'], player: number) => number;
}

/** A game of Second Edition to learn. */
export interface SecondEditionLearning extends SecondEditionSetup, LearningSettings<SecondEditionTypes> {}

/** A game of Third Edition to learn. */
export interface ThirdEditionLearning
  extends Omit<ThirdEditionSetup, 'edition'>,
    LearningSettings<ThirdEditionTypes> {
  /** Required: the default edition is another. */
  readonly edition: 'third-edition';
}

/** Where chance comes from in a new game. */
export type Beginning =
  | {
      /** The engine samples chance from this seed: equal seeds and actions, equal games. */
      readonly seed: string | number;
    }
  | {
      /** Chance is a player: `step` takes its outcomes. */
      readonly chance: 'manual';
    };

type Seat = number;

/**
 * A game for learners: actions are numbers, a player's knowledge is a row of numbers, and everything else is a function
 * of immutable states. The functions need no `this`.
 */
export interface LearningGame<T extends GameTypes = GameTypes> {
  /** The rules in force, for everything else. */
  readonly ruleset: Ruleset<T>;
  /** The number of players. */
  readonly players: number;
  /** The number of actions, which are numbered from 0. */
  readonly numActions: number;
  /** Changes whenever any action gets another number: keep it with what was learnt. */
  readonly numbering: string;
  /** The numbers of each type of action and the values of its parameters: for networks that choose them one by one. */
  readonly kinds: readonly NumberedKind[];
  /** More outcomes than chance ever has at once. */
  readonly maxChanceOutcomes: number;
  /** The layout of an observation. */
  readonly layout: ObservationLayout;

  /** The first state of a new game. */
  newGame(beginning: Beginning): T['state'];
  /** The player to move, by index, chance, or nobody once the game is over. */
  playerToMove(state: T['state'] | T['view']): number | 'chance' | 'over';
  /**
   * The numbers of a player's legal actions, in ascending order; those of the player to move by default. Other players
   * may have some, too: a few actions are legal at any time. Empty while chance is asked, and once the game is over.
   */
  legalIndices(state: T['state'] | T['view'], player?: Seat): number[];
  /**
   * The same as a mask: 1 for legal actions, 0 for all others.
   *
   * @param into - an array to fill instead of a new one, with an entry for each action
   */
  legalMask(state: T['state'] | T['view'], player?: Seat, into?: Uint8Array): Uint8Array;
  /**
   * The number of an action. With a state in which chance is asked, that of an outcome.
   *
   * @throws InvalidArgumentError for an action without a number, with the reason
   */
  actionIndex(action: T['action'], state?: T['state'] | T['view']): number;
  /**
   * The action of a number, legal or not. With a state in which chance is asked, the outcome of that number.
   *
   * @throws InvalidArgumentError for an unknown number
   */
  actionOf(index: number, state?: T['state'] | T['view']): T['action'];
  /**
   * The state after an action or, while chance is asked, after an outcome.
   *
   * @param player - the player who acts: actions of others are refused, and all numbers while chance is asked. A
   * refusal tells that player nothing hidden.
   * @throws IllegalActionError for an illegal action; InvalidArgumentError for an unknown number
   */
  step(state: T['state'], index: number, player?: Seat): T['state'];

  /**
   * The outcomes of chance with their numbers and probabilities, which add up to 1; empty if chance is not asked.
   * Outcomes that the rules cannot tell apart are one: dice in another order, counters that look the same. With
   * `exact`, all outcomes with the same resulting position are one, such as every roll by which a test fails.
   */
  chanceOutcomes(state: T['state'], merging?: Merging): readonly NumberedOutcome[];
  /**
   * The number of a sampled outcome.
   *
   * @param random - from 0 up to, but not including, 1, as `Math.random` returns it
   * @throws InvalidArgumentError if chance is not asked, and for another number
   */
  sampleChance(state: T['state'], random: number): number;

  /** How the game ended; `null` while it goes on. */
  outcome(state: T['state'] | T['view']): Outcome | null;
  /** The returns of each player, from -1 to 1: 0 while the game goes on, then as `returns` says. */
  returns(state: T['state'] | T['view']): readonly number[];
  /**
   * The score of a player in an unfinished game, from 0 towards 1: p points are p / (p + 40). Points in Second Edition:
   * 5 for each experience counter, the worth of unspent adventure counters (green 1, yellow 2, blue 3, red 4), and half
   * of the gold and of the price of Items and Allies. In Third Edition: half of the gold and of the price of assets, 4
   * for each learned skill, 2 for each trophy, 4 for each story token; none for a player who is out. Once the game is
   * over it is what `returns` says.
   */
  scoreOf(state: T['state'] | T['view'], player: Seat): number;

  /**
   * All that a player knows, as text: equal views, equal texts. Facts that are no longer known to the table are not
   * included.
   *
   * @throws InvalidArgumentError for a whole state
   */
  informationState(view: T['view']): string;
  /**
   * The same as a key of 16 hex digits, without what no rule reads: how often chance has answered, and the counters of
   * turns or rounds. Positions reached in several ways have one key.
   *
   * @throws InvalidArgumentError for a whole state
   */
  informationKey(view: T['view']): string;
  /**
   * What a player knows as numbers from -1 to 1; {@link LearningGame.layout} describes them. Seats count from the
   * viewer, who has 0; a spectator sits at the first.
   *
   * @param into - an array to fill instead of a new one, as long as the layout
   * @throws InvalidArgumentError for a whole state
   */
  observation(view: T['view'], into?: Float32Array): Float32Array;
}
