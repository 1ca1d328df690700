import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from '../src/net/connection.js';
import { Bucket } from '../src/net/limits.js';
import { calmly } from '../src/net/log.js';
import { version } from '../src/protocol.js';
import type { House } from '../src/tables/house.js';
import { hashOf } from '../src/tables/seats.js';
import { Together } from '../src/tables/together.js';

/* One socket and its clock: what the server does with a client that asks too much, reads nothing, or is not there. */

/** A socket of which the test says how much waits unsent, and which remembers what was done with it. */
class Line extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly did: string[] = [];
  send(text: string): void {
    this.did.push(`send ${(JSON.parse(text) as { code: string }).code}`);
  }
  ping(): void {
    this.did.push('ping');
  }
  pong(): void {
    this.did.push('pong');
  }
  close(code: number): void {
    this.readyState = 2;
    this.did.push(`close ${code}`);
  }
  terminate(): void {
    this.readyState = 3;
    this.did.push('terminate');
  }
}

const halfMinute = 30_000;
let line: Line;
/** What a connection asks of the house: a table that never comes, so that its messages stay at work. */
const house = { table: () => new Promise(() => {}) } as unknown as House;
const join = Buffer.from(JSON.stringify({ type: 'join', v: version, table: 'aaaaaaaaaaaaaaaa' }));

beforeEach(() => {
  vi.useFakeTimers();
  line = new Line();
  new Connection(line as unknown as WebSocket, house, [new Bucket(10)], (error) => {
    throw error;
  });
});
afterEach(() => vi.useRealTimers());

describe('a client', () => {
  it('that pings has its answers, as many as its bucket holds, and then is hung up on', () => {
    for (let at = 0; at < 1000; at++) line.emit('ping', Buffer.from('x'));
    const answers = line.did.filter((one) => one === 'pong');
    expect(answers).toHaveLength(20);
    expect(line.did.slice(20)).toEqual(['send too-fast', 'close 1008']);
  });

  it('that answers what nobody asked is hung up on', () => {
    for (let at = 0; at < 1000; at++) line.emit('pong');
    expect(line.did).toEqual(['send too-fast', 'close 1008']);
  });

  it('that does not read is cut off at the first thing that would be said to it', () => {
    line.bufferedAmount = 600_000;
    line.emit('ping', Buffer.from('x'));
    expect(line.did).toEqual(['terminate']);
    for (let at = 0; at < 100; at++) line.emit('ping', Buffer.from('x'));
    expect(line.did).toEqual(['terminate']);
  });

  it('that joins no table is hung up on after half a minute', () => {
    vi.advanceTimersByTime(halfMinute - 1);
    expect(line.did).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(line.did).toEqual(['send not-joined', 'close 1008']);
  });

  it('that joined and answers no ping is cut off', () => {
    line.emit('message', join, false);
    vi.advanceTimersByTime(halfMinute);
    line.emit('pong');
    vi.advanceTimersByTime(halfMinute);
    expect(line.did).toEqual(['ping', 'ping']);
    vi.advanceTimersByTime(halfMinute);
    expect(line.did).toEqual(['ping', 'ping', 'terminate']);
  });

  it('that was hung up on is not heard any more', () => {
    line.emit('message', Buffer.alloc(20_000, 'x'), false);
    expect(line.did).toEqual(['send too-big', 'close 1009']);
    for (let at = 0; at < 1000; at++) line.emit('message', Buffer.from('{}'), false);
    expect(line.did).toHaveLength(2);
    // It floods on, and does not say good-bye.
    for (let at = 0; at < 100; at++) line.emit('message', Buffer.from('{}'), false);
    expect(line.did[2]).toBe('terminate');
  });

  it('that asks on while nothing is answered has so much at work at most', async () => {
    const act = vi.fn(() => new Promise(() => {}));
    const table = {
      act,
      seats: [{ name: 'Ann', is: 'person', tokenHash: hashOf('token') }],
      sitting: [{ name: 'Ann', is: 'person' }],
      together: new Together(
        'here',
        () => {},
        () => {},
      ),
      now: { seq: 0 },
      stepsAfter: () => [],
      subscribe: () => () => {},
    };
    const slow = new Line();
    const there = { table: async () => table, satDown: () => {} } as unknown as House;
    new Connection(slow as unknown as WebSocket, there, [new Bucket(1000)], () => {});
    const say = (message: object) => slow.emit('message', Buffer.from(JSON.stringify(message)), false);
    say({ type: 'join', v: version, table: 'aaaaaaaaaaaaaaaa', token: 'token', after: 0 });
    await vi.advanceTimersByTimeAsync(0);
    slow.did.length = 0;
    for (let at = 0; at < 40; at++) say({ type: 'act', id: `${at}`, seq: 0, action: { type: 'move/roll' } });
    expect(act).toHaveBeenCalledTimes(32);
    expect(slow.did).toEqual(Array.from({ length: 8 }, () => 'send too-fast'));
  });
});

describe('the log', () => {
  it('has an error that comes again and again every ten seconds', () => {
    const lines: unknown[] = [];
    const log = calmly((error) => lines.push(error));
    const error = new Error('a');
    const other = new TypeError('b');
    for (let second = 0; second < 25; second++) {
      log(error);
      if (second === 3) log(other);
      vi.advanceTimersByTime(1000);
    }
    expect(lines).toEqual([error, other, error, error]);
  });
});
