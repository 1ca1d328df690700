import { createRequire } from 'node:module';
import { legalActions, viewFor } from 'runebound-engine';
import { actMove, gameOf, withoutSecrets } from 'runebound-engine/adapters/boardgame-io';
import { describe, expect, it, vi } from 'vitest';
import { AsyncMemory } from './async-memory.js';
import { memory, type Seated, seated, served, soon } from './sockets.js';

/* A storage under the wrapper keeps everything and gives it back; only how a match began is told less of. */

const require = createRequire(import.meta.url);
const { InitializeGame } = require('boardgame.io/internal');

const game = gameOf({ edition: 'third-edition', scenario: 'corpse-king' });
const metadata = {
  gameName: game.name as string,
  players: { 0: { id: 0 }, 1: { id: 1 } },
  createdAt: 1,
  updatedAt: 1,
};
const begun = () => InitializeGame({ game, numPlayers: 2 });
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
const flags = ['state', 'log', 'metadata', 'initialState'] as const;
const everyAsking = Array.from({ length: 16 }, (_, bits) => flags.filter((_flag, at) => bits & (1 << at)));

describe.each([
  ['synchronous', memory],
  ['asynchronous', () => new AsyncMemory()],
])('a %s storage without secrets', (kind, make) => {
  it('answers in its own way, with what is asked for and nothing else', async () => {
    const db = withoutSecrets(make(), [game]);
    const state = begun();
    const whole = plain(state);
    expect(db.type()).toBe(kind === 'synchronous' ? 0 : 1);
    const made: unknown = db.createMatch('m', { initialState: state, metadata });
    expect(made instanceof Promise).toBe(kind === 'asynchronous');
    await made;
    for (const asked of everyAsking) {
      const answer: unknown = db.fetch('m', Object.fromEntries(asked.map((flag) => [flag, true])));
      expect(answer instanceof Promise).toBe(kind === 'asynchronous');
      const found = (await answer) as Record<string, unknown>;
      expect(Object.keys(found).sort()).toEqual([...asked].sort());
      const { initialState, ...rest } = plain(found);
      expect(rest).toEqual(
        plain(
          Object.fromEntries(
            Object.entries({ state: whole, metadata, log: [] }).filter(([key]) =>
              asked.includes(key as never),
            ),
          ),
        ),
      );
      if (asked.includes('initialState')) {
        expect(initialState.G.state).toEqual(plain(viewFor(whole.G.state, null)));
        expect(initialState.plugins).toEqual({});
      }
    }
  });

  it('keeps what is set, lists its matches, and forgets what is wiped', async () => {
    const inside = make();
    const db = withoutSecrets(inside, [game]);
    await db.connect();
    const state = begun();
    await db.createMatch('m', { initialState: state, metadata });
    await db.createMatch('other', { initialState: begun(), metadata: { ...metadata, gameName: 'other' } });
    const entry = { action: { type: 'MAKE_MOVE', payload: {} }, _stateID: 0, turn: 1, phase: '' };
    await db.setState('m', { ...plain(state), _stateID: 1 }, [entry as never]);
    await db.setState('m', { ...plain(state), _stateID: 2 }, [entry as never]);
    await db.setMetadata('m', { ...metadata, updatedAt: 2 });
    const now = await db.fetch('m', { state: true, log: true, metadata: true, initialState: true });
    expect(now.state?._stateID).toBe(2);
    expect(now.log).toHaveLength(2);
    expect(now.metadata?.updatedAt).toBe(2);
    expect(now.initialState?._stateID).toBe(0);
    expect(await db.listMatches()).toEqual(['m', 'other']);
    expect(await db.listMatches({ gameName: game.name as string })).toEqual(['m']);
    // A match of a game that the wrapper was not told of is told nothing about.
    expect((await db.fetch('other', { initialState: true })).initialState?.G).toBeNull();
    await db.wipe('m');
    expect(await db.listMatches()).toEqual(['other']);
    expect((await db.fetch('m', { state: true })).state).toBeUndefined();
    // What it holds stays whole: a server that comes back without the wrapper has lost nothing.
    const held = await inside.fetch('other', { initialState: true });
    expect(held.initialState.plugins.random.data.seed).toMatch(/^[0-9a-f]{32}$/);
  });

  it('passes on a refusal of what it holds', async () => {
    const inside = Object.assign(make(), {
      fetch: () => {
        throw new Error('no connection');
      },
    });
    expect(() => withoutSecrets(inside, [game]).fetch('m', { state: true })).toThrow('no connection');
  });
});

describe('a server on an asynchronous storage', () => {
  it('stops, starts again and goes on with the same match', async () => {
    const inside = new AsyncMemory();
    const truth = async () => (await inside.fetch('m', { state: true })).state as Seated;
    for (let evening = 1; evening <= 2; evening++) {
      const server = await served(game, withoutSecrets(inside, [game]));
      const clients = [
        await seated(server.url, game, 'm', '0', 2),
        await seated(server.url, game, 'm', '1', 2),
      ];
      for (const number of Array.from({ length: 40 }, (_, at) => (evening - 1) * 40 + at)) {
        await vi.waitFor(() => {
          for (const client of clients) expect(client.getState()._stateID).toBe(number);
        }, soon);
        const seat = Number(Object.keys(clients[0].getState().ctx.activePlayers)[0]);
        const legal = legalActions(clients[seat].getState().G.state, seat);
        actMove(clients[seat], legal[number % legal.length] as { type: string });
        await vi.waitFor(async () => expect((await truth())._stateID).toBe(number + 1), soon);
      }
      await vi.waitFor(() => {
        for (const client of clients) expect(client.getState()._stateID).toBe(evening * 40);
      }, soon);
      for (const [seat, client] of clients.entries()) {
        expect(client.getState().G.state).toEqual(plain(viewFor((await truth()).G.state, seat)));
        client.stop();
      }
      server.close();
    }
  });
});
