import { expect, expectTypeOf, it } from 'vitest';
import type { EventOf } from '../../src/kernel/index.js';
import type { baseEvents } from '../../src/second-edition/base/event-kinds/index.js';
import type { SecondEditionEvent } from '../../src/second-edition/entries/edition.js';
import type { BundledKind } from '../../src/second-edition/types.js';

/*
 * The types of events are written out (`npm run generate -- events`), and those that follow from the declarations are the same. The compiler is the judge.
 */

type Kind = (typeof baseEvents)[number] | BundledKind;
type Written = { [E in SecondEditionEvent as E['type']]: E };
/** Whether two types are one: what may be missing, what may be written and what lists hold included. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** The kinds whose events are not written as they are declared. */
type Different = {
  [K in Kind as K['type']]: Same<EventOf<K>, Written[K['type']]> extends true ? never : K['type'];
}[Kind['type']];

it('types of events are written as their kinds declare them, one for each', () => {
  const same: [Different] extends [never] ? true : false = true;
  expect(same).toBe(true);
  expectTypeOf<keyof Written>().toEqualTypeOf<Kind['type']>();
});
