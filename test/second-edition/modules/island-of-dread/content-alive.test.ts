import { describe, expect, it } from 'vitest';
import { bothWays } from '../../../../scripts/exhaust/report.js';
import { bundledModules } from '../../../../src/second-edition/index.js';
import { theIslandOfDread } from '../../../../src/second-edition/modules/island-of-dread/content/the-island-of-dread.js';
import { everyCardActs } from '../alive.js';

const { heroes = [], adventures = [], market = [], further = [] } = theIslandOfDread;

describe('every card of The Island of Dread is alive', () => {
  const witness = everyCardActs(bundledModules['island-of-dread'], [
    ...heroes,
    ...adventures,
    ...market,
    ...further,
  ]);

  it('every Encounter is finished both ways', () => {
    const { all, finished } = bothWays(witness);
    expect(all).toBe(adventures.filter(({ kind }) => kind === 'encounter').length);
    expect(finished).toBe(all);
  });
});
