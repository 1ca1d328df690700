import { createGame, legalActions, rulesetFor, viewFor } from 'runebound-engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client } from '../src/client.js';
import { version } from '../src/protocol.js';

/* A client and its network, which may go without a word. */

/** A socket that says nothing by itself. */
class Line {
  onopen = (): void => {};
  onmessage = (_: { readonly data: unknown }): void => {};
  onclose = (): void => {};
  onerror = (): void => {};
  readonly said: { readonly type: string; readonly id?: string; readonly after?: number }[] = [];
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {}
  async tell(message: object): Promise<void> {
    this.onmessage({ data: JSON.stringify(message) });
    await vi.advanceTimersByTimeAsync(0);
  }
}

const game = createGame({ players: 2, seed: 1 });
const [action] = legalActions(game);
let lines: Line[];
let client: Client;
let troubles: (string | null)[];

/** The next connection: opened, joined, and told so. */
async function joined(at: number): Promise<Line> {
  const line = lines[at] as Line;
  line.onopen();
  await line.tell({ type: 'joined', v: version, table: 'a', seat: 0, seq: 0, seats: [] });
  return line;
}

beforeEach(async () => {
  vi.useFakeTimers();
  lines = [];
  troubles = [];
  client = new Client({
    table: 'a',
    rulesFor: (view) => rulesetFor(view as never),
    connect: () => {
      lines.push(new Line());
      return lines.at(-1) as Line;
    },
    onTrouble: (message) => troubles.push(message),
  });
  const line = await joined(0);
  await line.tell({ type: 'view', seq: 0, view: viewFor(game, 0), events: [] });
});
afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a client', () => {
  it('whose action is not answered says it again on another connection', async () => {
    const done = client.act(action as never);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(lines).toHaveLength(2);
    expect(troubles).toEqual([null, 'The connection is lost; trying again.']);
    const line = await joined(1);
    expect(line.said.map(({ type }) => type)).toEqual(['join', 'act']);
    expect(line.said[0]?.after).toBe(0);
    expect(line.said[1]?.id).toBe(lines[0]?.said[1]?.id);
    await line.tell({ type: 'done', id: line.said[1]?.id, seq: 1 });
    expect(await done).toBe(1);
    expect(troubles.at(-1)).toBe(null);
    // What the first connection says yet nobody hears; the second one holds though it is silent for a while.
    await lines[0]?.tell({ type: 'error', code: 'fault', message: 'late' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(troubles.at(-1)).toBe(null);
    expect(lines).toHaveLength(2);
  });

  it('that hears nothing at all comes back, and stays where somebody is heard', async () => {
    for (let minute = 0; minute < 5; minute++) {
      await vi.advanceTimersByTimeAsync(60_000);
      await lines[0]?.tell({ type: 'present', seats: [0], watching: 0 });
    }
    expect(lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(76_000);
    expect(lines).toHaveLength(2);
  });

  it('that knows its network is gone comes back without waiting', async () => {
    client.lost();
    expect(troubles.at(-1)).toBe('The connection is lost; trying again.');
    await vi.advanceTimersByTimeAsync(200);
    expect(lines).toHaveLength(2);
  });

  const error = (code: string) => ({ type: 'error', code, message: 'No.' });

  it('stays at the table after a message that the server could not read, and knows that it was not carried out', async () => {
    const done = client.act(action as never);
    const [line] = lines as [Line];
    await Promise.all([
      expect(done).rejects.toMatchObject({ code: 'bad-message' }),
      line.tell(error('bad-message')),
    ]);
    expect(troubles.at(-1)).toBe('No.');
    const again = client.act(action as never);
    await line.tell({ type: 'done', id: line.said.at(-1)?.id, seq: 1 });
    expect(await again).toBe(1);
    expect(lines).toHaveLength(1);
  });

  it('refuses every action once the server wants it no more, with the reason', async () => {
    await lines[0]?.tell(error('no-table'));
    await expect(client.act(action as never)).rejects.toMatchObject({ code: 'no-table', message: 'No.' });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(lines).toHaveLength(1);
  });

  it('acts in a page that came over plain HTTP from another machine', () => {
    const { getRandomValues } = globalThis.crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(globalThis.crypto) });
    for (let at = 0; at < 2; at++) client.act(action as never).catch(() => {});
    const ids = lines[0]?.said.slice(1).map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(2);
  });
});
