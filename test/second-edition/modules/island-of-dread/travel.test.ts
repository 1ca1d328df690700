import { describe, expect, it } from 'vitest';
import { sea } from '../../../../src/second-edition/modules/island-of-dread/content/board.js';
import { asserted } from '../../../asserted.js';
import { aboard, crossing, first, sturdy } from './voyagers.js';

const ID = 'island-of-dread';
const islandOf = (space: string) => sea.islands.find(({ spaces }) => spaces.includes(space))?.id;
const albes = sea.islands.find(({ id }) => id === 'torue-albes')?.spaces ?? [];
const garnet = sea.islands.find(({ id }) => id === 'garnet-island')?.spaces ?? [];

describe('crossing the sea', () => {
  it('iod.travel.example-wings: from Evenpor Grove four spaces of any kind, all on Torue Albes', () => {
    const table = aboard(
      { space: 'evenpor-grove', items: ['wings-of-regiroth'] },
      { given: 'movement' },
    ).play('ability/use card=wings-of-regiroth ability=fly');
    for (let step = 0; step < 4; step++) {
      const ways = table.legal('move/free').map((code) => code.split('=')[1] ?? '');
      expect(ways.every((space) => albes.includes(space))).toBe(true);
      table.play(`move/free to=${ways[0]}`);
    }
    expect(table.legal('move/free')).toEqual([]);
  });

  it('iod.travel.example-teleport, iod.travel.no-market-cards: any space of Torue Albes, none of Garnet Island', () => {
    const table = aboard(
      { space: 'evenpor-grove', items: ['teleport-rune'], experience: { spirit: 12 } },
      { given: 'movement' },
    );
    table.play(table.legal('ability/use')[0] ?? '').roll(10, 10);
    const spaces = table.legal('effect/choose').map((code) => code.split('=')[1] ?? '');
    expect([...spaces].sort()).toEqual(albes.filter((space) => space !== table.player(0).hero.space).sort());
    table.refuses(`effect/choose choice=${garnet[0]}`, '2e.cards.text');
  });

  it('iod.travel.no-market-cards: a voyaging Hero cannot use such a card at all', () => {
    aboard(
      { space: first, items: ['wings-of-regiroth'] },
      { given: 'movement', with: { [ID]: { captains: [sturdy] } } },
    ).refuses('ability/use card=wings-of-regiroth ability=fly', 'iod.travel.no-market-cards');
  });

  it('iod.travel.only-way-across: an adventure card may say so', () => {
    const table = aboard(
      { space: first },
      {
        given: 'movement',
        decks: { sea: { top: ['the-great-current'] } },
        with: { [ID]: { captains: [sturdy] } },
      },
    ).play(`voyage/sail to=${crossing}`, 'effect/choose choice=drift');
    const islands = new Set(table.legal('effect/choose').map((code) => islandOf(code.split('=')[1] ?? '')));
    expect(islands.size).toBe(sea.islands.length);
  });

  it('iod.board.no-sea-unless-voyaging: no card sets anybody down where a tile has let in the sea', () => {
    const table = aboard(
      { space: 'evenpor-grove', items: ['teleport-rune'], experience: { spirit: 12 } },
      { given: 'movement', with: { [ID]: { tiles: ['sea', 'sea-lane'] } } },
    );
    table.play(table.legal('ability/use')[0] ?? '').roll(10, 10);
    const flooded = sea.eventSpaces.filter(({ tile }) => tile === 'sea' || tile === 'sea-lane');
    for (const { space } of flooded)
      expect(table.legal('effect/choose')).not.toContain(`effect/choose choice=${space}`);
    asserted(8);
  });
});
