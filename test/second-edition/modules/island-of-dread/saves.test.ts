import { describe, expect, it } from 'vitest';
import {
  type GameState,
  InvalidSaveError,
  type Problem,
  parseState,
  serialize,
  viewFor,
} from '../../../../src/index.js';
import { Table } from '../../../toolkit.js';
import { aboard, captain, crossing, first, sturdy } from './voyagers.js';

const ID = 'island-of-dread';

/** A voyage with a bit of everything. */
const atSea = (): GameState =>
  aboard(
    { space: crossing, items: ['book-of-korsec-amin'] },
    {
      given: 'movement',
      with: { [ID]: { captains: [sturdy], maps: [{ blue: 2, green: 1 }], tiles: ['ruins'] } },
    },
  ).state;

type Memory = {
  captains: unknown[];
  maps: { blue: number; green: number }[];
  pool: { blue: number; green: number };
  tiles: Record<string, unknown>;
  silver: unknown[];
};

/** A save with something in it changed. */
function forged(change: (memory: Memory, state: Record<string, never>) => void, state = atSea()): string {
  const copy = JSON.parse(serialize(state));
  change(copy.ext[ID] as Memory, copy);
  return JSON.stringify(copy);
}

describe('saves of a voyage', () => {
  it('open again, and go on', () => {
    const table = new Table(parseState(serialize(atSea())));
    expect(captain(table)?.card).toBe(sturdy);
    table.play(`voyage/sail to=${first}`);
  });

  it('iod.scope.player-count: are of two players at least', () => {
    const alone = forged((memory, state) => {
      memory.captains.length = 1;
      memory.pool = { blue: 6, green: 6 };
      memory.maps = [{ blue: 0, green: 0 }];
      (state as unknown as { players: unknown[] }).players.length = 1;
    });
    let problems: readonly Problem[] = [];
    try {
      parseState(alone);
    } catch (error) {
      problems = (error as InvalidSaveError).problems;
    }
    expect(problems).toContainEqual({
      path: 'players',
      message: 'island-of-dread is for 2 to 6 players.',
      rule: 'iod.scope.player-count',
    });
  });

  it('iod.setup.adventure-counters: have no adventure counter at sea', () => {
    const save = forged((_memory, state) => {
      const { counters } = state as unknown as GameState;
      (counters.green as string[])[0] = crossing;
    });
    expect(() => parseState(save)).toThrow(`counters/green/0: No adventure counter lies on ${crossing}`);
  });

  it('open in the middle of hiring and on the island', () => {
    const hiring = aboard(
      { space: 'orris', gold: 9 },
      {
        given: 'market',
        decks: { captains: { top: ['the-grey-gull'] } },
        with: { [ID]: { captains: [sturdy] } },
      },
    )
      .draw('cork-vest')
      .play('captain/call', 'captain/hire card=the-grey-gull terms=paid');
    expect(parseState(serialize(hiring.state))).toEqual(hiring.state);
    const ashore = aboard(
      { space: 'island-of-dread' },
      { given: { drawn: { player: 0, card: 'gate-of-teeth' } } },
    );
    expect(parseState(serialize(ashore.state))).toEqual(ashore.state);
  });

  it.each<[string, (memory: Memory, state: Record<string, never>) => void]>([
    ['no memory at all', (_m, s) => delete (s as unknown as { ext: Record<string, unknown> }).ext[ID]],
    ['a memory that is a number', (_m, s) => Object.assign(s, { ext: { [ID]: 3 } })],
    [
      'a Captain nobody knows',
      (m) => m.captains.splice(0, 1, { card: 'nobody', wounds: 0, exhaustion: 0, loan: false }),
    ],
    [
      'an Ally for a Captain',
      (m) => m.captains.splice(0, 1, { card: 'hedge-healer', wounds: 0, exhaustion: 0, loan: false }),
    ],
    ['a dead Captain', (m) => Object.assign(m.captains[0] as object, { wounds: 99 })],
    ['a Captain tired beyond his Stamina', (m) => Object.assign(m.captains[0] as object, { exhaustion: 99 })],
    ['negative wounds', (m) => Object.assign(m.captains[0] as object, { wounds: -1 })],
    ['the same Captain twice', (m) => m.captains.splice(1, 1, m.captains[0])],
    ['a Captain without a place', (m) => m.captains.pop()],
    [
      'a Captain inland',
      (_m, s) => Object.assign((s as unknown as GameState).players[0]?.hero as object, { space: 'h0507' }),
    ],
    ['too many map counters', (m) => Object.assign(m.pool, { blue: 6 })],
    ['half a map counter', (m) => Object.assign(m.pool, { blue: 3.5 })],
    ['map counters of nobody', (m) => m.maps.push({ blue: 0, green: 0 })],
    ['a tile where none belongs', (m) => Object.assign(m.tiles, { h0507: 'sea' })],
    ['a tile of no kind', (m) => Object.assign(m.tiles, { h0613: 'lava' })],
    ['the wrong tile on an event space', (m) => Object.assign(m.tiles, { h0613: 'sea' })],
    ['tiles that are a number', (m) => Object.assign(m, { tiles: 3 })],
    ['tiles that are a list', (m) => Object.assign(m, { tiles: [] })],
    ['tiles that are a text', (m) => Object.assign(m, { tiles: '' })],
    ['no tiles at all', (m) => Object.assign(m, { tiles: null })],
    ['a silver card that is none', (m) => m.silver.push('cork-vest')],
    ['a silver card in two places', (m) => m.silver.push('assif-shib-sa')],
    [
      'a place that is not there',
      (_m, s) => Object.assign((s as unknown as GameState).players[0]?.hero as object, { space: 'a9999' }),
    ],
    ['something more', (m) => Object.assign(m, { parrot: 1 })],
  ])('with %s are refused', (_what, change) => {
    expect(() => parseState(forged(change))).toThrow(InvalidSaveError);
  });

  it.each<[string, (memory: Memory) => unknown]>([
    ['the Captains of players', (m) => m.captains.splice(1, 1, m.captains[0])],
    ['the silver discards', (m) => m.silver.push('assif-shib-sa')],
  ])('tell of a card in two places that one is %s', (place, change) => {
    expect(() => parseState(forged(change))).toThrow(place);
  });

  it('with a forged hiring are refused', () => {
    const hiring = aboard(
      { space: 'orris' },
      { given: 'market', decks: { captains: { top: ['the-grey-gull'] } } },
    )
      .draw('cork-vest')
      .play('captain/call').state;
    for (const forgery of [
      { card: 7 },
      { card: 'nobody' },
      { card: 'cork-vest' },
      { town: 'atlantis' },
      { player: 4 },
      { loan: 'yes' },
    ]) {
      const text = forged((_m, s) => {
        const { frames } = s as unknown as { frames: object[] };
        Object.assign(frames.at(-1) as object, forgery);
      }, hiring);
      expect(() => parseState(text), JSON.stringify(forgery)).toThrow(InvalidSaveError);
    }
  });

  it('with a forged visit to the island are refused', () => {
    const visit = aboard(
      { space: 'island-of-dread' },
      { given: { drawn: { player: 0, card: 'gate-of-teeth' } } },
    ).state;
    for (const forgery of [
      { player: 5 },
      { card: 5 },
      { card: 'nobody' },
      { card: 'cork-vest' },
      { parrot: 1 },
    ]) {
      const text = forged((_m, s) => {
        const { frames } = s as unknown as { frames: { kind: string }[] };
        Object.assign(frames.find(({ kind }) => kind === 'island') as object, forgery);
      }, visit);
      expect(() => parseState(text), JSON.stringify(forgery)).toThrow(InvalidSaveError);
    }
  });
});

describe('what a player sees of it', () => {
  it('nothing of it is secret: the pool tells how many counters are left, not which comes', () => {
    const view = viewFor(atSea(), 1);
    expect(view.ext[ID]).toEqual(atSea().ext[ID]);
    expect(view.decks.sea?.top).toEqual([]);
  });
});
