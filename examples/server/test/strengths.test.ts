import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeatInfo } from '../src/protocol.js';
import { databases, type Kept } from './databases.js';
import { type Opened, Player } from './player.js';
import { type Running, start } from './server.js';

/* Bots play as strongly as their table was opened with, and everybody sees how. */

const third = { edition: 'third-edition', scenario: 'corpse-king' };
const ann = { name: 'Ann', is: 'person' };
const bot = (strength?: string) => ({ name: strength ?? 'Bot', is: 'bot', ...(strength && { strength }) });

async function open(url: string, options: object, seats: readonly object[]) {
  const answer = await fetch(`${url}/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ options, seats }),
  });
  return { status: answer.status, body: (await answer.json()) as Opened & { error: { message: string } } };
}

/** How strong the bots of a table are, as somebody is told who comes to look on. */
async function seenAt(url: string, opened: Opened): Promise<readonly (string | undefined)[]> {
  const watcher = new Player(url, opened);
  await watcher.heard();
  watcher.client.close();
  return watcher.client.seats.map(({ strength }: SeatInfo) => strength);
}

describe('a table', () => {
  let server: Running;
  beforeAll(async () => {
    server = await start({ BOT_THINKING: '4000' });
  });
  afterAll(() => server?.stop());

  it.each([
    ['Second Edition', {}, ['easy', 'sensible', 'planner', 'search']],
    ['Third Edition', third, ['easy', 'sensible', 'search']],
  ])('of %s has bots of each of its strengths, who play', async (_, options, strengths) => {
    const { body } = await open(server.url, options, strengths.map(bot));
    expect(await seenAt(server.url, body)).toEqual(strengths);
    const watcher = new Player(server.url, body);
    const asked = new Set<number | null>();
    await watcher.heard();
    await watcher.until(() => asked.add(watcher.client.heard?.by ?? null).size > strengths.length);
    watcher.client.close();
    expect(server.said()).not.toContain('"level":50');
  });

  it.each([
    [
      'a strength of the other edition',
      third,
      bot('planner'),
      'A bot of third-edition is easy or sensible or search',
    ],
    ['a strength that is none', {}, bot('clever'), 'expected one of "easy"|"sensible"|"planner"|"search"'],
    ['a strength for a person', {}, { ...ann, strength: 'easy' }, 'Only a bot has a strength'],
  ])('is not opened with %s', async (_, options, seat, message) => {
    const { status, body } = await open(server.url, options, [seat, ann]);
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('goes on while a bot of another table searches', async () => {
    const searching = await open(server.url, {}, [bot('search'), bot('search')]);
    const slow = new Player(server.url, searching.body);
    await slow.heard(1);
    const { body } = await open(server.url, {}, [bot('easy'), bot()]);
    const quick = new Player(server.url, body);
    await quick.heard(60);
    expect((await slow.heard()).seq).toBeLessThan(60);
    for (const { client } of [slow, quick]) client.close();
  });
});

describe.each(databases)('strengths in %s', (_, openDatabase) => {
  let kept: Kept;
  beforeAll(async () => {
    kept = await openDatabase();
  });
  afterAll(() => kept?.remove());

  it('are kept; bots of a table that is older than them are sensible', async () => {
    let server = await start(kept.settings);
    const { body } = await open(server.url, third, [ann, bot('easy'), bot('search')]);
    await server.kill();
    server = await start(kept.settings);
    expect(await seenAt(server.url, body)).toEqual([undefined, 'easy', 'search']);
    await server.stop();

    // As an earlier version left it.
    await kept.change('alter table seats drop column strength');
    await kept.change('delete from drizzle.__drizzle_migrations where created_at = 1764300000000');
    server = await start(kept.settings);
    expect(await seenAt(server.url, body)).toEqual([undefined, 'sensible', 'sensible']);
    await server.stop();
  });
});
