import { describe, expect, it } from 'vitest';
import { board, sea } from '../../../../src/second-edition/modules/island-of-dread/content/board.js';
import { asserted } from '../../../asserted.js';
import { aboard, crossing, memory, sturdy } from './voyagers.js';

const ID = 'island-of-dread';
const spacesOf = (tile: string) =>
  sea.eventSpaces.filter((place) => place.tile === tile).map(({ space }) => space);
/** An Event has been drawn and takes effect. */
const event = (card: string, more: object = {}, space = 'dallak') =>
  aboard({ space }, { given: { drawn: { player: 0, card } }, ...more });
const walking = (space: string, tiles: string[], dice: number[]) =>
  aboard({ space }, { given: { movement: { player: 0, dice } }, with: { [ID]: { tiles } } });

describe('event spaces', () => {
  it('iod.board.event-space-normal: without a tile they are what their terrain says', () => {
    const [space = ''] = spacesOf('sea');
    const table = aboard({ space: 'dallak' });
    expect(memory(table).tiles).toEqual({});
    const beside = neighbours(space)[0] ?? '';
    expect(
      walking(beside, [], [1, 2, 3, 4, 5, 6])
        .legal('move/step')
        .some((code) => code.includes(space)),
    ).toBe(true);
  });

  it.each(['sea', 'sea-lane'])(
    'iod.board.no-sea-unless-voyaging: nobody goes where a %s tile lies',
    (tile) => {
      for (const space of spacesOf(tile)) {
        const beside = neighbours(space).find((id) => !spacesOf(tile).includes(id)) ?? '';
        const table = walking(beside, [tile], [1, 2, 3, 4, 5, 6]);
        expect(table.legal('move/step').some((code) => code.includes(space))).toBe(false);
      }
      asserted(4);
    },
  );

  it('iod.board.event-space-normal: a Hero who stands there when the tile comes can walk off it', () => {
    const [space = ''] = spacesOf('sea');
    expect(walking(space, ['sea'], [1, 2, 3, 4, 5, 6]).legal('move/step').length).toBeGreaterThan(0);
  });

  it('iod.board.event-space-normal: a plains tile makes plains', () => {
    const forest = spacesOf('plains').find((space) => terrain(space) !== 'plains') ?? '';
    const beside = neighbours(forest)[0] ?? '';
    // Die face 5 shows plains and river.
    const into = (tiles: string[]) =>
      walking(beside, tiles, [5]).legal('move/step').includes(`move/step to=${forest} die=5`);
    expect([into([]), into(['plains'])]).toEqual([terrain(forest) === 'river', true]);
  });
});

describe('event tiles', () => {
  it('iod.board.event-tiles-placed-by-event, iod.board.event-colors: an Event lays them on their own spaces', () => {
    const table = event('the-drowning-shores', { with: { [ID]: { captains: [sturdy] } } }, crossing);
    expect(memory(table).tiles).toEqual(Object.fromEntries(spacesOf('sea').map((space) => [space, 'sea'])));
  });

  it('iod.board.event-tiles-placed-by-event: one that is ignored lays none', () => {
    const table = event('the-sea-breaks-in', { event: 'the-drowning-shores' });
    expect(Object.values(memory(table).tiles)).not.toContain('sea-lane');
  });

  it('iod.board.event-tile-numbers, iod.board.sea-lane-tiles-numbered: numbered tiles go on the spaces of their number', () => {
    const numbers = sea.eventSpaces.filter(({ tile }) => tile === 'sea-lane').map(({ number }) => number);
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
  });

  it('iod.board.event-tiles-placed-by-event: they stay when the Event goes', () => {
    const aSea = { tiles: ['sea'], captains: [sturdy] };
    const table = event(
      'the-god-turns-in-its-sleep',
      { event: 'the-drowning-shores', with: { [ID]: aSea } },
      crossing,
    );
    expect(Object.keys(memory(table).tiles)).toHaveLength(4);
  });
});

const neighbours = (space: string): string[] =>
  aboard({ space }, { given: 'movement' })
    .legal('move/adjacent')
    .map((code) => code.split('=')[1] ?? '');

function terrain(space: string): string {
  return board.spaces.find(({ id }) => id === space)?.terrain ?? '';
}
