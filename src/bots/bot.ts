import { type Decision, type Source, sourceFrom, wordsOfSeed } from '../kernel/index.js';
import type {
  SecondEditionAction,
  SecondEditionRuleset,
  SecondEditionView,
} from '../second-edition/index.js';

/** What a bot may see: a view, as `viewFor` gives it. */
export type View = SecondEditionView;
/** One of the legal actions, told apart by `type`. */
export type Action = SecondEditionAction;

/** What a bot is told besides the view. */
export interface BotHelpers {
  /** The player who decides. */
  readonly player: number;
  /** What is asked. */
  readonly decision: Decision;
  /** The rules in force, with the content: `ruleset.simulate(view)` looks ahead, `ruleset.rules.content.board` is the map. */
  readonly ruleset: SecondEditionRuleset;
}

/** Somebody who plays: chooses one of the legal actions whenever a decision is theirs. */
export interface Bot {
  /** What messages about it call it. */
  readonly name: string;
  /**
   * Chooses an action.
   *
   * @param view - the game as this player knows it, frozen
   * @param legal - everything that this player may do, never empty
   * @returns one of `legal`
   */
  choose(view: View, legal: readonly Action[], helpers: BotHelpers): Action;
}

/** A bot's own source of chance: equal seeds, equal play. */
export const botSource = (seed: string | number): Source => sourceFrom(wordsOfSeed(seed));

/** The first action of a type, narrowed to its kind. */
export const find = <T extends Action['type']>(
  legal: readonly Action[],
  type: T,
): Extract<Action, { type: T }> | undefined =>
  legal.find((action): action is Extract<Action, { type: T }> => action.type === type);

/** All actions of a type, narrowed to their kind. */
export const all = <T extends Action['type']>(
  legal: readonly Action[],
  type: T,
): Extract<Action, { type: T }>[] =>
  legal.filter((action): action is Extract<Action, { type: T }> => action.type === type);

/** The item that scores highest; of equals, the first. */
export function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const points = score(item);
    if (points > most) {
      most = points;
      found = item;
    }
  }
  return found;
}
