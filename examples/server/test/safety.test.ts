import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { describe as described } from '../src/net/log.js';
import { version } from '../src/protocol.js';
import { openDatabase } from '../src/store/database.js';
import { Store } from '../src/store/store.js';
import { hashOf } from '../src/tables/seats.js';
import { Gate } from './gate.js';
import { openTable, Player } from './player.js';
import { hasPostgres, startPostgres } from './postgres.js';
import { type Running, start } from './server.js';

/* What browsers are told, what is let in, and what is never said: in answers as in the log. */

const script = `export const board = ${JSON.stringify('board '.repeat(500))};`;
let board: string;
let server: Running;
beforeAll(async () => {
  board = await mkdtemp(join(tmpdir(), 'runebound-page-'));
  await mkdir(join(board, 'assets'));
  await writeFile(join(board, 'index.html'), '<!doctype html><title>Board</title>');
  const file = join(board, 'assets', 'index-abc.js');
  await writeFile(file, script);
  await writeFile(`${file}.br`, brotliCompressSync(script));
  await writeFile(`${file}.gz`, gzipSync(script));
  server = await start({ BOARD_FOLDER: board, ORIGINS: 'https://friends.example' });
});
afterAll(async () => {
  await server?.stop();
  await rm(board, { recursive: true, force: true });
});

/** A plain request, with the headers that are named and no others, and the answer as it came. */
function asked(path: string, headers: Record<string, string> = {}, body?: string) {
  return new Promise<{ status: number; headers: Record<string, unknown>; length: number; body: string }>(
    (resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const asking = request(`${server.url}${path}`, { method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const all = Buffer.concat(parts);
          const status = answer.statusCode ?? 0;
          resolve({ status, headers: answer.headers, length: all.length, body: all.toString() });
        });
      });
      asking.on('error', reject);
      asking.end(body);
    },
  );
}
const json = { 'content-type': 'application/json' };
const opening = (name: string, options: object = {}) =>
  JSON.stringify({ options, seats: [{ name, is: 'person' }] });

describe('every answer', () => {
  it('tells browsers what to refuse', async () => {
    const all = [
      await asked('/'),
      await asked('/assets/index-abc.js'),
      await asked('/nowhere'),
      await asked('/health'),
      await asked('/tables', json, opening('Ann')),
      await asked('/tables', json, '{"options":'),
      await asked('/tables', { ...json, origin: 'https://elsewhere.example' }, opening('Ann')),
    ];
    expect(all.map(({ status }) => status)).toEqual([200, 200, 404, 200, 201, 400, 403]);
    for (const { headers } of all) {
      const policy = String(headers['content-security-policy']);
      for (const words of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
        expect(policy).toContain(words);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    }
  });
});

describe('the board', () => {
  it('comes compressed, and is kept by browsers for as long as its name means the same', async () => {
    const path = '/assets/index-abc.js';
    const plain = await asked(path);
    const brotli = await asked(path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await asked(path, { 'accept-encoding': 'gzip' });
    expect(plain.body).toBe(script);
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    for (const one of [brotli, gzip]) expect(one.length * 10).toBeLessThan(plain.length);
    for (const { headers } of [plain, brotli, gzip]) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
      expect(String(headers.vary)).toMatch(/accept-encoding/i);
    }
    const page = await asked('/');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await asked('/', { 'if-none-match': String(page.headers.etag) });
    expect([again.status, again.length]).toEqual([304, 0]);
  });
});

describe('a page of another server', () => {
  const origins = (here: string): readonly (readonly [origin: string, isLetIn: boolean])[] => [
    [here, true],
    ['https://friends.example', true],
    ['https://elsewhere.example', false],
    ['null', false],
    [`${here}.elsewhere.example`, false],
    ['http://127.0.0.1:1', false],
    ['not an address', false],
  ];

  it('opens no table', async () => {
    for (const [origin, isLetIn] of origins(server.url)) {
      const { status, body } = await asked('/tables', { ...json, origin }, opening('Ann'));
      expect([origin, status]).toEqual([origin, isLetIn ? 201 : 403]);
      if (!isLetIn) expect(JSON.parse(body).error.code).toBe('origin');
    }
  });

  it('opens no socket', async () => {
    for (const [origin, isLetIn] of origins(server.url)) {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, { origin });
      const opened = await new Promise((resolve) => {
        socket.on('open', () => resolve(true));
        socket.on('error', ({ message }) => resolve(message));
      });
      expect([origin, opened]).toEqual([origin, isLetIn ? true : expect.stringContaining('403')]);
      socket.terminate();
    }
  });
});

describe('a name', () => {
  it.each([
    ['Ann', 'Ann'],
    ['  Ann B.  ', 'Ann B.'],
    ['Zoë', 'Zoë'],
    ['Zoe\u0308', 'Zoë'],
    ['小明', '小明'],
    ['علي', 'علي'],
    ['🐉 7', '🐉 7'],
  ])('may be %j', async (name, kept) => {
    const { status, body } = await asked('/tables', json, opening(name));
    expect([status, JSON.parse(body).seats[0].name]).toEqual([201, kept]);
  });

  it.each([
    ['NUL', 'A\0nn'],
    ['a new line', 'A\nnn'],
    ['an escape', 'A\u001b[31m'],
    ['a control character of the second row', 'A\u0085n'],
    ['what turns the direction', 'A\u202enn'],
    ['an isolate', 'A\u2066nn'],
    ['a mark of direction', 'A\u200fnn'],
    ['a space without width', 'A\u200bnn'],
    ['a joiner', 'A\u200dnn'],
    ['a soft hyphen', 'A\u00adnn'],
    ['a filler of Hangul', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['a variation selector', 'Ann\ufe0f'],
    ['a tag', 'Ann\u{e0041}'],
    ['a separator of lines', 'A\u2028nn'],
    ['half of a character', 'A\ud800nn'],
    ['private use', 'A\ue000'],
    ['marks alone', '\u0301\u0302'],
    ['spaces alone', '\u00a0\u2003 '],
    ['too many letters', 'x'.repeat(25)],
  ])('is refused with %s', async (_, name) => {
    const { status, body } = await asked('/tables', json, opening(name));
    expect([status, JSON.parse(body).error.code]).toEqual([400, 'bad-request']);
  });
});

describe('text that no database keeps', () => {
  it('is refused wherever it stands, and never a fault', async () => {
    const bad = ['\0', 'a\0', '\ud800'];
    let tried = 0;
    for (const text of bad) {
      for (const options of [
        { more: text },
        { [text]: 1 },
        { players: [{ hero: text }] },
        { modules: [text] },
      ]) {
        const { status } = await asked('/tables', json, opening('Ann', options));
        expect([JSON.stringify(options), status]).toEqual([JSON.stringify(options), 400]);
        tried++;
      }
      const { status } = await asked(`/tables/${encodeURIComponent(text.replace('\ud800', 'x'))}`);
      expect(status).toBe(404);
    }
    const deep = `{"options":{"more":${'['.repeat(5000)}${']'.repeat(5000)}},"seats":[{"name":"Ann","is":"person"}]}`;
    expect((await asked('/tables', json, deep)).status).toBe(400);
    expect(tried).toBe(12);

    const opened = await openTable(server.url, {}, 'p');
    const [{ token }] = opened.seats as [{ token: string }];
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`);
    const heard: { type: string; code?: string }[] = [];
    let wake = (): void => {};
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      // Who comes and goes is no answer.
      if (message.type !== 'present') heard.push(message);
      wake();
    });
    await new Promise((resolve) => socket.once('open', resolve));
    const answerTo = async (message: object) => {
      socket.send(JSON.stringify(message));
      while (heard.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return heard.shift();
    };
    for (const text of bad) {
      const code = text === '\ud800' ? 'bad-message' : 'bad-message';
      for (const message of [
        { type: 'join', v: version, table: text },
        { type: 'join', v: version, table: opened.table, token: text },
      ])
        expect(await answerTo(message)).toMatchObject({ type: 'error', code });
    }
    expect(await answerTo({ type: 'join', v: version, table: opened.table, token })).toMatchObject({
      type: 'joined',
    });
    heard.length = 0;
    for (const text of bad)
      for (const message of [
        { type: 'act', id: text, seq: 0, action: { type: 'move/roll', dice: 5 } },
        { type: 'act', id: 'a', seq: 0, action: { type: 'move/roll', dice: 5, more: text } },
        { type: 'act', id: 'a', seq: 0, action: { type: 'move/roll', dice: 5, [text]: 1 } },
      ]) {
        let answer = await answerTo(message);
        while (answer?.type === 'view') answer = await answerTo(message);
        expect(answer).toMatchObject({ type: 'error', code: 'bad-message' });
      }
    socket.terminate();
    expect(server.said()).not.toContain('"level":50');
  });
});

describe('what is logged of an error', () => {
  const secret = 'Xanthippe';

  it('is of which kind it is and where, never what it was about', async () => {
    const lying = new Error(`no\n    at ${secret} (/a.ts:1:1)`, { cause: new TypeError(`no ${secret}`) });
    const said = described(Object.assign(lying, { code: 'E_NO', detail: secret, table: `${secret} x` }));
    expect(said).toMatchObject({ type: 'Error', code: 'E_NO', cause: { type: 'TypeError' } });
    expect(said.stack).toMatch(/^ {4}at .*safety\.test/m);
    expect(JSON.stringify(said)).not.toContain(secret);
    const loop = new Error('a');
    loop.cause = loop;
    expect(JSON.stringify(described(loop)).length).toBeGreaterThan(0);
  });

  it('has the statement that a database refused, without what was to be written', async () => {
    const database = await openDatabase({ folder: 'memory://' });
    const seats = [
      { name: `${secret}\0`, is: 'person', strength: 'sensible', tokenHash: hashOf(secret) } as const,
    ];
    const error = await new Store(database.sql)
      .open(
        { id: 'a', options: {} as never, seed: secret, listed: false, seats, keptUntil: new Date() },
        secret,
        {
          inAll: 9,
          ofAddress: 9,
        },
      )
      .catch((thrown: unknown) => thrown);
    await database.close();
    expect(String(error)).toContain(secret);
    const said = JSON.stringify(described(error));
    expect(said).toContain('insert into');
    expect(said).not.toContain(secret);
    expect(said).not.toContain(hashOf(secret));
  });
});

if (hasPostgres)
  describe('a server whose database', () => {
    it('falls silent says so in time, is well again when the database is, and logs no value', async () => {
      const postgres = await startPostgres();
      const gate = await Gate.to(postgres.url);
      const kept = await start({ DATABASE_URL: gate.url });
      const health = async () => {
        const answer = await fetch(`${kept.url}/health`);
        return { status: answer.status, ...((await answer.json()) as object) };
      };
      const until = async (status: number) => {
        for (;;) if ((await health()).status === status) return;
      };
      try {
        expect(await health()).toMatchObject({ status: 200, ok: true });
        const opened = await openTable(kept.url, {}, 'p');
        const ann = new Player(kept.url, opened, opened.seats[0]?.token);
        await ann.heard();
        gate.silence();
        // Many ask at once; each is answered.
        const down = { status: 503, ok: false, error: { code: 'database' } };
        for (const one of await Promise.all(Array.from({ length: 50 }, health)))
          expect(one).toMatchObject(down);
        const acting = ann.actAtRandom();
        gate.restore();
        await until(200);
        // What was sent meanwhile was said again, and is done.
        expect(await acting).toBe(1);
        ann.client.close();

        const { default: pg } = await import('pg');
        const client = new pg.Client({ connectionString: postgres.url });
        await client.connect();
        await client.query('alter table seats rename to chairs');
        await client.end();
        const answer = await fetch(`${kept.url}/tables`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: opening('Xanthippe'),
        });
        expect(answer.status).toBe(500);
        expect(await answer.text()).not.toContain('Xanthippe');
        // The log comes through a pipe of its own, perhaps after the answer.
        await vi.waitFor(() => expect(kept.said()).toMatch(/"level":50.*"42P01"/), { timeout: 20_000 });
        const log = kept.said();
        expect(log).toContain('insert into');
        for (const word of ['Xanthippe', opened.table, opened.seats[0]?.token ?? 'token'])
          expect(log).not.toContain(word);
        expect(log).not.toMatch(/[0-9a-f]{64}/);
      } finally {
        await kept.kill();
        await gate.close();
        await postgres.stop();
      }
    });
  });
