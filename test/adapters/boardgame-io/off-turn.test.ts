import { legalActions, viewFor } from 'runebound-engine';
import { actMove, gameOf, withoutSecrets } from 'runebound-engine/adapters/boardgame-io';
import { describe, expect, it, vi } from 'vitest';
import { memory, type Seated, seated, served, soon } from './sockets.js';

/* Three people at one table, who act also when it is not their turn, lose their connection and come back. */

type Action = { readonly type: string };

const games = {
  'Second Edition': gameOf({ modules: ['doom-track'] }, { name: 'second' }),
  'Second Edition with deltas': gameOf(
    { modules: ['doom-track'] },
    { name: 'second-deltas', deltaState: true },
  ),
  'Third Edition': gameOf({ edition: 'third-edition', scenario: 'corpse-king' }, { name: 'third' }),
};

/** Actions of somebody who wants a rich game with much between heroes: they talk, give, answer, and now and then drop a card. */
function chosen(legal: readonly Action[], made: number): Action {
  const lively = legal.filter(
    ({ type }) => type.startsWith('offer/') || type === 'hero/negotiate' || type === 'market/buy',
  );
  const from = made % 3 === 0 && lively.length > 0 ? lively : legal.filter(({ type }) => type !== 'card/discard');
  const list = from.length > 0 ? from : legal;
  return list[made % list.length] as Action;
}

describe('a table of three at sockets', () => {
  it.each(
    Object.entries(games),
  )('is the same for everybody, whoever acts in whose turn, goes and comes back: %s', async (_, game) => {
    const plain = memory();
    const server = await served(game, withoutSecrets(plain, [game]));
    const sit = (player: number) => seated(server.url, game, 'm', String(player), 3);
    const clients: Seated[] = [await sit(0), await sit(1), await sit(2)];
    const onlooker = await seated(server.url, game, 'm', undefined, 3);
    const truth = () => plain.fetch('m', { state: true }).state;
    const reached = (client: Seated, number: number) =>
      vi.waitFor(() => expect(client.getState()?._stateID).toBe(number), soon);
    let made = 0;
    const offTurn: Record<string, number> = {};
    while (made < 400 && truth().ctx.gameover === undefined) {
      const { ctx, _stateID: number } = truth();
      const active = Object.keys(ctx.activePlayers).map(Number);
      const others = active.filter((player) => String(player) !== ctx.currentPlayer);
      // Somebody else now and then if they may; the one whose turn it is otherwise.
      const player = (made % 4 === 0 ? others[made % others.length] : undefined) ?? active[0];
      const client = clients[player as number];
      await reached(client, number);
      const asked = ctx.currentPlayer === String(player);
      const action = chosen(legalActions(client.getState().G.state, player as number), made);
      if (!asked) offTurn[action.type] = (offTurn[action.type] ?? 0) + 1;
      actMove(client, action);
      await vi.waitFor(() => expect(truth()._stateID).toBe(number + 1), soon);
      made++;
    }
    console.log(made, offTurn, truth().ctx.gameover);
    for (const [player, client] of [...clients, onlooker].entries()) {
      await reached(client, truth()._stateID);
      expect(client.getState().G.state).toEqual(viewFor(truth().G.state, player < 3 ? player : null));
      client.stop();
    }
    server.close();
  });
});
