import type { Game, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { GameState } from '../src/index.js';
import type { PlayerState, SecondEditionDraft } from '../src/second-edition/index.js';
import { each, type Ready, type Row } from './rows.js';
import { midGame } from './walks.js';

/** What moves change of a state; the rest of it is carried along. */
type Table = Pick<SecondEditionDraft, 'turn'> & { players: PlayerState[] };

/**
 * A boardgame.io game whose state is one of ours and whose only move does what a small action of ours does: it rolls two
 * ten-sided dice and changes a few fields of one player. It lists no legal moves and checks nothing: boardgame.io leaves
 * both to the game. Undo is off, which makes it faster. A turn passes after `maxMoves`, or never.
 */
const gameOf = (state: GameState, maxMoves?: number): Game<Table> => ({
  name: 'same-size',
  setup: () => JSON.parse(JSON.stringify(state)) as Table,
  disableUndo: true,
  ...(maxMoves === undefined ? {} : { turn: { maxMoves } }),
  moves: {
    fight: ({ G, random, playerID }, space: string) => {
      const player = G.players[Number(playerID)];
      if (!player) return;
      const [a = 0, b = 0] = random.D10(2);
      if (a + b > 10) player.gold += 1;
      else player.hero.wounds = (player.hero.wounds + 1) % 5;
      player.hero.cameFrom = player.hero.space;
      player.hero.space = space;
      G.turn += 1;
    },
  },
});

const group = 'Others, for scale';
const program = 'boardgame.io';
const unit = 'moves';

/** boardgame.io with a state of the same size, headless: its reducer alone, and its client. */
export const boardgameIoRows: readonly Row[] = [
  { id: 'boardgame.io reducer', group, program, unit, count: 3_000, open: () => reducerMoves(midGame()) },
  {
    id: 'boardgame.io reducer, 3 moves a turn',
    group,
    program,
    unit,
    count: 3_000,
    open: () => reducerMoves(midGame(), 3),
  },
  { id: 'boardgame.io client', group, program, unit, count: 3_000, open: () => clientMoves(midGame()) },
];

function reducerMoves(state: GameState, maxMoves?: number): Ready {
  const game = gameOf(state, maxMoves);
  const reducer = CreateGameReducer({ game });
  let at: State = InitializeGame({ game, numPlayers: 4 });
  let moves = 0;
  return each(() => {
    const before = at._stateID;
    at = reducer(at, {
      type: 'MAKE_MOVE',
      payload: { type: 'fight', args: [moves++ % 2 ? 'h0714' : 'h0715'], playerID: at.ctx.currentPlayer },
    }) as State;
    if (at._stateID === before) throw new Error('boardgame.io refused the move.');
  });
}

function clientMoves(state: GameState): Ready {
  const game = gameOf(state);
  const begin = () => {
    const client = Client({ game, numPlayers: 4, debug: false });
    client.start();
    return client;
  };
  let client = begin();
  let moves = 0;
  return each(() => {
    // Its log grows with every move, so it begins anew now and then.
    if (++moves % 1000 === 0) client = begin();
    client.moves.fight?.(moves % 2 ? 'h0714' : 'h0715');
  });
}
