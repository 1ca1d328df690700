import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { Readable } from 'node:stream';
import type { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { limits, openMcpServer } from '../mcp/index.js';
import { linesOf } from './files.js';
import { CommandError, exitCodes, optional, version } from './terminal.js';

export async function sdk() {
  const [mcp, stdio, http] = await optional(
    () =>
      Promise.all([
        import('@modelcontextprotocol/sdk/server/mcp.js'),
        import('@modelcontextprotocol/sdk/server/stdio.js'),
        import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
      ]),
    'The server for assistants needs the SDK of the Model Context Protocol beside this package: npm install @modelcontextprotocol/sdk.',
  );
  return { ...mcp, ...stdio, ...http };
}

type Sdk = Awaited<ReturnType<typeof sdk>>;

/** Passes lines on, without those that are too long, so that no input fills the memory. */
export async function* shortLines(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  for await (const line of linesOf(input, limits.line))
    if (line !== null) yield line;
    else process.stderr.write(`runebound-engine: a line of more than ${limits.line} bytes was dropped.\n`);
}

export interface McpOptions {
  readonly http?: string | boolean;
}

const usualPort = 8931;

export async function serveMcp({ http }: McpOptions): Promise<void> {
  const port = http === true ? usualPort : Number(http ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CommandError('A port is a whole number from 0 (any free one) to 65535.');
  const loaded = await sdk();
  const stop = (): void => {
    process.exit(exitCodes.fine);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  if (http === undefined) {
    const lines = Readable.from(shortLines(process.stdin));
    lines.once('end', stop);
    await openMcpServer(loaded, version).connect(new loaded.StdioServerTransport(lines));
    return;
  }
  const server = await listen(loaded, port);
  process.stderr.write(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp\n`);
}

interface Session {
  readonly transport: StreamableHTTPServerTransport;
  heard: number;
  /** Answers under way, and streams to the client: it is there while there are some. */
  open: number;
}

/** Listens on this machine only. A page of the web that has itself resolved to it is refused by its host and origin. */
export async function listen(loaded: Sdk, port: number): Promise<Server> {
  const sessions = new Map<string, Session>();
  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500, 'This is a fault of the server.');
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const own = `:${(server.address() as AddressInfo).port}`;
    const hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}${own}`);
    const { host = '', origin } = request.headers;
    if (!hosts.includes(host)) return refuse(response, 403, 'Only this machine may ask, by its own name.');
    if (origin !== undefined && !hosts.some((one) => origin === `http://${one}`))
      return refuse(response, 403, 'Pages of other origins may not ask.');
    if (new URL(request.url ?? '/', `http://${host}`).pathname !== '/mcp')
      return refuse(response, 404, 'The server is at /mcp.');
    const body = request.method === 'POST' ? await bodyOf(request) : undefined;
    if (body === null) return refuse(response, 413, `A request has ${limits.line} bytes at most.`);
    const session = sessionOf(request);
    if (session === undefined) return refuse(response, 404, 'There is no such session: begin a new one.');
    if (session === null) return refuse(response, 503, `${limits.sessions} sessions are open: close one.`);
    session.heard = Date.now();
    session.open++;
    response.once('close', () => session.open--);
    await session.transport.handleRequest(request, response, body);
  }

  /** The session of a request, or a new one; `undefined` for an unknown one, `null` if there are too many. */
  function sessionOf(request: IncomingMessage): Session | null | undefined {
    const id = request.headers['mcp-session-id'];
    if (id !== undefined) return sessions.get(String(id));
    for (const { transport, heard } of [...sessions.values()])
      if (Date.now() - heard > limits.idle) void transport.close();
    if (sessions.size >= limits.sessions) {
      // Many clients go without a word. One without a stream is gone, or can begin anew.
      const [gone] = [...sessions.values()]
        .filter(({ open }) => open === 0)
        .sort((a, b) => a.heard - b.heard);
      if (gone === undefined) return null;
      void gone.transport.close();
    }
    const transport: StreamableHTTPServerTransport = new loaded.StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (name) => {
        sessions.set(name, session);
      },
    });
    const session: Session = { transport, heard: Date.now(), open: 0 };
    void openMcpServer(loaded, version).connect(transport as never);
    const closed = transport.onclose;
    transport.onclose = () => {
      if (transport.sessionId !== undefined) sessions.delete(transport.sessionId);
      closed?.();
    };
    return session;
  }

  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new CommandError(`Port ${port} cannot be used: ${error.message}`)),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }));
}

/** The JSON of a request; a text for bad JSON, which the transport refuses; `null` for one that is too long. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > limits.line) return null;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return 'no JSON';
  }
}
