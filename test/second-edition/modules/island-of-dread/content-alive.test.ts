import { beforeAll, describe, expect, it } from 'vitest';
import { bundledModules } from '../../../../src/second-edition/index.js';
import { theIslandOfDread } from '../../../../src/second-edition/modules/island-of-dread/content/the-island-of-dread.js';
import { type DeedKind, kinds } from '../../../../src/workshop/exhaust/second-edition/deeds.js';
import { direct } from '../../../../src/workshop/exhaust/second-edition/directed.js';
import { bothWays, talliesOf } from '../../../../src/workshop/exhaust/second-edition/report.js';
import { Witness } from '../../../../src/workshop/exhaust/second-edition/witness.js';

/* The short version of `npm run exhaust -- --modules island-of-dread`, for the cards of this box. */

const { heroes = [], adventures = [], market = [], further = [] } = theIslandOfDread;
const own = new Set([...heroes, ...adventures, ...market, ...further].map(({ id }) => id));

describe('every card of The Island of Dread is alive', () => {
  const island = bundledModules['island-of-dread'];
  const witness = new Witness([], island ? [island] : []);
  beforeAll(
    () => void direct(witness, 'every card of the island is alive', ({ card }) => own.has(card)),
    180_000,
  );

  it.each(Object.keys(kinds) as DeedKind[])('%s: nothing on a card of this box never happens', (kind) => {
    const tally = talliesOf(witness).find((each) => each.kind === kind);
    expect(tally?.all).toBeGreaterThan(0);
    expect(tally?.never.filter((place) => own.has(place.split('#')[0] ?? ''))).toEqual([]);
  });

  it('every Encounter is finished both ways', () => {
    const { all, finished } = bothWays(witness);
    expect(all).toBe(adventures.filter(({ kind }) => kind === 'encounter').length);
    expect(finished).toBe(all);
  });
});
