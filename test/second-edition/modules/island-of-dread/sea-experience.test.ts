import { describe, expect, it } from 'vitest';
import { aboard, captain, crossing, type Described, frail, memory, rulesOf, sturdy } from './voyagers.js';

const ID = 'island-of-dread';
const resting = (one: Described = sturdy, me = {}, more: object = {}, space = crossing) =>
  aboard(
    { space, ...me },
    { given: 'experience', with: { [ID]: { captains: [one], ...more } as Described } },
  );

describe('the end of a day at sea', () => {
  it('iod.experience.captain-exhaustion: the Captain takes one exhaustion, before anything is spent', () => {
    const table = resting(sturdy, { counters: { red: 2 } });
    expect(captain(table)).toMatchObject({ exhaustion: 1, wounds: 0 });
    table.allows('experience/buy bonus=mind');
  });

  it('iod.experience.captain-exhaustion: not in a town', () => {
    expect(captain(resting(sturdy, {}, {}, 'orris'))).toMatchObject({ exhaustion: 0 });
  });

  it('iod.experience.captain-wound: with as much exhaustion as Stamina, one wound instead', () => {
    const table = resting({ card: sturdy, exhaustion: 5 });
    expect(captain(table)).toMatchObject({ exhaustion: 5, wounds: 1 });
  });

  it('iod.experience.captain-wound: that kills him, and nothing is spent any more', () => {
    const table = resting({ card: frail, exhaustion: 2, wounds: 1 }, { counters: { red: 2 } });
    expect(captain(table)).toBeNull();
    expect(table.legal('experience/buy')).toEqual([]);
    table.play(table.legal('knockout/move')[0] ?? '');
    expect(table.state.turn).toBe(2);
    expect(table.player(0).counters.red).toBe(2);
  });

  it('iod.experience.spend-points: points are spent as in the base game', () => {
    const table = resting(sturdy, { points: 5 }).play('experience/buy bonus=mind');
    expect(table.player(0).hero.experience.mind).toBe(1);
  });

  it('iod.market.skip-on-anchor: no Market step at an anchor', () => {
    const table = aboard({ space: crossing }, { given: 'market', with: { [ID]: { captains: [sturdy] } } });
    expect(table.legal('chance/draw')).toEqual([]);
    expect(captain(table)?.exhaustion).toBe(1);
  });
});

describe('map sets', () => {
  const rich = (more: object = {}) => resting(sturdy, {}, { maps: [{ blue: 2, green: 3 }], ...more });

  it('iod.experience.spend-maps, iod.experience.map-sets-legendary, iod.experience.legendary-per-set: one Legendary Item of choice for each set', () => {
    const table = rich();
    expect(table.legal('map/claim')).toHaveLength(8);
    table.play('map/claim item=book-of-korsec-amin', 'map/claim item=spear-of-trelton');
    expect(table.player(0).items.map(({ card }) => card)).toEqual([
      'book-of-korsec-amin',
      'spear-of-trelton',
    ]);
    expect(memory(table).maps[0]).toEqual({ blue: 0, green: 1 });
    expect(table.legal('map/claim')).toEqual([]);
  });

  it('iod.map.spent-returns: the counters go back into the pool', () => {
    const table = rich().play('map/claim item=book-of-korsec-amin');
    expect(memory(table).pool).toEqual({ blue: 5, green: 4 });
    expect(rulesOf(table, 'map/spent')).toEqual(['iod.map.spent-returns', 'iod.map.spent-returns']);
  });

  it('iod.map.set: two counters of one color are no set', () => {
    const table = resting(sturdy, { counters: { red: 2 } }, { maps: [{ green: 4 }] });
    table.refuses('map/claim item=book-of-korsec-amin', 'iod.experience.map-sets-legendary');
    table.refuses('map/discover', 'iod.discover.declare-set');
  });

  it('iod.experience.legendary-per-set: only what lies in the pool', () => {
    rich().refuses('map/claim item=white-blade', 'iod.experience.legendary-per-set');
  });

  it('iod.experience.legendary-pool-empty: none left, none found', () => {
    const items = [
      ...['spear-of-trelton', 'sword-of-antenor', 'talisman-of-korsec-amin', 'helmet-of-trelton'],
      ...['shield-of-antenor', 'emerald-of-korsec-amin', 'jewel-of-trelton', 'book-of-korsec-amin'],
    ];
    resting(sturdy, { items }, { maps: [{ blue: 1, green: 1 }] })
      .refuses('map/claim item=book-of-korsec-amin', 'iod.experience.legendary-pool-empty')
      .allows('map/discover');
  });

  it('iod.experience.spend-maps: not in a town', () => {
    const table = resting(sturdy, { counters: { red: 2 } }, { maps: [{ blue: 1, green: 1 }] }, 'orris');
    table.refuses('map/claim item=book-of-korsec-amin', 'iod.experience.spend-maps');
  });

  it('iod.map.spend-uses: a voyager with a set is asked, one without is not', () => {
    expect(rich().legal('experience/done')).toHaveLength(1);
    expect(resting(sturdy).state.turn).toBe(2);
  });

  it('iod.loan.rewards-lost: what is bought with map counters is no reward, on loan too', () => {
    const table = resting({ card: sturdy, loan: true }, {}, { maps: [{ blue: 1, green: 1 }] });
    table.play('map/claim item=book-of-korsec-amin');
    expect(table.player(0).items.map(({ card }) => card)).toEqual(['book-of-korsec-amin']);
  });
});

describe('an empty pool', () => {
  /** The Captain hits once, the Hero twice as hard: the Rival Chartmaker is worth two map counters. */
  const beaten = (maps: object[]) =>
    aboard(
      { space: 'a1010', experience: { mind: 9, body: 9, spirit: 9 } },
      {
        given: 'movement',
        decks: { sea: { top: ['the-rival-chartmaker'] } },
        with: { [ID]: { captains: [sturdy], maps } as Described },
      },
    )
      .play(`voyage/sail to=${crossing}`)
      .roll(1, 1)
      .play('combat/stand', `combat/attack by=${sturdy}`)
      .roll(10, 10)
      .play('combat/attack by=steelhorns')
      .roll(10, 10);

  it('iod.map.pool-empty-take: one may be taken from another player, of any color, or none', () => {
    const table = beaten([{}, { blue: 6, green: 6 }]);
    expect(table.legal('effect/choose')).toEqual([
      'effect/choose choice=player-1/blue',
      'effect/choose choice=player-1/green',
      'effect/choose choice=nothing',
    ]);
    table.play('effect/choose choice=player-1/green', 'effect/choose choice=player-1/green');
    expect(memory(table).maps).toEqual([
      { blue: 0, green: 2 },
      { blue: 6, green: 4 },
    ]);
    expect(rulesOf(table, 'map/taken')).toEqual(['iod.map.pool-empty-take', 'iod.map.pool-empty-take']);
  });

  it('iod.map.pool-empty-take: nobody is robbed while the pool holds one', () => {
    const table = beaten([{}, { blue: 5, green: 6 }]);
    expect(memory(table).maps[0]).toEqual({ blue: 1, green: 0 });
    expect(table.legal('effect/choose')).toHaveLength(3);
    table.play('effect/choose choice=nothing');
    expect(memory(table).maps[1]).toEqual({ blue: 5, green: 6 });
  });

  it('iod.map.pool-empty-take: where nobody else has any, nothing is received', () => {
    const table = beaten([{ blue: 6, green: 6 }, {}]);
    expect(table.legal('effect/choose')).toEqual([]);
    expect(memory(table).maps[0]).toEqual({ blue: 6, green: 6 });
  });
});
