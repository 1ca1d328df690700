/* How much one connection, and one address, may ask for. */

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

/** The addresses that are connected: each has one bucket for all its connections, and so many connections. */
export class Guests {
  readonly #guests = new Map<string, Guest>();
  readonly #perSecond: number;
  readonly #sockets: number;

  constructor(limits: { readonly messagesOfAddress: number; readonly socketsOfAddress: number }) {
    this.#perSecond = limits.messagesOfAddress;
    this.#sockets = limits.socketsOfAddress;
  }

  /** Lets a connection in: its address's bucket, or `null` if there are too many of that address. */
  enter(address: string): Bucket | null {
    const guest = this.#guests.get(address) ?? { bucket: new Bucket(this.#perSecond), sockets: 0 };
    if (guest.sockets >= this.#sockets) return null;
    guest.sockets++;
    this.#guests.set(address, guest);
    return guest.bucket;
  }

  leave(address: string): void {
    const guest = this.#guests.get(address);
    if (guest !== undefined && --guest.sockets === 0) this.#guests.delete(address);
  }
}
