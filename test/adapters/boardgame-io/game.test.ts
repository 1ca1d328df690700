import { createRequire } from 'node:module';
import { decision, legalActions, mayAct } from 'runebound-engine';
import { actMove, gameOf } from 'runebound-engine/adapters/boardgame-io';
import { describe, expect, it, vi } from 'vitest';
import { asserted } from '../../asserted.js';

/* boardgame.io's own clients, master and bots play a game that the rules make. Its sub-paths are for `require` under Node. */

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer');
const { InitializeGame } = require('boardgame.io/internal');
const { MCTSBot, RandomBot, Simulate } = require('boardgame.io/ai');

const corpseKing = { edition: 'third-edition', scenario: 'corpse-king' } as const;

/** The rules' game, with the same rolls each time. */
const seededGame = (...given: Parameters<typeof gameOf>) => ({ ...gameOf(...given), seed: 'evening' });

/** Clients of one match within this process, one for each seat. */
function seated(game: object, numPlayers: number) {
  const multiplayer = Local();
  return Array.from({ length: numPlayers }, (_, player) => {
    const client = Client({ game, numPlayers, playerID: String(player), multiplayer, debug: false });
    client.start();
    return client;
  });
}

/** Lets everybody play the action in the middle of their list, for so many moves at most. */
function playOn(clients: ReturnType<typeof seated>, moves: number): number {
  let made = 0;
  while (made < moves && clients[0].getState().ctx.gameover === undefined) {
    const [playerID] = Object.keys(clients[0].getState().ctx.activePlayers);
    const client = clients[Number(playerID)];
    const before = client.getState();
    const legal = legalActions(before.G.state, Number(playerID));
    actMove(client, legal[made % legal.length] as { type: string });
    expect(clients[0].getState()._stateID).toBe(before._stateID + 1);
    made++;
  }
  return made;
}

describe('a game of boardgame.io', () => {
  it.each([
    ['Second Edition with a module', seededGame({ modules: ['doom-track'] })],
    ['the same with deltas', seededGame({ modules: ['doom-track'] }, { name: 'deltas', deltaState: true })],
    ['Third Edition', seededGame(corpseKing)],
  ])('is played by its clients, who may act exactly when the rules say so: %s', (_, game) => {
    const clients = seated(game, 3);
    expect(playOn(clients, 200)).toBeGreaterThan(50);
    for (const client of clients) {
      const { G, ctx } = client.getState();
      if (ctx.gameover === undefined)
        expect(Object.keys(ctx.activePlayers).map(Number)).toEqual(mayAct(G.state));
    }
    for (const client of clients) client.stop();
  });

  it('shows a hand to its owner alone, and nobody the dice', () => {
    const clients = seated(seededGame(corpseKing), 2);
    while (clients[0].getState().G.state.round === 0) playOn(clients, 1);
    clients.forEach((client, seat) => {
      const { G, plugins } = client.getState();
      expect(G.state.players[seat].hand.every((card: string) => card !== '')).toBe(true);
      expect(G.state.players[1 - seat].hand.every((card: string) => card === '')).toBe(true);
      expect(G.state.players[1 - seat].hand.length).toBeGreaterThan(0);
      expect(plugins.random.data).toBeUndefined();
    });
    for (const client of clients) client.stop();
    asserted(6);
  });

  it('answers who tries another player’s cards alike, whichever card it is: 3e.game.public-info', () => {
    // At the server, before boardgame.io makes silence of it.
    type Move = { move(context: object, parameters: object): unknown };
    type Held = { readonly hand: readonly string[] };
    const game = seededGame(corpseKing);
    const moves = game.moves as unknown as Readonly<Record<string, Move>>;
    const random = { Die: (sides: number) => Math.ceil(sides / 2) };
    const context = { ctx: { numPlayers: 2 }, random };
    // biome-ignore lint/suspicious/noExplicitAny: what boardgame.io hands to moves
    let position: any = game.setup?.(context as never, undefined);
    const asked = (): number => mayAct(position.state)[0] as number;
    const answer = (playerID: string, { type, ...parameters }: { readonly type: string }): unknown =>
      moves[type]?.move({ position, playerID, random }, parameters);
    for (;;) {
      const legal = legalActions(position.state) as readonly { readonly type: string }[];
      if (legal.some(({ type }) => type === 'excess/discard')) break;
      const chosen = legal.find(({ type }) => type === 'train') ?? legal[Math.floor(legal.length / 2)];
      position = answer(String(asked()), chosen as { type: string });
    }
    const { hand } = position.state.players[asked()] as Held;
    const answers = (playerID: string): unknown[] =>
      [...hand, ...position.state.decks.skills.pool].flatMap((card) =>
        ['skill/learn', 'skill/pay', 'toll/exert', 'excess/discard'].map((type) =>
          answer(playerID, { type, card } as { type: string }),
        ),
      );
    for (const playerID of [String(1 - asked()), '', '7']) {
      const told = answers(playerID);
      expect(told.length).toBeGreaterThan(100);
      expect(new Set(told)).toEqual(new Set(['INVALID_MOVE']));
    }
    expect(new Set(answers(String(asked()))).size).toBeGreaterThan(1);
  });

  it('refuses what is illegal, no action, or a name that every object has', () => {
    const [client] = seated(seededGame(), 1) as [ReturnType<typeof Client>];
    const before = client.getState();
    client.moves['market/done']({});
    client.moves['move/step']('nonsense');
    client.moves['move/step']({ to: { deep: [] }, die: Number.NaN });
    client.store.dispatch({ type: 'MAKE_MOVE', payload: { type: 'constructor', args: [], playerID: '0' } });
    expect(client.getState().G).toEqual(before.G);
    client.stop();
  });

  it('takes back a step, and no roll', () => {
    const client = Client({ game: seededGame(), numPlayers: 1, debug: false });
    const state = () => client.getState().G.state;
    const act = (type: string) => {
      const { G } = client.getState();
      actMove(client, legalActions(G.state, 0).find((each) => each.type === type) as { type: string });
    };
    act('move/roll');
    const rolled = state();
    client.undo();
    expect(state()).toEqual(rolled);
    act('move/step');
    expect(client.getState().G.canUndo).toBe(true);
    expect(state()).not.toEqual(rolled);
    client.undo();
    expect(state()).toEqual(rolled);
    client.redo();
    expect(state()).not.toEqual(rolled);
  });

  it.each([
    ['Second Edition', {}],
    ['Third Edition', corpseKing],
  ])('takes back exactly what G.canUndo says, also where a turn ends: %s', (_name, options) => {
    const client = Client({ game: seededGame(options as never, {}), numPlayers: 3, debug: false });
    const refused = vi.spyOn(console, 'error').mockImplementation(() => {});
    const seen = { kept: 0, undone: 0, turns: 0 };
    for (let step = 0; step < 500; step++) {
      const { G, ctx } = client.store.getState();
      if (ctx.gameover) break;
      const seat = decision(G.state)?.actor as number;
      const legal = legalActions(G.state, seat);
      client.updatePlayerID(String(seat));
      // Mostly what ends a turn soon, now and then something else.
      actMove(
        client,
        legal[step % 3 === 0 ? (step * 7) % legal.length : legal.length - 1] as { type: string },
      );
      const after = client.store.getState();
      if (after.ctx.turn !== ctx.turn) seen.turns++;
      client.undo();
      const undone = client.store.getState();
      expect(undone.G.state, `step ${step}`).toEqual(after.G.canUndo ? G.state : after.G.state);
      if (!after.G.canUndo) {
        seen.kept++;
        continue;
      }
      seen.undone++;
      client.redo();
      expect(client.store.getState().G).toEqual(after.G);
    }
    client.stop();
    refused.mockRestore();
    expect(seen.kept).toBeGreaterThan(20);
    expect(seen.undone).toBeGreaterThan(20);
    expect(seen.turns).toBeGreaterThan(5);
  });

  it('is refused for more seats than the rules have, before anything is made', () => {
    const game = gameOf(corpseKing);
    expect(game.validateSetupData?.(undefined, 100)).toMatch(/player/);
    expect(game.validateSetupData?.(undefined, 2)).toBeUndefined();
    expect(() => gameOf({ modules: ['no-such'] as never })).toThrow(/no-such/);
    expect(() => InitializeGame({ game: seededGame({ players: 3 }), numPlayers: 2 })).toThrow(/numPlayers/);
  });

  it('has dice of its own in each match', () => {
    const game = gameOf();
    const seeds = [1, 2].map(() => InitializeGame({ game, numPlayers: 2 }).plugins.random.data.seed);
    expect(seeds[0]).not.toBe(seeds[1]);
    expect(seeds[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is played to its end by bots that choose at random', async () => {
    const game = seededGame(corpseKing, { onlyWhenAsked: true });
    const bot = new RandomBot({ enumerate: game.ai?.enumerate, seed: 'bot' });
    const { state } = await Simulate({
      game,
      bots: { 0: bot, 1: bot },
      state: InitializeGame({ game, numPlayers: 2 }),
    });
    expect(state.ctx.gameover).toMatchObject({ how: expect.any(String) });
  });

  it('is searched by its tree search', async () => {
    const game = seededGame({ modules: ['doom-track'] }, { onlyWhenAsked: true });
    const bot = new MCTSBot({
      game,
      enumerate: game.ai?.enumerate,
      seed: 'bot',
      iterations: 15,
      playoutDepth: 15,
    });
    const begun = InitializeGame({ game, numPlayers: 2 });
    const { state } = await Simulate({ game, bots: bot, state: begun, depth: 6 });
    expect(state._stateID).toBe(6);
  });
});
