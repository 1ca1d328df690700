import { describe, expect, it } from 'vitest';
import { decision, hashState, parseState, serialize } from '../../../../src/index.js';
import type { Table } from '../../../toolkit.js';
import { breaking } from './storms.js';

/* The reward of a Storm Challenge, which several Heroes may claim. */

/** Fights on with nothing but hits, until the first Hero is asked about the reward. */
function untilRewarded(table: Table): Table {
  for (let step = 0; step < 40; step++) {
    const asked = decision(table.state)?.kind;
    if (asked === 'effects/choose') return table;
    if (asked === 'roll/dice') table.roll(10, 10);
    else table.play(asked === 'combat/escape' ? 'combat/stand' : (table.legal('combat/attack')[0] as string));
  }
  throw new Error('The Challenge stands.');
}

const rewarded = () =>
  untilRewarded(
    breaking({ hero: 'mordrog' }, { hero: 'aldreth-whitegate', space: 'h0511' }).draw('the-puddle-king'),
  );

describe('a reward that is a choice', () => {
  it('is saved and opened again while each Hero is asked (va50.storm-challenge.reward-each)', () => {
    const table = rewarded();
    expect(decision(table.state)?.actor).toBe(0);
    for (const choice of ['effect/choose choice=nothing', 'effect/choose choice=take']) {
      const opened = parseState(serialize(table.state));
      expect(hashState(opened)).toBe(hashState(table.state));
      table.state = opened;
      table.play(choice);
    }
    expect(table.player(0).items).toEqual([]);
    expect(table.player(1).items.map(({ card }) => card)).toEqual(['the-puddle-king']);
  });
});
