import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a database that can be cut, and that can fall silent: then nothing comes through, and no error is raised. */
export class Gate {
  readonly url: string;
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isSilent = false;

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  static async to(url: string): Promise<Gate> {
    const there = new URL(url);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const here = new URL(url);
    here.port = String(typeof address === 'object' ? address?.port : '');
    const gate = new Gate(server, here.href);
    server.on('connection', (near) => {
      const far = connect(Number(there.port), there.hostname);
      gate.#join(near, far);
    });
    return gate;
  }

  #join(near: Socket, far: Socket): void {
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (data) => !this.#isSilent && to.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        to.destroy();
        this.#pairs.delete(pair);
      });
    }
  }

  /** From now on nothing comes through. */
  silence(): void {
    this.#isSilent = true;
  }

  /** New connections come through again; those of before have lost something, and are cut. */
  restore(): void {
    this.cut();
    this.#isSilent = false;
  }

  cut(): void {
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
