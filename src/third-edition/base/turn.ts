import { on, should } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { useAction } from './abilities-in-turn.js';
import { startAdventure } from './adventuring.js';
import { turnBegan, turnEnded } from './event-kinds/index.js';
import { followRumor } from './events.js';
import { propose } from './exchange.js';
import { type GameFrame, game, type TurnFrame, turn } from './frames.js';
import { rollToMove, takeStep } from './movement.js';
import { attempt } from './quests.js';
import { standUp, takeRest } from './resting.js';
import { startShopping, tradeGoods } from './shopping.js';
import { learn, train } from './training.js';
import { engageVillain } from './villain.js';
import { action, auto, decide, steps } from './vocabulary.js';

/* Three actions, one at a time, repeated at will (3e.turn.three-actions, 3e.turn.repeat, 3e.turn.one-at-a-time). */

/** 3e.turn.three-actions */
export const actionsInTurn = 3;

/** Unspent actions are lost (3e.turn.end-early), and the turn ends when its player says so (3e.turn.end). */
const endTurn = action<TurnFrame>()('turn/end', { moment: '3e.turn.end', run: (g, f) => g.next(f) });

/** What costs actions (3e.turn.action-list). Only the active player acts (3e.game.active-player, 3e.turn.other-turns). */
export const turnSteps = steps(
  turn,
  auto('start', (g, f) =>
    g.emit(turnBegan, { player: f.player, round: g.state.round, rule: '3e.round.order' }),
  ),
  decide('act', {
    time: 'the turn',
    rule: '3e.turn.three-actions',
    open: true,
    offers: () => [
      takeStep,
      rollToMove,
      startShopping,
      startAdventure,
      takeRest,
      train,
      standUp,
      learn,
      attempt,
      followRumor,
      tradeGoods,
      useAction,
      engageVillain,
      propose,
      endTurn,
    ],
  }),
  auto('end', (g, f) => g.emit(turnEnded, { player: f.player, left: f.actions, rule: '3e.turn.end' })),
  auto('over', (g) => g.finish()),
);

export const turnSaves = (): FrameSaves<TurnFrame> => ({
  calledFrom: [
    on<TurnFrame, GameFrame>(game, {
      after: ['turn'],
      problemsOf: (_g, f, { current }) =>
        should('player', f.player, current, 'the game frame says whose turn it is.'),
    }),
  ],
  check(look, path, { player }) {
    if (look.state.players[player]?.out)
      look.report(
        `${path}/player`,
        'That player is out of the game, and has no turn.',
        '3e.villain.eliminated-cleanup',
      );
  },
});
