import { cardsIn, type Deck } from '../../../kernel/index.js';
import { drawFrom } from '../../base/cards.js';
import { type GameFrame, game } from '../../base/frames.js';
import { auto, chance, type G, steps } from '../../base/vocabulary.js';
import { stormLaidOut, stormlordChosen, stormRedOut } from './event-kinds.js';
import { STORMLORDS } from './memory.js';

/*
 * Game setup. Scions are open in their deck from the start, one for each space of the undefeated challenge track in
 * order, each with its scion counter (va50.setup.scion-placement, va50.setup.scion-counters): the Archer is the first,
 * the Trickster the second (va50.setup.example-scion-spaces). The storm counter is below the lowest market stack
 * (va50.setup.storm-counter); everything else is as in the base game (va50.setup.base), with red adventure counters.
 * Storm cards have separate decks beside those of their color (va50.setup.storm-decks, va50.setup.storm-position).
 */

/** One card per player from each deck (va50.setup.storm-count). */
const wanted = (g: G): number => g.state.players.length;

/** All players see the Stormlords of this game (va50.setup.stormlords-visible): known cards at the bottom of their deck. */
const chooseStormlords = chance<GameFrame, 'stormlords'>('stormlords', {
  rule: 'va50.setup.storm-count',
  ask: (g) => ((g.state.decks[STORMLORDS]?.bottom.length ?? 0) < wanted(g) ? drawFrom(g, STORMLORDS) : null),
  answer(g, f, answer) {
    if (answer.type !== 'chance/draw') return;
    g.emit(stormlordChosen, { card: answer.card, rule: 'va50.setup.storm-count' });
    g.goto(f, 'stormlords');
  },
});

const layOutStorm = auto<GameFrame>('storm-cards', (g) => {
  const amount = wanted(g);
  g.emit(stormLaidOut, { amount, rule: 'va50.setup.storm-unused' });
  g.emit(stormRedOut, { cards: cardsIn(g.state.decks.red as Deck), rule: 'va50.setup.red-cards-out' });
});

export const stormSetupSteps = steps(game, chooseStormlords);

export const setupSteps = [
  { frame: game, before: 'turn', insert: chooseStormlords },
  { frame: game, before: 'turn', insert: layOutStorm },
];
