import type { GameTypes } from './game-types.js';

/** What the answers to the queries of an edition are. */
export interface QueryTypes {
  /** What `inspect` gives. */
  readonly inspect: unknown;
  /** What `attempts` gives. */
  readonly attempts: unknown;
  /** What `answers` gives. */
  readonly answers: unknown;
  /** What `reach` gives. */
  readonly reach: unknown;
  /** What `odds` gives. */
  readonly odds: unknown;
}

/** What a screen asks of a state or a view: the signatures of the functions that the entries of all editions have. */
export interface Queries<T extends GameTypes, Q extends QueryTypes> {
  /**
   * What a person at the table reads off it: whose turn it is and how far, dice, prices, spaces, and each value of each character and enemy
   * with all that makes it up. Plain JSON, the same for a state and for a view of it, and the same object for the same frozen state.
   *
   * @param player - for whom prices are told, by index; the player who is asked if left out, or the one whose turn it is
   * @throws InvalidArgumentError if there is no such player
   * @example
   * ```ts
   * inspect(game).players[0].hero.body; // { value: 6, base: 4, changes: [{ from: 'counters', counter: 'body', change: 2, ... }] }
   * ```
   */
  inspect(state: T['state'] | T['view'], player?: number): Q['inspect'];
  /**
   * Everything that could sensibly be tried here, legal or not, grouped by what it is about: a card, a character, a space, a player, a color,
   * or nothing in particular. What is refused has its ruling, as `explain` gives it. The legal ones are exactly `legalActions`;
   * what has its time elsewhere is not listed. The same object for the same frozen state.
   *
   * @param player - who tries, by index; the player who is asked if left out
   * @throws InvalidArgumentError if there is no such player
   * @example
   * ```ts
   * for (const { about, attempts: tried } of attempts(game))
   *   for (const { action, ruling } of tried) console.log(about.is, action.type, ruling?.reason ?? 'yes');
   * ```
   */
  attempts(state: T['state'] | T['view'], player?: number): Q['attempts'];
  /**
   * What is asked about, and what each answer is: a course with its text, a card, a space, a face of a die, a player, an amount. One answer
   * for each legal action, in the order of `legalActions`. The same object for the same frozen state.
   *
   * @param player - whose answers, by index; of another than the one who is asked, what that one may do at any time
   * @returns `null` once the game is over
   * @throws InvalidArgumentError if there is no such player
   * @example
   * ```ts
   * answers(game)?.list.map(({ is }) => (is.is === 'course' ? is.text : is.is)); // ['Pay 2 gold', 'Fight']
   * ```
   */
  answers(state: T['state'] | T['view'], player?: number): Q['answers'];
  /**
   * Every space that the player who moves can reach from here, with the ways, the actions to get there, and the dice they take and leave.
   * It is played forward by the rules in force; no ability is used on the way.
   *
   * @returns `null` unless a player is asked where to move
   * @example
   * ```ts
   * reach(game)?.spaces[0].ways[0].actions.reduce((at, action) => apply(at, action), game); // there
   * ```
   */
  reach(state: T['state'] | T['view']): Q['reach'];
  /**
   * How likely the rolls at hand succeed: the one under way, and for each legal attack, defense, escape or test of the player who is asked
   * the roll it leads to. Counted face by face, as if no further ability is used. See `oddsOf` for dice by themselves.
   *
   * @example
   * ```ts
   * odds(game).options.map(({ action, chance }) => [actionCode(action), chance]); // [['combat/escape', 0.64], ...]
   * ```
   */
  odds(state: T['state'] | T['view']): Q['odds'];
  /**
   * How many steps each space is from a space on foot, the nearest first. What cannot be reached on foot is left out.
   *
   * @param from - a space, such as `h0714`
   * @throws InvalidArgumentError if there is no such space
   */
  distances(state: T['state'] | T['view'], from: string): Readonly<Record<string, number>>;
  /**
   * A shortest way on foot between two spaces, with both ends; `null` if there is none.
   *
   * @throws InvalidArgumentError if there is no such space
   */
  path(state: T['state'] | T['view'], from: string, to: string): readonly string[] | null;
  /**
   * The faces of a movement die, 1 to 6, with which a space can be entered as things are.
   *
   * @throws InvalidArgumentError if there is no such space
   */
  facesFor(state: T['state'] | T['view'], space: string): readonly number[];
}
