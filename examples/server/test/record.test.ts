import {
  type Action,
  decision,
  type EditionId,
  outcome,
  type Ruleset,
  rulesetFor,
  viewFor,
} from 'runebound-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type Kept } from './databases.js';
import { mind } from './minds.js';
import { openTable, Player } from './player.js';
import { type Running, start } from './server.js';

/* A game that is over can be kept as a file: who sat where, and all that was done, rolled and drawn. Before its end nobody has it. */

/** So many actions are taken back in each part of a game. */
const mostBack = 2;

const [inFolder] = databases;
let kept: Kept;
let server: Running;
beforeAll(async () => {
  kept = (await inFolder?.[1]()) as Kept;
  server = await start(kept.settings);
});
afterAll(async () => {
  await server?.stop();
  await kept?.remove();
});

const recordOf = async (table: string) => {
  const answer = await fetch(`${server.url}/tables/${table}/record`);
  return { status: answer.status, said: await answer.json() };
};

/** Plays on until it is enough or over, and takes back a few actions that show nothing new. @returns how many */
async function play(players: readonly Player[], isEnough: (seq: number) => boolean): Promise<number> {
  const minds = players.map((player, seat) => mind(player, `mind ${seat}`));
  let back = 0;
  for (let seq = players[0]?.client.heard?.seq ?? 0; ; ) {
    const [known] = await Promise.all(players.map((player) => player.heard(seq)));
    const by = known && decision(known.view)?.actor;
    if (typeof by !== 'number' || isEnough(seq)) return back;
    const player = players[by] as Player;
    seq = await player.client.act(minds[by]?.() as Action<EditionId>);
    await Promise.all(players.map((one) => one.heard(seq)));
    if (!player.client.heard?.open || back === mostBack || outcome(player.client.heard.view)) continue;
    player.client.takeBack(seq - 1);
    seq += 1;
    back += 1;
  }
}

describe.each([
  ['Second Edition', { modules: ['shorter-game'] }],
  ['Third Edition', { edition: 'third-edition', scenario: 'corpse-king' }],
] as const)('the record of a game of %s', (_, options) => {
  it('is given to nobody before the end, and then to everybody, with all that happened and no secret of a seat', async () => {
    const opened = await openTable(server.url, options, 'pp');
    const players = opened.seats.map(({ token }, seat) => {
      const player: Player = new Player(server.url, opened, token, {
        onTogether: (message) => {
          if (message.type === 'take-back' && message.ask?.waiting.includes(seat))
            player.client.consent(message.ask.seq, true);
        },
      });
      return player;
    });
    const watcher = new Player(server.url, opened);
    let back = await play(players, (seq) => seq >= 40);
    const early = await recordOf(opened.table);
    expect(early).toEqual({
      status: 409,
      said: { error: { code: 'not-over', message: expect.stringContaining('once it is over') } },
    });
    back += await play(players, () => false);
    const last = await (players[0] as Player).heard();
    expect(outcome(last.view)).not.toBeNull();
    await watcher.heard(last.seq);

    const given = await recordOf(opened.table);
    expect(given.status).toBe(200);
    const { form, seats, record } = given.said;
    const text = JSON.stringify(given.said);
    expect(form).toBe('runebound-table/1');
    expect(seats).toEqual([
      { name: 'Seat 0', is: 'person' },
      { name: 'Seat 1', is: 'person' },
    ]);
    const ruleset = rulesetFor(last.view as never) as unknown as Ruleset<never>;
    let state: unknown;
    for (const one of ruleset.replay(record as never)) state = one;
    for (const one of [...players, watcher])
      expect(one.client.heard?.view).toEqual(viewFor(state as never, one.client.heard?.view.viewer ?? null));
    // Two actions for each that was taken back are not in it: the action, and its way back.
    const chance = record.actions.filter(({ type }: Action) => type.startsWith('chance/'));
    expect(back).toBeGreaterThan(0);
    expect(record.actions.length - chance.length).toBe(last.seq - 2 * back);
    // Asked again, by a server that has to read it anew.
    await server.stop();
    const hashes = (await kept.read('seats')).map((row) => String(row.token_hash));
    const seeds = (await kept.read('tables')).map(({ seed }) => String(seed));
    const secrets = [...hashes, ...seeds, ...opened.seats.map(({ token }) => String(token)), opened.table];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    server = await start(kept.settings);
    expect(await recordOf(opened.table)).toEqual(given);
    for (const one of [...players, watcher]) one.client.close();
    // Other rules than those that were played would make another game of it.
    await server.stop();
    await kept.change(`update tables set seed = 'another' where id = '${opened.table}'`);
    server = await start(kept.settings);
    expect(await recordOf(opened.table)).toMatchObject({
      status: 409,
      said: { error: { code: 'other-version' } },
    });
  });
});

it('of a table that there is not there is no record', async () => {
  expect(await recordOf('aaaaaaaaaaaaaaaa')).toMatchObject({
    status: 404,
    said: { error: { code: 'no-table' } },
  });
});
