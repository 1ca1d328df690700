import type { NormalMove, Role } from 'chessops';
import { Chess } from 'chessops/chess';
import { type Ready, type Row, several } from './rows.js';
import { chooser } from './walks.js';

/* Chess, for scale: a game that is known for its fast engines, in one of the best-kept libraries of this language. */

const PLIES = 80;

/** chessops, asked for a list of all legal moves before each ply, as our simulations are. */
export const chessRows: readonly Row[] = [
  {
    id: 'chessops, random playouts with legal lists',
    group: 'Others, for scale',
    program: 'chessops',
    unit: 'plies',
    count: 20_000,
    open: playouts,
  },
];

const roles: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

/** Random play from the first position, 80 plies or to the end. */
function playouts(): Ready {
  const choose = chooser(5);
  return several((most) => {
    const position = Chess.default();
    for (let ply = 0; ply < Math.min(PLIES, most); ply++) {
      const moves = legalMoves(position);
      if (moves.length === 0) return ply;
      position.play(moves[choose(moves.length)] as NormalMove);
    }
    return Math.min(PLIES, most);
  });
}

function legalMoves(position: Chess): NormalMove[] {
  const moves: NormalMove[] = [];
  for (const [from, targets] of position.allDests(position.ctx()))
    for (const to of targets)
      if (position.board.pawn.has(from) && (to < 8 || to >= 56))
        for (const promotion of roles) moves.push({ from, to, promotion });
      else moves.push({ from, to });
  return moves;
}
