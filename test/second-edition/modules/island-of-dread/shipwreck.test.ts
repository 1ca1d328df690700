import { describe, expect, it } from 'vitest';
import { decision } from '../../../../src/index.js';
import { Table } from '../../../toolkit.js';
import { aboard, captain, crossing, type Described, first, frail, rulesOf, sturdy } from './voyagers.js';

const ID = 'island-of-dread';
const widow = 'the-patient-widow';

/** Steelhorns fights the Leviathan Calf beside the crossing's first anchor, one wound from being knocked out. */
const failing = (captains: Described = [widow], me = {}, space = crossing) =>
  Table.of({
    game: {
      modules: [ID],
      players: [
        {
          hero: 'steelhorns',
          space,
          wounds: 4,
          exhaustion: 1,
          gold: 7,
          items: ['white-blade', 'cork-vest'],
          ...me,
        },
        { hero: 'mordrog', space: 'dallak' },
        { hero: 'varikas-the-dead', space: 'dallak' },
      ],
      with: { [ID]: { captains } as Described },
    },
    given: { combat: { hero: 0, challenge: 'leviathan-calf', phase: 'ranged' } },
  });
const knockedOut = (table = failing()) => table.play('combat/attack by=steelhorns').roll(1, 1);

describe('shipwrecked', () => {
  it('iod.shipwreck.causes: a voyaging Hero that is knocked out', () => {
    const table = knockedOut();
    expect(rulesOf(table, 'hero/shipwrecked')).toEqual(['iod.shipwreck.causes']);
  });

  it('iod.shipwreck.causes: an unhurt Hero whose Captain is killed', () => {
    const table = failing([{ card: frail, wounds: 1 }], { wounds: 0, exhaustion: 0 })
      .play(`combat/attack by=${frail}`)
      .roll(1, 1);
    expect(rulesOf(table, 'captain/killed')).toEqual(['iod.shipwreck.causes']);
    expect(table.happened('hero/shipwrecked')).toHaveLength(1);
    expect(captain(table)).toBeNull();
    expect(table.state.decks.captains?.bottom).toEqual([frail]);
    expect(table.player(0).gold).toBe(0);
  });

  it('iod.shipwreck.like-knockout: counters, gold and the dearest card are lost, and the turn is over', () => {
    const table = knockedOut();
    const place = table.legal('knockout/move')[0] ?? '';
    table.play(place);
    expect(table.player(0).hero).toMatchObject({ wounds: 0, exhaustion: 0 });
    expect(table.player(0).gold).toBe(0);
    expect(table.player(0).items.map(({ card }) => card)).toEqual(['cork-vest']);
    expect(table.state.turn).toBe(2);
  });

  it('iod.shipwreck.like-knockout: and the Captain, though he lives', () => {
    const table = knockedOut();
    expect(captain(table)).toBeNull();
    expect(table.state.decks.captains?.bottom).toEqual([widow]);
    expect(rulesOf(table, 'captain/left')).toEqual(['iod.shipwreck.like-knockout']);
  });

  it('iod.shipwreck.placed-by-left, iod.shipwreck.left-chooses: the player to the left sets the figure on land next to the anchor', () => {
    const table = knockedOut(failing([widow], {}, 'a0606'));
    expect(decision(table.state)).toMatchObject({ actor: 1 });
    const places = table.legal('knockout/move').map((code) => code.split('=')[1] ?? '');
    expect(places.sort()).toEqual(['h0507', 'h0607']);
    table.play(`knockout/move to=${places[0]}`);
    expect(table.player(0).hero.space).toBe(places[0]);
    expect(rulesOf(table, 'hero/placed')).toEqual(['iod.shipwreck.placed-by-left']);
  });

  it('iod.shipwreck.terrain: land only, a town too, and never the sea', () => {
    const table = knockedOut(failing([widow], {}, 'a0606'));
    table.refuses(`knockout/move to=${crossing}`, 'iod.shipwreck.placed-by-left');
    const far = aboard({ space: 'tarianor' }).player(0).hero.space;
    table.refuses(`knockout/move to=${far}`, 'iod.shipwreck.placed-by-left');
  });

  it('iod.shipwreck.terrain: where an anchor touches no land, the nearest counts', () => {
    const table = knockedOut();
    expect(table.legal('knockout/move').map((code) => code.split('=')[1])).toEqual(['h0708', 'h0710']);
  });

  it('iod.adventure.sea-card-discard: the Challenge is discarded, not put on the track', () => {
    const table = knockedOut();
    table.play(table.legal('knockout/move')[0] ?? '');
    expect(table.state.track.every((entry) => entry === null)).toBe(true);
    expect(table.state.decks.sea?.bottom).toEqual(['leviathan-calf']);
  });

  it('iod.shipwreck.causes: at another player’s turn too', () => {
    const table = Table.of({
      game: {
        modules: [ID],
        players: [
          { hero: 'steelhorns', space: first, wounds: 0, exhaustion: 3 },
          { hero: 'mordrog', space: crossing },
        ],
        starting: 1,
        with: { [ID]: { captains: [frail, sturdy] } },
      },
      given: { drawn: { player: 1, card: 'the-god-turns-in-its-sleep' } },
    });
    expect(table.player(0).hero.wounds).toBe(1);
    expect(table.player(0).hero.space).toBe(first);
  });
});
