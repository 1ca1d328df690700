import type { GameTypes, Outcome, Ruleset } from '../kernel/index.js';
import type { SecondEditionOptions } from '../second-edition/options.js';
import type { SecondEditionTypes } from '../second-edition/types.js';
import type { ThirdEditionOptions } from '../third-edition/options.js';
import type { ThirdEditionTypes } from '../third-edition/types.js';
import type { Merging, NumberedOutcome } from './chance.js';
import type { NumberedKind } from './numbering.js';
import type { ObservationLayout } from './observation.js';
import type { Returns } from './returns.js';

/* What a game is to a learner. */

/** Options of any game, apart from its rules. */
export interface LearningSettings<T extends GameTypes> {
  /** Rules of your own; those of the bundled modules if it is left out. */
  readonly ruleset?: Ruleset<T>;
  /** What a game is worth once it is over: `winOrLose` if it is left out. */
  readonly returns?: Returns;
  /** How well a player stands in a game that is not over, from -1 to 1, in place of the score described at {@link LearningGame.scoreOf}. */
  readonly score?: (state: T['state'] | T['view'], player: number) => number;
}

/** A game of Second Edition to learn. */
export interface SecondEditionLearning
  extends Omit<SecondEditionOptions, 'seed' | 'chance'>,
    LearningSettings<SecondEditionTypes> {}

/** A game of Third Edition to learn. */
export interface ThirdEditionLearning
  extends Omit<ThirdEditionOptions, 'seed' | 'chance' | 'edition'>,
    LearningSettings<ThirdEditionTypes> {
  /** Named, as it is not the edition played by default. */
  readonly edition: 'third-edition';
}

/** Where chance comes from in a new game. */
export type Beginning =
  | {
      /** Chance is sampled by the engine, from this: equal seeds and actions, equal games. */
      readonly seed: string | number;
    }
  | {
      /** Chance is a player: `step` takes its answers. */
      readonly chance: 'manual';
    };

/** What `player` of `legalMask` and its like is: a player by index. */
type Seat = number;

/**
 * A game as learners know games: actions are numbers, what a player knows is a row of numbers, and everything else is a function of
 * immutable states. All functions can be taken off it.
 */
export interface LearningGame<T extends GameTypes = GameTypes> {
  /** The rules in force, for all that is not here. */
  readonly ruleset: Ruleset<T>;
  /** How many players there are. */
  readonly players: number;
  /** How many actions there are: their numbers go from 0 to one less. */
  readonly numActions: number;
  /** Changes whenever any action has another number: keep it with what was learnt. */
  readonly numbering: string;
  /** The numbers of each kind of action, and what its parameters can be: for networks that choose them one by one. */
  readonly kinds: readonly NumberedKind[];
  /** More outcomes than chance ever has at once. */
  readonly maxChanceOutcomes: number;
  /** What stands where in an observation. */
  readonly layout: ObservationLayout;

  /** The first state of a new game. */
  newGame(beginning: Beginning): T['state'];
  /** Who moves: a player, by index, chance, or nobody once the game is over. */
  playerToMove(state: T['state'] | T['view']): number | 'chance' | 'over';
  /**
   * The numbers of all that a player may do, in ascending order: of the one who moves if none is named. Another than that one may have some,
   * too: a few things are done at any time. Empty while chance is asked, and once the game is over.
   */
  legalIndices(state: T['state'] | T['view'], player?: Seat): number[];
  /**
   * The same as a mask: 1 for what is legal, 0 for everything else.
   * @param into - written to in place of a new array: as long as there are actions
   */
  legalMask(state: T['state'] | T['view'], player?: Seat, into?: Uint8Array): Uint8Array;
  /**
   * The number of an action. With a state in which chance is asked, that of an answer of chance.
   * @throws InvalidArgumentError for what has no number, saying why
   */
  actionIndex(action: T['action'], state?: T['state'] | T['view']): number;
  /**
   * The action of a number; whether it is legal is another question. With a state in which chance is asked, the answer of that number.
   * @throws InvalidArgumentError for another number than there is
   */
  actionOf(index: number, state?: T['state'] | T['view']): T['action'];
  /**
   * The state after the action of a number or, while chance is asked, after the outcome of that number.
   * @param player - whose action it is: what is another's is refused, and so is any number while chance is asked. A refusal tells that player
   * nothing that it may not know.
   * @throws IllegalActionError if it is not legal; InvalidArgumentError for another number than there is
   */
  step(state: T['state'], index: number, player?: Seat): T['state'];

  /**
   * What chance may answer now, each with its number and its probability, which add up to 1; empty while it is not asked. What the rules cannot
   * tell apart is one outcome: dice that fell in another order, counters of one look. With `exact` all that leads to the same position is, such
   * as every roll by which a test fails.
   */
  chanceOutcomes(state: T['state'], merging?: Merging): readonly NumberedOutcome[];
  /**
   * The number of the outcome that falls.
   * @param random - from 0 up to, and not, 1, as `Math.random` gives it
   * @throws InvalidArgumentError where chance is not asked, and for another number
   */
  sampleChance(state: T['state'], random: number): number;

  /** How the game ended; `null` while it goes on. */
  outcome(state: T['state'] | T['view']): Outcome | null;
  /** What each player gets, from -1 to 1: 0 while the game goes on, then as `returns` says. */
  returns(state: T['state'] | T['view']): readonly number[];
  /**
   * How well a player stands, for games that are not over: from 0, for nothing at all, towards 1. What a player has counts points, and so many
   * points p make p / (p + 40). In Second Edition: 5 for each experience counter, the worth of unspent adventure counters (green 1, yellow 2,
   * blue 3, red 4), and half the gold, with the price of Items and Allies. In Third Edition: half the gold, with the price of assets, 4 for each
   * learned skill, 2 for each trophy, 4 for each story token; nothing for who is out. Once the game is over it is what `returns` says.
   */
  scoreOf(state: T['state'] | T['view'], player: Seat): number;

  /**
   * All that a player knows, as text: equal views, equal texts. What was seen and is no longer known to the table is not in it.
   * @throws InvalidArgumentError for a whole state
   */
  informationState(view: T['view']): string;
  /**
   * The same as a key of 16 hex digits, without what no rule of play reads: how often chance has answered, and the counters of turns or
   * rounds. Positions that are reached in several ways have one key.
   * @throws InvalidArgumentError for a whole state
   */
  informationKey(view: T['view']): string;
  /**
   * What a player knows as numbers from -1 to 1: {@link LearningGame.layout} says what stands where. A player is seen from the viewer's own seat,
   * which is 0; a spectator sits at the first.
   * @param into - written to in place of a new array: as long as the layout
   * @throws InvalidArgumentError for a whole state
   */
  observation(view: T['view'], into?: Float32Array): Float32Array;
}
