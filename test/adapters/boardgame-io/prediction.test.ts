import { createRequire } from 'node:module';
import { legalActions } from 'runebound-engine';
import { gameOf, withoutSecrets } from 'runebound-engine/adapters/boardgame-io';
import { io } from 'socket.io-client';
import { describe, expect, it, vi } from 'vitest';
import { attack, rollsFrom } from './attacker.js';
import { memory, served, soon } from './sockets.js';

/* Somebody at the table takes whatever the server sends, and tries to know the rolls to come. */

const require = createRequire(import.meta.url);
const { CreateGameReducer } = require('boardgame.io/internal');

const second = gameOf({ modules: ['doom-track'] }, { name: 'second' });
const deltas = gameOf({ modules: ['doom-track'] }, { name: 'deltas', deltaState: true });
const third = gameOf({ edition: 'third-edition', scenario: 'corpse-king' }, { name: 'third' });

/** Plays so many moves at a server, and keeps every message to two players and somebody who looks on. */
async function overheard(game: typeof second | typeof third, protectedFrom: boolean, moves: number) {
  const db = memory();
  const server = await served(game, protectedFrom ? withoutSecrets(db, [game as never]) : db);
  const truth = () => db.fetch('m', { state: true }).state;
  const sent: unknown[] = [];
  const madeFrom = Date.now();
  const sit = async (seat: string | null) => {
    const socket = io(`${server.url}/${game.name}`, { transports: ['websocket'], forceNew: true });
    const synced = new Promise((resolve) => socket.once('sync', resolve));
    socket.onAny((...message) => sent.push(message));
    socket.emit('sync', 'm', seat, undefined, 2);
    await synced;
    return socket;
  };
  const sockets = [await sit('0')];
  const madeTo = Date.now();
  sockets.push(await sit('1'), await sit(null));
  /** What the server alone should know: the seed, and where its generator stood after each move. */
  const secrets = new Set<string>([truth().plugins.random.data.seed]);
  const actions: object[] = [];
  for (let made = 0; made < moves && truth().ctx.gameover === undefined; made++) {
    const { G, ctx, plugins, _stateID: number } = truth();
    for (const figure of Object.values(plugins.random.data.prngstate ?? {}))
      if (String(figure).length > 8) secrets.add(String(figure));
    const playerID = Object.keys(ctx.activePlayers)[0] as string;
    const legal = legalActions(G.state, Number(playerID)) as readonly { type: string }[];
    const { type, ...parameters } = legal[made % legal.length] as { type: string };
    const action = { type: 'MAKE_MOVE', payload: { type, args: [parameters], playerID } };
    actions.push(action);
    sockets[Number(playerID)]?.emit('update', action, number, 'm', playerID);
    await vi.waitFor(() => expect(truth()._stateID).toBe(number + 1), soon);
  }
  // Who comes late is sent the whole log as well.
  sockets.push(await sit('1'));
  for (const socket of sockets) socket.disconnect();
  server.close();
  const toCome = rollsFrom(truth().plugins.random.data).slice(0, 200);
  return { sent, actions, secrets, toCome, truth: truth(), madeAbout: [madeFrom, madeTo] as const };
}

describe('the rolls of a match', () => {
  it.each([
    ['Second Edition', second],
    ['Second Edition with deltas', deltas],
    ['Third Edition', third],
  ])('are not to be known from anything that is sent: %s', async (_, game) => {
    const { sent, secrets, toCome, madeAbout } = await overheard(game, true, 60);
    const text = JSON.stringify(sent);
    expect(sent.length).toBeGreaterThan(100);
    expect(secrets.size).toBeGreaterThan(10);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/prngstate|"seed":/);
    const { tried, succeeded } = attack(sent, madeAbout, toCome);
    expect(tried).toBeGreaterThan(500);
    expect(succeeded).toBe(false);
  });

  it('are known to everybody without the wrapper: 200 of 200, and each move before it is made', async () => {
    const { sent, actions, secrets, toCome, madeAbout, truth } = await overheard(second, false, 60);
    const [seed] = secrets;
    expect(JSON.stringify(sent)).toContain(seed);
    expect(toCome).toHaveLength(200);
    expect(attack(sent, madeAbout, toCome).succeeded).toBe(true);
    // The first state, as it came, and what everybody did: whoever has them plays the match ahead of the server.
    const [[, , { initialState }]] = sent as [[string, string, { initialState: object }]];
    const carryOut = CreateGameReducer({ game: second });
    const { G, plugins } = actions.reduce(carryOut, initialState) as unknown as typeof truth;
    expect(JSON.parse(JSON.stringify(G))).toEqual(JSON.parse(JSON.stringify(truth.G)));
    expect(plugins.random.data).toEqual(truth.plugins.random.data);
  });

  it('are known from the time, if boardgame.io seeds the match', async () => {
    const plugins = second.plugins?.filter(({ name }) => name !== 'random') ?? [];
    const { sent, toCome, madeAbout } = await overheard({ ...second, plugins }, true, 10);
    expect(attack(sent, madeAbout, toCome).succeeded).toBe(true);
  });
});
