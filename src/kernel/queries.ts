import type { GameTypes } from './game-types.js';

/** The types of the answers to an edition's queries. */
export interface QueryTypes {
  readonly inspect: unknown;
  readonly attempts: unknown;
  readonly answers: unknown;
  readonly reach: unknown;
  readonly odds: unknown;
}

/** The queries of a screen about a state or a view, with the same signatures in all editions. */
export interface Queries<T extends GameTypes, Q extends QueryTypes> {
  /**
   * What a person at the table sees: the turn and its progress, dice, prices, spaces, and each value of each character and enemy with its
   * parts. Plain JSON, the same for a state and its view, and the same object for the same frozen state.
   *
   * @param player - the player for whom prices are given, by index; by default the asked player, or the one whose turn it is
   * @throws InvalidArgumentError if there is no such player
   */
  inspect(state: T['state'] | T['view'], player?: number): Q['inspect'];
  /**
   * Everything a player could sensibly try here, legal or not, grouped by subject: a card, a character, a space, a player, a color, or
   * none. A refused attempt has its ruling, as `explain` gives it. The legal attempts are exactly `legalActions`; actions of another
   * moment are not listed. The same object for the same frozen state.
   *
   * @param player - the player who tries, by index; by default the asked player
   * @throws InvalidArgumentError if there is no such player
   */
  attempts(state: T['state'] | T['view'], player?: number): Q['attempts'];
  /**
   * The question of the decision, and the meaning of each answer: a choice with its text, a card, a space, a face of a die, a player, an
   * amount. One answer for each legal action, in the order of `legalActions`. The same object for the same frozen state.
   *
   * @param player - the player, by index; for a player who is not asked, the actions that are possible at any time
   * @returns `null` once the game is over
   * @throws InvalidArgumentError if there is no such player
   */
  answers(state: T['state'] | T['view'], player?: number): Q['answers'];
  /**
   * Every space that the moving player can reach from here, with the ways, the actions for each, and the dice they spend and leave. The
   * rules in force play each way; no ability is used.
   *
   * @returns `null` unless a player is asked where to move
   */
  reach(state: T['state'] | T['view']): Q['reach'];
  /**
   * The probabilities of success of rolls: the current one, and the roll after each legal attack, defense, escape or test of the asked
   * player. Counted face by face, without further abilities. See `oddsOf` for plain dice.
   */
  odds(state: T['state'] | T['view']): Q['odds'];
  /**
   * The number of steps on foot from a space to each other space, the nearest first. Unreachable spaces are left out.
   *
   * @param from - a space, such as `h0714`
   * @throws InvalidArgumentError if there is no such space
   */
  distances(state: T['state'] | T['view'], from: string): Readonly<Record<string, number>>;
  /**
   * A shortest way on foot between two spaces, both included; `null` if there is none.
   *
   * @throws InvalidArgumentError if there is no such space
   */
  path(state: T['state'] | T['view'], from: string, to: string): readonly string[] | null;
  /**
   * The faces of a movement die, 1 to 6, that can enter a space now.
   *
   * @throws InvalidArgumentError if there is no such space
   */
  facesFor(state: T['state'] | T['view'], space: string): readonly number[];
}
