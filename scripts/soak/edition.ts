import type { Decision, GameTypes, LightRuleset, Problem, Rules } from '../../src/kernel/index.js';
import type { Figures } from './figures.js';
import { playOne } from './play.js';

/* What a soak needs of an edition. Each edition has a file of its own beside this one. */

/** Somebody who plays. */
export interface Player<T extends GameTypes> {
  readonly name: string;
  choose(
    view: T['view'],
    legal: readonly T['action'][],
    helpers: { readonly player: number; readonly decision: Decision; readonly ruleset: LightRuleset<T> },
  ): T['action'];
}

/** A game to be played: everything follows from its number, so that it can be played again. */
export interface SoakGame<T extends GameTypes> {
  readonly ruleset: LightRuleset<T>;
  /** Where it begins. */
  readonly start: T['state'];
  /** One for each seat. */
  readonly players: readonly Player<T>[];
  /** How somebody comes to the first position again, in words. */
  readonly told: string;
  /** What of it goes into a file. */
  readonly options: unknown;
  /** Whether it is left here, unfinished. */
  isOver(state: T['state']): boolean;
  /** Why it should have come to an end before that; `null` if it need not. */
  readonly mustEnd: string | null;
}

/** What an edition tells of its games. */
export interface SoakParts<T extends GameTypes> {
  /** Rules that are played with: what frames and decisions there are. */
  readonly rules: readonly Pick<Rules<T['draft'], T['content']>, 'frames'>[];
  /** The game of a number. */
  game(number: number): SoakGame<T>;
  /** What is broken in a state. */
  broken(ruleset: LightRuleset<T>, state: T['state']): readonly Problem[];
  /** Turns up to now, of all players together. */
  turnsOf(state: T['state']): number;
  /** Events that tell of a card being drawn or coming into play. */
  readonly drawEvents: readonly string[];
  /** Cards that can. */
  readonly cards: readonly string[];
  /** How the register calls its rules. */
  readonly register: string;
}

/** An edition to be soaked. */
export interface Edition {
  readonly rules: SoakParts<GameTypes>['rules'];
  readonly cards: readonly string[];
  readonly register: string;
  /** Plays the game of a number, checks it, and adds what was seen. */
  play(number: number, figures: Figures): void;
}

/** An edition, of what it tells of itself. */
export const editionOf = <T extends GameTypes>(parts: SoakParts<T>): Edition => ({
  rules: parts.rules,
  cards: parts.cards,
  register: parts.register,
  play: (number, figures) => playOne(parts, number, figures),
});
