import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { guestOf } from '../src/net/limits.js';
import { settingsFrom } from '../src/settings.js';
import { type Running, root, start } from './server.js';

/* Whom limits are for: one household is one guest, whatever address it names, and only a proxy that is trusted may name another one. */

describe('a guest', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('at %s is %s', (address, guest) => {
    expect(guestOf(address)).toBe(guest);
  });
});

describe('proxies that are trusted', () => {
  it('are addresses, networks or names of networks', () => {
    const read = (TRUST_PROXY: string) => settingsFrom({ TRUST_PROXY }).TRUST_PROXY;
    expect(read('127.0.0.1, 10.0.0.0/8,loopback,::1')).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      'loopback',
      '::1',
    ]);
    expect(read('')).toEqual([]);
    // Whoever trusts everybody believes what clients write themselves.
    for (const wrong of ['true', '1', '*', 'example.org']) expect(() => read(wrong)).toThrow(/TRUST_PROXY/);
  });
});

describe('a header that names an address', () => {
  const small = { TABLES_OF_ADDRESS: '2', SOCKETS_OF_ADDRESS: '2' };
  let open: Running;
  let proxied: Running;
  beforeAll(async () => {
    [open, proxied] = await Promise.all([start(small), start({ ...small, TRUST_PROXY: 'loopback' })]);
  });
  afterAll(() => Promise.all([open?.stop(), proxied?.stop()]));

  it('is of a whole club: the files of the board are not counted, questions are', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'runebound-files-'));
    writeFileSync(join(folder, 'index.html'), 'the board');
    const server = await start({ BOARD_FOLDER: relative(root, folder), REQUESTS_A_MINUTE: '3' });
    const statusesOf = async (path: string) => {
      const statuses: number[] = [];
      for (let at = 0; at < 5; at++) statuses.push((await fetch(`${server.url}/${path}`)).status);
      return statuses;
    };
    expect(await statusesOf('')).toEqual([200, 200, 200, 200, 200]);
    expect(await statusesOf('tables')).toEqual([200, 200, 200, 429, 429]);
    const late = await fetch(`${server.url}/tables`);
    expect(await late.json()).toMatchObject({ error: { code: 'too-fast' } });
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const tablesOf = async ({ url }: Running, named: (at: number) => string): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (let at = 0; at < 4; at++) {
      const { status } = await fetch(`${url}/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': named(at) },
        body: JSON.stringify({ options: {}, seats: [{ name: 'Ann', is: 'person' }] }),
      });
      statuses.push(status);
    }
    return statuses;
  };

  it('is not believed from anybody', async () => {
    expect(await tablesOf(open, (at) => `192.0.2.${at}`)).toEqual([201, 201, 429, 429]);
  });

  it('is believed from a proxy that is trusted, as far as that proxy wrote it', async () => {
    // A client may write what it likes: the proxy adds the address that it saw behind it.
    expect(await tablesOf(proxied, (at) => `198.51.100.${at}, 192.0.2.1`)).toEqual([201, 201, 429, 429]);
    expect(await tablesOf(proxied, (at) => `192.0.2.${10 + at}`)).toEqual([201, 201, 201, 201]);
  });

  it('counts for sockets, too', async () => {
    const joined = async (named: string) => {
      const socket = new WebSocket(`${proxied.url.replace('http', 'ws')}/socket`, {
        headers: { 'x-forwarded-for': named },
      });
      const code = await new Promise((resolve) => {
        socket.on('close', (closed) => resolve(closed));
        socket.on('open', () => socket.send('?'));
        socket.on('message', (data) => resolve((JSON.parse(String(data)) as { code: string }).code));
      });
      return { socket, code };
    };
    const all = [];
    for (const named of ['1, 2001:db8::1', '2, 2001:db8::2', '3, 2001:db8::3', '4, 2001:db8:0:1::3'])
      all.push(await joined(named));
    expect(all.map(({ code }) => code)).toEqual(['not-json', 'not-json', 'too-many-sockets', 'not-json']);
    for (const { socket } of all) socket.terminate();
  });
});
