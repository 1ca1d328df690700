import { type Source, sourceFrom, wordsOfSeed } from '../../../src/kernel/index.js';
import type { ThirdEditionAction } from '../../../src/third-edition/actions.js';
import type { ThirdEditionView } from '../../../src/third-edition/types.js';

export interface Player {
  readonly name: string;
  choose(
    view: ThirdEditionView,
    legal: readonly ThirdEditionAction[],
    helpers: PlayerHelpers,
  ): ThirdEditionAction;
}

export interface PlayerHelpers {
  readonly player: number;
}

/** Actions that advance a game: adventures, combats, quests, purchases, skills. */
const lively =
  /^(adventure\/(begin|quest)|quest|rumor|villain|shop\/(begin|buy)|skill|goods|ability\/act|move\/(roll|step|spend)|combat\/(deal|surge|flip|recast|double|ability|after|begin|fight-on))/;

/** Actions that go round in circles, or give things away. */
const idle =
  /^(exchange|excess\/keep|exert\/reroll|ability\/reroll|combat\/(pass|retreat)|shop\/discard|quest\/decline)/;

const weightOf = (type: string): number => (lively.test(type) ? 12 : idle.test(type) ? 1 : 4);

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

/** A random player that prefers actions which advance the game. Equal seeds, equal play. */
export function livelyPlayer(seed: string | number, source: Source = sourceFrom(wordsOfSeed(seed))): Player {
  return { name: 'lively', choose: (_view, legal) => livelyChoice(legal, (n) => source.below(n)) };
}
