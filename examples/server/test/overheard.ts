import type { Page } from 'playwright-core';
import { decision, rulesetFor } from 'runebound-engine';
import { Client, type View } from '../src/client.js';
import { Waiting } from './waiting.js';

/* What a page hears of its table, followed as the page follows it: so a test knows what lies in a hand, and whose action is awaited. */

/** The names of the cards in a text of JSON. */
const names = (...cards: readonly string[]): readonly string[] => cards.filter((card) => card !== '');

export class Overheard extends Waiting {
  readonly #client: Client;
  /** What hears the page's sockets in the client's place. */
  readonly #ear = {
    onmessage: (_: { readonly data: unknown }): void => {},
    send: (): void => {},
    close: (): void => {},
    onopen: null,
    onclose: null,
    onerror: null,
  };
  /** The messages about actions since they were read last. */
  #moved: string[] = [];

  constructor(page: Page) {
    super();
    this.#client = new Client({
      table: '',
      rulesFor: (view) => rulesetFor(view as never),
      connect: () => this.#ear,
      onHeard: () => this.wake(),
    });
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const text = String(payload);
        if (text.startsWith('{"type":"moved"')) this.#moved.push(text);
        this.#ear.onmessage({ data: text });
      }),
    );
  }

  get view(): View {
    return (this.#client.heard as NonNullable<Client['heard']>).view;
  }

  get seq(): number {
    return this.#client.heard?.seq ?? -1;
  }

  /** The seat whose action is awaited; `null` once the game is over. */
  get awaited(): number | null {
    const actor = decision(this.view)?.actor;
    return typeof actor === 'number' ? actor : null;
  }

  /** What the server told of actions since this was asked last. */
  told(): string {
    return this.#moved.splice(0).join('\n');
  }

  /** The cards that this page knows of and nobody else may: those of its hand that were not named. */
  secrets(): readonly string[] {
    const { view } = this;
    if (view.edition !== 'third-edition' || view.viewer === null) return [];
    const open = rulesetFor(view).simulate(view, { seed: 'anybody' }).view(null);
    const [mine, shown] = [view, open].map(({ players }) => players[view.viewer ?? 0]);
    const cards = [mine, shown].map((player) =>
      names(...(player?.hand ?? []), ...Object.values(player?.secret ?? {}).flat()),
    );
    return cards[0]?.filter((card) => !cards[1]?.includes(card)) ?? [];
  }

  close(): void {
    this.#client.close();
  }
}
