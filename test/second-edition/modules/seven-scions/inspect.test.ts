import { describe, expect, it } from 'vitest';
import { inspect } from '../../../../src/index.js';
import { ID, underSky } from './storms.js';

/* What a person reads of the storm and the Scions. */

const looked = (storm: object, given?: { readonly turn: { player: number; step: 'start' } }) =>
  inspect(
    underSky(
      [
        { hero: 'mordrog', space: 'h0105', allies: ['the-lanternbearer'] },
        { hero: 'ysolde-saltblade', space: 'h0511' },
      ],
      { storm, ...(given ? { given } : {}) },
    ).state,
  ).modules[ID];

describe('the inspection', () => {
  it('tells where the storm counter is, how far it will move, and what is still to come', () => {
    expect(looked({ counter: 5, beaten: 'yellow' })).toMatchObject({
      counter: 5,
      moves: 2,
      storm: { green: 2, yellow: 2, blue: 2 },
      endgame: null,
    });
    expect(looked({})?.track[0]).toBe('vynelvale');
    expect(looked({})?.moves).toBe(1);
    expect(looked({})?.stormlords).toHaveLength(2);
  });

  it('tells of each Scion who has awakened it, and who holds its counter', () => {
    const scions = looked({ held: { 'the-archer': 1 } })?.scions ?? [];
    expect(scions.map(({ space }) => space)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(scions[0]).toMatchObject({ card: 'the-archer', awakenedBy: null, counter: 1 });
    expect(scions[2]).toMatchObject({ card: 'the-lanternbearer', awakenedBy: 0, counter: null });
  });

  it('tells how the Endgame stands', () => {
    const endgame = { order: [0, 1], deeds: [{}, { defeated: 1, wounds: 2 }] };
    expect(looked({ endgame }, { turn: { player: 0, step: 'start' } })?.endgame).toEqual({
      order: [0, 1],
      out: [],
      defeated: [0, 1],
      wounds: [0, 2],
    });
  });
});
