import { BlockList, isIPv6 } from 'node:net';

/* How much one connection, and one address, may ask for. */

const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');

/**
 * Whom limits are for: an IPv4 address, or the first half of an IPv6 address, since one household has all the addresses that begin with it.
 */
export function guestOf(address: string): string {
  if (!isIPv6(address) || mapped.check(address, 'ipv6')) return address.replace(/^::ffff:(?=\d+\.)/i, '');
  const [start = '', end] = address.replace(/%.*$/, '').split('::');
  const before = start === '' ? [] : start.split(':');
  const after = end === undefined || end === '' ? [] : end.split(':');
  const zeros = end === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** A bucket that drips: so many tokens at once, then so many a second. */
export class Bucket {
  readonly #perSecond: number;
  readonly #size: number;
  #level: number;
  #at = Date.now();

  constructor(perSecond: number, size = perSecond * 2) {
    this.#perSecond = perSecond;
    this.#size = size;
    this.#level = size;
  }

  /** Takes a token, if there is one. */
  take(): boolean {
    const now = Date.now();
    this.#level = Math.min(this.#size, this.#level + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#level < 1) return false;
    this.#level -= 1;
    return true;
  }
}

interface Guest {
  readonly bucket: Bucket;
  sockets: number;
}

/** Who is connected: each has one bucket for all its connections, and so many connections; and so many are connected in all. */
export class Guests {
  readonly #guests = new Map<string, Guest>();
  readonly #perSecond: number;
  readonly #sockets: number;
  readonly #mostSockets: number;
  #count = 0;

  constructor(limits: {
    readonly messagesOfAddress: number;
    readonly socketsOfAddress: number;
    readonly mostSockets: number;
  }) {
    this.#perSecond = limits.messagesOfAddress;
    this.#sockets = limits.socketsOfAddress;
    this.#mostSockets = limits.mostSockets;
  }

  /** Lets a connection in: its guest's bucket, or `null` if there are too many of that guest, or in all. */
  enter(name: string): Bucket | null {
    const guest = this.#guests.get(name) ?? { bucket: new Bucket(this.#perSecond), sockets: 0 };
    if (guest.sockets >= this.#sockets || this.#count >= this.#mostSockets) return null;
    guest.sockets++;
    this.#count++;
    this.#guests.set(name, guest);
    return guest.bucket;
  }

  leave(name: string): void {
    const guest = this.#guests.get(name);
    if (guest === undefined) return;
    this.#count--;
    if (--guest.sockets === 0) this.#guests.delete(name);
  }
}
