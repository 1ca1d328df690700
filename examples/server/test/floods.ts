import { connect, type Socket } from 'node:net';
import { version } from '../src/protocol.js';

/* Floods: sockets that send as fast as they can, and most of which read nothing. They stop by themselves. */

/** A frame of a WebSocket as a client sends it. The mask is of zeros, so the payload stands there as it is. */
function frame(first: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = length < 126 ? [first, 0x80 | length] : [first, 0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
}

const text = 0x81;
const unfinishedText = 0x01;
const more = 0x00;
const ping = 0x89;
const pong = 0x8a;

export interface Flood {
  readonly name: string;
  /** What is sent once, and then again and again. */
  readonly first?: Buffer;
  readonly next: Buffer;
  /** Whether answers are read. */
  readonly reads: boolean;
}

const anything = Buffer.alloc(125, 'x');
const action = '{"type":"act","id":"a","seq":0,"action":{"type":"move/roll"}}';

export const floods: readonly Flood[] = [
  { name: 'pings whose answers nobody reads', next: frame(ping, anything), reads: false },
  { name: 'pings whose answers are read', next: frame(ping, anything), reads: true },
  { name: 'answers to nothing', next: frame(pong, anything), reads: false },
  { name: 'actions of nobody', next: frame(text, Buffer.from(action)), reads: false },
  { name: 'what is no JSON', next: frame(text, Buffer.alloc(16_000, '{')), reads: false },
  {
    name: 'one message in pieces without end',
    first: frame(unfinishedText, Buffer.from('x')),
    next: frame(more, Buffer.from('x')),
    reads: false,
  },
];

/** Bytes after which a flood gives up: the server did not hang up on it. */
const mostSent = 32 * 1024 * 1024;

/**
 * Floods a server, by somebody who looks on at a table, until the server hangs up.
 *
 * @param from - the last number of the address it comes from, where a machine has all those that begin with 127
 * @returns how many bytes were sent by then; `null` if the server never hung up
 */
export function flood(
  url: string,
  table: string,
  from: number,
  { first, next, reads }: Flood,
): Promise<number | null> {
  const { hostname, port, host } = new URL(url);
  const many = Buffer.concat(Array.from({ length: Math.ceil(65_536 / next.length) }, () => next));
  return new Promise((resolve) => {
    let sent = 0;
    let opened = false;
    const localAddress = process.platform === 'linux' ? `127.0.0.${from}` : '127.0.0.1';
    const socket: Socket = connect({ host: hostname, port: Number(port), localAddress });
    const end = (result: number | null): void => {
      resolve(result);
      socket.destroy();
    };
    const send = (): void => {
      while (sent < mostSent && !socket.destroyed) {
        sent += many.length;
        if (!socket.write(many)) return void socket.once('drain', send);
      }
      if (!socket.destroyed) end(null);
    };
    // A flood that was never let in tried nothing.
    for (const way of ['error', 'close']) socket.on(way, () => end(opened ? sent : null));
    socket.on('data', () => {
      if (opened) return;
      opened = true;
      if (!reads) socket.pause();
      socket.write(frame(text, Buffer.from(JSON.stringify({ type: 'join', v: version, table }))));
      if (first !== undefined) socket.write(first);
      send();
    });
    socket.write(
      `GET /socket HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
  });
}
