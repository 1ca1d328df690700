import { experienceCounters } from '../../abilities/amounts.js';
import { cardOf, discardAdventure, discardCard, isAdventure, leaveTable } from '../../base/cards.js';
import { type GameFrame, game, type TurnFrame, turn } from '../../base/frames.js';
import { auto, type G } from '../../base/vocabulary.js';
import { endgameBegan } from '../endgame/event-kinds.js';
import { eliminatedStep, firstStep, orderStep, settleLevels } from '../endgame/order.js';
import type { EndgameSetting } from '../endgame/setting.js';
import { confront, faceStormlords } from './facing.js';
import { relief } from './frames.js';
import { clockwiseFrom, endgameOf, stormlordsLeft } from './memory.js';

/* Help by the townsfolk, then each Hero in turn, as in any Endgame (va50.endgame.like-base) but unrefreshed (va50.endgame.no-refresh). */

export const setting: EndgameSetting = {
  of: endgameOf,
  // The first counter makes level two.
  level: (g, player) => 1 + experienceCounters(g, player),
  cite: {
    level: 'va50.endgame.first-hero',
    order: 'va50.endgame.hero-order',
    orderTieGold: 'va50.endgame.level-tie',
    orderTieRandom: 'va50.endgame.level-tie',
    noEscape: 'va50.endgame.like-base',
    noMoving: 'va50.endgame.like-base',
    eliminated: 'va50.endgame.one-by-one',
  },
};

/** X: the number of Stormlords (va50.endgame.x). */
export const stormlordCount = (g: G): number => stormlordsLeft(g).length;

/** All turns end at once, and unspent experience stays unspent (va50.endgame.begins). */
export function beginEndgame(g: G): void {
  g.emit(endgameBegan, { rule: 'va50.endgame.begins' });
  g.unwind(game, 'endgame');
}

const prepare = auto<GameFrame>('endgame', (g, f) => {
  // Cards left by the interrupted turn.
  for (const card of [...g.state.revealed])
    if (isAdventure(cardOf(g, card))) discardAdventure(g, card);
    else {
      leaveTable(g, card);
      discardCard(g, card);
    }
  settleLevels(g, setting);
  const amount = stormlordCount(g);
  for (const player of clockwiseFrom(g, f.current))
    g.call(relief, { player, wounds: amount, exhaustion: amount, items: amount });
});

const face = auto<GameFrame>('endgame-face', (g, f) => faceStormlords(g, f));

const orderSteps = orderStep(setting);

/** The only step of a turn in the Endgame. */
const confrontation = auto<TurnFrame>('stormlords', (g, f) => {
  if (endgameOf(g) !== null) confront(g, f.player);
});

export const endgameSteps = [
  { frame: game, after: 'pass', insert: prepare },
  { frame: game, after: 'endgame', insert: face },
  { frame: game, after: 'endgame-face', insert: orderSteps },
  { frame: game, after: 'endgame-order', insert: firstStep(setting) },
  { frame: turn, after: 'storm', insert: confrontation },
  { frame: turn, before: 'over', insert: eliminatedStep(setting) },
];
