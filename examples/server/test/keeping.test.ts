import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type Kept } from './databases.js';
import { playOn } from './minds.js';
import { openTable, Player } from './player.js';
import { start } from './server.js';

/* What was told has been kept: a server that is killed in the middle of a game loses nothing, and tells nobody what is hidden. */

const third = { edition: 'third-edition', scenario: 'corpse-king' };
const viewsIn = ({ texts }: Player) => texts.filter((text) => text.startsWith('{"type":"view"'));

describe.each(databases)('tables in %s', (_, open) => {
  let kept: Kept;
  beforeAll(async () => {
    kept = await open();
  });
  afterAll(() => kept?.remove());

  it('lose nothing when the server is killed, and go on where they were', async () => {
    let server = await start(kept.settings);
    const opened = await openTable(server.url, third, 'pb');
    const heard: number[] = [];
    const ann = new Player(server.url, opened, opened.seats[0]?.token, {
      onHeard: ({ seq }) => heard.push(seq),
    });
    const watcher = new Player(server.url, opened);
    // Three times, in the midst of what the bot does; each time the table is longer than a snapshot is apart.
    for (const upTo of [40, 130, 180]) {
      const playing = playOn(ann, 'ann', upTo);
      await watcher.heard(upTo - 5);
      await server.kill();
      server = await start(kept.settings);
      ann.url = server.url;
      watcher.url = server.url;
      await playing;
    }
    const { seq } = await ann.heard();
    await watcher.heard(seq);
    // Every step was heard once, in order; whoever came back was told what was missed, and not all again.
    expect(heard).toEqual(heard.map((_, at) => at));
    expect([ann, watcher].map((one) => viewsIn(one).length)).toEqual([1, 1]);
    expect(ann.troubles).toEqual([]);
    const fresh = new Player(server.url, opened, opened.seats[0]?.token);
    expect((await fresh.heard(ann.client.heard?.seq)).view).toEqual(
      (await ann.heard(fresh.client.heard?.seq)).view,
    );
    for (const one of [ann, watcher, fresh]) one.client.close();
    await server.stop();
    const moves = await kept.read('moves');
    expect(moves.map((move) => move.seq).sort((a, b) => Number(a) - Number(b))).toEqual(
      moves.map((__, at) => at + 1),
    );
  });

  it('are sent again from a step on, or as a whole to those who were away too long', async () => {
    const server = await start(kept.settings);
    const opened = await openTable(server.url, third, 'pb');
    const ann = new Player(server.url, opened, opened.seats[0]?.token);
    const away = new Player(server.url, opened);
    await away.heard();
    away.url = 'http://127.0.0.1:9';
    away.disconnect();
    await playOn(ann, 'ann', 160);
    away.url = server.url;
    const { seq } = await ann.heard();
    await away.heard(seq);
    expect(viewsIn(away)).toHaveLength(2);
    away.disconnect();
    await playOn(ann, 'ann', seq + 10);
    await away.heard(ann.client.heard?.seq);
    expect(viewsIn(away)).toHaveLength(2);
    for (const one of [ann, away]) one.client.close();
    await server.stop();
  });

  it('tell nobody a seed, a token, a hash or a card in the hand of somebody else', async () => {
    const server = await start(kept.settings);
    const opened = await openTable(server.url, third, 'pp');
    const players = opened.seats.map(({ token }) => new Player(server.url, opened, token));
    const watcher = new Player(server.url, opened);
    await Promise.all(players.map((player, seat) => playOn(player, `mind ${seat}`, 120)));
    const { seq } = (await players[0]?.heard(120)) ?? { seq: 0 };
    await Promise.all([...players, watcher].map((one) => one.heard(seq)));
    for (const one of [...players, watcher]) one.client.close();
    await server.stop();

    const all = [...players, watcher].flatMap(({ texts }) => texts).join('\n');
    const secrets = [
      ...(await kept.read('tables')).map(({ seed }) => String(seed)),
      ...opened.seats.map(({ token }) => token),
      ...(await kept.read('seats')).flatMap((row) => (row.token_hash ? [String(row.token_hash)] : [])),
    ];
    expect(secrets.length).toBeGreaterThanOrEqual(5);
    for (const secret of secrets) expect(all).not.toContain(secret);
    // Tokens are not kept, either.
    const rows = JSON.stringify([
      await kept.read('seats'),
      await kept.read('moves'),
      await kept.read('tables'),
    ]);
    for (const { token } of opened.seats) expect(rows).not.toContain(token);
    expect(hiddenDraws(players)).toBeGreaterThan(0);
  });
});

type Told = {
  readonly type: string;
  readonly seq: number;
  readonly events: readonly { readonly card?: string }[];
};

/** Cards that one of two was told and the other was not: none of them is anywhere in what the other was sent of it. */
function hiddenDraws(players: readonly Player[]): number {
  let found = 0;
  for (const [seat, player] of players.entries()) {
    const other = new Map(
      players[1 - seat]?.texts
        .map((text) => [(JSON.parse(text) as Told).seq, text])
        .filter(([at]) => at !== undefined) as [number, string][],
    );
    for (const text of player.texts) {
      const { type, seq, events } = JSON.parse(text) as Told;
      const said = other.get(seq);
      if (type !== 'moved' || said === undefined || !said.startsWith('{"type":"moved"')) continue;
      const heard = (JSON.parse(said) as Told).events;
      for (const [at, { card }] of events.entries())
        if (card !== undefined && heard.length === events.length && heard[at]?.card === undefined) {
          expect(said).not.toContain(`"${card}"`);
          found++;
        }
    }
  }
  return found;
}
