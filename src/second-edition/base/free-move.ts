import { and, forbid, why } from '../../kernel/index.js';
import { byEffect } from '../saves/called.js';
import { effectAt, type FrameSaves } from '../saves/frame-checks.js';
import { enterSpace, neighbours, refuseSpace } from './entering.js';
import { movementStopped } from './event-kinds/index.js';
import { type FreeMoveFrame, freeMove } from './frames.js';
import { terrainAt } from './ground.js';
import { action, auto, decide, steps } from './vocabulary.js';

/** One space of a move without dice that a card grants. */
const freeStep = action<FreeMoveFrame>()('move/free', {
  parameters: { to: 'id' },
  moment: '2e.cards.text',
  candidates(g, f, add) {
    for (const to of neighbours(g, f.player)) add({ type: 'move/free', to });
  },
  refuse(g, f, { to }) {
    const refusal = refuseSpace(g, f.player, to, '2e.cards.text');
    if (refusal) return refusal;
    const effect = g.content.lists[f.list]?.[f.at];
    const terrain = terrainAt(g, to);
    const through = effect?.do === 'move' ? effect.through : undefined;
    if (through === undefined || terrain === null || terrain === 'town' || through.includes(terrain))
      return null;
    return forbid(
      '2e.cards.text',
      () => why`The card lets you enter ${and([...through, 'towns'])} only; that space is ${terrain}.`,
    );
  },
  run(g, f, { to }) {
    f.left -= 1;
    enterSpace(g, f.player, to, '2e.cards.text');
  },
});

const endFreeMove = action<FreeMoveFrame>()('move/free-end', {
  moment: '2e.cards.text',
  run(g, f) {
    g.emit(movementStopped, { player: f.player, dice: [], rule: '2e.cards.text' });
    g.next(f);
  },
});

export const freeMoveSteps = steps(
  freeMove,
  decide('step', {
    time: 'a move that a card grants',
    rule: '2e.cards.text',
    offers: () => [freeStep, endFreeMove],
    skip: (_g, f) => f.left <= 0,
  }),
  auto('done', () => undefined),
);

export const freeMoveSaves = (): FrameSaves<FreeMoveFrame> => ({
  calledFrom: [byEffect('move', { shared: ['player', 'list', 'at'] })],
  check: (look, path, f) => {
    effectAt(look, path, f, 'move');
  },
});
