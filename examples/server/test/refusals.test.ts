import { createConnection } from 'node:net';
import type { Action } from 'runebound-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { fromServer, version } from '../src/protocol.js';
import { openTable, Player, socketTo } from './player.js';
import { type Running, start } from './server.js';

/* What people and programs do that they should not: each is told what was wrong, and nobody else notices. */

let server: Running;
beforeAll(async () => {
  server = await start({ MESSAGES_OF_SOCKET: '50', MESSAGES_OF_ADDRESS: '5000' });
});
afterAll(() => server?.stop());

type Message = ReturnType<typeof fromServer.parse>;

/** A bare socket: what is sent is sent as it is, what comes is kept. */
class Wire {
  readonly heard: Message[] = [];
  readonly socket: WebSocket;
  closed: number | null = null;
  #wake = (): void => {};

  constructor(url: string) {
    this.socket = socketTo(url);
    this.socket.on('message', (data) => {
      const message = fromServer.parse(JSON.parse(String(data)));
      // Who comes and goes is no answer.
      if (message.type !== 'present') this.heard.push(message);
      this.#wake();
    });
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
  }

  async open(): Promise<this> {
    await new Promise((resolve) => this.socket.once('open', resolve));
    return this;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async until<T>(look: () => T | undefined | false | null): Promise<T> {
    for (;;) {
      const found = look();
      if (found) return found;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** The next message that was not looked at yet. */
  async next(): Promise<Message> {
    await this.until(() => this.heard.length > 0);
    return this.heard.shift() as Message;
  }
}

const rest: Action = { type: 'move/roll', dice: 5 };
const act = (id: string, seq: number, action: object = rest) => ({ type: 'act', id, seq, action });

/** A table of two people, with a wire for each; `asked` is whose turn it is. */
async function twoPeople() {
  const opened = await openTable(server.url, {}, 'pp');
  const wires = await Promise.all(
    opened.seats.map(async ({ token }) => {
      const wire = await new Wire(server.url).open();
      wire.say({ type: 'join', v: version, table: opened.table, token });
      expect(await wire.next()).toMatchObject({ type: 'joined', v: version });
      return { wire, view: await wire.next() };
    }),
  );
  const player = new Player(server.url, opened, opened.seats[0]?.token);
  await player.heard();
  const asked = player.legal().length > 0 ? 0 : 1;
  player.client.close();
  const [mine, other] = [wires[asked], wires[1 - asked]];
  if (mine === undefined || other === undefined) throw new Error('There are two seats.');
  return { opened, mine: mine.wire, other: other.wire, asked };
}

describe('an action', () => {
  it('is accepted from its player only, and refused with the rule', async () => {
    const { mine, other } = await twoPeople();
    other.say(act('a', 0));
    expect(await other.next()).toMatchObject({
      type: 'refused',
      id: 'a',
      seq: 0,
      code: 'illegal-action',
      rule: expect.stringMatching(/^2e\./),
      message: expect.stringMatching(/\w/),
    });
    mine.say(act('b', 0, { type: 'market/done' }));
    expect(await mine.next()).toMatchObject({ type: 'refused', rule: '2e.market.actions' });
    mine.say(act('c', 0, { type: 'chance/roll', dice: [1, 1, 1, 1, 1] }));
    expect(await mine.next()).toMatchObject({ type: 'refused', code: 'illegal-action' });
    // Nothing was changed: the first action that is carried out is the first.
    mine.say(act('d', 0));
    expect(await mine.next()).toMatchObject({ type: 'moved', seq: 1 });
    expect(await other.next()).toMatchObject({ type: 'moved', seq: 1 });
  });

  it('is carried out once, however often it is sent', async () => {
    const { mine } = await twoPeople();
    for (let i = 0; i < 3; i++) mine.say(act('twice', 0));
    expect(await mine.next()).toMatchObject({ type: 'moved', seq: 1 });
    for (let i = 0; i < 3; i++) expect(await mine.next()).toEqual({ type: 'done', id: 'twice', seq: 1 });
    mine.say(act('late', 0));
    expect(await mine.next()).toMatchObject({ type: 'refused', code: 'stale', seq: 1 });
  });

  it('is nothing for those who look on, or have not joined', async () => {
    const { opened } = await twoPeople();
    const wire = await new Wire(server.url).open();
    wire.say(act('a', 0));
    expect(await wire.next()).toMatchObject({ type: 'error', code: 'not-joined' });
    wire.say({ type: 'join', v: version, table: opened.table });
    expect(await wire.next()).toMatchObject({ type: 'joined', seat: null });
    expect(await wire.next()).toMatchObject({ type: 'view', seq: 0, view: { viewer: null } });
    wire.say(act('b', 0));
    expect(await wire.next()).toMatchObject({ type: 'refused', code: 'watching' });
  });
});

describe('a seat', () => {
  it("is not opened by another table's token, nor by a made-up one", async () => {
    const [one, two] = await Promise.all([twoPeople(), twoPeople()]);
    const wire = await new Wire(server.url).open();
    for (const token of [two.opened.seats[0]?.token, 'made-up', `${one.opened.seats[0]?.token}x`]) {
      wire.say({ type: 'join', v: version, table: one.opened.table, token });
      expect(await wire.next()).toMatchObject({ type: 'error', code: 'bad-token' });
    }
    wire.say({ type: 'join', v: version, table: 'nowhere' });
    expect(await wire.next()).toMatchObject({ type: 'error', code: 'no-table' });
    wire.say({ type: 'join', v: 1, table: one.opened.table });
    expect(await wire.next()).toMatchObject({ type: 'error', code: 'version' });
  });
});

describe('what is no message', () => {
  it('is answered with what was wrong, and the connection stays', async () => {
    const { mine } = await twoPeople();
    const whole = JSON.stringify(act('a', 0));
    mine.say(whole.slice(0, whole.length / 2));
    expect(await mine.next()).toMatchObject({ type: 'error', code: 'not-json' });
    mine.socket.send(Buffer.from([1, 2, 3]));
    expect(await mine.next()).toMatchObject({ type: 'error', code: 'not-json' });
    for (const wrong of [
      {},
      [],
      null,
      7,
      { type: 'act' },
      { ...act('a', 0), more: 1 },
      act('a', -1),
      act('', 0),
    ]) {
      mine.say(wrong);
      expect(await mine.next()).toMatchObject({ type: 'error', code: 'bad-message' });
    }
    mine.say(whole);
    expect(await mine.next()).toMatchObject({ type: 'moved', seq: 1 });
  });

  it('may be half a frame: the others play on', async () => {
    const { mine } = await twoPeople();
    const { hostname, port } = new URL(server.url);
    const raw = createConnection(Number(port), hostname);
    raw.write(
      `GET /socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await new Promise((resolve) => raw.once('data', resolve));
    // A masked text frame that promises 100 bytes and brings 3.
    raw.write(Buffer.from([0x81, 0x80 | 100, 1, 2, 3, 4, 5, 6, 7]));
    await new Promise<void>((resolve) => raw.end(resolve));
    raw.destroy();
    mine.say(act('a', 0));
    expect(await mine.next()).toMatchObject({ type: 'moved', seq: 1 });
  });

  it('may be too long', async () => {
    const { mine, other } = await twoPeople();
    mine.say(act('a', 0, { type: 'x', more: 'x'.repeat(20_000) }));
    expect(await mine.next()).toMatchObject({ type: 'error', code: 'too-big' });
    expect(await mine.until(() => mine.closed)).toBe(1009);
    other.say('x'.repeat(1_000_000));
    expect(await other.until(() => other.closed)).toBe(1009);
  });

  it('may be a flood: it is held back, then hung up on, and others do not notice', async () => {
    const [flooding, calm] = await Promise.all([twoPeople(), twoPeople()]);
    for (let i = 0; i < 400; i++) flooding.mine.say(act(`${i}`, 7));
    expect(await flooding.mine.until(() => flooding.mine.closed)).toBe(1008);
    expect(flooding.mine.heard.at(-1)).toMatchObject({ type: 'error', code: 'too-fast' });
    calm.mine.say(act('a', 0));
    expect(await calm.mine.next()).toMatchObject({ type: 'moved', seq: 1 });
  });
});

describe('opening a table', () => {
  const post = async (
    body: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => {
    const answer = await fetch(`${server.url}/tables`, { method: 'POST', headers, body });
    return {
      status: answer.status,
      ...((await answer.json()) as { error: { code: string; message: string } }),
    };
  };
  const seats = [{ name: 'Ann', is: 'person' }];

  it.each([
    ['a seed of one’s own', { options: { seed: 7 }, seats }, 'bad-request', /seed/],
    ['chance by hand', { options: { chance: 'manual' }, seats }, 'bad-request', /chance/],
    ['an edition that there is not', { options: { edition: 'fourth' }, seats }, 'unknown-ruleset', /fourth/],
    [
      'a module that there is not',
      { options: { modules: ['dragons'] }, seats },
      'unknown-ruleset',
      /dragons/,
    ],
    ['nobody', { options: {}, seats: [] }, 'bad-request', /seats/],
    ['fewer seats than players', { options: { players: [{}, {}] }, seats }, 'bad-request', /seat/],
    [
      'too few for the edition',
      { options: { edition: 'third-edition', scenario: 'corpse-king' }, seats },
      'invalid-options',
      /players/,
    ],
  ])('is refused with %s', async (_, body, code, message) => {
    const { status, error } = await post(JSON.stringify(body));
    expect({ status, code: error.code }).toEqual({ status: 400, code });
    expect(error.message).toMatch(message);
  });

  it('is refused with what is no JSON, and what is too long', async () => {
    expect(await post('{"options":')).toMatchObject({ status: 400 });
    expect(await post(JSON.stringify({ options: { more: 'x'.repeat(100_000) } }))).toMatchObject({
      status: 413,
    });
  });
});

describe('limits', () => {
  it('hold for tables, and for connections of one address', async () => {
    const small = await start({ MOST_TABLES: '1', SOCKETS_OF_ADDRESS: '2', OPENS_A_MINUTE: '3' });
    try {
      const opened = await openTable(small.url, {}, 'p');
      await expect(openTable(small.url, {}, 'p')).rejects.toThrow('too-many-tables');
      await expect(openTable(small.url, {}, 'p')).rejects.toThrow('too-many-tables');
      await expect(openTable(small.url, {}, 'p')).rejects.toThrow(/FST_ERR_RATE|429|Rate limit/i);
      const wires = await Promise.all([1, 2].map(() => new Wire(small.url).open()));
      const third = new Wire(small.url);
      expect(await third.next()).toMatchObject({ type: 'error', code: 'too-many-sockets' });
      expect(await third.until(() => third.closed)).toBe(1008);
      wires[0]?.say({ type: 'join', v: version, table: opened.table });
      expect(await wires[0]?.next()).toMatchObject({ type: 'joined' });
    } finally {
      await small.stop();
    }
  });
});
