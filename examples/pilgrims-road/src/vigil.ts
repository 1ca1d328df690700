import type { FrameOf } from 'runebound-engine/kernel';
import {
  acquire,
  action,
  auto,
  canDraw,
  chance,
  decide,
  discardCard,
  drawFrom,
  forms,
  leaveTable,
  payExhaustion,
  playerState,
  readyDeck,
  refuseAcquire,
  refuseExhaustion,
  steps,
  type TurnFrame,
  townAt,
  turn,
} from 'runebound-engine/second-edition/rules';
import { RELICS } from './content.js';
import { relicFound, vigilKept, vigilPassed } from './facts.js';
import { vigilsOf } from './memory.js';

/* At the end of a turn in a town: a vigil, and the relic that it is kept for. */

/** A vigil that may be kept. It is data, so a game can be saved in the middle of it. */
export const vigil = forms.frameWith('vigil', {
  /** Whose Hero. */
  player: forms.seat,
  /** Where. */
  town: forms.townId,
});
export type VigilFrame = FrameOf<typeof vigil>;

/** A step of the turn: a Hero in a town with a shrine visits the shrine. */
export const shrine = auto<TurnFrame>('shrine', (g, { player }) => {
  const town = townAt(g, playerState(g, player).hero.space);
  if (town === null || vigilsOf(g.state, player).includes(town) || !canDraw(g, RELICS)) return;
  g.call(vigil, { player, town });
});

const keep = action<VigilFrame>()('vigil/keep', {
  moment: 'house.pilgrims-road.vigil',
  refuse: (g, { player }) => refuseExhaustion(g, player, playerState(g, player).hero, 1),
  run(g, f) {
    payExhaustion(g, f.player, playerState(g, f.player).hero, 1);
    g.emit(vigilKept, { player: f.player, town: f.town, rule: 'house.pilgrims-road.vigil' });
    g.next(f);
  },
});

const pass = action<VigilFrame>()('vigil/pass', {
  moment: 'house.pilgrims-road.vigil',
  run(g, f) {
    g.emit(vigilPassed, { player: f.player, town: f.town, rule: 'house.pilgrims-road.vigil' });
    g.goto(f, 'over');
  },
});

export const vigilSteps = {
  ...steps(
    vigil,
    decide('ask', {
      time: 'the vigil',
      rule: 'house.pilgrims-road.vigil',
      offers: () => [keep, pass],
    }),
    auto('ready', (g) => readyDeck(g, RELICS)),
    // Chance is asked, never called: so it works with seeds, with cards told by hand, and for bots that look ahead.
    chance('draw', {
      rule: 'house.pilgrims-road.relic',
      ask: (g) => drawFrom(g, RELICS),
      answer(g, { player }, answer) {
        if (answer.type !== 'chance/draw') return;
        const { card } = answer;
        g.emit(relicFound, { player, card, rule: 'house.pilgrims-road.relic' });
        // Where a variant limits Items of every class there may be no room for it.
        if (refuseAcquire(g, player, card) === null) acquire(g, player, card);
        else {
          leaveTable(g, card);
          discardCard(g, card, 'house.pilgrims-road.relic');
        }
      },
    }),
    auto('over', () => undefined),
  ),
  // Where a save may have such a frame.
  places: [{ on: turn, after: ['shrine'], shared: ['player'] }],
};
