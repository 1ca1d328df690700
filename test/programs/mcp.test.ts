import { spawnSync } from 'node:child_process';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, sdk, shortLines } from '../../tools/cli/mcp.js';
import { limits } from '../../tools/mcp/index.js';
import { main } from '../tools/cli/command.js';
import { ask, tableIn } from '../tools/mcp/client.js';

/* The server for assistants in a process of its own, and on a port of this machine. */

const position = {
  game: { players: [{ hero: 'varikas-the-dead', space: 'h0714' }, {}] },
  given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
};

async function settles(client: Client): Promise<void> {
  const { tools } = await client.listTools();
  expect(tools.length).toBe(11);
  const table = tableIn(await ask(client, 'open_table', { position }));
  const told = await ask(client, 'may_i', { table, action: 'combat/attack by=varikas-the-dead' });
  expect(told.text).toMatch(/^No: [\s\S]*\[2e[.]combat[.]phases\]/);
}

const client = (): Client => new Client({ name: 'test', version: '1' });

describe('mcp over the standard input and output', () => {
  it('says which package is missing where the SDK is not installed', () => {
    const hooks = `export async function resolve(name, context, next) {
      if (!name.startsWith('@modelcontextprotocol/')) return next(name, context);
      throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
    }`;
    const loaded = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
    const register = `import { register } from 'node:module'; register(${JSON.stringify(loaded(hooks))});`;
    const args = ['--import', loaded(register), main, 'mcp'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', input: '' });
    expect(stderr).toContain('npm install @modelcontextprotocol/sdk');
    expect(status).toBe(2);
  });

  it('answers a client, and ends with it', async () => {
    const one = client();
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [main, 'mcp'],
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
    });
    await one.connect(transport);
    await settles(one);
    await one.close();
    expect(transport.pid).toBeNull();
  });

  it('says nothing but messages, and ends when its input ends', () => {
    const input = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\nnonsense\n`;
    const { status, stdout } = spawnSync(process.execPath, [main, 'mcp'], { input, encoding: 'utf8' });
    const lines = stdout.trim().split('\n');
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
    expect(lines.length).toBeGreaterThan(0);
    expect(status).toBe(0);
  });

  it('drops a line that is too long, whatever pieces it comes in', async () => {
    const source = new PassThrough();
    const read = text(shortLines(source));
    source.write('{"a":1}\n{"b"');
    source.write(':2}\n');
    const piece = 'x'.repeat(limits.line / 4);
    for (let at = 0; at < 5; at++) source.write(piece);
    source.end(`\n{"c":3}\n`);
    expect(await read).toBe('{"a":1}\n{"b":2}\n{"c":3}\n');
  });

  it('wants a proper port', () => {
    const { status, stderr } = spawnSync(process.execPath, [main, 'mcp', '--http', 'x'], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('A port is a whole number');
  });
});

describe('mcp over HTTP', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = await listen(await sdk(), 0);
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const connected = async (): Promise<Client> => {
    const one = client();
    await one.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)));
    return one;
  };

  const asked = (headers: Record<string, string>, body = '{}', path = '/mcp'): Promise<[number, string]> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, async (response) => {
        resolve([response.statusCode ?? 0, await text(response)]);
      });
      sent.on('error', reject);
      sent.end(body);
    });

  it('listens on this machine only', () => {
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  });

  it('answers several clients, each with tables of its own', async () => {
    const [one, other] = [await connected(), await connected()];
    await settles(one);
    expect((await ask(other, 'describe_position', { table: 't1' })).wrong).toBe(true);
    await settles(other);
    for (const each of [one, other]) await each.close();
  });

  it('refuses other hosts and origins, as a page whose name was bound to this machine sends them', async () => {
    const host = `127.0.0.1:${port}`;
    const foreign: Record<string, string>[] = [
      { host: 'evil.example' },
      { host: `evil.example:${port}` },
      { host, origin: 'https://evil.example' },
      { host, origin: 'null' },
      { host, origin: `https://localhost:${port}` },
    ];
    for (const headers of foreign)
      expect(await asked(headers), JSON.stringify(headers)).toEqual([403, expect.stringContaining('may')]);
    expect((await asked({ host, origin: `http://localhost:${port}` }))[0]).not.toBe(403);
    expect((await asked({ host }, '{}', '/'))[0]).toBe(404);
    expect((await asked({ host, 'mcp-session-id': 'none' }))[0]).toBe(404);
  });

  it('refuses what is too long or no JSON, and goes on', async () => {
    const host = `127.0.0.1:${port}`;
    const headers = {
      host,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    };
    expect((await asked(headers, `"${'x'.repeat(limits.line)}"`))[0]).toBe(413);
    expect((await asked(headers, '{'))[0]).toBe(400);
    await settles(await connected());
  });

  it('makes room for a client where others have gone without a word', async () => {
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'gone', version: '1' },
    };
    const headers = {
      host: `127.0.0.1:${port}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    };
    const begin = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
    for (let at = 0; at < limits.sessions + 5; at++) expect((await asked(headers, begin))[0]).toBe(200);
    await settles(await connected());
  });

  it('opens so many sessions and no more', async () => {
    const open: Client[] = [];
    await expect(
      (async () => {
        for (let at = 0; at <= limits.sessions; at++) open.push(await connected());
      })(),
    ).rejects.toThrow(/sessions are open/);
    expect(open.length).toBeGreaterThan(limits.sessions / 2);
  });
});
