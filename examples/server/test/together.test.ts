import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FromServer, Said } from '../src/protocol.js';
import { Together } from '../src/tables/together.js';
import { databases, type Kept } from './databases.js';
import { playOn } from './minds.js';
import { type Opened, openTable, Player } from './player.js';
import { hasPostgres, missing, startPostgres } from './postgres.js';
import { loadedDice, type Running, start } from './server.js';

/* People at a table: who is here, what they say, what they take back, and how strangers sit down. */

type Heard = Said<'seats' | 'present' | 'said' | 'take-back'>;

/** A person at a table, with all that concerns people. */
class Guest extends Player {
  readonly together: Heard[] = [];
  #wake = (): void => {};
  constructor(url: string, opened: Pick<Opened, 'table'>, token?: string) {
    super(url, opened, token, {
      onTogether: (message) => {
        this.together.push(message);
        this.#wake();
      },
    });
  }

  /** Waits for a message of a kind, and takes it away. */
  async next<T extends Heard['type']>(
    type: T,
    fits: (message: Said<T>) => boolean = () => true,
  ): Promise<Said<T>> {
    for (;;) {
      const at = this.together.findIndex((one) => one.type === type && fits(one as Said<T>));
      if (at >= 0) return this.together.splice(at, 1)[0] as FromServer as Said<T>;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Waits for what the server says is wrong. */
  async trouble(): Promise<string> {
    await this.until(() => this.troubles.length > 0);
    return this.troubles.shift() as string;
  }
}

const post = async (url: string, body: object) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const third = { edition: 'third-edition', scenario: 'corpse-king' };

describe('people at a table', () => {
  let server: Running;
  beforeAll(async () => {
    server = await start(loadedDice(1));
  });
  afterAll(() => server?.stop());

  async function guests(options: object, sitting: string): Promise<[Guest, Guest, Opened]> {
    const opened = await openTable(server.url, options, sitting);
    const [ann, bo] = opened.seats.map(({ token }) => new Guest(server.url, opened, token));
    if (ann === undefined || bo === undefined) throw new Error('There are two seats.');
    await Promise.all([ann.heard(), bo.heard()]);
    return [ann, bo, opened];
  }

  it('see who comes and goes', async () => {
    const [ann, bo, opened] = await guests(third, 'pp');
    await ann.next('present', ({ seats }) => seats.length === 2);
    const watcher = new Guest(server.url, opened);
    await ann.next('present', ({ watching }) => watching === 1);
    watcher.client.close();
    await ann.next('present', ({ watching }) => watching === 0);
    bo.client.close();
    expect(await ann.next('present', ({ seats }) => seats.length === 1)).toMatchObject({ seats: [0] });
    const again = new Guest(server.url, opened, opened.seats[1]?.token);
    await ann.next('present', ({ seats }) => seats.length === 2);
    for (const one of [ann, again]) one.client.close();
  });

  it('hear lines and signs, without what turns or hides text; those who look on say nothing', async () => {
    const [ann, bo, opened] = await guests(third, 'pp');
    ann.client.say({ text: '  Mind the\u202E dragon\u0007! ' });
    expect(await bo.next('said')).toEqual({ type: 'said', seat: 0, text: 'Mind the  dragon !' });
    bo.client.say({ emote: 'ouch' });
    expect(await ann.next('said', ({ seat }) => seat === 1)).toEqual({
      type: 'said',
      seat: 1,
      emote: 'ouch',
    });
    ann.client.say({ text: ' \u202E ' });
    expect(await ann.trouble()).toMatch(/^no-text/);
    for (let line = 0; line < 8; line++) bo.client.say({ text: `line ${line}` });
    expect(await bo.trouble()).toMatch(/^talking/);
    const watcher = new Guest(server.url, opened);
    await watcher.heard();
    watcher.client.say({ emote: 'hello' });
    expect(await watcher.trouble()).toMatch(/^watching/);
    ann.client.say({ text: 'x'.repeat(201) });
    expect(await ann.trouble()).toMatch(/^bad-message/);
    for (const one of [ann, bo, watcher]) one.client.close();
  });

  it('need not agree to anything once they have gone', () => {
    const agreed: number[] = [];
    const together = new Together(
      'here',
      () => {},
      ({ seq }) => agreed.push(seq),
    );
    together.enter(0);
    const others = [together.enter(1), together.enter(2)];
    together.ask(0, 4, 5);
    others[0]?.();
    expect([together.asked?.waiting, agreed]).toEqual([[2], []]);
    others[1]?.();
    expect(agreed).toEqual([5]);
  });

  /** Plays with both until somebody has done something that shows nothing new, and nobody else has acted since. */
  async function somethingOpen(ann: Guest, bo: Guest): Promise<{ mine: Guest; other: Guest; to: number }> {
    for (let upTo = 1; upTo < 400; upTo++) {
      await Promise.all([playOn(ann, 'ann', upTo), playOn(bo, 'bo', upTo)]);
      const [one, two] = await Promise.all([ann.heard(upTo), bo.heard(upTo)]);
      const { seq, by } = one;
      if (seq !== two.seq || by === null) continue;
      const mine = by === 0 ? ann : bo;
      mine.client.takeBack(seq - 1);
      const before = mine.troubles.length;
      const asked = mine.next('take-back').then(() => true);
      const refused = mine.until(() => mine.troubles.length > before).then(() => false);
      if (await Promise.race([asked, refused])) return { mine, other: by === 0 ? bo : ann, to: seq - 1 };
      expect(mine.troubles.pop()).toMatch(/^(come-to-light|not-yours|talking|stale)/);
    }
    throw new Error('Nobody could take anything back.');
  }

  it('take an action back once everybody agrees, and play on', async () => {
    const [ann, bo, opened] = await guests(third, 'pp');
    const { mine, other, to } = await somethingOpen(ann, bo);
    const { ask } = await other.next('take-back', (one) => one.ask !== null);
    const seat = other === bo ? 1 : 0;
    expect(ask).toMatchObject({ to, seq: to + 1, waiting: [seat], by: 1 - seat });
    other.client.consent(ask?.seq ?? 0, false);
    expect(await mine.next('take-back', (one) => one.ask === null)).toMatchObject({ how: 'declined' });
    mine.client.takeBack(to);
    await other.next('take-back', (one) => one.ask !== null);
    other.client.consent(to + 1, true);
    expect(await mine.next('take-back', (one) => one.how === 'agreed')).toMatchObject({ ask: null });
    await Promise.all([mine.heard(to + 2), other.heard(to + 2)]);
    // The one who took it back is asked again, and the game goes on from there to its end or further on.
    expect(mine.legal().length).toBeGreaterThan(0);
    await Promise.all([playOn(ann, 'ann', to + 20), playOn(bo, 'bo', to + 20)]);
    const { seq } = await ann.heard(to + 20);
    const fresh = new Guest(server.url, opened, opened.seats[0]?.token);
    expect((await fresh.heard(seq)).view).toEqual(ann.client.heard?.view);
    for (const one of [ann, bo, fresh]) one.client.close();
  });

  it('take back neither dice, nor what another did, nor what never was', async () => {
    const [ann, bo] = await guests({}, 'pp');
    const asked = ann.legal().length > 0 ? ann : bo;
    const other = asked === ann ? bo : ann;
    await asked.client.act({ type: 'move/roll', dice: 5 } as never);
    await Promise.all([ann.heard(1), bo.heard(1)]);
    asked.client.takeBack(0);
    expect(await asked.trouble()).toMatch(/^come-to-light: Dice/);
    other.client.takeBack(0);
    expect(await other.trouble()).toMatch(/^not-yours: You take back from an action of your own/);
    asked.client.takeBack(7);
    expect(await asked.trouble()).toMatch(/^not-yours/);
    for (const one of [ann, bo]) one.client.close();
  });

  it('find open tables in the lobby, and one of two who want a seat sits there', async () => {
    const seats = [
      { name: 'Ann', is: 'person' },
      { name: 'Somebody', is: 'person', free: true },
    ];
    const { status, body } = await post(`${server.url}/tables`, { options: third, seats, listed: true });
    expect(status).toBe(201);
    const opened = body as unknown as Opened;
    expect(opened.seats[1]?.token).toBeUndefined();
    const ann = new Guest(server.url, opened, opened.seats[0]?.token);
    await ann.heard();
    const lobby = (await (await fetch(`${server.url}/tables`)).json()) as { tables: { table: string }[] };
    expect(lobby.tables.find(({ table }) => table === opened.table)).toMatchObject({
      edition: 'third-edition',
      scenario: 'corpse-king',
      seats: [
        { name: 'Ann', is: 'person' },
        { name: 'Somebody', is: 'person', free: true },
      ],
    });
    expect(lobby.tables.every((one) => 'seats' in one)).toBe(true);
    const seat = `${server.url}/tables/${opened.table}/seats/1`;
    const both = await Promise.all([post(seat, { name: 'Bo' }), post(seat, { name: 'Cy' })]);
    expect(both.map((one) => one.status).sort()).toEqual([201, 409]);
    const name = both[0].status === 201 ? 'Bo' : 'Cy';
    expect((await ann.next('seats')).seats[1]).toEqual({ name, is: 'person' });
    const won = both.find((one) => one.status === 201)?.body as { token: string };
    const bo = new Guest(server.url, opened, won.token);
    expect((await bo.heard()).view.viewer).toBe(1);
    for (const [where, what, code] of [
      [`${opened.table}/seats/0`, { name: 'Dee' }, 409],
      [`${opened.table}/seats/7`, { name: 'Dee' }, 409],
      [`${opened.table}/seats/x`, { name: 'Dee' }, 400],
      [`${opened.table}/seats/1`, { name: '\u202E' }, 400],
      ['aaaaaaaaaaaaaaaa/seats/0', { name: 'Dee' }, 404],
    ] as const)
      expect((await post(`${server.url}/tables/${where}`, what)).status).toBe(code);
    for (const one of [ann, bo]) one.client.close();
  });

  it('are not shown a table in the lobby that was opened for friends', async () => {
    const opened = await openTable(server.url, third, 'pp');
    const lobby = (await (await fetch(`${server.url}/tables`)).json()) as { tables: { table: string }[] };
    expect(lobby.tables.map(({ table }) => table)).not.toContain(opened.table);
  });
});

describe.each(databases)('a table in %s', (_, open) => {
  let kept: Kept;
  beforeAll(async () => {
    kept = await open();
  });
  afterAll(() => kept?.remove());

  it('is kept as it stands when the server ends, so that a version with other rules goes on from there', async () => {
    let server = await start(kept.settings);
    const opened = await openTable(server.url, third, 'pb');
    const ann = new Player(server.url, opened, opened.seats[0]?.token);
    await playOn(ann, 'ann', 33);
    await server.stop();
    const moves = await kept.read('moves');
    const last = Math.max(...moves.map(({ seq }) => Number(seq)));
    const states = (await kept.read('snapshots')).map(({ seq }) => Number(seq));
    // All that led here need not be played again.
    expect(states).toContain(last);
    // Another version would refuse what was done then.
    await kept.change(`update moves set action = '{"type":"unheard/of"}' where seq = ${last - 2}`);
    server = await start(kept.settings);
    ann.url = server.url;
    await playOn(ann, 'ann', last + 5);
    expect(ann.troubles).toEqual([]);
    ann.client.close();
    await server.stop();
  });
});

if (!hasPostgres) {
  console.warn(missing);
  it('says that people at two servers were not tried', () => expect(missing).toContain('not tried'));
} else
  describe('people at two servers', () => {
    it('see and hear each other, and agree', async () => {
      const postgres = await startPostgres();
      const servers = await Promise.all([0, 1].map(() => start({ DATABASE_URL: postgres.url })));
      const [one, two] = servers as [Running, Running];
      try {
        const seats = [
          { name: 'Ann', is: 'person' },
          { name: 'Bo', is: 'person', free: true },
        ];
        const { body } = await post(`${one.url}/tables`, { options: third, seats });
        const opened = body as unknown as Opened;
        const ann = new Guest(one.url, opened, opened.seats[0]?.token);
        await ann.heard();
        const watcher = new Guest(two.url, opened);
        await watcher.heard();
        expect(await ann.next('present', ({ watching }) => watching === 1)).toMatchObject({ seats: [0] });
        await watcher.next('present', ({ seats: here }) => here.includes(0));
        const sat = await post(`${two.url}/tables/${opened.table}/seats/1`, { name: 'Bo' });
        expect((await ann.next('seats')).seats[1]).toEqual({ name: 'Bo', is: 'person' });
        const bo = new Guest(two.url, opened, (sat.body as { token: string }).token);
        await bo.heard();
        await ann.next('present', ({ seats: here }) => here.length === 2);
        bo.client.say({ emote: 'hello' });
        expect(await ann.next('said')).toEqual({ type: 'said', seat: 1, emote: 'hello' });
        for (const guest of [ann, watcher, bo]) guest.client.close();
      } finally {
        await Promise.all(servers.map((server) => server.stop()));
        await postgres.stop();
      }
    });
  });
