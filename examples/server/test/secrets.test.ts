import { decision } from 'runebound-engine';
import type { ThirdEditionView } from 'runebound-engine/third-edition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromServer, type Said, version } from '../src/protocol.js';
import { mind } from './minds.js';
import { type Opened, openTable, Player, socketTo } from './player.js';
import { loadedDice, type Running, start } from './server.js';

/*
 * Somebody who wants to read another player's hand through the socket: by what is refused, by how many answers there are and in which order, by
 * errors, by going back. Everything that is tried is tried with every card that the hand could hold, so each question has the same answer.
 */

let server: Running;
beforeAll(async () => {
  server = await start(loadedDice(1));
});
afterAll(() => server?.stop());

/** Fewer messages than the server refuses to work on at once. */
const atOnce = 24;

type Answer = Said<'refused'> | Said<'error'>;

/** A bare socket of a seat, or of somebody who looks on: it asks, and keeps what comes. */
class Spy {
  readonly heard: string[] = [];
  readonly #socket;
  #asked = 0;
  #wake = (): void => {};

  constructor(url: string, { table }: Opened, token: string | undefined) {
    this.#socket = socketTo(url);
    this.#socket.on('open', () =>
      this.#say({ type: 'join', v: version, table, ...(token ? { token } : {}) }),
    );
    this.#socket.on('message', (data) => {
      const text = String(data);
      if (/^{"type":"(refused|error|done)"/.test(text)) this.heard.push(text);
      else if (text.startsWith('{"type":"view"')) this.joined = true;
      this.#wake();
    });
  }

  joined = false;

  #say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo())
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }

  /** Asks everything, as much at once as the server works on for one socket; what is answered, in the order in which it comes, without the ids of its own. */
  async ask(messages: readonly object[]): Promise<readonly Answer[]> {
    await this.until(() => this.joined);
    const answers: Answer[] = [];
    for (let at = 0; at < messages.length; at += atOnce)
      answers.push(...(await this.#askAtOnce(messages.slice(at, at + atOnce))));
    return answers;
  }

  async #askAtOnce(messages: readonly object[]): Promise<readonly Answer[]> {
    this.heard.length = 0;
    const first = this.#asked;
    for (const message of messages) this.#say({ id: `q${this.#asked++}`, ...message });
    // The last question has an answer that nothing else has: by then all others have theirs.
    this.#say({ type: 'act', id: 'last', seq: 1_000_000, action: { type: 'turn/end' } });
    await this.until(() => this.heard.some((text) => text.includes('"id":"last"')));
    const answers = this.heard.slice(0, -1).map((text) => fromServer.parse(JSON.parse(text)) as Answer);
    expect(this.heard.at(-1), 'answers come in the order of the questions').toContain('"id":"last"');
    expect(answers, 'each question has one answer').toHaveLength(messages.length);
    return answers.map((answer, at) => {
      if (answer.type === 'error') return answer;
      expect(answer.id).toBe(`q${first + at}`);
      return { ...answer, id: '' };
    });
  }

  close(): void {
    this.#socket.close();
  }
}

/** Every way to name a card, of the kinds that look into a hand, a deck, or trophies. */
const kinds: readonly (readonly [string, object])[] = [
  ...[
    'skill/learn',
    'skill/pay',
    'test/exert',
    'toll/exert',
    'toll/trophy',
    'excess/discard',
    'trophy/choose',
    'exchange/card',
    'chance/draw',
  ].map((type) => [type, {}] as const),
  ['exert/reroll', { die: 1 }],
  ['skill/learn', { more: 1 }],
  ['combat/deal', {}],
];

interface Table {
  readonly opened: Opened;
  readonly players: readonly Player[];
  readonly spies: readonly Spy[];
  readonly watcher: Spy;
}

async function seated(): Promise<Table> {
  const opened = await openTable(server.url, { edition: 'third-edition', scenario: 'corpse-king' }, 'pp');
  const tokens = opened.seats.map(({ token }) => token);
  const players = tokens.map((token) => new Player(server.url, opened, token));
  const spies = tokens.map((token) => new Spy(server.url, opened, token));
  const watcher = new Spy(server.url, opened, undefined);
  for (const player of players) await player.heard();
  return { opened, players, spies, watcher };
}

const viewOf = (player: Player): ThirdEditionView => player.client.heard?.view as ThirdEditionView;

describe('a hand', () => {
  it('3e.game.public-info: is read by nobody who asks for each card that it could hold, no matter in whose turn', async () => {
    const { players, spies, watcher } = await seated();
    const minds = players.map((player, seat) => mind(player, `mind ${seat}`));
    const looked = new Set<string>();
    let questions = 0;
    let held = 0;
    for (let seq = 0; seq < 400 && questions < 6000; seq++) {
      await Promise.all(players.map((player) => player.heard(seq)));
      const asked = decision(viewOf(players[0] as Player));
      if (asked === null || asked.actor === 'chance') break;
      const owner = players[asked.actor] as Player;
      const other = 1 - asked.actor;
      const { hand } = viewOf(owner).players[asked.actor] as { hand: readonly string[] };
      const { pool = [] } = viewOf(players[other] as Player).decks.skills ?? {};
      // To the spy these are all alike: each may be in the hand. A skill that is being paid for is named.
      const hidden = hand.filter((card) => pool.includes(card));
      if (hidden.length > 0 && !looked.has(asked.kind)) {
        looked.add(asked.kind);
        held += hidden.length;
        for (const at of [seq, seq + 1, Math.max(0, seq - 1)])
          for (const [type, more] of kinds) {
            const questionsNow = pool.map((card) => ({
              type: 'act',
              seq: at,
              action: { type, card, ...more },
            }));
            const answers = await (spies[other] as Spy).ask(questionsNow);
            const told = new Set(answers.map((answer) => JSON.stringify(answer)));
            expect(told.size, `${type} in ${asked.kind}: ${[...told].join('\n')}`).toBe(1);
            expect(answers[0]).toMatchObject({
              type: 'refused',
              code: at === seq ? 'illegal-action' : 'stale',
            });
            questions += answers.length;
            if (at !== seq) break;
          }
        const watched = await watcher.ask(
          pool.map((card) => ({ type: 'act', seq, action: { type: 'skill/learn', card } })),
        );
        expect(new Set(watched.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(watched[0]).toMatchObject({ code: 'watching' });
      }
      const action = (minds[asked.actor] as () => never)();
      await owner.client.act(action);
    }
    expect(looked.size).toBeGreaterThan(4);
    expect(held).toBeGreaterThan(4);
    expect(questions).toBeGreaterThan(3000);
    // Nothing of it was carried out or told: each player has heard its own view and what was done, and no trouble.
    for (const player of players) {
      expect(player.troubles).toEqual([]);
      expect(player.texts.every((text) => /^{"type":"(joined|present|view|moved|done)"/.test(text))).toBe(
        true,
      );
      player.client.close();
    }
    for (const spy of [...spies, watcher]) spy.close();
  });

  it('is read by no message that goes back: there is none', async () => {
    const { spies, players } = await seated();
    const [spy] = spies as [Spy];
    for (const type of ['undo', 'explain', 'legal', 'canUndo', 'view', 'back']) {
      const answers = await spy.ask([
        { type, seq: 0 },
        { type, seq: 0, action: { type: 'turn/end' } },
      ]);
      expect(answers.map(({ type }) => type)).toEqual(['error', 'error']);
      for (const answer of answers) expect(answer).toMatchObject({ code: 'bad-message' });
    }
    for (const player of players) player.client.close();
    for (const one of spies) one.close();
  });
});
