import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../src/store/database.js';
import { House, type HouseRules } from '../src/tables/house.js';
import type { LiveTable } from '../src/tables/table.js';

/* Tables that nobody needs make room: each lives as long as people have had to do with it. */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const rules: HouseRules = {
  thinking: 0,
  pause: 0,
  takeOver: 0,
  mostTables: 6,
  tablesOfAddress: 4,
  idle: 10 * minute,
  keep: { opened: 2 * hour, satAt: day, played: 60 * day },
};
const seats = [{ name: 'Ann', is: 'person' }] as const;

let database: Database;
let house: House;
const troubles: unknown[] = [];
beforeEach(async () => {
  // Only the clock: what waits for the database waits in earnest.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
  database = await openDatabase({ folder: 'memory://' });
  house = await House.open(database, rules, (error) => troubles.push(error));
});
afterEach(async () => {
  vi.useRealTimers();
  await house.close();
  await database.close();
  expect(troubles).toEqual([]);
});

const opened = async (address: string): Promise<string> =>
  (await house.openTable({ players: 1 } as never, seats, false, address)).id;
const isThere = (id: string): Promise<boolean> =>
  house.table(id).then(
    () => true,
    (error: { readonly code?: string }) => {
      expect(error.code).toBe('no-table');
      return false;
    },
  );
/** Time passes, and the house is swept. */
async function later(time: number): Promise<void> {
  vi.setSystemTime(Date.now() + time);
  await house.sweep();
}
const act = (table: LiveTable): Promise<number> =>
  table.act(0, 'first', 0, { type: 'move/roll', dice: 5 } as never);

describe('a table', () => {
  it('at which nobody sat down is thrown away first, then one at which nobody acted, then one that was left', async () => {
    const [nobody, sat, played] = [await opened('a'), await opened('a'), await opened('a')];
    await (await house.table(sat)).keepFor(rules.keep.satAt);
    await act(await house.table(played));
    const left = async () => [await isThere(nobody), await isThere(sat), await isThere(played)];
    await later(hour);
    expect(await left()).toEqual([true, true, true]);
    await later(2 * hour);
    expect(await left()).toEqual([false, true, true]);
    await later(day);
    expect(await left()).toEqual([false, false, true]);
    await later(58 * day);
    expect(await left()).toEqual([false, false, true]);
    await later(2 * day);
    expect(await left()).toEqual([false, false, false]);
  });

  it('is kept while somebody is there, though nobody acts', async () => {
    const id = await opened('a');
    const leave = (await house.table(id)).subscribe(() => {});
    for (let at = 0; at < 5; at++) await later(hour);
    expect(await isThere(id)).toBe(true);
    leave();
    await later(2 * day);
    expect(await isThere(id)).toBe(false);
  });

  it('that was thrown away has no more actions', async () => {
    const table = await house.table(await opened('a'));
    await later(3 * hour);
    await expect(act(table)).rejects.toMatchObject({ code: 'no-table' });
  });
});

describe('room for tables', () => {
  it('is not all for one address, and is counted exactly when many are opened at once', async () => {
    const open = async (address: string) => {
      const all = await Promise.allSettled(Array.from({ length: 5 }, () => opened(address)));
      return all.map((one) => (one.status === 'fulfilled' ? 'opened' : one.reason.code)).sort();
    };
    const [o, address, inAll] = ['opened', 'too-many-of-address', 'too-many-tables'];
    expect(await open('a')).toEqual([o, o, o, o, address]);
    expect(await open('b')).toEqual([o, o, inAll, inAll, inAll]);
    // Those that nobody came to make room for others.
    await later(3 * hour);
    expect(await open('b')).toEqual([o, o, o, o, address]);
  });
});
