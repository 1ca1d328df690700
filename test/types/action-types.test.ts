import { expect, it } from 'vitest';
import type { ActionOf } from '../../src/kernel/index.js';
import type { SecondEditionAction } from '../../src/second-edition/actions.js';
import type { buy, healing } from '../../src/second-edition/base/market.js';
import type { fillSymbol } from '../../src/second-edition/modules/rituals-and-runes/empowering.js';
import type { ThirdEditionAction } from '../../src/third-edition/actions.js';
import type { surge } from '../../src/third-edition/base/combat-abilities.js';
import type { takeRest } from '../../src/third-edition/base/resting.js';

/* The types of actions are written out (`npm run generate -- actions`), and are those that follow from the declarations. The compiler is the judge. */

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Flat<T> = { [N in keyof T]: T[N] };
type Written<A, K> = Same<Flat<Extract<A, Pick<ActionOf<K> & { type: string }, 'type'>>>, Flat<ActionOf<K>>>;

it('types of actions are written as their kinds declare them', () => {
  const same: readonly true[] = [
    true satisfies Written<SecondEditionAction<string, string>, typeof buy>,
    true satisfies Written<SecondEditionAction<string, string>, typeof healing>,
    true satisfies Written<SecondEditionAction<string, string>, typeof fillSymbol>,
    true satisfies Written<ThirdEditionAction<string, string>, typeof takeRest>,
    true satisfies Written<ThirdEditionAction<string, string>, typeof surge>,
  ];
  expect(same).toHaveLength(5);
});
