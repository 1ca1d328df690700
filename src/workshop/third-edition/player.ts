import { type Source, sourceFrom, wordsOfSeed } from '../../kernel/index.js';
import type { ThirdEditionAction } from '../../third-edition/actions.js';
import type { ThirdEditionView } from '../../third-edition/types.js';

/* Who plays Third Edition for the scripts: anybody who chooses one of the legal actions. */

/** Somebody who plays, as bots do: told the view of the player who decides and all that one may do. */
export interface Player {
  /** What messages about it call it. */
  readonly name: string;
  choose(
    view: ThirdEditionView,
    legal: readonly ThirdEditionAction[],
    helpers: PlayerHelpers,
  ): ThirdEditionAction;
}

/** What a player receives in addition to the view. */
export interface PlayerHelpers {
  /** The player who decides. */
  readonly player: number;
}

/** What brings a game on: adventures, combats, quests, purchases, skills. */
const lively =
  /^(adventure\/(begin|quest)|quest|rumor|villain|shop\/(begin|buy)|skill|goods|ability\/act|move\/(roll|step|spend)|combat\/(deal|surge|flip|recast|double|ability|after|begin|fight-on))/;

/** What leads round in circles, or gives away what there is. */
const idle =
  /^(exchange|excess\/keep|exert\/reroll|ability\/reroll|combat\/(pass|retreat)|shop\/discard|quest\/decline)/;

/** How likely a kind of action is beside others. */
const weightOf = (type: string): number => (lively.test(type) ? 12 : idle.test(type) ? 1 : 4);

/** First a kind of action by its weight, then one of that kind. `below` gives the numbers. */
export function livelyChoice<A extends { readonly type: string }>(
  legal: readonly A[],
  below: (n: number) => number,
): A {
  const types = [...new Set(legal.map(({ type }) => type))];
  let left = below(types.reduce((sum, type) => sum + weightOf(type), 0));
  const type = types.find((one) => {
    left -= weightOf(one);
    return left < 0;
  });
  const same = legal.filter((action) => action.type === type);
  return same[below(same.length)] as A;
}

/** A player who chooses at random, but rather what brings the game on. Equal seeds, equal play. */
export function livelyPlayer(seed: string | number, source: Source = sourceFrom(wordsOfSeed(seed))): Player {
  return { name: 'lively', choose: (_view, legal) => livelyChoice(legal, (n) => source.below(n)) };
}
