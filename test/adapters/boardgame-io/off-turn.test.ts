import { legalActions, viewFor } from 'runebound-engine';
import { actMove, gameOf, withoutSecrets } from 'runebound-engine/adapters/boardgame-io';
import { describe, expect, it, vi } from 'vitest';
import { upTo } from '../../depth.js';
import { memory, type Seated, seated, served, soon } from './sockets.js';

/* Three people at one table, who act also when it is not their turn, lose their connection and come back; a fourth looks on. */

type Action = { readonly type: string };

const doom = { modules: ['doom-track'] } as const;
const games = {
  'Second Edition, whose clients show a move at once': gameOf(doom, { name: 'second' }),
  'Second Edition with deltas': gameOf(doom, { name: 'second-deltas', deltaState: true }),
  'Third Edition, where neighbors play the enemies': gameOf(
    { edition: 'third-edition', scenario: 'corpse-king' },
    { name: 'third' },
  ),
};

/** Numbers below `n` that look like chance and are the same each time. */
function fingers(): (n: number) => number {
  let at = 12345;
  return (n) => {
    at = (at * 1103515245 + 12345) & 0x7fffffff;
    return (at >> 8) % n;
  };
}

/** What players do to each other and to enemies, which makes for more than walking. */
const lively = /^offer\/(?!leave)|negotiate|attack|adventure\/(attempt|begin)|combat|buy/;

/** One of what is legal: half the time something lively. */
function chosen(legal: readonly Action[], below: (n: number) => number): Action {
  const kept = legal.filter(({ type }) => type !== 'card/discard');
  const lives = kept.filter(({ type }) => lively.test(type));
  const [list] = [below(2) === 0 ? lives : [], kept, legal].filter(({ length }) => length > 0);
  return list?.[below(list.length)] as Action;
}

describe('a table of three at sockets', () => {
  it.each(Object.entries(games))(
    'is the same for everybody, no matter who acts in whose turn, goes and comes back: %s',
    async (_, unseeded) => {
      const game = { ...unseeded, seed: 'evening' };
      const db = memory();
      const server = await served(game, withoutSecrets(db, [game]));
      const below = fingers();
      const truth = () => db.fetch('m', { state: true }).state;
      const viewOf = (seat: number | null) => viewFor(truth().G.state, seat);
      const sit = (seat: number | null) =>
        seated(server.url, game, 'm', seat === null ? undefined : String(seat), 3);
      const clients: Seated[] = [await sit(0), await sit(1), await sit(2)];
      const onlooker = await sit(null);
      /** Until what this client shows is what the server knows of its seat: with its own move it may be ahead for a moment. */
      const told = (client: Seated, seat: number | null) =>
        vi.waitFor(() => {
          expect(client.getState()?._stateID).toBe(truth()._stateID);
          expect(client.getState().G.state).toEqual(viewOf(seat));
        }, soon);
      const offTurn: Record<string, number> = {};
      const away = new Set<number>();
      let losses = 0;

      for (let made = 0; made < upTo(250, 450) && truth().ctx.gameover === undefined; made++) {
        const { ctx, _stateID: number } = truth();
        const active = Object.keys(ctx.activePlayers).map(Number);
        const others = active.filter((player) => String(player) !== ctx.currentPlayer);
        // Somebody else now and then if they may; the one whose turn it is otherwise.
        const patient = active.filter((player) => !others.includes(player));
        const acting = others.length > 0 && (patient.length === 0 || below(5) === 0) ? others : patient;
        const player = acting[below(acting.length)] as number;
        if (away.delete(player)) clients[player] = await sit(player);
        const client = clients[player];
        await told(client, player);
        const legal = legalActions(client.getState().G.state, player) as readonly Action[];
        const action = chosen(legal, below);
        if (String(player) !== ctx.currentPlayer) offTurn[action.type] = (offTurn[action.type] ?? 0) + 1;
        actMove(client, action);
        await vi.waitFor(() => expect(truth()._stateID).toBe(number + 1), soon);
        // Somebody's connection is lost, be it their turn or not; the others play on until they are needed.
        if (made % 15 === 7) {
          const lost = below(3);
          if (!away.has(lost)) clients[lost].stop();
          away.add(lost);
          losses++;
        }
        if (made % 25 === 0)
          for (const [at, each] of clients.entries()) if (!away.has(at)) await told(each, at);
      }

      expect(truth()._stateID).toBeGreaterThan(upTo(150, 300));
      expect(losses).toBeGreaterThan(upTo(10, 20));
      // Heroes come by few cards in an evening; enemies are fought all the time.
      const [kinds, atLeast] =
        game.name === 'third' ? [['combat/deal', 'combat/pass'], 15] : [['card/discard'], 3];
      expect(Object.keys(offTurn)).toEqual(expect.arrayContaining(kinds));
      expect(Object.values(offTurn).reduce((sum, n) => sum + n)).toBeGreaterThanOrEqual(atLeast);
      for (const lost of away) clients[lost] = await sit(lost);
      for (const [seat, client] of [...clients.entries(), [null, onlooker] as const]) {
        await told(client, seat);
        client.stop();
      }
      server.close();
    },
  );

  it('carries out one of two moves that are made at once, and everybody sees which', async () => {
    const game = { ...gameOf(doom, { name: 'at-once' }), seed: 'evening' };
    const db = memory();
    const server = await served(game, withoutSecrets(db, [game]));
    const below = fingers();
    const truth = () => db.fetch('m', { state: true }).state;
    const clients: Seated[] = [];
    for (const seat of ['0', '1']) clients.push(await seated(server.url, game, 'm', seat, 2));
    const told = () =>
      vi.waitFor(() => {
        for (const [seat, client] of clients.entries()) {
          expect(client.getState()._stateID).toBe(truth()._stateID);
          expect(client.getState().G.state).toEqual(viewFor(truth().G.state, seat));
        }
      }, soon);
    let clashes = 0;
    for (let made = 0; made < 600 && clashes < 5 && truth().ctx.gameover === undefined; made++) {
      await told();
      const before = truth()._stateID;
      const active = Object.keys(truth().ctx.activePlayers).map(Number);
      if (active.length > 1) clashes++;
      for (const seat of active)
        actMove(clients[seat], chosen(legalActions(clients[seat].getState().G.state, seat) as never, below));
      await vi.waitFor(() => expect(truth()._stateID).toBeGreaterThan(before), soon);
      await told();
      expect(truth()._stateID).toBe(before + 1);
    }
    expect(clashes).toBe(5);
    for (const client of clients) client.stop();
    server.close();
  });
});
