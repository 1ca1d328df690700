import { randomInt } from 'node:crypto';
import { type Action, type EditionId, legalActions, outcome, rulesetFor } from 'runebound-engine';
import { WebSocket } from 'ws';
import { Client, type ClientOptions, type Heard } from '../src/client.js';
import { Waiting } from './waiting.js';

/* People at a table, as a test has them: each has a socket of its own, and knows what it was told. */

export interface Opened {
  readonly table: string;
  readonly watch: string;
  readonly seats: readonly { readonly token?: string; readonly link?: string }[];
}

/** Opens a table; `p` is a person's seat, `b` a bot's. */
export async function openTable(url: string, options: object, sitting: string): Promise<Opened> {
  const seats = [...sitting].map((one, at) => ({ name: `Seat ${at}`, is: one === 'b' ? 'bot' : 'person' }));
  const answer = await fetch(`${url}/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ options, seats }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Opened;
}

/** A socket to a server. */
export const socketTo = (url: string): WebSocket => new WebSocket(`${url.replace('http', 'ws')}/socket`);

/** Somebody at a table, with all that was ever sent to that seat. */
export class Player extends Waiting {
  readonly client: Client;
  readonly texts: string[] = [];
  readonly troubles: string[] = [];
  #socket: WebSocket | null = null;
  url: string;

  constructor(
    url: string,
    { table }: Pick<Opened, 'table'>,
    token?: string,
    more: Partial<ClientOptions> = {},
  ) {
    super();
    this.url = url;
    this.client = new Client({
      table,
      token,
      rulesFor: (view) => rulesetFor(view as never),
      connect: () => {
        this.#socket = socketTo(this.url);
        return this.#socket;
      },
      onText: (text) => this.texts.push(text),
      onTrouble: (message, code) => {
        if (code !== null) this.troubles.push(`${code}: ${message}`);
        this.wake();
      },
      ...more,
      onHeard: (heard) => {
        more.onHeard?.(heard);
        this.wake();
      },
    });
  }

  /** Pulls the plug. */
  disconnect(): void {
    this.#socket?.terminate();
  }

  /** Waits until the table is that far. */
  async heard(seq = 0): Promise<Heard> {
    await this.until(() => (this.client.heard?.seq ?? -1) >= seq);
    return this.client.heard as Heard;
  }

  /** What can be done in this seat. */
  legal(): readonly Action<EditionId>[] {
    const { heard } = this.client;
    if (heard === null || heard.view.viewer === null || outcome(heard.view) !== null) return [];
    return legalActions(heard.view, heard.view.viewer);
  }

  /** Does anything that is legal. */
  actAtRandom(): Promise<number> {
    const legal = this.legal();
    return this.client.act(legal[randomInt(legal.length)] as Action<EditionId>);
  }
}
